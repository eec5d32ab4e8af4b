// @module-tag rotating
// Rulings as text to paste: each with its sources, followed by the address and the edition.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { citedText } from '../../../../src/lib/rulings/text/cited-text.ts';

const END = ['https://cards.example/games/euchre/law/revoke/', 'According to Hoyle. Edition 0.1.0.'];
const cited = (rulings: Parameters<typeof citedText>[1]) =>
  citedText('Euchre: Revoke', rulings, 'https://cards.example/games/euchre/law/revoke/', 'Edition 0.1.0.');

test('a single ruling is on the title line', () => {
  expect(cited([{ condition: '', ruling: 'The other side scores 2 points.', sources: ['Donohue, undated, p. 15'] }]).split('\n')).toEqual([
    'Euchre: Revoke. The other side scores 2 points. (Donohue, undated, p. 15)',
    ...END,
  ]);
});

test('a title that is a question gets no full stop', () => {
  const words = (rulings: Parameters<typeof citedText>[1]) =>
    citedText('Euchre: May this player go alone?', rulings, 'https://cards.example/', 'Edition 0.1.0.');
  const yes = { condition: 'In time', ruling: 'The player may.', sources: [] };
  expect(words([{ ...yes, condition: '' }])).toMatch(/^Euchre: May this player go alone\? The player may\.\n/);
  expect(words([yes, { ...yes, condition: 'Late' }])).toMatch(/^Euchre: May this player go alone\?\nIn time: /);
});

test('several rulings have a line each; books with the same ruling and condition share one', () => {
  const rulings = [
    { condition: 'In time', ruling: 'The card is taken back.', sources: ['Donohue, undated, p. 15'] },
    { condition: 'In time', ruling: 'The card is taken back.', sources: ['U.S. Playing Card, 1898, p. 9'] },
    { condition: 'Late', ruling: 'The card is taken back.', sources: [] },
  ];
  expect(cited(rulings).split('\n')).toEqual([
    'Euchre: Revoke.',
    'In time: The card is taken back. (Donohue, undated, p. 15; U.S. Playing Card, 1898, p. 9)',
    'Late: The card is taken back.',
    ...END,
  ]);
  expect(cited([]).split('\n')).toEqual(['Euchre: Revoke.', ...END]);
});

test('the terminal prints the ruling for the given answers and book', { timeout: 60_000 }, () => {
  const { status, stdout } = spawnSync(
    'node',
    ['scripts/hoyle.ts', 'rule', 'euchre.law.revoke', '--book', 'uspc-1898', '--claimed', 'late', '--sides', 'both', '--cite'],
    {
      encoding: 'utf8',
    },
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^Euchre: Revoke\. .*\(U\.S\. Playing Card, 1898, pp\. 9–10\)\n\/games\/euchre\/law\/revoke\/\nAccording to Hoyle\. Edition \d+\.\d+\.\d+, [0-9a-f]{10}\.\n$/,
  );
});
