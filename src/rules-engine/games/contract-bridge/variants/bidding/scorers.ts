import { cards, type Values } from '../../../../scoring/fields.ts';
import { ok, type Result } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { type Card, rankOf, SUIT_NAMES, SUITS, type Suit, sayCard, suitOf } from '../../../../vocabulary/cards.ts';
import { figureOf } from '../../../../wording/numbers.ts';
import type { biddingPoints } from './points.ts';

type Prices = Schedule<typeof biddingPoints>;
type Key = keyof typeof biddingPoints;

const ask = { hand: cards('The hand', 'standard-52', 13, { hint: 'All thirteen cards, as they were dealt.' }) } as const;

const TO = { tricks: 'Quick tricks', cards: 'High cards', all: 'The hand' } as const;
const HONOURS: readonly (readonly [string, Key])[] = [
  ['A', 'high-ace'],
  ['K', 'high-king'],
  ['Q', 'high-queen'],
  ['J', 'high-jack'],
];
const SHORT = ['void', 'singleton', 'doubleton'] as const;

/** The quick tricks of a suit, which win its first or second round; null if there are none. */
function quickTricks(held: readonly Card[]): Key | null {
  const has = (rank: string) => held.some((card) => rankOf(card) === rank);
  if (has('A')) return has('K') ? 'ace-king' : has('Q') ? 'ace-queen' : 'ace';
  if (!has('K')) return null;
  return has('Q') ? 'king-queen' : held.length > 1 ? 'guarded-king' : null;
}

/** The lines of one suit. No card counts both as high and as short: a bare court card is only a singleton, an ace or an honour in a doubleton only high. */
function linesOf(held: readonly Card[], suit: Suit, by: Prices): Line[] {
  const lines: Line[] = [];
  const key = quickTricks(held);
  if (key !== null && by.gives(key)) {
    const top = held.filter((card) => (key === 'guarded-king' ? rankOf(card) === 'K' : /^[AKQ]/.test(card))).slice(0, key === 'ace' ? 1 : 2);
    lines.push(by.line(key, `${key.replace('-', key === 'guarded-king' ? ' ' : ' and ')} of ${SUIT_NAMES[suit]}`, { cards: top, to: TO.tricks }));
  }
  const short = by.gives('void') ? SHORT[held.length] : undefined;
  const to = by.gives('void') ? TO.all : TO.cards;
  const honours = held.flatMap((card) => HONOURS.flatMap(([rank, item]) => (rankOf(card) === rank ? [{ card, item }] : [])));
  const asShort = short !== undefined && (honours.length === 0 || (short === 'singleton' && rankOf(held[0] as Card) !== 'A'));
  if (!asShort) for (const { card, item } of honours) lines.push(by.line(item, sayCard(card), { cards: [card], to }));
  if (asShort) lines.push(by.line(short, `${short} in ${SUIT_NAMES[suit]}`, { cards: held, to }));
  return lines;
}

function score({ hand: held }: Values<typeof ask>, by: Prices): Result<Answer> {
  const lines = SUITS.flatMap((suit) =>
    linesOf(
      held.filter((card) => suitOf(card) === suit),
      suit,
      by,
    ),
  );
  const sumOf = (to: string) => lines.reduce((sum, line) => sum + (line.to === to ? (line.points ?? 0) : 0), 0);
  const noTrump = `${by.points('open-no-trump')} in high cards are the least for one no-trump.`;
  const advice = 'These are customs of bidding, not laws: no penalty hangs on them.';
  if (by.gives('void')) {
    const sum = sumOf(TO.all);
    // The book's example for a response has two clubs, an ace and two jacks, and is counted as six.
    const two = lines.some(({ rule }) => rule === by.id('doubleton')) ? ['One example of the book counts a hand without its doubleton.'] : [];
    return ok(answer(`The hand counts ${sum}`, lines, [`A hand worth ${by.points('open')} is opened. ${noTrump}`, ...two, advice]));
  }
  const tricks = sumOf(TO.tricks);
  const opens = `A bid of one in a suit shows ${figureOf(by.points('open'))} quick tricks, ${figureOf(by.points('open-vulnerable'))} when vulnerable. ${noTrump}`;
  return ok(
    answer(`${figureOf(tricks)} quick ${tricks === 1 || tricks === 0.5 ? 'trick' : 'tricks'}, and ${sumOf(TO.cards)} in high cards`, lines, [opens, advice]),
  );
}

/** The scorer of a hand for bidding. */
export const hand = scorer({
  title: 'Count a hand for bidding',
  gist: 'Quick tricks suit by suit and the count of high cards; by Sierra with the short suits, no card counted both ways.',
  aka: ['hand valuation', 'how strong is my hand', 'high card points', 'point count', 'quick tricks', 'honour tricks', 'can I open'],
  books: ['sierra', 'blue-ribbon-1940'],
  ask,
  score,
});
