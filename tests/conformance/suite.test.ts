// @module-tag rotating
// The conformance suite: the examples as cases for other programs, and the runners that test a program with them.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countOf, type Judged, judge } from '../../bench/conformance/suite.ts';
import { documented, OTHERS, resultsOf } from '../../bench/conformance/table.ts';
import { replyTo } from '../../src/lib/api/conformance/answers.ts';
import { conformanceCases, idOfCase } from '../../src/lib/api/conformance/cases.ts';
import { agrees, type Given, OUTCOMES, outcomeOf } from '../../src/lib/api/conformance/outcomes.ts';
import { type ConformanceCase, LEVEL_NAMES, levelSchema } from '../../src/lib/api/conformance/schemas.ts';
import { makeId } from '../../src/rules-engine/index.ts';
import { places, whole } from '../support/library.ts';

const suite = conformanceCases(places);
const all = LEVEL_NAMES.flatMap((level) => suite[level]);
const examples = places.flatMap((place) => place.described.examples.map((example) => [place, example] as const));

describe('the cases', () => {
  test('are all examples, each question of a book once', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const asked = examples.map(([place, one]) => {
      if (one.kind === 'law') return `${place.id}.law.${one.law} ${one.book} ${JSON.stringify(Object.entries(one.answers).sort())}`;
      if (one.kind === 'worth') return `${place.id}.points.${one.item} ${one.book}`;
      return `${place.id}.score.${one.kind === 'score' ? one.scorer : one.sheet} ${one.book} ${JSON.stringify(one.kind === 'score' ? one.input : [one.setup, one.entries])}`;
    });
    expect(all.length).toBe(new Set(asked).size);
  });
  test('have the book and passage of their example', () => {
    const cited = new Set(examples.map(([place, { book, story, cite }]) => JSON.stringify([place.id, book, story, cite.page, cite.heading])));
    const strange = all.filter(({ game, book, story, citation }) => !cited.has(JSON.stringify([game, book, story, citation.page, citation.heading])));
    expect(strange.map(({ id }) => id)).toEqual([]);
    expect(all.filter(({ book, citation }) => citation.book !== book)).toEqual([]);
  });
  test('expect what their example says, and list only books that answer differently', () => {
    const bySubject = Map.groupBy(all, ({ of }) => of);
    for (const [place, one] of examples) {
      if (one.kind !== 'score' && one.kind !== 'sheet') continue;
      const of = makeId(place.id, 'score', one.kind === 'score' ? one.scorer : one.sheet);
      const found = (bySubject.get(of) ?? []).filter((other) => other.book === one.book && other.story === one.story);
      expect(found.length, `${of}: ${one.story}`).toBeGreaterThan(0);
      const expected = Object.entries(one.totals ?? {}).filter(([, points]) => points !== 0);
      const fits = ({ expected: { totals } }: ConformanceCase) =>
        expected.every(([to, points]) => (totals as { to: string; points: number }[]).some((total) => total.to === to && total.points === points));
      expect(found.some(fits), `${of}: ${one.story}`).toBe(true);
    }
    expect(all.filter(({ expected, otherBooks }) => otherBooks.some((other) => agrees(expected, other.expected))).map(({ id }) => id)).toEqual([]);
  });
  test.each(LEVEL_NAMES)('match their schema: %s', (name) => {
    if (suite[name].length === 0 && !whole) return;
    const schema = levelSchema(name).shape.cases;
    const read: unknown = JSON.parse(JSON.stringify(suite[name]));
    expect(schema.safeParse(read).error?.issues.slice(0, 5) ?? []).toEqual([]);
    const [first] = suite[name];
    expect(schema.safeParse([{ ...first, strange: 1 }]).success).toBe(false);
    expect(schema.safeParse([{ ...first, expected: { points: 'two' } }]).success).toBe(false);
  });
  test('have ids that depend only on the question', () => {
    expect(idOfCase('cribbage.score.hand', 'uspc-1898', { hand: ['5H', '5S', '5C', 'JD'], starter: ['5D'], crib: false })).toBe(
      'cribbage.score.hand:uspc-1898:9f70c03ee3',
    );
    const [one, two] = [
      { a: 'x', b: { c: 1, d: null } },
      { b: { c: 1 }, a: 'x' },
    ];
    expect(idOfCase('euchre.law.revoke', 'donohue', one)).toBe(idOfCase('euchre.law.revoke', 'donohue', two));
    expect(idOfCase('euchre.law.revoke', 'donohue', one)).not.toBe(idOfCase('euchre.law.revoke', 'donohue', { ...two, a: 'y' }));
    expect(idOfCase('euchre.points.march', 'donohue', {})).toBe('euchre.points.march:donohue');
  });
  test('do not depend on the order of the examples', () => {
    const turned = places.slice(0, 40).map((place) => ({ ...place, described: { ...place.described, examples: [...place.described.examples].reverse() } }));
    const ids = (some: typeof suite) => LEVEL_NAMES.map((level) => some[level].map(({ id }) => id));
    expect(ids(conformanceCases(turned))).toEqual(ids(conformanceCases(places.slice(0, 40))));
  });
});

