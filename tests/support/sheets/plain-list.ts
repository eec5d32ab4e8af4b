// Random actions on a sheet, and a plain list as the reference model to compare it with.
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Field, type Fields, PACKS, type Raw, type Sheet, STONES } from '../../../src/rules-engine/index.ts';
import { joinList } from '../../../src/rules-engine/sheets/lists.ts';
import { keptOf, readKept } from '../../../src/rules-engine/sheets/records.ts';
import type { Browser } from '../browser/tabs.ts';
import { plainAnswers } from './sheets.ts';

/** How many tabs are open at once. */
export const TABS = 2;

/** Ordinary names, and names that nobody has. */
const NAMES = ['A. Lee', 'Dr. Lee', 'J.R.', 'x;y', 'a|b', 'back\\', '\\.', 'O"N', 'a,b=c&d%#', '👩‍👧', 'שרה', 'Ann', 'Ben', ''];

/** One action in one tab. */
export interface Doing {
  readonly tab: number;
  readonly what:
    | 'enter'
    | 'correct'
    | 'strike'
    | 'undo'
    | 'rename'
    | 'import'
    | 'begin'
    | 'reload'
    | 'crash'
    | 'close'
    | 'tell'
    | 'sleep'
    | 'type'
    | 'fill'
    | 'free';
  /** A number that selects the deal, name or value. */
  readonly which: number;
}
/** Any action on a sheet. */
export const doing: fc.Arbitrary<Doing> = fc.record({
  tab: fc.nat(TABS - 1),
  what: fc.oneof(
    { weight: 6, arbitrary: fc.constant('enter' as const) },
    { weight: 3, arbitrary: fc.constantFrom('correct' as const, 'strike' as const, 'undo' as const) },
    { weight: 2, arbitrary: fc.constantFrom('rename' as const, 'reload' as const, 'crash' as const, 'tell' as const, 'type' as const) },
    { weight: 1, arbitrary: fc.constantFrom('import' as const, 'begin' as const, 'close' as const, 'sleep' as const) },
  ),
  which: fc.nat(9999),
});

/** Actions on a device that is full at times. There are no crashes: they would lose what such a device refused and only the tab has. */
export const doingWhereRoomIsShort: fc.Arbitrary<Doing> = fc.record({
  tab: fc.nat(TABS - 1),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constant('enter' as const) },
    { weight: 4, arbitrary: fc.constantFrom('correct' as const, 'strike' as const, 'undo' as const, 'rename' as const) },
    { weight: 4, arbitrary: fc.constantFrom('fill' as const, 'free' as const, 'reload' as const, 'tell' as const, 'import' as const) },
  ),
  which: fc.nat(9999),
});

/** A value for a field, depending on `n`. */
function answer(field: Field, n: number): string {
  switch (field.kind) {
    case 'choice': {
      const keys = Object.keys(field.options);
      return keys[n % keys.length] ?? '';
    }
    case 'count':
      return String(field.min + (n % (field.max - field.min + 1)));
    case 'flag':
      return n % 2 === 0 ? 'yes' : 'no';
    case 'words':
      return NAMES[n % NAMES.length] ?? '';
    case 'cards':
      return PACKS[field.pack].cards[n % PACKS[field.pack].cards.length] ?? '';
    case 'stones':
      return STONES[n % STONES.length] ?? '';
    case 'list':
      return joinList(Array.from({ length: field.min + (n % 2 === 0 && field.max > field.min ? 1 : 0) }, (_, at) => answer(field.of, n + at * 7)));
  }
}
const entryOf = (fields: Fields, n: number): Raw =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field], at) => ((n + at) % 5 === 0 && field.optional === true ? [] : [[key, answer(field, n + at)]])),
  );

/** The field that has all names, or the fields that have one each. */
export function namesOf({ setup }: Sheet): { readonly list: string | null; readonly single: readonly string[] } {
  const list = Object.entries(setup).find(([, field]) => field.kind === 'list' && field.of.kind === 'words')?.[0] ?? null;
  return { list, single: Object.entries(setup).flatMap(([key, field]) => (field.kind === 'words' ? [key] : [])) };
}
/** Names as the players give them, and as they are encoded. */
function renamed(sheet: Sheet, n: number): { readonly given: readonly string[]; readonly written: Raw } {
  const { list, single } = namesOf(sheet);
  const field = list === null ? undefined : sheet.setup[list];
  const many = field?.kind === 'list' ? field.min + (n % (field.max - field.min + 1)) : single.length;
  const given = Array.from({ length: many }, (_, at) => NAMES[(n + at * 5) % (NAMES.length - (field?.optional === true ? 0 : 1))] ?? '');
  return { given, written: list === null ? Object.fromEntries(single.map((key, at) => [key, given[at] ?? ''])) : { [list]: joinList(given) } };
}

