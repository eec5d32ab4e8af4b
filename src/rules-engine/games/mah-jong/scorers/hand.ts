import type { Values } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { Tile } from '../../../vocabulary/tiles.ts';
import type { Part } from '../reckoning/arrange.ts';
import { ASK } from '../reckoning/ask.ts';
import { type Complete, completeHand, countedHand, placesOf } from '../reckoning/best.ts';
import { type Doubling, doublesOf, openOfFlowers } from '../reckoning/doubles.ts';

import { allOf, type Rack, rackOf, sizeOf, WAITING } from '../reckoning/rack.ts';
import { type Card, countedIn, sayCounted, setLines, type Winds, worthOf } from '../reckoning/sets.ts';

type Asked = Values<typeof ASK>;

/** A line for each double, with the points that it adds. */
function doubled(lines: readonly Line[], all: readonly Doubling[], by: Card): Line[] {
  let count = sumOf(lines);
  // Doubling nothing gives no lines.
  return (count === 0 ? [] : all).map(({ key, of = key.replaceAll('-', ' ') }) => {
    const many = by.points(key);
    const more = count * (2 ** many - 1);
    count += more;
    return by.rated(key, `${many === 1 ? 'one double' : `${many} doubles`}, ${of}: ${count}`, more);
  });
}

/** The line that reduces a hand to the limit. */
function capped(lines: readonly Line[], by: Card): Line[] {
  const count = sumOf(lines);
  const limit = by.points('limit');
  return count > limit ? [by.rated('limit', `over the usual limit of ${limit}`, limit - count)] : [];
}

const isDrawn = (how: Asked['how']): boolean => how === 'drawn' || how === 'loose';
const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + (line.points ?? 0), 0);

function payNote(count: number, seat: Winds['seat'], by: Card): string {
  const double = count * by.points('east');
  return seat === 'E' ? `Each of the others pays ${double}: East is paid double.` : `East pays ${double}, the other two ${count} each.`;
}

/** Doubles for how the winning tile was obtained. */
const HOW: Readonly<Record<string, Doubling['key']>> = { loose: 'loose-tile', robbed: 'kong-robbed', first: 'first-tile', last: 'last-tile' };

/** The winner's points besides the sets, before the doubles. */
function bonuses(how: Asked['how'], rack: Rack, by: Card): Line[] {
  const lines = [by.line('mah-jong', 'Mah Jong')];
  if (isDrawn(how)) lines.push(by.line('winning-tile-drawn', 'the winning tile drawn'));
  if (placesOf(rack).length === 1) lines.push(by.line('only-place', 'the only place filled'));
  return lines;
}

