// What every scorer and sheet answers to the cases from the books and to nearby cases: every line, total, note and state, as a hash in
// `tests/answers/hashes.txt`. The cases check what a book says; the hashes reveal everything else that a code change affects.
// `npm run answers -- euchre` prints what changed. If it is intended: `npx vitest run --project engine tests/conformance/answers.test.ts --update`.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import beside from '../answers/beside.json' with { type: 'json' };
import { answersOf } from '../support/answers.ts';
import { isChanged } from '../support/changed.ts';
import { places, whole } from '../support/library.ts';
import { sample } from '../support/tier.ts';

const FILE = new URL('../answers/hashes.txt', import.meta.url);
const linesIn = (): string[] => readFileSync(FILE, 'utf8').trimEnd().split('\n');
const gameOf = (line: string) => line.split(/[./]/)[0] ?? '';
/** "euchre.score.game 0a1b2c3d4e" for each text of answers, which begins "== euchre.score.game". */
const linesOf = (texts: readonly string[]): string[] =>
  texts.map((text) => `${/^== (\S+)/.exec(text)?.[1]} ${createHash('sha256').update(text).digest('hex').slice(0, 10)}`).sort();

const held = [...Map.groupBy(places, ({ id }) => gameOf(id))].filter(([, forms]) => forms.some(({ scorers }) => Object.keys(scorers).length > 0));
const isUpdate = () => expect.getState().snapshotState.snapshotUpdateState === 'all';

test.each(sample(held, 5, ([game]) => isChanged(game)))('%s answers as before', (game, forms) => {
  const now = linesOf(answersOf(forms));
  const lines = linesIn();
  const before = lines.filter((line) => gameOf(line) === game);
  const changed = new Set([...now.filter((line) => !before.includes(line)), ...before.filter((line) => !now.includes(line))].map((line) => line.split(' ')[0]));
  if (isUpdate()) writeFileSync(FILE, `${[...lines.filter((line) => gameOf(line) !== game), ...now].sort().join('\n')}\n`);
  else
    expect(
      now,
      before.length === 0
        ? `${game} is new. Accept its answers: GAME=${game} BUILD=no npx vitest run --project engine tests/conformance/answers.test.ts --update`
        : `${[...changed].join(', ')}: "npm run answers -- ${game}" prints what has changed since the last commit`,
    ).toEqual(before);
});

test.runIf(whole)('every hash is of an existing game with a scorer', () => {
  const games = new Set(held.map(([game]) => game));
  const kept = linesIn().filter((line) => games.has(gameOf(line)));
  if (isUpdate()) writeFileSync(FILE, `${kept.join('\n')}\n`);
  else expect(linesIn().filter((line) => !kept.includes(line))).toEqual([]);
});

test.runIf(whole)('the additional inputs are for existing scorers and sheets', () => {
  const there = new Set(places.flatMap(({ id, scorers }) => Object.keys(scorers).map((key) => `${id}.score.${key}`)));
  expect(Object.keys(beside).filter((id) => !there.has(id))).toEqual([]);
});
