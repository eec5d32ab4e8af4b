// Opening layouts of patiences whose book prints none: drawn as they are commonly dealt, and labelled as our drawing.
import { type Card, RANKS, SUITS } from '../vocabulary/cards.ts';
import { column, pile, row, type Shape } from '../vocabulary/diagrams.ts';
import type { Picture } from './picture.ts';

const STEP = 2.25;
/** Visible part of a card under others, face up and face down. */
const SHOWN = 0.85;
const HIDDEN = 0.4;
const GAP = 0.7;
/** Constants of the pseudo-random generator: every build draws the same deal. */
const [MULTIPLIER, ADDED, MODULUS] = [1103515245, 12345, 2 ** 31];

/** Returns a shuffled pack without the given cards; always in the same order. */
export function shuffled(packs: 1 | 2 = 1, without: readonly Card[] = []): Card[] {
  const pack = SUITS.flatMap((suit) => RANKS.filter((rank) => rank !== '11' && rank !== '12').map((rank): Card => `${rank}${suit}`));
  const left = Array.from({ length: packs }, () => pack).flat();
  for (const card of without) left.splice(left.indexOf(card), 1);
  let seed = 7;
  for (let n = left.length - 1; n > 0; n--) {
    seed = (seed * MULTIPLIER + ADDED) % MODULUS;
    const other = Math.floor((seed / MODULUS) * (n + 1));
    [left[n], left[other]] = [left[other] as Card, left[n] as Card];
  }
  return left;
}

/** One place of a row: a pile face down or face up, an open card, a given card, an empty place, or nothing. */
export type Place = 'place' | 'open' | 'none' | Card | { readonly down: number } | { readonly up: number };
/** A column: the number of cards face down, and of those face up on them. */
export type File = readonly [down: number, up: number];
/** One row of a layout. */
export type Line = { readonly places: readonly Place[] } | { readonly files: readonly File[] };

interface Layout {
  readonly title: string;
  /** The layout in words. */
  readonly alt: string;
  readonly packs?: 1 | 2;
  /** Rows from the top. */
  readonly lines: readonly Line[];
}

const isCard = (place: Place): place is Card => typeof place === 'string' && /^(?:\d+|[AJQK])[SHCD]$/.test(place);
const heightOf = ([down, up]: File) => (down === 0 ? 0 : down * HIDDEN) + (up === 0 ? 0 : (up - 1) * SHOWN) + 3;
const longest = (line: Line) => ('files' in line ? line.files.length : line.places.length);

/** Draws a layout. Throws if it needs more cards than the pack has. */
export function tableau({ title, alt, packs = 1, lines }: Layout): Picture {
  const set = lines.flatMap((line) => ('places' in line ? line.places.filter(isCard) : []));
  const pack = shuffled(packs, set);
  const next = (many: number): Card[] => {
    if (pack.length < many) throw new Error(`tableau "${title}": expected ${many} cards more, found ${pack.length}`);
    return pack.splice(0, many);
  };
  const wide = Math.max(...lines.map(longest));
  let y = 0;
  const shapes = lines.flatMap((line): Shape[] => {
    const left = ((wide - longest(line)) * STEP) / 2;
    const top = y;
    if ('files' in line) {
      y += Math.max(...line.files.map(heightOf)) + GAP;
      return line.files.flatMap(([down, up], n) => {
        const x = left + n * STEP;
        next(down);
        return [...column(x, top, Array<'back'>(down).fill('back'), HIDDEN), ...column(x, top + down * HIDDEN, next(up), SHOWN)];
      });
    }
    y += 3 + GAP;
    return line.places.flatMap((place, n): Shape[] => {
      const x = left + n * STEP;
      if (place === 'none') return [];
      if (place === 'place') return row(x, top, ['empty']);
      if (place === 'open') return row(x, top, next(1));
      if (isCard(place)) return row(x, top, [place]);
      if ('down' in place) return next(place.down).length > 0 ? [pile(x, top, 'back', place.down)] : [];
      const [card] = next(place.up).slice(-1);
      return card === undefined ? [] : [pile(x, top, card, place.up)];
    });
  });
  return { from: null, drawing: { title, alt: `${alt} The cards are one deal of many.`, width: wide * STEP - (STEP - 2), height: y - GAP, shapes } };
}

interface Pyramid {
  readonly title: string;
  readonly alt: string;
  /** Position of the top card of each peak, in widths of a card. */
  readonly peaks: readonly number[];
  readonly rows: number;
  /** Number of rows from the top that are face down. */
  readonly hidden?: number;
  readonly stock: number;
}

/** Draws peaks of cards; each row overlaps the lower half of the row above. */
export function pyramid({ title, alt, peaks, rows, hidden = 0, stock }: Pyramid): Picture {
  const pack = shuffled();
  const places = Array.from({ length: rows }, (_, n) =>
    [...new Set(peaks.flatMap((peak) => Array.from({ length: n + 1 }, (_, at) => peak + at - n / 2)))].sort((a, b) => a - b),
  );
  const left = Math.min(...places.flat());
  const shapes = places.flatMap((inRow, n) => inRow.flatMap((x) => row((x - left) * STEP, n * 1.5, [n < hidden ? 'back' : (pack.shift() ?? 'empty')])));
  const width = (Math.max(...places.flat()) - left) * STEP + 2;
  const foot = (rows - 1) * 1.5 + 3 + GAP;
  return {
    from: null,
    drawing: { title, alt: `${alt} The cards are one deal of many.`, width, height: foot + 3, shapes: [...shapes, pile(width / 2 - 1, foot, 'back', stock)] },
  };
}

/** Draws four rows of thirteen cards with the aces removed. */
export function gaps(title: string, alt: string): Picture {
  const shapes = shuffled().flatMap((card, n) => row((n % 13) * 2.1, Math.floor(n / 13) * 3.2, [card.startsWith('A') ? 'empty' : card]));
  return { from: null, drawing: { title, alt: `${alt} The cards are one deal of many.`, width: 12 * 2.1 + 2, height: 3 * 3.2 + 3, shapes } };
}

/** Draws twelve piles in a circle and one in the middle, each of four cards face down. */
export function clock(title: string, alt: string): Picture {
  const [across, down] = [8, 7.4];
  const hours = Array.from({ length: 12 }, (_, n) => (n * Math.PI) / 6);
  const ring = hours.map((angle) => pile(across + across * Math.sin(angle), down - down * Math.cos(angle), 'back', 4));
  return { from: null, drawing: { title, alt, width: 2 * across + 2, height: 2 * down + 3, shapes: [...ring, pile(across, down, 'back', 4)] } };
}
