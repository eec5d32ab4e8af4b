// @module-tag rotating
// Plants changes in rows: a receipt that the row decided must notice the change, and any other receipt must still hold.
import { expect, test } from 'vitest';
import { bookOf, type Fault, faultsIn, withFault } from '../../scripts/mutants/faults.ts';
import { seeded, shuffled } from '../../scripts/seeded.ts';
import {
  type Answers,
  type Case,
  casesMet,
  decode,
  type Game,
  type Law,
  type Line,
  makeId,
  placesOf,
  playWritten,
  type Raw,
  type Receipt,
  receipt,
  reopen,
  resolve,
  type Written,
} from '../../src/rules-engine/index.ts';
import { library, whole } from '../support/library.ts';
import { runs, SEED } from '../support/tier.ts';

const OLD = { name: 'one', hash: 'one' };
const NEW = { name: 'another', hash: 'another' };
/** The most receipts made for one place. */
const MOST = 60;

const next = seeded(SEED);

/** Receipts of the examples of every place of a game, by place. */
function receiptsOf(game: Game): Map<string, Receipt[]> {
  const found = new Map<string, Receipt[]>();
  for (const id of placesOf(game)) {
    const examples = shuffled(resolve(library, id).described.examples, next).slice(0, MOST);
    const receipts = examples.flatMap((one) => {
      if (one.kind === 'worth') return [];
      const [kind, key] = one.kind === 'law' ? (['law', one.law] as const) : (['score', one.kind === 'score' ? one.scorer : one.sheet] as const);
      const input = one.kind === 'law' ? one.answers : one.kind === 'score' ? one.input : { setup: one.setup, entries: one.entries };
      const made = receipt(library, { id: makeId(id, kind, key), book: one.book, input }, OLD);
      return made.ok ? [made.value] : [];
    });
    found.set(id, receipts);
  }
  return found;
}

/** The result of a count from its scorer alone; the message of the error if it throws. */
function counted({ id, book, input }: Receipt): string {
  const [place = '', key = ''] = id.split('.score.');
  const parts = ({ rule, say, points, to }: Line) => [rule, say, points, to];
  try {
    const count = resolve(library, place).scorers[key];
    if (count?.kind === 'sheet') {
      const { rows, state, over, notes } = playWritten(count, input as Written, book).played;
      return JSON.stringify([rows.map(({ lines, problems }) => [lines.map(parts), problems]), state, over, notes]);
    }
    const values = count === undefined ? undefined : decode(count.ask, input as Raw, book);
    const scored = values?.ok === true ? count?.score(values.value as never, book) : undefined;
    return JSON.stringify(scored?.ok === true ? [scored.value.headline, scored.value.notes, scored.value.totals, scored.value.lines.map(parts)] : scored);
  } catch (error) {
    return (error as Error).message;
  }
}

/** The part of a row that decides a receipt: for an item, what its book gives; for a law, the questions, the cases that apply and the passages. */
function decisive({ row, id }: Fault, { book, input, rows, consulted, ...old }: Receipt): string {
  if (consulted[id] !== undefined) return counted({ book, input, rows, consulted, ...old });
  if (rows[id] === undefined) return '';
  if (/\.points\./.test(id)) return JSON.stringify((row.books as Record<string, unknown>)[book] ?? null);
  const { facts, readings } = row as unknown as Law;
  const reading = readings[book];
  // A count based on a law depends on its whole reading.
  if (reading === undefined || old.id !== id) return JSON.stringify(reading ?? null);
  const asked = Object.entries(input as Answers).map(([key, answer]) => [facts[key]?.ask, facts[key]?.options[answer ?? '']]);
  const { cases = [], ...rest } = reading as { cases?: readonly Case[] };
  const met = casesMet(cases, facts, input as Answers).map(({ when: _, ...one }) => one);
  return JSON.stringify([asked, rest, met]);
}

/** Whether a law's reading is in the row itself, so that the test can see which part of it applies. */
const readsHere = ({ row }: Fault, { book }: Receipt): boolean => (row.readings as Law['readings'])?.[book]?.status === 'stated';

/** Whether a row has the questions that a receipt answers. */
const asksAll = (facts: unknown, { input }: Receipt): boolean =>
  typeof facts === 'object' && facts !== null && Object.keys(input).every((key) => Object.hasOwn(facts, key));

