// An unknown key is a compile error that names the nearest one. Each fault is on a line of its own in an invented file.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';

const engine = fileURLToPath(new URL('../../../src/rules-engine/', import.meta.url));
const config = ts.parseJsonConfigFileContent(ts.readConfigFile(`${engine}tsconfig.json`, ts.sys.readFile).config, ts.sys, engine).options;
const PLANTED = `${engine}games/euchre/variants/planted.ts`;

/** The start of a variant of euchre, as an author writes it. */
const HEAD = `import { lawExample, scoreExample } from '../../../laws/examples.ts';
import { type AddedBy, type AmendedLaws, type AmendedPoints, variantOf } from '../../../rulesets/games.ts';
import { always, amendment, fact, law, refersTo, silent } from '../../../laws/laws.ts';
import { scorer } from '../../../scoring/scorers.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { unscored } from '../../../scoring/points.ts';
import { noPenalty } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { type Euchre, variant } from '../code.ts';
import type { points } from '../points.ts';
import type progressive from './progressive/index.ts';

declare module '../../../rulesets/ids.ts' {
  interface KnownIds { 'euchre.law.revoke': 1; 'euchre.law.misdeal': 1; 'euchre.points.march': 1; 'whist.rule.honours': 1 }
}
const at = cites.donohue.dealing(22);
const row = { title: 'It', aliases: [], players: { min: 4, max: 4 }, packs: ['piquet-32'], glance: {}, scorers: {} } as const;
const bare = { ...row, books: {}, laws: {}, points: {}, examples: [] };
const words = { offence: 'revoke', title: 'It', gist: 'It.', moment: 'play', facts: {}, readings: () => ({}) } as const;
`;

