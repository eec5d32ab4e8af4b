import { fact, yesNo } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, isDone, pays } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  breaker,
  consolation,
  consolationsBack,
  espagnoletteHolder,
  forcer,
  leftUnpaid,
  maker,
  partyAmount,
  renounceAnySuit,
  reversisForAll,
  reversisPrice,
  stakeOfQuinola,
  undertakeReversis,
  undertaker,
  waiveRight,
  wouldWin,
} from '../words.ts';

const { espagnolette: section, espagnoletteForced: forced } = cites.donohue;

/** The espagnolette: four aces, three aces and a quinola, or two aces and both. */
export const espagnolette = {
  'espagnolette-right': law({
    question: 'allowed',
    title: 'What the espagnolette may do',
    gist: 'A player has four aces, three aces and a quinola, or two aces and both quinolas.',
    aka: ['four aces', 'renounce every suit', 'give up the espagnolette', 'privilege'],
    moment: 'play',
    facts: {
      what: fact('What would the player do?', 'Player wants to', {
        renounce: { label: 'Renounce in a suit held', chip: 'Renounce', if: 'if the player wants to renounce in a suit they have' },
        waive: {
          label: 'Play a common hand; that player has not renounced',
          chip: 'Play a common hand',
          if: 'if the player wants a common hand and has not renounced',
        },
        late: { label: 'Play a common hand; that player has renounced', chip: 'Waive it too late', if: 'if the player wants a common hand but has renounced' },
        reversis: { label: 'Undertake the reversis', chip: 'Try the reversis', if: 'if the player wants to undertake the reversis' },
      }),
    },
    leads: {
      donohue:
        'The holder may renounce (not follow suit) in any suit. A holder who has not renounced yet may choose to play a common hand. A holder who undertakes the reversis may not renounce.',
    },
    cases: [
      { when: { what: 'renounce' }, then: [allowed(espagnoletteHolder, renounceAnySuit)] },
      { when: { what: 'waive' }, then: [allowed(espagnoletteHolder, waiveRight)] },
      { when: { what: 'late' }, then: [barred(espagnoletteHolder, waiveRight)] },
      { when: { what: 'reversis' }, then: [allowed(espagnoletteHolder, undertakeReversis), barred(espagnoletteHolder, renounceAnySuit)] },
    ],
    cites: section,
  }),
  'espagnolette-wins-a-trick': law({
    question: 'not-made',
    title: 'The espagnolette has won a trick',
    gist: 'The holder of an espagnolette has used the right not to follow suit and then has to win a trick. There is no reversis.',
    aka: ['espagnolette lost', 'four aces and took a trick', 'failed espagnolette'],
    moment: 'hand-over',
    facts: {
      quinola: yesNo(
        'Has the player with the espagnolette had a quinola?',
        'Had a quinola',
        'if the espagnolette included a quinola',
        'if the espagnolette included no quinola',
      ),
    },
    leads: {
      donohue:
        'The holder pays the party to the player who would otherwise have won it, and gives the consolations back. A holder whose espagnolette had a quinola also pays its stake to the pool.',
    },
    cases: [
      {
        when: { quinola: 'no' },
        then: [pays(espagnoletteHolder, partyAmount, wouldWin), pays(espagnoletteHolder, consolationsBack, 'other-players')],
      },
      {
        when: { quinola: 'yes' },
        then: [
          pays(espagnoletteHolder, partyAmount, wouldWin),
          pays(espagnoletteHolder, consolationsBack, 'other-players'),
          pays(espagnoletteHolder, stakeOfQuinola, 'pool'),
        ],
        note: 'The holder pays the stake instead of drawing it.',
      },
    ],
    cites: section,
  }),
  'espagnolette-forced': law({
    question: 'who-pays',
    title: 'The quinola of the espagnolette is forced',
    gist: 'Another has the ace or king of hearts and forces a quinola of the espagnolette.',
    aka: ['espagnolette quinola forced', 'ace of hearts forces'],
    moment: 'play',
    facts: { reversis: yesNo('Is there a reversis?', 'Reversis', 'if there is a reversis', 'if there is no reversis') },
    usual: { reversis: 'no' },
    leads: {
      donohue: 'The holder pays the quinola’s stake to the pool and the consolation to the player who forced it. If there is a reversis, neither is paid.',
    },
    cases: [
      {
        when: { reversis: 'no' },
        then: [pays(espagnoletteHolder, stakeOfQuinola, 'pool'), pays(espagnoletteHolder, consolation, forcer)],
        note: 'The two other players pay the consolation as well.',
      },
      { when: { reversis: 'yes' }, then: [isDone(leftUnpaid)] },
    ],
    cites: forced,
  }),
  'espagnolette-and-reversis': law({
    question: 'who-pays',
    title: 'A reversis with an espagnolette at the table',
    gist: 'One player has an espagnolette, and another has undertaken the reversis.',
    aka: ['who pays the reversis', 'espagnolette pays for all'],
    moment: 'hand-over',
    facts: {
      end: fact('How did it end?', 'Reversis was', {
        made: { label: 'It was made', chip: 'Made', if: 'if the reversis was made' },
        other: { label: 'A third player broke it', chip: 'Broken by a third', if: 'if a third player broke the reversis' },
        own: { label: 'The espagnolette broke it', chip: 'Broken by holder', if: 'if the espagnolette broke the reversis' },
      }),
    },
    leads: {
      donohue:
        'The holder of the espagnolette pays 80 fish to the player who made the reversis, or to another who broke it. If the holder broke it, the one who tried it pays the holder 80 fish.',
    },
    cases: [
      { when: { end: 'made' }, then: [pays(espagnoletteHolder, reversisForAll, maker)] },
      { when: { end: 'other' }, then: [pays(espagnoletteHolder, reversisPrice, breaker)] },
      { when: { end: 'own' }, then: [pays(undertaker, reversisPrice, espagnoletteHolder)] },
    ],
    note: 'A quinola that the espagnolette has placed draws no stake.',
    cites: section,
    see: ['reversis.points.espagnolette-pays'],
  }),
};