/** Whether a change is of a kind that receipts depend on: they do not depend on repeals or headings. */
const mayDecide = ({ kind }: Fault): boolean => kind !== 'repeal' && kind !== 'moment' && kind !== 'consult';

/** Whether a change substitutes another word, which the compiler might reject in the row. */
const isWord = ({ kind }: Fault): boolean => kind === 'word' || kind === 'party';

/** Whether a change only names the same player differently, such as "the opponent" and "either opponent" with two players: the ruling is the same. */
function saysTheSame({ kind }: Fault, { id, book, input, result }: Receipt): boolean {
  if (kind !== 'party') return false;
  const now = receipt(library, { id, book, input }, OLD);
  return now.ok && JSON.stringify(now.value.result) === JSON.stringify(result);
}

interface Planted {
  readonly fault: Fault;
  readonly old: Receipt;
}
const describe = ({ fault, old }: Planted) =>
  `${fault.id} ${fault.kind} at ${fault.path.join('.')}: ${JSON.stringify(fault.from)?.slice(0, 80)} -> ${JSON.stringify(fault.to)?.slice(0, 80)}; ${old.id} by ${old.book} on ${JSON.stringify(old.input).slice(0, 200)}`;

test('every change of a row that decided is noticed, and no other change is', { timeout: 600_000 }, () => {
  const wanted = runs(500, 60);
  const [missed, invented]: [string[], string[]] = [[], []];
  const count = { decided: 0, other: 0 };
  const kinds = new Set<string>();
  const games = shuffled([...library.values()], next);
  // Each game provides some of both kinds, until there are enough.
  const share = Math.max(2, Math.ceil((wanted * 3) / games.length));
  for (const game of games) {
    if (count.decided >= wanted && count.other >= wanted) break;
    const receipts = receiptsOf(game);
    const here = { decided: 0, other: 0 };
    for (const fault of shuffled(faultsIn(game, next).filter(mayDecide), next)) {
      const [place = ''] = fault.id.split('.');
      const all = receipts.get(place) ?? [];
      const rests = all.filter((one) => (one.rows[fault.id] ?? one.consulted[fault.id]) !== undefined && (bookOf(fault) ?? one.book) === one.book);
      const isPoints = fault.id.includes('.points.');
      const old =
        here.decided < share && count.decided < wanted
          ? rests.find((one) => isPoints || (one.id === fault.id && readsHere(fault, one)))
          : all.find((one) => one.rows[fault.id] === undefined || (bookOf(fault) ?? one.book) !== one.book);
      if (old === undefined) continue;
      // A variant's amendment may have cases without their questions, so it does not show which of them apply.
      if (old.id === fault.id && !asksAll(fault.row.facts, old)) continue;
      const before = decisive(fault, old);
      withFault(fault, () => {
        const decides = decisive(fault, old) !== before;
        const part = decides ? 'decided' : 'other';
        if (here[part] >= share || count[part] >= wanted) return;
        let holds: boolean;
        try {
          const reopened = reopen(library, old, NEW);
          // The change decides which inputs the scorer takes at all, although no line of the receipt names its row.
          if (!decides && reopened.problems.length > 0) return;
          ({ holds } = reopened);
        } catch (error) {
          // The change makes the rows invalid, such as a missing number that a count needs. Only receipts that it decides may fail.
          if (!decides && isWord(fault)) return;
          if (!decides) throw new Error(describe({ fault, old }), { cause: error });
          holds = false;
        }
        here[part] += 1;
        count[part] += 1;
        kinds.add(fault.kind);
        if (decides && holds && !saysTheSame(fault, old)) missed.push(describe({ fault, old }));
        if (!decides && !holds) invented.push(`${describe({ fault, old })} ${JSON.stringify(reopen(library, old, NEW)).slice(0, 600)}`);
      });
      if ((here.decided >= share || count.decided >= wanted) && (here.other >= share || count.other >= wanted)) break;
    }
  }
  expect({ missed, invented }).toEqual({ missed: [], invented: [] });
  if (!whole) return;
  expect(count).toEqual({ decided: wanted, other: wanted });
  expect(kinds.size).toBeGreaterThan(8);
});
