// The table of results: each engine that can be installed here, level by level. docs/conformance.md has the results of other projects, which
// change only when a case of their games changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEVEL_NAMES, LEVELS } from '../../src/lib/api/conformance/schemas.ts';
import { countOf, type Judged, judge, type Suite } from './suite.ts';

/** Engines of other projects, by the name of their package. */
export const OTHERS = ['cribbage-counter', 'pokersolver'] as const;
/** This project's engine and the others. */
export const ENGINES = ['hoyle', ...OTHERS] as const;
type Engine = (typeof ENGINES)[number];
const TITLES: Readonly<Record<Engine, string>> = {
  hoyle: 'According to Hoyle',
  'cribbage-counter': 'cribbage-counter',
  pokersolver: 'pokersolver',
};
const DOCUMENT = fileURLToPath(new URL('../../docs/conformance.md', import.meta.url));
const [BEGIN, END] = ['<!-- results -->', '<!-- end of results -->'];

/** The version of a package as it is installed, or of this project. */
function versionOf(engine: Engine): string {
  const folder = engine === 'hoyle' ? '../../' : `../../node_modules/${engine}/`;
  return (JSON.parse(readFileSync(new URL(`${folder}package.json`, import.meta.url), 'utf8')) as { version: string }).version;
}

/** One line about an answer that differs from the expected one. */
const differenceLine = ({ of, given, outcome }: Judged): string => {
  const { id, says, citation } = of;
  const found = given?.says ?? JSON.stringify({ ...given, id: undefined });
  return `- \`${id}\` (${outcome}): ${found} Expected: ${says} ${String(citation.text)}`;
};

/** The table of some engines, followed by every answer that does not agree. */
export function resultsOf(suite: Suite, engines: readonly Engine[]): string {
  const rows: string[] = [];
  const differing: string[] = [];
  for (const engine of engines) {
    const judged = judge(suite, [process.execPath, fileURLToPath(new URL(`engines/${engine}.ts`, import.meta.url))]);
    for (const level of LEVEL_NAMES) {
      const count = countOf(judged, level);
      const answered = suite[level].length - count['not answered'];
      if (answered === 0) continue;
      rows.push(
        `| ${TITLES[engine]} ${versionOf(engine)} | ${LEVELS[level].level} ${level} | ${answered} | ${count.agrees} | ${count['another book']} | ${count.wrong} |`,
      );
    }
    const differs = judged.filter(({ outcome }) => outcome === 'another book' || outcome === 'wrong');
    if (differs.length > 0) differing.push('', `Answers of ${TITLES[engine]} that differ:`, '', ...differs.map(differenceLine));
  }
  return ['| engine | level | answered | agrees | agrees with another book | wrong |', '| --- | --- | ---: | ---: | ---: | ---: |', ...rows, ...differing].join(
    '\n',
  );
}

/** The results that the document has now. */
export function documented(): string {
  const text = readFileSync(DOCUMENT, 'utf8');
  return text.slice(text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)).trim();
}

/** Writes the results into the document. */
export function document(results: string): void {
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, 'utf8').replace(documented(), () => results),
  );
}
