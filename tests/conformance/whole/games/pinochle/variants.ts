// The scores of pinochle for two that apply to its variants: U.S. Playing Card (p. 78-80), Donohue (p. 44-46), Blue Ribbon (p. 266-273) and the
// Sierra manual (p. 90-102), each by its clause on the variant.
import type { BookId } from '../../../../../src/rules-engine/index.ts';
import type { WholePlace } from '../../whole.ts';

type Points = NonNullable<WholePlace['points']>;
/** The pages of a variant's clause in each book that has one, with the comma after them; Sierra has all on the same pages. */
export type Clause = Readonly<Partial<Record<BookId, string>>>;

const item = (said: string, clause: Clause, pages: Clause): Readonly<Partial<Record<BookId, string>>> =>
  Object.fromEntries(
    Object.entries(clause).flatMap(([book, own]) => (pages[book as BookId] === undefined ? [] : [[book, `${said}, ${own}${pages[book as BookId]}`]])),
  );

const SIERRA = { sierra: 'p. 90-102' };
const TOP = { 'uspc-1898': 'p. 79', donohue: 'p. 45', 'blue-ribbon-1940': 'p. 266', ...SIERRA };
const FOUR = { ...TOP, 'blue-ribbon-1940': 'p. 267' };
const CARD = { 'uspc-1898': 'p. 79', donohue: 'p. 44, p. 35', 'blue-ribbon-1940': 'p. 267', ...SIERRA };

/** The melds that all books name. */
export const meldsAsWithTwo = (clause: Clause): Points => ({
  marriage: item('20 points', clause, TOP),
  'royal-marriage': item('40 points', clause, TOP),
  sequence: item('150 points', clause, TOP),
  pinochle: item('40 points', clause, TOP),
  'double-pinochle': {
    ...item('300 points', clause, { 'uspc-1898': 'p. 79', ...SIERRA }),
    ...item('80 points', clause, { 'blue-ribbon-1940': 'p. 266' }),
  },
  'four-aces': item('100 points', clause, FOUR),
  'four-kings': item('80 points', clause, FOUR),
  'four-queens': item('60 points', clause, FOUR),
  'four-jacks': item('40 points', clause, FOUR),
});

/** The eights of a kind, only in U.S. Playing Card. */
export const eightsAsWithTwo = (clause: Clause): Points =>
  Object.fromEntries(
    Object.entries({ 'eight-aces': 1000, 'eight-kings': 800, 'eight-queens': 600, 'eight-jacks': 400 }).map(([key, points]) => [
      key,
      item(`${points} points`, clause, { 'uspc-1898': 'p. 79' }),
    ]),
  );

/** The values of cards. In the partnership games of the Sierra manual an ace, a ten and a king are equal. */
export const cardsAsWithTwo = ({ sierra, ...clause }: Clause): Points => {
  const value = (said: string, counter: number) => ({
    ...item(said, clause, CARD),
    ...(sierra === undefined ? {} : item(`${counter} points a card`, { sierra }, SIERRA)),
  });
  return {
    ace: value('11 points a card', 10),
    ten: value('10 points a card', 10),
    king: value('4 points a card', 10),
    queen: value('3 points a card', 0),
    jack: value('2 points a card', 0),
  };
};
