import type { ScoreItem } from '../../../scoring/points.ts';
import { type Problem, problem, type Result } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line } from '../../../scoring/scorers.ts';
import { type Card, showCard } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { bestOf, CLASSES, endsInFour, holdingsOf, isHigh, timesOf } from './holdings.ts';
import { fall, type Trick } from './play.ts';

/** The additional score items of the variants for three and four players. */
type Others = { readonly 'cards-tie': ScoreItem; readonly 'capot-shared': ScoreItem };
export type DealPrices = Schedule<typeof points & Others>;

/** The players, the eldest hand first, and the side that each counts for: their own in a game without partners. */
export interface Seating {
  readonly names: readonly string[];
  readonly sides: readonly string[];
}
/** A deal: the hands after the exchange, and the cards played. */
export interface Dealt {
  readonly hands: readonly (readonly Card[])[];
  /** The names of the players who announced carte blanche. */
  readonly blank: readonly string[];
  readonly short: boolean;
  readonly played: readonly Card[];
}

const DECIDES = { point: 'better-point', sequence: 'better-sequence', kind: 'better-kind' } as const;
const WHAT = { point: 'points', sequence: 'sequences', kind: 'fours and triplets' } as const;
const sumOf = (lines: readonly Line[], side?: string) =>
  lines.reduce((sum, line) => sum + (side === undefined || line.to === side ? (line.points ?? 0) : 0), 0);
const once = (sides: readonly string[]) => [...new Set(sides)];

/** The lines of the declarations that are good, in the order of counting, by kind. */
function declared({ hands, blank, short }: Dealt, { names, sides }: Seating, by: DealPrices): Line[][] {
  const sideOf = (name: string) => sides[names.indexOf(name)] ?? name;
  const said = (n: number) => (names[n] === sides[n] ? '' : `${names[n]}: `);
  const held = hands.map((hand) => holdingsOf(hand, by));
  const carte = blank.map((name) => by.line('carte-blanche', `${sideOf(name) === name ? '' : `${name}: `}carte blanche`, { to: sideOf(name) }));
  const kinds = CLASSES.map((kind): Line[] => {
    const best = bestOf(held, kind);
    const [side, other] = once(best.map((n) => sides[n] ?? ''));
    if (side === undefined) return [];
    if (other !== undefined) return [by.mention(DECIDES[kind], `${WHAT[kind]} equal, ${held[best[0] as number]?.[kind][0]?.say}: nobody counts any`)];
    const good = best.map((n) => held[n]?.[kind][0]?.say).join(', ');
    const against = held.flatMap((hand, n) => (sides[n] === side || hand[kind][0] === undefined ? [] : [hand[kind][0].say]));
    const decided = against.length === 0 ? [] : [by.mention(DECIDES[kind], `good: ${good}, against ${against.join(' and ')}`)];
    const counted = held.flatMap((hand, n) =>
      sides[n] !== side
        ? []
        : (kind === 'point' ? hand.point.slice(0, 1) : hand[kind]).flatMap((one) => [
            by.line(one.item, `${said(n)}${one.say}`, { times: timesOf(one), to: side, cards: one.cards }),
            ...(kind === 'point' && short && endsInFour(one, by) ? [by.line('point-in-four', 'reckoned one lower, as agreed', { to: side })] : []),
          ]),
    );
    return [...decided, ...counted];
  });
  return [carte, ...kinds];
}

/** The side that reaches the count for a repic before another side has something good of an earlier or the same kind. */
function repicOf(kinds: readonly (readonly Line[])[], sides: readonly string[], by: DealPrices): string | undefined {
  return sides.find((side) => {
    const at = kinds.findIndex((_, n) => sumOf(kinds.slice(0, n + 1).flat(), side) >= by.points('count-for-pic'));
    return at >= 0 && kinds.slice(0, at + 1).every((lines) => lines.every((line) => line.points === undefined || line.to === side));
  });
}

/** One point for a card led or a trick won, in the order of play; the last trick has its own item. */
interface Count {
  readonly item: 'lead' | 'trick-won' | 'last-trick';
  readonly side: string;
  readonly card: Card;
}
function countsOf({ leader, winner, led, won }: Trick, isLast: boolean, sides: readonly string[], by: DealPrices): Count[] {
  const [leads, wins] = [sides[leader] ?? '', sides[winner] ?? ''];
  const counts: Count[] = [];
  if ((by.way('lead') !== 'above-nine' || isHigh(led)) && !(isLast && leader === winner)) counts.push({ item: 'lead', side: leads, card: led });
  if (isLast) counts.push({ item: 'last-trick', side: wins, card: won });
  else if (leader !== winner && isHigh(won)) counts.push({ item: 'trick-won', side: wins, card: won });
  return counts;
}

const SAID = { lead: 'led', 'trick-won': 'tricks taken with', 'last-trick': 'the last trick, with' } as const;
function playLines(counts: readonly Count[], sides: readonly string[], by: DealPrices): Line[] {
  return sides.flatMap((side) =>
    (['lead', 'trick-won', 'last-trick'] as const).flatMap((item): Line[] => {
      const cards = counts.filter((one) => one.item === item && one.side === side).map(({ card }) => card);
      return cards.length === 0 ? [] : [by.line(item, `${SAID[item]} ${cards.map(showCard).join(' ')}`, { times: cards.length, to: side, cards })];
    }),
  );
}

