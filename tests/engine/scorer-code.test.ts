// What the browser is sent of a game's code: the passages that its citations name are words, and stay behind.
import { expect, test } from 'vitest';
import { scorerCode } from '../../src/integrations/scorer-code.ts';

const CITES = `import { citesOf, numbered } from '../../laws/cites.ts';
export const BLUE = 'blue-ribbon-1940';
export const cites = citesOf({ donohue: { 'Laws of Euchre: The Revoke': { revoke: numbered, told: word('14') } } });
`;

test('a list of citations is left out, and what stands beside it is kept', () => {
  const code = scorerCode(CITES, 'cites.ts', null);
  expect(code).not.toContain('Laws of Euchre');
  expect(code).toContain("export const BLUE = 'blue-ribbon-1940';");
  expect(code).toContain('export const cites = /* @__PURE__ */ citesOf();');
});
test('where a passage is named nothing is left of it', () => {
  const code = scorerCode(
    "import { cites } from '../cites.ts';\nconst LAW = doubted(cites.blue.play, 'Damaged.');\nexport const row = { at: [cites.donohue.rules(3)], books: ['donohue'] };",
    'variant.ts',
    null,
  );
  expect(code).toContain("/* @__PURE__ */ doubted([], 'Damaged.')");
  expect(code).toContain("{ at: [[]], books: ['donohue'] }");
});
test('passages that are taken out of their list by name are left out one by one', () => {
  const code = scorerCode(
    "import { cites } from '../cites.ts';\nconst { peep: told, pool } = cites.blue;\nexport const cost = worth(1, told);",
    'variant.ts',
    null,
  );
  expect(code).toContain('const told = [], pool = [];');
});
test('no other call loses what it is given', () => {
  const code = scorerCode("export const points = pointsFrom({ donohue: { 'Laws of Euchre': 2 } });", 'points.ts', null);
  expect(code).toContain("/* @__PURE__ */ pointsFrom({ donohue: { 'Laws of Euchre': 2 } });");
});
test('what a count is about, its words for the search, the names and hints of its fields are left out; options that bear such a name are not', () => {
  const code = scorerCode(
    `import { cards, choiceOf } from '../../scoring/fields.ts';
export const deal = scorer({ title: 'Deal', gist: 'What a deal is worth.', aka: ['points', \`pips\`], ask: {
  hand: cards('Hand', 'standard-52', 5, { hint: 'Five cards.', optional: true }),
  talk: choiceOf('Talk', { hint: 'A hint', none: 'None' }, { otherwise: 'none', hint: \`Said \${where}.\` }),
  hint: flag('A hint was given'),
}, score });
const item = { title: 'Doublet', gist: 'Set first.' };
const column = { key: 'we', title: 'Column' };
const said = cards('', 'x').map((one) => count('two', one));`,
    'deal.ts',
    null,
  );
  for (const gone of ['Deal', 'worth', 'pips', 'Five cards.', 'Said', "'Hand'", "'Talk'"]) expect(code).not.toContain(gone);
  for (const kept of [
    "title: 'Column'",
    "title: 'Doublet'",
    'optional: true',
    "hint: 'A hint', none: 'None'",
    "otherwise: 'none'",
    'hint: flag(',
    "count('two'",
  ])
    expect(code.replaceAll('/* @__PURE__ */ ', '')).toContain(kept);
});
test('a row that is taken out of its game has none of these words either', () => {
  const code = scorerCode("export default game({ scorers: { deal: scorer({ title: 'Deal', gist: 'Worth.', aka: ['points'], score }) } });", 'code.ts', 'deal');
  expect(code).toContain('export const row = scorer({    score });');
});
