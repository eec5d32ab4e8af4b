import { doubted } from '../../../laws/cites.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { barred, must, noPenaltyPrinted, notDecided, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { higherEnd, layOnTrash, makeSecondPlay, playFromCrapette, replayTrash } from '../words.ts';
import { buildLaws } from './builds.ts';

const { uspc } = cites;

/** Offences and questions at Crapette: who begins, what may be built and used, and when cards run out. */
export const laws = {
  'first-play': law({
    offence: 'seats-and-partners',
    title: 'Who plays first?',
    gist: 'Both tableaux are dealt, and the players are not agreed who begins.',
    aka: ['who starts', 'who goes first', 'highest card begins'],
    moment: 'deal-done',
    facts: {
      end: fact('How do the cards at the near ends of the tableaux stand?', 'Near-end cards', {
        higher: { label: 'One of them is higher', chip: 'One higher', if: "if one of the tableaux' near-end cards is higher" },
        same: { label: 'Both have the same rank', chip: 'Of one rank', if: "if the tableaux' near-end cards are of equal rank" },
      }),
    },
    usual: { end: 'higher' },
    leads: { 'uspc-1898': 'The player with the higher card at the near end of the tableau begins. The book does not cover two equal cards.' },
    cases: [
      { when: { end: 'higher' }, then: [wins(higherEnd, 'first-move')] },
      { when: { end: 'same' }, then: [notDecided], note: 'The book does not mention two cards of one rank.' },
    ],
    cites: uspc.firstPlay,
  }),
  ...buildLaws,
  'play-missed': law({
    offence: 'held-back',
    title: 'Play missed',
    gist: 'A card could have been played, and the player has passed it over.',
    aka: ['can I call stop', 'stop', 'missed a foundation', 'forgot to play a card', 'is there a penalty'],
    moment: 'play',
    cases: [{ then: [notDecided], note: 'The book prints no call of “stop” and no penalty; Russian bank of 1940 has the call.' }],
    cites: uspc.advice,
    see: ['russian-bank.law.foundation-passed-over'],
  }),
  'card-does-not-fit': law({
    question: 'runs-out',
    title: 'Turned card fits nowhere',
    gist: 'The card just turned from the pack cannot be played.',
    aka: ['cannot play the card', 'waste pile', 'talon', 'is my turn over'],
    moment: 'play',
    cases: [{ then: [must('player', layOnTrash)], note: 'The book does not say that the turn is then over.' }],
    cites: uspc.pack,
  }),
  'second-play': law({
    question: 'allowed',
    title: 'Second play in a turn',
    gist: 'A player has made a play and would go on.',
    aka: ['how many cards a turn', 'can I keep going', 'one card a turn', 'play again'],
    moment: 'play',
    cases: [{ then: [barred('player', makeSecondPlay), noPenaltyPrinted], doubtful: true }],
    cites: doubted(uspc.onePlay, 'The book does not say whether a play is one card, or all that can be played before a card fails.'),
  }),
  'pack-used-up': law({
    question: 'runs-out',
    title: 'Pack used up',
    gist: 'The last card of the pack has been turned.',
    aka: ['ran out of cards', 'deck is empty', 'turn the waste over', 'go through again'],
    moment: 'play',
    facts: {
      trash: fact('Is a trash pile left?', 'Trash pile left', {
        yes: { label: 'Yes', if: 'if a trash pile is left' },
        no: { label: 'No', if: 'if no trash pile is left' },
      }),
    },
    usual: { trash: 'yes' },
    leads: { 'uspc-1898': 'The player must play the trash pile over again. If there is none, the player plays from the Crapette pile.' },
    cases: [
      { when: { trash: 'yes' }, then: [must('player', replayTrash)] },
      { when: { trash: 'no' }, then: [must('player', playFromCrapette)] },
    ],
    cites: uspc.again,
  }),
};
