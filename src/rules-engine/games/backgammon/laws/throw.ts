import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, must, notDecided, putRight, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { alterByConsent, rethrowBoth, setDice } from '../words.ts';

const NO_DICE_LAW = 'The laws speak of the men only, not of how the dice fall.';

export const throwLaws = {
  'die-off-table': law({
    offence: 'irregular-throw',
    title: 'Die in the wrong table or off the board',
    gist: 'A die does not come to rest in the table on the right hand of the player who throws.',
    aka: ['die off the board', 'die on the floor', 'rolled in the wrong table', 'dice in the other half'],
    moment: 'throw',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(must('player', rethrowBoth), cites.blue.law(5), {
        note: 'It holds for a die in the other table as for one off the board.',
      }),
      donohue: silent(NO_DICE_LAW),
    }),
  }),
  'cocked-die': law({
    offence: 'irregular-throw',
    title: 'Cocked die',
    gist: 'A die leans against the other die, the rim or a man and does not lie flat.',
    aka: ['cocked dice', 'leaning die', 'die on a checker', 'die not flat'],
    moment: 'throw',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(must('player', rethrowBoth), cites.blue.law(6), { note: 'A die counts only when it rests flat on the board itself.' }),
      donohue: silent(NO_DICE_LAW),
    }),
  }),
  'dice-touched': law({
    offence: 'irregular-throw',
    title: 'Dice touched before they rest and are called',
    gist: 'The player who throws touches or interferes with the dice after they leave the box, before they lie still and the throw is called.',
    aka: ['picked up the dice too soon', 'stopped the dice', 'grabbed the dice', 'dice lifted early'],
    moment: 'throw',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(allowed('opponent', setDice), cites.blue.law(7), { note: 'Only a die that was touched may be turned.' }),
      donohue: silent(NO_DICE_LAW),
    }),
  }),
  'throw-miscalled': law({
    offence: 'miscall',
    title: 'Throw wrongly called and so played',
    gist: 'The player who throws calls or reads the throw wrongly and plays it as called.',
    aka: ['misread the dice', 'called six-five for six-four', 'played the wrong throw'],
    moment: 'throw',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        lying: { label: 'While the dice lay as thrown', chip: 'Dice still lie', if: 'while the dice lie as thrown' },
        lifted: {
          label: 'The dice have been touched to be put back in the box; the opponent has not thrown',
          chip: 'Dice touched',
          if: 'once the dice are touched, before the opponent throws',
        },
        thrown: { label: 'The opponent has thrown', chip: 'Opponent threw', if: 'once the opponent has thrown' },
      }),
    },
    leads: {
      donohue: 'Once the opponent has thrown, the play stands, but both players together may agree to change it. The book covers nothing else.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that the play stands once the opponent has thrown; by Donohue both players may agree to change it. Only Blue Ribbon covers the time before: while the dice lie as thrown, the player corrects the play; once they are touched, it stands.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { noticed: 'lying' }, then: [putRight('offender', 'play')] },
          { when: { noticed: ['lifted', 'thrown'] }, then: [stands('play')] },
        ],
        cites.blue.law(8),
      ),
      donohue: says(
        [
          { when: { noticed: 'thrown' }, then: [stands('play'), allowed('both-sides', alterByConsent)] },
          { when: { noticed: ['lying', 'lifted'] }, then: [notDecided], note: 'The law speaks only of the time after the opponent has thrown.' },
        ],
        cites.donohue.law('V'),
      ),
    }),
    see: ['backgammon.law.wrong-number-moved'],
  }),
} as const;