const FAULTS: readonly (readonly [what: string, row: string, says: string])[] = [
  ['an amended law', `variant({ ...bare, laws: { amend: { revok: { title: 'It' } } } });`, `Did you mean to write 'revoke'`],
  ['a repealed law', `variant({ ...bare, laws: { repeal: { revok: 'Why.' } } });`, `Did you mean to write 'revoke'`],
  ['an amended score item', `variant({ ...bare, points: { amend: { marsh: { title: 'It' } } } });`, `Did you mean to write 'march'`],
  ['a repealed score item', `variant({ ...bare, points: { repeal: { marsh: 'Why.' } } });`, `Did you mean to write 'march'`],
  ['a repealed scorer', `variant({ ...bare, repealScorers: { runing: 'Why.' } });`, `Did you mean to write 'running'`],
  ['a law that is kept', `variant({ ...bare, keeps: { revok: 'Why.' } });`, `Did you mean to write 'revoke'`],
  [
    'a law that a clause leaves out',
    `variant({ ...bare, books: { donohue: { heading: 'It', pages: '1', inherits: { from: 'euchre', cite: at, except: ['revok'] } } } });`,
    `Did you mean '"revoke"'`,
  ],
  [
    "a fact of the parent's law",
    `variant({ ...bare, laws: { amend: { revoke: { readings: (says) => ({ donohue: says([{ when: { claimd: 'late' }, then: [] }], at) }) } } } });`,
    `Did you mean to write 'claimed'`,
  ],
  [
    'an answer of it',
    `variant({ ...bare, laws: { amend: { revoke: { readings: (says) => ({ donohue: says([{ when: { claimed: 'lat' }, then: [] }], at) }) } } } });`,
    `Did you mean '"late"'`,
  ],
  [
    'a fact of an amendment with questions of its own',
    `variant({ ...bare, laws: { amend: { revoke: amendment({ facts: { form: fact('What?', 'What', { one: { label: 'One', if: 'if one' }, two: { label: 'Two', if: 'if two' } }) },
      readings: (says) => ({ donohue: says([{ when: { frm: 'one' }, then: [] }], at) }) }) } } });`,
    `Did you mean to write 'form'`,
  ],
  ['a book of a reading', `law({ ...words, readings: () => ({ donohu: silent(), sierra: silent() }) });`, `NoSuchBook<"donohu">`],
  ['a law of a case', `variant({ ...bare, examples: [lawExample('revok', at, {}, 'It.', 'it')] });`, `Did you mean '"revoke"'`],
  ['a scorer of a case', `variant({ ...bare, examples: [scoreExample('runing', at, {}, 'It.', 1)] });`, `Did you mean '"running"'`],
  [
    'a fact of a law',
    `law({ ...words, facts: { when: fact('When?', 'When', { early: { label: 'Early', if: 'if early' } }) }, readings: (says) => ({ donohue: says([{ when: { wen: 'early' }, then: [] }], at) }) });`,
    `Did you mean to write 'when'`,
  ],
  ['an id worth reading', `law({ ...words, see: ['euchre.law.revok'] });`, `Did you mean '"euchre.law.revoke"'`],
  ['an id of an amendment', `variant({ ...bare, laws: { amend: { revoke: { see: ['euchre.point.march'] } } } });`, `Did you mean '"euchre.points.march"'`],
  ['a score item of a schedule', `const priced = (by: Schedule<typeof points>) => by.points('marsh');`, `'"marsh"' is not assignable to parameter`],
  [
    'an item that a scorer takes',
    `scorer({ title: 'It', gist: 'It.', books: ['donohue'], ask: {}, score: (_, by: Schedule<typeof points>) => ({ ok: true, value: { headline: 'It', lines: [by.line('marsh', 'it')], totals: [], notes: [] } }) });`,
    `'"marsh"' is not assignable to parameter`,
  ],
  [
    'an item of a schedule that a scorer does not name',
    `scorer({ title: 'It', gist: 'It.', books: ['donohue'], ask: {}, score: (_, by) => ({ ok: true, value: { headline: 'It', lines: [by.line('march', 'it')], totals: [], notes: [] } }) });`,
    `'"march"' is not assignable to parameter of type 'never'`,
  ],
  ['a law that a book sends the reader to', `refersTo('euchre.law.misdel', at);`, `'"euchre.law.misdel"' is not assignable`],
];
const SOUND: readonly (readonly [what: string, row: string])[] = [
  [
    'conditions on the facts of the law and of the amendment',
    `variant({ ...bare, laws: { amend: { revoke: amendment({ facts: { form: fact('What?', 'What', { one: { label: 'One', if: 'if one' }, two: { label: 'Two', if: 'if two' } }) },
      readings: (says) => ({ donohue: says([{ when: { form: 'one', claimed: 'late' }, then: [noPenalty] }], at) }) }) } } });`,
  ],
  [
    'cases on its own laws and scorers',
    `const own = law(words);
     variant({ ...bare, laws: { add: { own } }, examples: [lawExample('own', at, {}, 'It.', 'it'), lawExample('revoke', at, {}, 'It.', 'it'), scoreExample('running', at, {}, 'It.', 1)] });`,
  ],
  [
    'rows of another variant that its clause leads to',
    `const below = variantOf<Euchre & AddedBy<typeof progressive>>();
     below({ ...bare, laws: { amend: { 'bell-in-play': { gist: 'It.' } }, repeal: { 'table-tied': 'Why.' } } });`,
  ],
  ['ids of every kind', `law({ ...words, see: ['euchre.law.revoke', 'euchre.points.march', 'whist.rule.honours'] });`],
  [
    'rows in a file of their own',
    `const laws = { revoke: { title: 'It' } } satisfies AmendedLaws<Euchre>; const items = { march: { books: { donohue: unscored() } } } as const satisfies AmendedPoints<Euchre>;
     variant({ ...bare, laws: { amend: laws }, points: { amend: items } });`,
  ],
];

/** The compiler's errors for each row, from one run. */
function errors(rows: readonly string[]): string[][] {
  const starts: number[] = [];
  let text = HEAD;
  for (const row of rows) {
    starts.push(text.length);
    text += `{ ${row} }\n`;
  }
  const host = ts.createCompilerHost(config);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) => (name === PLANTED ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true) : getSourceFile(name, ...rest));
  host.fileExists = (name) => name === PLANTED || fileExists(name);
  const program = ts.createProgram([PLANTED], config, host);
  const file = program.getSourceFile(PLANTED);
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return rows.map((_, n) =>
    found
      .filter(({ start = -1 }) => start >= (starts[n] ?? 0) && start < (starts[n + 1] ?? text.length))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
}

let found: string[][];
beforeAll(() => {
  found = errors([...FAULTS, ...SOUND].map(([, row]) => row));
});

test.each(FAULTS.map(([what, , says], n) => [what, says, n] as const))('%s that does not exist is a compile error with %s', (_, says, n) => {
  expect(found[n]).toHaveLength(1);
  expect(found[n]?.[0]).toContain(says);
});
test.each(SOUND.map(([what], n) => [what, n] as const))('%s compile', (_, n) => expect(found[FAULTS.length + n]).toEqual([]));
