import { doubted } from '../../../core/cites.ts';
import { fact } from '../../../core/laws.ts';
import { law } from '../../../core/one-book.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { buildThere, leaveTableau, moveSeveral, playOnFoundation, takeThatCard } from '../words.ts';

/** How a card may stand to the one that it is laid on. */
export const HOW = {
  'up-suit': 'One higher, of the same suit',
  'down-suit': 'One lower, of the same suit',
  'down-color': 'One lower, red on black or black on red',
  none: 'None of these',
} as const;
export type How = keyof typeof HOW;

/** What may be built where: law, picture and test rest on it. */
export const BUILDS = {
  foundation: ['up-suit'],
  tableau: ['down-color'],
  pile: ['up-suit', 'down-suit'],
} as const satisfies Readonly<Record<string, readonly How[]>>;
type Where = keyof typeof BUILDS;

const others = (where: Where) => (Object.keys(HOW) as How[]).filter((how) => !(BUILDS[where] as readonly How[]).includes(how));
const casesAt = (where: Where) => [
  { when: { where, how: BUILDS[where] }, then: [allowed('player', 'build-so')] },
  { when: { where, how: others(where) }, then: [barred('player', 'build-so'), noPenaltyPrinted] },
];

/** What may be laid where, and taken from where. */
export const buildLaws = {
  'card-fits': law({
    question: 'allowed',
    title: 'May this card go there?',
    gist: 'A player wants to lay a card on another one.',
    aka: ['red on black', 'same suit', 'up or down', 'load the opponent', 'does this card fit', 'which way do we build'],
    moment: 'play',
    facts: {
      where: fact('Where is it to go?', {
        foundation: ['On a foundation', 'on a foundation'],
        tableau: ['In the tableau', 'in the tableau'],
        pile: ['On the opponent’s stock or trash pile', 'on the opponent’s pile'],
      }),
      how: fact('How does it stand to the card under it?', HOW),
    },
    cases: [...casesAt('foundation'), ...casesAt('tableau'), ...casesAt('pile')],
    cites: [cites.blue.foundations, cites.blue.changes, cites.blue.piles],
    see: ['russian-bank.law.false-build'],
  }),
  'must-build': law({
    question: 'obliged',
    title: 'Must this card be built?',
    gist: 'A card could be built, and the player would rather leave it.',
    aka: ['do I have to play it', 'keep a card back', 'forced to move', 'have to build', 'refuse to move'],
    moment: 'play',
    facts: {
      where: fact('Where would it go?', {
        foundation: ['On a foundation', 'on a foundation'],
        tableau: ['In the tableau', 'in the tableau'],
        pile: ['On the opponent’s stock or trash pile', 'on the opponent’s pile'],
      }),
    },
    cases: [
      { when: { where: 'foundation' }, then: [must('player', playOnFoundation)] },
      { when: { where: 'tableau' }, then: [allowed('player', leaveTableau)] },
      { when: { where: 'pile' }, then: [allowed('player', buildThere)], note: 'He may, if he wishes.' },
    ],
    cites: [cites.blue.stop, cites.blue.stockCard, cites.blue.piles],
    see: ['russian-bank.law.foundation-passed-over'],
  }),
  'several-cards-moved': law({
    question: 'allowed',
    title: 'Several cards moved at once',
    gist: 'A player lifts a whole row of fitting cards.',
    aka: ['move a whole pile', 'move a sequence', 'two cards together', 'move a column'],
    moment: 'play',
    cases: [
      {
        then: [barred('player', moveSeveral), noPenaltyPrinted],
        note: 'Only the top card moves. With a free space, a row can go card by card.',
      },
    ],
    cites: cites.blue.changes,
  }),
  'space-filled': law({
    question: 'allowed',
    title: 'Which card may fill a space?',
    gist: 'A place in the tableau is empty, and a card is put there.',
    aka: ['empty space', 'empty column', 'fill a gap', 'fill the hole from the trash pile', 'vacancy'],
    moment: 'play',
    facts: {
      from: fact('Where does the card come from?', {
        tableau: ['From the top of another pile in the tableau', 'from the tableau'],
        stock: ['From the player’s own stock', 'from the stock'],
        hand: ['From the player’s own hand', 'from the hand'],
        trash: ['From a trash pile, his own or the other one', 'from a trash pile'],
        theirs: ['From the opponent’s stock', 'from the other stock'],
      }),
    },
    cases: [
      { when: { from: ['tableau', 'stock'] }, then: [allowed('player', 'fill-space-so')] },
      { when: { from: 'trash' }, then: [barred('player', 'fill-space-so'), noPenaltyPrinted] },
      { when: { from: 'hand' }, then: [notDecided], note: 'The hand is turned when no space is left. A space that comes later is not spoken of.' },
      { when: { from: 'theirs' }, then: [notDecided], note: 'Only the two trash piles are forbidden.' },
    ],
    cites: [cites.blue.changes, cites.blue.stockCard, cites.blue.piles],
    see: ['russian-bank.law.space-not-filled'],
  }),
  'card-taken-from-opponent': law({
    question: 'allowed',
    title: 'Card taken from the opponent’s pile',
    gist: 'On your turn you can use the open card of his stock or trash pile.',
    aka: ['take from his trash', 'use the other player’s card', 'play from the opponent’s stock'],
    moment: 'play',
    facts: {
      to: fact('Where is it to go?', {
        tableau: ['Into the tableau, where it fits', 'to the tableau'],
        foundation: ['On a foundation', 'to a foundation'],
      }),
    },
    cases: [
      { when: { to: 'tableau' }, then: [allowed('player', takeThatCard)] },
      { when: { to: 'foundation' }, then: [must('player', playOnFoundation)], doubtful: true },
    ],
    cites: [cites.blue.piles, doubted(cites.blue.stop, 'Any open card that fits must go up. On whose pile it lies is not said.')],
    see: ['russian-bank.law.space-filled'],
  }),
};
