import type { BookId } from '../../../books.ts';
import { absent, SEATS, seated, type Table } from '../../../mechanics/seats.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { countHand, type Hand, type Keys } from './count.ts';
import { ALL_PIPS, END } from './hand.ts';
import { AGREED, type DescribedTurn, NAMES, PLAYERS, sizeOf, tally, targetOf, whoOf } from './sheet.ts';

const setup = { players: PLAYERS, names: NAMES, agreed: AGREED } as const;
const PIPS = { label: 'Pips left with each player, in the order of the seats', of: count('Player', 0, ALL_PIPS) } as const;
const handEntry = {
  end: END,
  out: { ...whoOf('Who went out?'), when: { field: 'end', is: ['domino'] } },
  pips: listOf(PIPS.label, PIPS.of, 2, 4, { hint: '0 for a player who went out.' }),
} as const;
/** The highest count of four ends: three doublets across and the half of a domino, 12 + 10 + 8 + 6. */
const MOST = 36;
const playEntry = {
  what: choiceOf('What is scored?', { ends: 'A count in the play', hand: 'The end of a hand' }, { otherwise: 'ends' }),
  who: { ...whoOf('Who scores it?'), when: { field: 'what', is: ['ends'] } },
  made: count('How many?', 1, MOST, { when: { field: 'what', is: ['ends'] } }),
  end: { ...END, when: { field: 'what', is: ['hand'] } },
  out: handEntry.out,
  pips: { ...handEntry.pips, when: { field: 'what', is: ['hand'] } },
} as const;
type HandEntry = Pick<Values<typeof playEntry>, 'end' | 'out' | 'pips'>;

/** A variant: the score items of a hand, whether three or more players have their own number to play to, and whether the play scores. */
export interface Form {
  readonly books: readonly BookId[];
  readonly keys: Keys;
  readonly more?: 'game-of-more';
  readonly ends?: 'ends';
}

/** The finished hand, or its problems. */
function handOf({ end, out, pips }: HandEntry, table: Table): Hand | Problem[] {
  if (end === null || pips === null) return [problem('end', 'how the hand ended', 'nothing')];
  const all = pips.reduce((sum, one) => sum + one, 0);
  if (all > ALL_PIPS) return [problem('pips', `at most ${ALL_PIPS} in all hands, as many as the set has`, `${all}`)];
  if (pips.length !== table.keys.length) return [problem('pips', `${table.keys.length} numbers`, `${pips.length}`)];
  if (end === 'blocked') {
    const own = Math.min(...pips);
    const at = pips.indexOf(own);
    return { end, own, others: pips.filter((_, n) => n !== at) };
  }
  if (out === null) return [problem('out', 'a player', 'nothing')];
  const at = SEATS.indexOf(out);
  const wrong = absent('out', out, table);
  if (wrong.length > 0) return wrong;
  if (pips[at] !== 0) return [problem('pips', `0 for ${table.names[at]}, who went out`, `${pips[at]}`)];
  return { end, own: 0, others: pips.filter((_, n) => n !== at) };
}

function handRow(form: Form, entry: HandEntry, table: Table, by: Schedule): DescribedTurn {
  const hand = handOf(entry, table);
  const left = entry.pips?.join(', ') ?? '';
  const say = entry.end === 'blocked' ? `Blocked at ${left}.` : `${table.names[SEATS.indexOf(entry.out ?? 'first')] ?? 'A player'} goes out; left are ${left}.`;
  if ('map' in hand) return { say, lines: [], problems: hand };
  const counted = countHand(by, form.keys, hand);
  if (!counted.ok) return { say, lines: [], problems: counted.problems.map((one) => (one.field === 'end' ? one : { ...one, field: 'pips' })) };
  const { points, notes } = counted.value;
  const at = hand.end === 'domino' && entry.out !== null ? SEATS.indexOf(entry.out) : (entry.pips ?? []).indexOf(hand.own);
  const text = [say, ...(points === null ? ['Nobody scores.'] : []), ...notes].join(' ');
  return {
    say: text,
    lines: [by.sum(form.keys[hand.end], counted.value.say, points ?? 0, { to: table.keys[at] ?? '' })],
    problems: [],
  };
}

function endsRow({ who, made }: Values<typeof playEntry>, table: Table, by: Schedule): DescribedTurn {
  const each = by.points('ends');
  const say = `${table.names[SEATS.indexOf(who ?? 'first')] ?? 'A player'} counts ${made}.`;
  if (who === null || made === null) return { say, lines: [], problems: [problem('who', 'a player', 'nothing')] };
  const problems = [...absent('who', who, table), ...(made % each === 0 ? [] : [problem('made', `a multiple of ${each}`, `${made}`)])];
  if (problems.length > 0) return { say, lines: [], problems };
  return { say, lines: [by.line('ends', `ends of ${made}`, { times: made / each, to: who })], problems: [] };
}

/** The score sheet of a variant that is played to a number of pips. */
export function pipsSheet(form: Form) {
  const { ends } = form;
  const about = {
    title: 'Keep the score of a game',
    gist: ends === undefined ? 'Adds up the hands to the end of the game.' : 'Adds up the counts of the play and of the hands to the end of the game.',
    aka: ['domino score sheet', 'score pad', 'running score'],
    books: form.books,
    round: ends === undefined ? 'Hand' : 'Score',
    setup,
  };
  function played<E>(asked: Values<typeof setup>, entries: readonly E[], by: Schedule, turn: (entry: E, table: Table) => DescribedTurn): Played {
    const table = seated(sizeOf(asked.players), asked.names);
    const item = asked.players === 'two' ? 'game' : (form.more ?? 'game');
    const target = targetOf(item, by, asked.agreed);
    return tally({
      table,
      entries,
      round: ends === undefined ? 'hand' : 'score',
      turn: (entry) => turn(entry, table),
      wins: (has) => target.points !== null && has >= target.points,
      say: String,
      notes: [target.note],
    });
  }
  if (ends === undefined) {
    return sheet({
      ...about,
      entry: handEntry,
      play: (asked, entries, by: Schedule) => played(asked, entries, by, (one, table) => handRow(form, one, table, by)),
    });
  }
  return sheet({
    ...about,
    entry: playEntry,
    play: (asked, entries, by: Schedule) =>
      played(asked, entries, by, (one, table) => (one.what === 'ends' ? endsRow(one, table, by) : handRow(form, one, table, by))),
  });
}