/** One line of the plain list, and the step that wrote its present value. */
interface Line {
  words: Raw | null;
  by: number;
}
interface Step {
  readonly n: number;
  readonly tab: string;
  undone: boolean;
  readonly lines: Map<Line, { readonly words: Raw | null; readonly by: number }>;
  readonly names: { readonly given: readonly string[]; readonly by: number } | null;
}
/** The reference model: a list, and for each step the values before it. */
export class PlainList {
  readonly lines: Line[] = [];
  names: { given: readonly string[]; by: number } = { given: [], by: 0 };
  readonly steps: Step[] = [];

  get shown(): Line[] {
    return this.lines.filter(({ words }) => words !== null);
  }
  step(tab: string, changes: readonly (readonly [Line, Raw | null])[], names: readonly string[] | null = null): void {
    const n = this.steps.length + 1;
    this.steps.push({
      n,
      tab,
      undone: false,
      lines: new Map(changes.map(([line]) => [line, { words: line.words, by: line.by }])),
      names: names === null ? null : { ...this.names },
    });
    for (const [line, words] of changes) Object.assign(line, { words, by: n });
    if (names !== null) this.names = { given: names, by: n };
  }
  added(words: Raw): readonly [Line, Raw] {
    const line: Line = { words: null, by: 0 };
    this.lines.push(line);
    return [line, words];
  }
  undo(tab: string, isGone: (tab: string) => boolean): void {
    const step = this.steps.findLast((one) => !one.undone && (one.tab === tab || isGone(one.tab)));
    if (step === undefined) return;
    step.undone = true;
    for (const [line, before] of step.lines) if (line.by === step.n) Object.assign(line, before);
    if (step.names !== null && this.names.by === step.n) this.names = step.names;
  }
}

/** Performs one action in its tab and on the plain list. */
export function act(sheet: Sheet, id: string, browser: Browser, list: PlainList, { tab: n, what, which }: Doing): void {
  const here = browser.at(n);
  const { controller, tab } = here;
  const { entries } = controller;
  const chosen = entries.length === 0 ? undefined : entries[which % entries.length];
  const line = list.shown[entries.length === 0 ? 0 : which % entries.length];
  const words = entryOf(sheet.entry, which);
  const same = JSON.stringify(Object.entries(words).sort()) === JSON.stringify(Object.entries(chosen?.words ?? {}).sort());
  switch (what) {
    case 'enter':
      controller.enter(words, { fields: plainAnswers(sheet.setup), book: sheet.books[0] ?? '' });
      list.step(tab, [list.added(words)]);
      return;
    case 'correct':
      if (chosen === undefined || same) return;
      controller.correct(chosen.id, words);
      if (line !== undefined) list.step(tab, [[line, words]]);
      return;
    case 'strike':
      if (chosen === undefined) return;
      controller.strike(chosen.id);
      if (line !== undefined) list.step(tab, [[line, null]]);
      return;
    case 'undo':
      controller.undo(browser.isGone);
      list.undo(tab, browser.isGone);
      return;
    case 'rename': {
      const { given, written } = renamed(sheet, which);
      const before = controller.log;
      controller.rename({ fields: written, book: '' });
      if (controller.log !== before) list.step(tab, [], given);
      return;
    }
    case 'import': {
      const { given, written } = renamed(sheet, which);
      const entries = Array.from({ length: which % 4 }, (_, at) => entryOf(sheet.entry, which + at));
      const file = JSON.stringify(keptOf(id, sheet.books[0] ?? '', { setup: written, entries }));
      const kept = readKept(file, id);
      if (typeof kept === 'string') throw new Error(kept);
      const before = controller.log;
      controller.replace(kept);
      if (controller.log === before) return;
      list.step(tab, [...list.shown.map((one) => [one, null] as const), ...entries.map((one) => list.added(one))], given);
      return;
    }
    case 'begin':
      if (entries.length === 0) return;
      controller.begin();
      list.step(
        tab,
        list.shown.map((one) => [one, null] as const),
      );
      return;
    case 'type': {
      const draft = { words, of: chosen?.id ?? null };
      here.drafts.keep(draft);
      const again = which % 2 === 0;
      const next = browser.load(n, again);
      const back = again ? next.drafts.left(browser.isGone) : next.drafts.mine();
      expect(back).toMatchObject(draft);
      next.drafts.drop();
      return;
    }
    case 'reload':
    case 'crash':
      browser.load(n, what === 'crash');
      return;
    case 'close':
      browser.close(n);
      return;
    case 'tell':
      browser.tell(n);
      return;
    case 'sleep':
      browser.sleep(n);
      return;
    case 'fill':
    case 'free':
      browser.room = what === 'fill' ? 0 : Number.POSITIVE_INFINITY;
      return;
  }
}