/** The side that reaches the count for a pic in the play before any other side has counted anything. */
function picOf(hand: readonly Line[], counts: readonly Count[], sides: readonly string[], by: DealPrices): string | undefined {
  const has = new Map(sides.map((side) => [side, sumOf(hand, side)]));
  for (const { item, side } of counts) {
    has.set(side, (has.get(side) ?? 0) + by.points(item));
    if (sides.some((other) => other !== side && has.get(other) !== 0)) return undefined;
    if ((has.get(side) ?? 0) >= by.points('count-for-pic')) return side;
  }
  return undefined;
}

/** The lines for tricks, after all are played. */
function trickLines(tricks: readonly Trick[], { sides }: Seating, by: DealPrices): Line[] {
  const table = once(sides);
  const won = (side: string) => tricks.filter(({ winner }) => sides[winner] === side).length;
  const most = Math.max(...table.map(won));
  const best = table.filter((side) => won(side) === most);
  const [side = ''] = best;
  if (most === tricks.length) return [by.line('capot', 'capot: every trick', { to: side })];
  const without = table.filter((one) => won(one) === 0);
  if (by.gives('capot-shared') && without.length > 0)
    return table.filter((one) => won(one) > 0).map((to) => by.line('capot-shared', `${without.join('')} takes no trick`, { to }));
  if (!by.gives('cards')) return [];
  if (best.length === 1) return [by.line('cards', `${most} of the ${tricks.length} tricks`, { to: side })];
  if (by.gives('cards-tie')) return best.map((to) => by.line('cards-tie', `${counted(most, 'trick')} each`, { to }));
  return [by.law('equal-tricks', `${most} tricks each: nobody counts cards`)];
}

function cardProblems(fields: Readonly<Record<string, readonly Card[]>>): Problem[] {
  const at = new Map<Card, string>();
  return Object.entries(fields).flatMap(([field, cards]) =>
    cards.flatMap((card) => {
      const first = at.get(card);
      if (first !== undefined) return [problem(field, 'each card in one hand', `${showCard(card)}, also in the hand of ${first}`)];
      at.set(card, field);
      return [];
    }),
  );
}

/** Counts a deal. `fields`: the field of each hand, for the problems. */
export function reckon(dealt: Dealt, fields: readonly string[], seating: Seating, by: DealPrices): Result<Answer> {
  const problems = cardProblems(Object.fromEntries(fields.map((field, n) => [field, dealt.hands[n] ?? []])));
  if (problems.length > 0) return { ok: false, problems };
  const { tricks, problems: misplayed } = fall(dealt.hands, dealt.played, seating.names);
  if (misplayed.length > 0) return { ok: false, problems: misplayed };
  const sides = once(seating.sides);
  const all = dealt.hands[0]?.length ?? 0;
  const whole = tricks.length === all;

  const kinds = declared(dealt, seating, by);
  const inHand = kinds.flat();
  const counts = tricks.flatMap((trick, n) => countsOf(trick, n === all - 1, seating.sides, by));
  const repic = repicOf(kinds, sides, by);
  const pic = repic === undefined ? picOf(inHand, counts, sides, by) : undefined;
  const least = by.points('count-for-pic');
  const reached = repic ?? pic;
  const bonus: Line[] =
    reached === undefined
      ? sides.flatMap((side) =>
          sumOf(inHand, side) < least
            ? []
            : [by.mention('order', `${side} comes to ${sumOf(inHand, side)} in hand, but something else that is good counts first: no repic`)],
        )
      : [
          by.mention('count-for-pic', `${reached} comes to ${least} ${repic === undefined ? 'in the play' : 'in hand'} before the others count`),
          repic === undefined ? by.line('pic', 'pic', { to: reached }) : by.line('repic', 'repic', { to: reached }),
        ];
  const lines = [...inHand, ...bonus, ...playLines(counts, sides, by), ...(whole ? trickLines(tricks, seating, by) : [])];

  const notes: string[] = [];
  const [first] = counts;
  const eldest = seating.sides[0] ?? '';
  if (repic === undefined && first?.item === 'lead' && sides.some((side) => side !== eldest && sumOf(inHand, side) > 0)) {
    const before = sumOf(inHand, eldest);
    if (before < least && before + by.points('lead') >= least)
      notes.push(
        `${eldest} comes to ${least} with the first lead, before the other has counted what is good: whether that is pic is not decided, and it is not counted here.`,
      );
  }
  if (whole) notes.push('The last trick counts its own points and none besides for the card that wins it; the book leaves open whether both are meant.');
  if (whole && !by.gives('cards')) notes.push('For a majority of tricks the section gives no number.');
  if (!whole)
    notes.push(
      tricks.length === 0 ? 'Nothing is played so far: the declarations alone are counted.' : `${counted(tricks.length, 'trick')} of ${all} played so far.`,
    );
  const scores = sides.map((side) => `${side} ${sumOf(lines, side)}`).join(', ');
  const more = reached === undefined ? '' : `, with ${repic === undefined ? 'pic' : 'repic'} for ${reached}`;
  return { ok: true, value: answer(`${scores}${more}`, lines, notes) };
}