describe('an answer', () => {
  const one = {
    expected: {
      totals: [
        { to: 'We', points: 4 },
        { to: 'They', points: 0 },
      ],
      over: false,
    },
    otherBooks: [{ books: ['donohue'], expected: { totals: [{ to: 'We', points: 2 }], over: false } }],
  } as unknown as ConformanceCase;
  const with4 = (points: number): Given => ({ over: false, totals: [{ points, to: 'We' }] });
  test.each([
    ['as expected, without a total of 0', with4(4), 'agrees'],
    ['as in another book', with4(2), 'another book'],
    ['as in no book', with4(3), 'wrong'],
    ['without a field', { totals: [{ points: 4, to: 'We' }] }, 'wrong'],
    ['none', null, 'not answered'],
  ] as const)('%s', (_, given, outcome) => {
    expect(outcomeOf(one, given)).toBe(outcome);
  });
  test('must contain the expected pieces', () => {
    const piece = { expected: { totals: [], contains: ['Hand 2 wins', 'aces'] }, otherBooks: [] } as unknown as ConformanceCase;
    expect(outcomeOf(piece, { totals: [], says: 'Hand 2 wins: pair of aces' })).toBe('agrees');
    expect(outcomeOf(piece, { totals: [], says: 'Hand 2 wins: pair of kings' })).toBe('wrong');
    expect(outcomeOf(piece, { totals: [] })).toBe('wrong');
  });
});

describe('the runners', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'suite-'));
    for (const level of LEVEL_NAMES) writeFileSync(join(folder, `${level}.json`), JSON.stringify({ cases: suite[level] }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const placeAt = new Map(places.map((place) => [place.id, place]));
  const right = (one: ConformanceCase) => {
    const place = placeAt.get(one.game);
    return place === undefined ? null : replyTo(place, one);
  };
  /** Right answers or, with `faults`, some that are wrong, missing or from another book. */
  const answers = (faults: boolean) =>
    all.flatMap((one, n) => {
      if (faults && n % 11 === 5) return [];
      const given = { ...right(one), id: one.id };
      if (faults && n % 7 === 3) return [{ ...given, points: 77, totals: [{ to: 'Nobody', points: 77 }], effects: [], decided: null }];
      const other = one.otherBooks[0];
      return [faults && other !== undefined ? { id: one.id, ...other.expected, says: other.expected.contains?.[0] } : given];
    });
  /** A program that writes these answers whatever its input. */
  function programOf(given: readonly object[]): string[] {
    const [script, file] = [join(folder, 'program.mjs'), join(folder, 'answers.txt')];
    writeFileSync(file, given.map((one) => `${JSON.stringify(one)}\n`).join(''));
    writeFileSync(script, `import { readFileSync } from 'node:fs';\nreadFileSync(0);\nprocess.stdout.write(readFileSync(${JSON.stringify(file)}));\n`);
    return [process.execPath, script];
  }
  const linesOf = (judged: readonly Judged[]) =>
    LEVEL_NAMES.map((level) => {
      const count = countOf(judged, level);
      return `${level.padEnd(8)} ${OUTCOMES.map((outcome) => `${outcome} ${count[outcome]}`).join('  ')}`;
    });

  const python = spawnSync('python3', ['--version']).status === 0;
  if (!python) console.error('SKIPPED: no python3 was found, so the runner in Python was not tested.');

  test.skipIf(!whole)('the program gets the question but not the answer', () => {
    const script = join(folder, 'keys.mjs');
    writeFileSync(
      script,
      `import { readFileSync } from 'node:fs';\nfor (const line of readFileSync(0, 'utf8').trim().split('\\n')) { const { id, ...one } = JSON.parse(line); console.log(JSON.stringify({ id, says: Object.keys(one).join() })); }\n`,
    );
    expect(new Set(judge(suite, [process.execPath, script]).map(({ given }) => given?.says))).toEqual(new Set(['game,of,book,input']));
  });
  test.skipIf(!python || !whole).each([
    ['right answers', false, 0],
    ['answers with faults', true, 1],
  ] as const)('the results in Python are those in TypeScript: %s', (_, faults, status) => {
    const command = programOf(answers(faults));
    const judged = judge(suite, command);
    expect(new Set(judged.map(({ outcome }) => outcome))).toEqual(new Set(faults ? OUTCOMES : ['agrees']));
    const run = spawnSync('python3', ['bench/conformance/run.py', folder, ...command], { encoding: 'utf8', maxBuffer: 2 ** 27 });
    expect(run.stderr).toBe('');
    expect(run.stdout.split('\n').filter((line) => /^\w/.test(line))).toEqual(linesOf(judged));
    expect(run.stdout.match(/^ {2}wrong: /gm)?.length ?? 0).toBe(judged.filter(({ outcome }) => outcome === 'wrong').length);
    expect(run.status).toBe(status);
  });
  test.skipIf(!python)('the runner in Python says what it needs', () => {
    const run = spawnSync('python3', ['bench/conformance/run.py', join(folder, 'nowhere'), 'true'], { encoding: 'utf8' });
    expect(run.stderr).toContain('enter a folder that contains one of points.json');
    expect(run.status).toBe(1);
  });
  test('an error says what is wrong with a program that fails or answers something else', () => {
    expect(() => judge(suite, [process.execPath, '-e', 'console.log("hello")'])).toThrow('An answer is a line of JSON with the id of its case');
    expect(() => judge(suite, [process.execPath, '-e', 'process.exit(3)'])).toThrow('ended with status 3');
    expect(() => judge(suite, ['no-such-program'])).toThrow('enter a command that can be run');
  });
  test.skipIf(!whole)('docs/conformance.md has the results of the engines of other projects', () => {
    expect(documented(), 'npm run conformance -- --write').toBe(resultsOf(suite, OTHERS));
  });
  test.skipIf(!whole)('this engine, run like any other program, agrees with every case', { tags: 'full', timeout: 120_000 }, () => {
    const out = execFileSync(process.execPath, ['bench/conformance/run.ts', process.execPath, 'bench/conformance/engines/hoyle.ts'], { encoding: 'utf8' });
    expect(out.trim().split('\n')).toEqual(
      linesOf(all.map((of) => ({ level: LEVEL_NAMES.find((name) => suite[name].includes(of)) ?? 'laws', of, given: null, outcome: 'agrees' }))),
    );
  });
});
