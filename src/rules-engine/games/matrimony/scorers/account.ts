import { absent, SEAT_NAMES, type Seat, seated, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { columnTotals, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import { drawn, PART_KEYS, PARTS, type Part, type Prices } from '../reckoning/layout.ts';

const unit = 'counter';
const setup = { players: count('How many play?', 2, 8), names: namesOf(2, 8) } as const;
const NOT_ACE = { field: 'ace', is: ['nobody'] } as const;
const took = (say: string) => choiceOf(say, { nobody: 'Nobody', ...SEAT_NAMES }, { otherwise: 'nobody', when: NOT_ACE });
const entry = {
  dealer: choiceOf('Who dealt?', SEAT_NAMES),
  staked: count('Counters that the dealer put up', 1, 9999),
  laid: listOf('Counters that all put on each part', count('Part', 0, 99_999), 5, 5, {
    hint: '1 best, 2 matrimony, 3 confederacy, 4 intrigue, 5 pair; not what lay there.',
  }),
  ace: choiceOf('Who was turned up the ace of diamonds?', { nobody: 'Nobody', ...SEAT_NAMES }, { otherwise: 'nobody' }),
  'took-best': choiceOf('Who had the highest card?', SEAT_NAMES, { given: 'best=highest', when: NOT_ACE }),
  'took-matrimony': took('Who took matrimony?'),
  'took-confederacy': took('Who took confederacy?'),
  'took-intrigue': took('Who took intrigue?'),
  'took-pair': took('Who took the pair?'),
} as const;
type Entry = Values<typeof entry>;

/** The player who won a part; null if nobody did. */
const takerOf = (one: Entry, part: Part): Seat | null => {
  const who = one[`took-${part}`];
  return who === null || who === 'nobody' ? null : who;
};

function impossible(one: Entry, table: Table<Seat>, by: Prices): Problem[] {
  const { keys, name } = table;
  const problems = absent('dealer', one.dealer, table);
  if (one.ace !== 'nobody') problems.push(...absent('ace', one.ace, table));
  for (const part of PART_KEYS) problems.push(...(takerOf(one, part) === null ? [] : absent(`took-${part}`, takerOf(one, part) as Seat, table)));
  const sum = one.laid.reduce((all, some) => all + some, 0);
  const each = one.staked - by.points('less');
  const due = one.staked + (keys.length - 1) * each;
  if (sum !== due) problems.push(problem('laid', `${due} in all: ${one.staked} of ${name[one.dealer]}’s, and ${each} from each of the others`, `${sum}`));
  return problems;
}

/** One deal: the stakes, and what is won from the layout. */
function turnOf(one: Entry, lay: Points, table: Table<Seat>, by: Prices): Turn {
  const problems = impossible(one, table, by);
  if (problems.length > 0) return { problems };
  const staked = (to: Seat): Line =>
    to === one.dealer
      ? by.sum('dealers-stake', 'staked by the dealer', -one.staked, { unit, to })
      : by.rated('less', 'staked, one less than the dealer', by.points('less') - one.staked, { unit, to });
  const onto = PART_KEYS.flatMap((part, n) => {
    const sum = one.laid[n] ?? 0;
    return sum === 0 ? [] : [by.sum(part, 'laid by all', sum, { unit, to: part })];
  });
  const lies = (part: Part, n: number) => (lay[part] ?? 0) + (one.laid[n] ?? 0);
  const out = PART_KEYS.flatMap((part, n): Line[] => {
    const who = one.ace === 'nobody' ? takerOf(one, part) : one.ace;
    const sum = lies(part, n);
    if (who === null || sum === 0) return [];
    const key = one.ace === 'nobody' ? part : 'layout';
    const say = one.ace === 'nobody' ? `takes ${PARTS[part].toLowerCase()}` : `the ace of diamonds takes ${PARTS[part].toLowerCase()}`;
    return [by.sum(key, say, sum, { unit, to: who }), by.sum(key, say, -sum, { unit, to: part })];
  });
  return { lines: [...table.keys.map(staked), ...onto, ...out] };
}

export const account = sheet({
  title: 'Keep the layout',
  gist: 'Deal by deal what lies on each part, who takes it, what stays over, and the account of every player.',
  aka: ['matrimony score sheet', 'boxes', 'layout account', 'what is on the layout', 'running total'],
  books: ['blue-ribbon-1940', 'donohue'],
  setup,
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Entry[], by: Prices) => {
    const table = seated(asked.players, asked.names);
    const { keys, name } = table;
    const say = (one: Entry) => {
      const parts = PART_KEYS.flatMap((part) =>
        takerOf(one, part) === null ? [] : [`${name[takerOf(one, part) as Seat]} takes ${PARTS[part].toLowerCase()}`],
      );
      const taken = one.ace === 'nobody' ? (parts.length === 0 ? 'nothing is taken' : parts.join(', ')) : `${name[one.ace]} takes the whole layout`;
      return `${name[one.dealer]} deals and stakes ${counted(one.staked, unit)}; ${taken}.`;
    };
    const played = replay({
      columns: [...table.columns, ...PART_KEYS.map((key) => ({ key, title: PARTS[key], side: PARTS[key] }))],
      entries,
      whole: 'sitting',
      say,
      turn: (one, has) => turnOf(one, has, table, by),
      state: (has) => [
        `${counted(
          PART_KEYS.reduce((sum, part) => sum + (has[part] ?? 0), 0),
          unit,
        )} on the layout.`,
        balances(table, has),
      ],
    });
    const last = entries.at(-1);
    const lies = columnTotals(played);
    const has = Object.fromEntries(PART_KEYS.map((part) => [part, lies[part] ?? 0])) as Record<Part, number>;
    return { ...played, board: drawn(has), next: { dealer: keys[(last === undefined ? 0 : keys.indexOf(last.dealer) + 1) % keys.length] ?? 'first' } };
  },
});
