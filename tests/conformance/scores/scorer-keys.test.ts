// Every score item or law named by a scorer exists at some place of its game; unknown keys are reported with file, line and the nearest key.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nearTo } from '../../../src/rules-engine/index.ts';
import { places } from '../../support/library.ts';

const ITEM = /\b(?:by|schedule)\.(?:points|gives|unit|way|id|line|sum|tell)\(\s*'([^']+)'/g;
const LAW = /\b(?:by|schedule)\.law\(\s*'([^']+)'/g;

const games = Map.groupBy(places, (place) => place.id.split('/')[0] ?? '');

test.each([...games])('%s: what its scorers name exists', (game, forms) => {
  const known = {
    points: new Set(forms.flatMap((place) => place.points.map((item) => item.key))),
    law: new Set(forms.flatMap((place) => place.laws.map((law) => law.key))),
  };
  const faults = globSync(`src/rules-engine/games/${game}/**/*.ts`).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const line = (at: number) => text.slice(0, at).split('\n').length;
    const strange = (pattern: RegExp, kind: keyof typeof known) =>
      [...text.matchAll(pattern)].flatMap(({ 1: key = '', index }) =>
        known[kind].has(key) ? [] : [`${file}:${line(index)}: no ${kind} "${key}" in ${game}${nearTo(key, known[kind])}`],
      );
    return [...strange(ITEM, 'points'), ...strange(LAW, 'law')];
  });
  expect(faults).toEqual([]);
});
