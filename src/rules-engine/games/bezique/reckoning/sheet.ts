// A game to a number of points, deal by deal: the declarations of each side, the aces and tens in the tricks, the last trick, and who is out.
import type { BookId } from '../../../books.ts';
import { absent, FOUR_SEATS, type Seat, seated, type Table } from '../../../mechanics/seats.ts';
import { sayScores } from '../../../mechanics/sides.ts';
import { choiceOf, count, listOf, type Values, words } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { added, type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { PackId } from '../../../vocabulary/packs.ts';
import { counted } from '../../../wording/numbers.ts';
import { brisquesOf } from './brisques.ts';
import type { Prices } from './tariff.ts';

/** A variant of the game, as far as its sheet depends on it. `fewest`: two sides if four play as partners. */
interface SheetForm {
  readonly pack: PackId;
  readonly fewest: number;
  readonly most: number;
}

const seatsOf = (most: number) => Object.fromEntries(Object.entries(FOUR_SEATS).slice(0, most)) as Record<Seat, string>;
const USUAL = 'nobody';

function fieldsOf({ pack, fewest, most }: SheetForm) {
  const seats = seatsOf(most);
  const sides = fewest < most ? ` ${most} play each for themselves, or ${fewest} sides.` : '';
  const setup = {
    names: listOf('Names', words('Name', 24, { optional: true }), fewest, most, { optional: true, hint: `In the order of the seats.${sides}` }),
    brisques: choiceOf(
      'When are aces and tens scored?',
      { 'as-taken': 'As soon as they are taken', after: 'After the last trick, unless somebody is out without them' },
      { otherwise: 'as-taken', given: 'brisque=or-after' },
    ),
  } as const;
  const entry = {
    turned: choiceOf('Who turned up a seven as dealer?', { [USUAL]: 'Nobody', ...seats }, { otherwise: USUAL, seldom: true, given: 'seven-turned' }),
    declared: listOf('Declared by each', count('Player', 0, 9990), fewest, most, { hint: 'All declarations of the deal, sevens of trumps among them.' }),
    brisques: listOf('Aces and tens taken by each', count('Player', 0, brisquesOf(pack)), fewest, most, {
      hint: `${brisquesOf(pack)} in all, where the deal was played out.`,
    }),
    last: choiceOf('Who won the last trick?', { ...seats, [USUAL]: 'Nobody: somebody was out before' }),
    reached: choiceOf('Who was the first to reach the game?', { [USUAL]: 'Nobody, or only one did', ...seats }, { otherwise: USUAL, seldom: true }),
    broken: choiceOf('Who broke the rule of the last tricks?', { [USUAL]: 'Nobody', ...seats }, { otherwise: USUAL, seldom: true, given: 'rule-broken' }),
  } as const;
  return { setup, entry };
}
type Entry = Values<ReturnType<typeof fieldsOf>['entry']>;
type Setup = Values<ReturnType<typeof fieldsOf>['setup']>;

function problemsOf(one: Entry, table: Table<Seat>, by: Prices, all: number): Problem[] {
  const { keys } = table;
  const problems: Problem[] = [];
  const sized = (field: 'declared' | 'brisques') => {
    const { length } = one[field];
    if (length !== keys.length) problems.push(problem(field, `${keys.length} numbers, one for each`, `${length}`));
  };
  sized('declared');
  sized('brisques');
  const least = by.points('last-trick');
  const odd = one.declared.find((points) => points % least !== 0);
  if (odd !== undefined) problems.push(problem('declared', `a multiple of ${least}, as every declaration is`, `${odd}`));
  const taken = one.brisques.reduce((sum, n) => sum + n, 0);
  if (taken > all) problems.push(problem('brisques', `at most ${all} in all`, `${one.brisques.join(' + ')} = ${taken}`));
  if (one.last !== USUAL && taken < all)
    problems.push(problem('brisques', `${all} in all, since the deal was played out`, `${one.brisques.join(' + ')} = ${taken}`));
  for (const field of ['turned', 'last', 'reached', 'broken'] as const) {
    const who = one[field];
    if (who !== null && who !== USUAL) problems.push(...absent(field, who as Seat, table));
  }
  return problems;
}

/** The lines of a deal, and separately those of the aces and tens. */
function linesOf(one: Entry, { keys }: Table<Seat>, by: Prices): { readonly first: Line[]; readonly brisques: Line[] } {
  const first: Line[] = [];
  const brisques: Line[] = [];
  keys.forEach((to, n) => {
    const [points = 0, cards = 0] = [one.declared[n], one.brisques[n]];
    if (one.turned === to && by.gives('seven-turned')) first.push(by.line('seven-turned', 'seven turned up', { to }));
    if (points > 0) first.push(by.sum('declarations', `declared: ${points}`, points, { to }));
    if (one.last === to) first.push(by.line('last-trick', 'last trick', { to }));
    if (one.broken === to && by.gives('rule-broken')) first.push(by.line('rule-broken', 'rule of the last tricks broken', { to }));
    if (cards > 0) brisques.push(by.line('brisque', counted(cards, 'ace or ten', 'aces and tens'), { times: cards, to }));
  });
  return { first, brisques };
}

function play(form: SheetForm, asked: Setup, entries: readonly Entry[], by: Prices): Played {
  const table = seated(asked.names?.length ?? form.most, asked.names);
  const { keys, name, columns } = table;
  const target = by.points('game');
  const isOut = (has: Points) => keys.filter((key) => (has[key] ?? 0) >= target);

  /** Who has won, and whether the game counts double. */
  const won = (winner: Seat, now: Points): string => {
    const others = keys.filter((key) => key !== winner);
    const half = by.gives('double-game') && others.length === 1 && others.every((key) => (now[key] ?? 0) < target / 2);
    return `The game is over: ${name[winner]} has won it with ${now[winner]}${half ? ', a double game' : ''}. ${sayScores(table, now)}.`;
  };

  function turn(one: Entry, has: Points): Turn {
    const problems = problemsOf(one, table, by, brisquesOf(form.pack));
    if (problems.length > 0) return { problems };
    const { first, brisques } = linesOf(one, table, by);
    const without = added(has, first);
    // By this custom the aces and tens are not counted if the declarations have already put a side out.
    const uncounted = asked.brisques === 'after' && isOut(without).length > 0;
    const lines = uncounted ? first : [...first, ...brisques];
    const now = uncounted ? without : added(has, lines);
    const out = isOut(now);
    const [only] = out;
    if (only === undefined) {
      if (one.last === USUAL) return { problems: [problem('last', `a last trick, since nobody has reached ${target}`, 'none')] };
      return { lines };
    }
    if (out.length === 1) return { lines, over: won(only, now) };
    const most = Math.max(...out.map((key) => now[key] ?? 0));
    const best = out.filter((key) => now[key] === most);
    if (asked.brisques === 'after') {
      const winner = best.length === 1 ? best[0] : best.find((key) => key === one.last);
      if (winner !== undefined) return { lines, over: won(winner, now) };
    }
    const { reached } = one;
    if (reached === null || reached === USUAL || !out.includes(reached as Seat))
      return { problems: [problem('reached', `one of those who have reached ${target}: ${out.map((key) => name[key]).join(', ')}`, 'nobody')] };
    return { lines, over: won(reached as Seat, now) };
  }

  return replay({
    columns,
    entries,
    say: ({ declared, brisques, last }) =>
      `Declared ${declared.join(', ')}; aces and tens ${brisques.join(', ')}${last === USUAL ? '' : `; last trick to ${name[last as Seat]}`}`,
    turn: (one, has) => turn(one, has),
    state: (has, over) => (over === null ? [`${sayScores(table, has)}; playing to ${target}.`] : []),
  });
}

/** The score sheet of a variant. */
export function sheetOfForm(form: SheetForm, books: readonly BookId[]) {
  return sheet({
    title: 'Keep the score of a game',
    gist: 'Declarations, aces and tens and last tricks deal by deal, and who is out.',
    aka: ['bezique score sheet', 'score pad', 'to a thousand', 'who is out', 'double game'],
    books,
    ...fieldsOf(form),
    play: (asked: Setup, entries: readonly Entry[], by: Prices) => play(form, asked, entries, by),
  });
}
