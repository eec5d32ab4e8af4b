import type { BookId } from '../../../books.ts';
import type { Variant } from '../../../core/games.ts';
import { makeId } from '../../../core/ids.ts';
import type { ScoreItem } from '../../../core/points.ts';
import { points } from '../points.ts';
import fiveCard from '../variants/five-card.ts';
import sevenCard from '../variants/seven-card.ts';
import type { Priced, Schedule } from './explain.ts';
import { numberWord } from './words.ts';

export const BOOKS = ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'] as const satisfies readonly BookId[];

/** Forms that are counted differently, with the cards of a hand after the discard. */
export const FORMS = {
  'six-card': { title: 'Six-card, also with three or four players', hand: 4, books: BOOKS },
  'five-card': { title: 'Five-card', hand: 3, books: ['blue-ribbon-1940', 'donohue'] },
  'seven-card': { title: 'Seven-card', hand: 5, books: ['blue-ribbon-1940'] },
  solitaire: { title: 'Solitaire', hand: 4, books: ['blue-ribbon-1940'] },
} as const satisfies Record<string, { title: string; hand: number; books: readonly BookId[] }>;
export type Form = keyof typeof FORMS;
export const CRIB_CARDS = 4;

/** Whether a book has a form of the game. */
export function hasForm(book: BookId, form: Form): boolean {
  return (FORMS[form].books as readonly BookId[]).includes(book);
}

// The variants' own numbers; a variant therefore cannot import these scorers, or the two would load in a circle.
function variantOf(form: Form): { id: string; row: Variant } | null {
  if (form === 'five-card') return { id: 'cribbage/five-card', row: fiveCard };
  if (form === 'seven-card') return { id: 'cribbage/seven-card', row: sevenCard };
  return null;
}

/**
 * Price of an item in a form by a book: what the variant says of it, else the main game's number, else null.
 */
export function price(form: Form, key: string, book: BookId, name = ''): Priced | null {
  const found = variantOf(form);
  if (found !== null) {
    const own = found.row.points.add?.[key]?.books[book] ?? found.row.points.amend?.[key]?.books?.[book];
    if (own !== undefined)
      return own.status === 'stated' && own.points !== undefined ? { rule: makeId(found.id, 'points', key), points: own.points, name } : null;
    if (found.row.points.repeal?.[key] !== undefined) return null;
  }
  const above = (points as Readonly<Record<string, ScoreItem>>)[key]?.books[book];
  return above?.status === 'stated' && above.points !== undefined ? { rule: `points.${key}`, points: above.points, name } : null;
}

/** As `price`, for an item that the book must have. Throws when it has none. */
export function mustPrice(form: Form, key: string, book: BookId, name = ''): Priced {
  const found = price(form, key, book, name);
  if (found === null) throw new Error(`${book} gives no number for cribbage item "${key}" in the ${form} game`);
  return found;
}

/** Three and four of a rank as each book calls them. */
export const ALIKE: Readonly<Record<(typeof BOOKS)[number], Readonly<Record<3 | 4, string>>>> = {
  sierra: { 3: 'three of a kind', 4: 'four of a kind' },
  'blue-ribbon-1940': { 3: 'a pair royal', 4: 'a double pair royal' },
  donohue: { 3: 'a pair royal', 4: 'a double pair royal' },
  'uspc-1898': { 3: 'triplets', 4: 'fours' },
};

/** Runs with cards alike, by how often each rank of the run is held, smallest number first. */
const SHAPES = {
  'double-run-of-three': { name: 'a double run of three', shape: '112' },
  'double-run-of-four': { name: 'a double run of four', shape: '1112' },
  'triple-run': { name: 'a triple run', shape: '113' },
  'quadruple-run': { name: 'a quadruple run', shape: '122' },
} as const;

const made: Partial<Record<BookId, Partial<Record<Form, Schedule>>>> = {};

/** The schedule of a book for the show in a form. */
export function scheduleOf(book: (typeof BOOKS)[number], form: Form): Schedule {
  made[book] ??= {};
  const known = made[book];
  known[form] ??= makeSchedule(book, form);
  return known[form];
}

function makeSchedule(book: (typeof BOOKS)[number], form: Form): Schedule {
  const { hand } = FORMS[form];
  const flushName = (cards: number) => `a flush of ${numberWord(cards)}`;
  const inHand = price(form, 'flush', book, flushName(hand));
  const withStarter = price(form, 'flush-with-starter', book, flushName(hand + 1));
  return {
    fifteen: mustPrice(form, 'fifteen', book, 'fifteen'),
    alike: {
      2: mustPrice(form, 'pair', book, 'a pair'),
      3: mustPrice(form, 'pair-royal', book, ALIKE[book][3]),
      4: mustPrice(form, 'double-pair-royal', book, ALIKE[book][4]),
    },
    run: mustPrice(form, 'run', book, 'run'),
    flush: (cards) => (cards === hand ? inHand : withStarter),
    // The manual has one list for the show and no word on the crib: five of a suit count there as they do in the hand.
    cribFlush: price(form, 'crib-flush', book, flushName(CRIB_CARDS + 1)) ?? mustPrice('six-card', 'flush-with-starter', book, flushName(CRIB_CARDS + 1)),
    nobs: mustPrice(form, 'nobs', book, 'one for his nobs'),
    named: Object.entries(SHAPES).flatMap(([item, { name, shape }]) => {
      const priced = price(form, item, book, name);
      return priced === null ? [] : [{ rule: priced.rule, name, points: priced.points, shape }];
    }),
    plans: new Map(),
  };
}
