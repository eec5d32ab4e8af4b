// What the browser is sent of a game's code: the passages that its citations name are words, and stay behind.
import { expect, test } from 'vitest';
import { scorerCode } from '../../src/integrations/scorer-code.ts';

const CITES = `import { citesOf, numbered } from '../../core/cites.ts';
export const BLUE = 'blue-ribbon-1940';
export const cites = citesOf({ donohue: { 'Laws of Euchre: The Revoke': { revoke: numbered, told: word('14') } } });
`;

test('a list of citations is left out, and what stands beside it is kept', () => {
  const code = scorerCode(CITES, 'cites.ts', null);
  expect(code).not.toContain('Laws of Euchre');
  expect(code).toContain("export const BLUE = 'blue-ribbon-1940';");
  expect(code).toContain('export const cites = /* @__PURE__ */ citesOf();');
});
test('no other call loses what it is given', () => {
  const code = scorerCode("export const points = pointsFrom({ donohue: { 'Laws of Euchre': 2 } });", 'points.ts', null);
  expect(code).toContain("/* @__PURE__ */ pointsFrom({ donohue: { 'Laws of Euchre': 2 } });");
});
