import { doubted, type Paged } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites, FAMILY_ONLY } from './cites.ts';

const CONDITIONS = 'Conditions, when they are laid down';
const LATER = 'Later';
const GAME = 'The game';

/** Paid in chips by each of the others; only one book gives figures. */
const paid = (chips: number, cited: Paged) => ({
  'blue-ribbon-1940': bookValue(chips, cited, { unit: 'chip', per: 'from each of the others' }),
  sierra: unscored(FAMILY_ONLY),
});
const byBlueRibbon = (says: string, cited: Paged) => ({ 'blue-ribbon-1940': ruled(says, cited, { unit: 'chip' }), sierra: unscored(FAMILY_ONLY) });
const { nonValle, valleSet, sequences, adding, newSet, game, again, holding } = cites.blue;

export const points = {
  'same-suit': item({
    title: 'Three alike in rank and suit, not 3s, 5s or 7s',
    gist: 'Three non-valle cards of one rank and one suit, such as three sixes of hearts.',
    aka: ['non valle set', 'three of the same card', 'condition'],
    group: CONDITIONS,
    books: paid(1, nonValle),
  }),
  'same-suit-spades': item({
    title: 'Three alike in spades, not 3s, 5s or 7s',
    gist: 'Three non-valle cards of one rank, all spades.',
    aka: ['non valle spades'],
    group: CONDITIONS,
    books: paid(2, nonValle),
  }),
  valle: item({
    title: 'Three valle cards',
    gist: 'Three 3s, 5s or 7s, either all of one suit or of three different suits.',
    aka: ['valle', 'three fives', 'three sevens', 'value cards'],
    group: CONDITIONS,
    books: paid(1, valleSet),
  }),
  'valle-spades': item({
    title: 'Three valle cards, all spades',
    gist: 'Three 3s, 5s or 7s of spades.',
    group: CONDITIONS,
    books: paid(2, valleSet),
  }),
  'low-sequence': item({
    title: 'Ace, 2, 3 of one suit',
    gist: 'The lowest sequence.',
    aka: ['ace two three', 'low run'],
    group: CONDITIONS,
    books: paid(1, sequences),
  }),
  'low-sequence-spades': item({ title: 'Ace, 2, 3 of spades', gist: 'The lowest sequence, in spades.', group: CONDITIONS, books: paid(2, sequences) }),
  'court-sequence': item({
    title: 'Jack, queen, king of one suit',
    gist: 'The sequence of court cards.',
    aka: ['jack queen king', 'high run'],
    group: CONDITIONS,
    books: paid(1, sequences),
  }),
  'court-sequence-spades': item({
    title: 'Jack, queen, king of spades',
    gist: 'The sequence of court cards, in spades.',
    group: CONDITIONS,
    books: paid(2, sequences),
  }),
  'other-sequence': item({
    title: 'Any other sequence',
    gist: 'Three or more of one suit in order, to get eleven cards down.',
    aka: ['four five six', 'does a run pay'],
    group: CONDITIONS,
    books: byBlueRibbon('it brings nothing', sequences),
  }),
  'added-card': item({
    title: 'Card added to a condition',
    gist: 'For each card laid later to a set that was paid for when it was first shown.',
    aka: ['laid off', 'fourth card', 'extend a set'],
    group: LATER,
    books: paid(1, adding),
  }),
  'new-condition': item({
    title: 'New condition out of an old set',
    gist: 'When cards added make a condition of their own with one that lies there already.',
    aka: ['three of a suit out of a mixed set', 'two more club threes'],
    group: LATER,
    books: {
      'blue-ribbon-1940': ruled(
        'the new condition is paid for, and the addition as well, less what a card of it has already brought',
        doubted(newSet, 'In the book’s one example two cards are added, and the addition brings one chip; how it is reckoned in other cases is not clear.'),
        { unit: 'chip' },
      ),
      sierra: unscored(FAMILY_ONLY),
    },
  }),
  'held-back': item({
    title: 'Set held in the hand',
    gist: 'A complete set, or the fourth card of one, that is still in the hand when another player goes out.',
    aka: ['holding up', 'caught with a set'],
    group: GAME,
    books: byBlueRibbon('its value is lost', holding),
  }),
  game: item({
    title: 'Game',
    gist: 'To the player who has eleven cards down, all in sets.',
    aka: ['going out', 'eleven down', 'pan out'],
    group: GAME,
    books: paid(1, game),
  }),
  'conditions-again': item({
    title: 'The winner’s conditions again',
    gist: 'To the player who goes out, for the conditions on the table in front of that player.',
    aka: ['paid twice', 'collects again'],
    group: GAME,
    books: {
      'blue-ribbon-1940': ruled(
        'the value of all of them, a second time',
        doubted(again, 'The book does not say whether the cards that were added to them are paid for again as well.'),
        { unit: 'chip' },
      ),
      sierra: unscored(FAMILY_ONLY),
    },
  }),
};
