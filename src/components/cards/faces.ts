// The drawing of every card, in a box of 100 by 140: pips, figures and the back, as one file that a page requests when it shows a card. Rank and suit
// in the corner are in the page itself, so that a card can be read before its picture has loaded.
import { type Card, RANKS, type Rank, rankOf, SUITS, suitOf } from '../../rules-engine/vocabulary/cards.ts';
import { COURTS } from './courts.ts';
import { SUIT_SHAPES } from './suit-shapes.ts';

const LEFT = 57;
const MIDDLE = 71;
const RIGHT = 85;
const PIP = 21;
const at = (x: number, ...heights: readonly number[]) => heights.map((y) => [x, y] as const);
const sides = (...heights: readonly number[]) => [...at(LEFT, ...heights), ...at(RIGHT, ...heights)];
const SIX = sides(22, 70, 118);
const EIGHT = sides(19, 53, 87, 121);
/** Centres of the pips: to the right of the index, as on a card held in a fan. */
const PIPS: Readonly<Partial<Record<Rank, readonly (readonly [number, number])[]>>> = {
  '2': at(MIDDLE, 30, 110),
  '3': at(MIDDLE, 26, 70, 114),
  '4': sides(26, 114),
  '5': [...sides(22, 118), [MIDDLE, 70]],
  '6': SIX,
  '7': [...SIX, [MIDDLE, 46]],
  '8': [...SIX, ...at(MIDDLE, 46, 94)],
  '9': [...EIGHT, [MIDDLE, 70]],
  '10': [...EIGHT, ...at(MIDDLE, 36, 104)],
  '11': [...EIGHT, ...at(MIDDLE, 36, 70, 104)],
  '12': [...sides(16, 43, 70, 97, 124), ...at(MIDDLE, 56.5, 83.5)],
};
/** One large pip: for an ace, and for any card that the next one partly covers. */
const LARGE = (suit: string) => `<use href="#${suit}" x="40" y="72" width="54" height="54"/>`;

/** The drawing on a card. Courts have one figure for all suits, which takes the colour of the suit from the page. */
export function drawingOf(card: Card): string {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  if (rank === null || suit === null) return COURTS.JOKER;
  if (rank === 'J' || rank === 'Q' || rank === 'K') return `<use href="#${rank}" width="100" height="140"/>`;
  const size = rank === '12' ? PIP - 4 : PIP;
  const pips = PIPS[rank];
  return pips === undefined
    ? LARGE(suit)
    : pips.map(([x, y]) => `<use href="#${suit}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`).join('');
}

const symbol = (id: string, inside: string, box = '0 0 100 140') => `<symbol id="${id}" viewBox="${box}">${inside}</symbol>`;
const LATTICE = `<pattern id="lattice" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0 10 10M10 0 0 10" stroke="#e9dfc4" stroke-width="1.3"/><circle cx="5" cy="5" r="1.5" fill="#e9dfc4"/></pattern>`;
const BACK = [
  '<rect x="6" y="6" width="88" height="128" rx="5" fill="#1f5238"/><rect x="6" y="6" width="88" height="128" rx="5" fill="url(#lattice)"/>',
  '<rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="#e9dfc4" stroke-width="1.5"/>',
  '<path d="M50 42 76 70 50 98 24 70z" fill="#1f5238" stroke="#e9dfc4" stroke-width="2.5"/>',
  `<svg x="37" y="57" width="26" height="26" viewBox="0 0 32 32" fill="#e9dfc4"><path d="${SUIT_SHAPES.S}"/></svg>`,
].join('');

/** The file of all drawings, each under the notation of its card. */
export function facesFile(): string {
  const cards: readonly Card[] = [...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as const)), 'JOKER'];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor">',
    `<defs>${LATTICE}</defs>`,
    ...SUITS.map((suit) => symbol(suit, `<path d="${SUIT_SHAPES[suit]}"/>`, '0 0 32 32')),
    ...(['J', 'Q', 'K'] as const).map((rank) => symbol(rank, COURTS[rank])),
    ...cards.map((card) => symbol(card, drawingOf(card))),
    symbol('back', BACK),
    '</svg>',
  ].join('\n');
}
