import { doubted } from '../../../laws/cites.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, must } from '../../../laws/remedies.ts';
import { lawFrom } from '../../../patience/laws.ts';
import { cites } from '../cites.ts';
import { patience } from '../patience.ts';
import { buildThere, leaveTableau, playOnFoundation, takeThatCard } from '../words.ts';

/** Where cards may be laid, and where they may be taken from. */
export const buildLaws = {
  'card-fits': lawFrom(patience, 'wrong-build', {
    question: 'allowed',
    title: 'May this card go there?',
    gist: 'A player wants to lay a card on another one.',
    aka: ['red on black', 'same suit', 'up or down', 'load the opponent', 'does this card fit', 'which way do we build'],
    leads: {
      'blue-ribbon-1940':
        'On a foundation, the card must be one higher, of the same suit; in the tableau, one lower, of the other colour; on the opponent’s piles, one higher or lower, of the same suit.',
    },
    see: ['russian-bank.law.false-build'],
  }),
  'must-build': law({
    question: 'obliged',
    title: 'Must this card be built?',
    gist: 'A card could be built, and the player would rather leave it.',
    aka: ['do I have to play it', 'keep a card back', 'forced to move', 'have to build', 'refuse to move'],
    moment: 'play',
    facts: {
      where: fact('Where would it go?', 'Card would go', {
        foundation: { label: 'On a foundation', if: 'if the card would go on a foundation' },
        tableau: { label: 'In the tableau', if: 'if the card would go in the tableau' },
        pile: { label: 'On the opponent’s stock or trash pile', chip: 'Opponent’s pile', if: 'if the card would go on the opponent’s stock or trash pile' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A card that fits a foundation must be built there before another card is touched. A card that fits only the tableau or the opponent’s piles may be left.',
    },
    cases: [
      { when: { where: 'foundation' }, then: [must('player', playOnFoundation)] },
      { when: { where: 'tableau' }, then: [allowed('player', leaveTableau)] },
      { when: { where: 'pile' }, then: [allowed('player', buildThere)], note: 'The player may, if they wish.' },
    ],
    cites: [cites.blue.stop, cites.blue.stockCard, cites.blue.piles],
    see: ['russian-bank.law.foundation-passed-over'],
  }),
  'several-cards-moved': lawFrom(patience, 'several-moved', {
    title: 'Several cards moved at once',
    gist: 'A player lifts a whole row of fitting cards.',
    aka: ['move a whole pile', 'move a sequence', 'two cards together', 'move a column'],
    leads: { 'blue-ribbon-1940': 'Not allowed: only the top card may be moved. The book names no penalty.' },
  }),
  'space-filled': lawFrom(patience, 'empty-space', {
    title: 'Which card may fill a space?',
    gist: 'A place in the tableau is empty, and a card is put there.',
    aka: ['empty space', 'empty column', 'fill a gap', 'fill the hole from the trash pile', 'vacancy'],
    leads: {
      'blue-ribbon-1940': 'A card from the tableau or the player’s own stock may fill it. A card from a trash pile may not. The book covers nothing else.',
    },
    see: ['russian-bank.law.space-not-filled'],
  }),
  'card-taken-from-opponent': law({
    question: 'allowed',
    title: 'Card taken from the opponent’s pile',
    gist: 'On your turn you can use the opponent’s open stock or trash card.',
    aka: ['take from his trash', 'use the other player’s card', 'play from the opponent’s stock'],
    moment: 'play',
    facts: {
      to: fact('Where is it to go?', 'Card is to go', {
        tableau: { label: 'Into the tableau, where it fits', chip: 'Into the tableau', if: 'if the card is to go into the tableau, where it fits' },
        foundation: { label: 'On a foundation', if: 'if the card is to go on a foundation' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If it fits a foundation, the player must play it there before touching another card. If it fits the tableau, the player may take it.',
    },
    cases: [
      { when: { to: 'tableau' }, then: [allowed('player', takeThatCard)] },
      { when: { to: 'foundation' }, then: [must('player', playOnFoundation)], doubtful: true },
    ],
    cites: [cites.blue.piles, doubted(cites.blue.stop, 'Any open card that fits must go up. The book does not say on whose pile it lies.')],
    see: ['russian-bank.law.space-filled'],
  }),
};