/** The answer for a winning hand: its sets, the bonuses, the doubles, the limit. */
function winning({ seat, how, moment }: Asked, rack: Rack, { parts, special }: Complete, winds: Winds, by: Card): Answer {
  const tiles = allOf(rack);
  if (special !== null) {
    const named = special.replace(/(^|-)(.)/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`);
    const sets = countedIn(parts, winds).map((one) => ({ ...by.mention(one.key, sayCounted(one)), tiles: one.tiles }));
    const lines = [...sets, by.mention(special, named), by.line('limit', 'the usual limit')];
    const few = special === 'heavenly-twins' && countedIn(parts, winds).filter(({ key }) => key !== 'pair-simples').length < 3;
    const doubt = few ? ['By the card they count enough; the book wants three pairs of honours or flowers.'] : [];
    return answer(`${named}: the limit, ${by.points('limit')}`, lines, [payNote(by.points('limit'), seat, by), ...doubt]);
  }
  const lines = [...setLines(parts, winds, by), ...bonuses(how, rack, by)];
  const all = [
    ...doublesOf(parts, tiles, winds, false),
    ...[how, moment].flatMap((one) => {
      const key = HOW[one ?? ''];
      return key === undefined ? [] : [{ key }];
    }),
  ];
  lines.push(...doubled(lines, all, by));
  lines.push(...capped(lines, by));
  const count = sumOf(lines);
  return answer(`Mah Jong: ${count}`, lines, [payNote(count, seat, by), ...openOfFlowers(parts, tiles, winds)]);
}

/** The score of a hand that does not win, with its doubles. */
function counting(rack: Rack, parts: readonly Part[], winds: Winds, isShort: boolean, by: Card): { lines: Line[]; notes: string[] } {
  const tiles = allOf(rack);
  const sets = setLines(parts, winds, by);
  return { lines: [...sets, ...doubled(sets, doublesOf(parts, tiles, winds, isShort), by)], notes: openOfFlowers(parts, tiles, winds) };
}

/** The tiles that are in no set or pair. */
function over(rack: Rack, parts: readonly Part[]): Tile[] {
  const left = allOf(rack);
  for (const tile of parts.flatMap(({ tiles }) => tiles)) left.splice(left.indexOf(tile), 1);
  return left;
}

/** The answer for a wrong call of Mah Jong: why, what the law says, and what the tiles still count. */
function refused(rack: Rack, winds: Winds, found: Complete | null, size: number, by: Card): Answer {
  if (size > WAITING) return answer('No Mah Jong: too many tiles', [by.law('too-many-tiles', 'the hand is foul')]);
  const isShort = size < WAITING;
  if (rack.table.length > 0 && rack.laid.length === 0) return answer('No Mah Jong: a false set on the table', [by.law('false-set', 'it cannot win')]);
  const parts = found?.parts ?? countedHand(rack, winds, isShort, by);
  const sets = setLines(parts, winds, by);
  if (isShort) return answer('No Mah Jong: too few tiles', [...sets, by.law('short-hand', 'it cannot win')]);
  if (found === null) {
    const left = { ...by.law('called-without-twenty', 'in no set, no pair'), tiles: over(rack, parts) };
    return answer(
      'No Mah Jong: not four sets and a pair',
      [...sets, left],
      ['The book says nothing about such a call; what it says of one without 20 is named.'],
    );
  }
  const count = worthOf(parts, winds, by);
  const wanted = by.law('called-without-twenty', `${by.points('minimum')} are wanted, without doubles and bonuses`);
  return answer(`No Mah Jong: the sets count ${count}`, [...sets, wanted]);
}

/** The problem of an impossible way to win. */
function oddWay({ how, moment }: Asked, rack: Rack): Problem | null {
  const hasKong = rack.kongs.length > 0 || rack.laid.some((parts) => parts.some(({ form }) => form === 'kong'));
  if (moment === 'first' && how !== 'drawn') return problem('moment', 'a tile from the wall', `${how}`);
  if (how === 'loose' && !hasKong) return problem('how', 'a kong here, for a loose tile', 'none');
  const own = [...rack.hand, ...rack.table].filter((tile) => tile === rack.last).length;
  if (how === 'robbed' && own > 0) return problem('how', 'a tile that another has three of', `${own} of it here`);
  return null;
}

function score(asked: Asked, by: Card): Result<Answer> {
  const { rack, problems } = rackOf(asked);
  if (problems.length > 0) return wrong(...problems);
  const { seat, round, outcome, how } = asked;
  const winds: Winds = { seat, round };
  const sizes = (rack.laid.length === 0 ? [[]] : rack.laid).map((laid) => sizeOf(rack, laid));
  const size = sizes.includes(WAITING) ? WAITING : (sizes[0] ?? 0);
  if (outcome === 'won') {
    const odd = oddWay(asked, rack);
    if (odd !== null) return wrong(odd);
    const found = size === WAITING ? completeHand(rack, winds, isDrawn(how), sumOf(bonuses(how, rack, by)), by) : null;
    const wins = found !== null && (found.special !== null || worthOf(found.parts, winds, by) >= by.points('minimum'));
    return ok(wins ? winning(asked, rack, found, winds, by) : refused(rack, winds, found, size, by));
  }
  if (rack.table.length > 0 && rack.laid.length === 0) return wrong(problem('table', 'sets of three or four', asked.table ?? ''));
  if (size > WAITING) return ok(answer('A foul hand: it is paid nothing', [by.law('too-many-tiles', 'it pays everyone')]));
  const isShort = size < WAITING;
  const { lines, notes } = counting(rack, countedHand(rack, winds, isShort, by), winds, isShort, by);
  lines.push(...capped(lines, by));
  const short = isShort ? [by.law('short-hand', 'too few tiles to win')] : [];
  const count = sumOf(lines);
  if (count === 0) lines.push(by.mention('differences', 'nothing to settle with'));
  return ok(
    answer(
      count === 0 ? 'Nothing counts' : `The hand counts ${count}`,
      [...lines, ...short],
      [`In settling it is called ${Math.round(count / 10) * 10}.`, ...notes],
    ),
  );
}

export const hand = scorer({
  title: 'Count a hand',
  gist: 'Tile by tile: sets on the table and in the hand, each double, the bonuses of the winner, limit hands; and whether a call of Mah Jong is one.',
  aka: ['mah jong calculator', 'score my tiles', 'how many doubles', 'is it mah jong', 'limit hand'],
  books: ['blue-ribbon-1940'],
  ask: ASK,
  score,
});
