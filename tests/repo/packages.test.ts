// Every package has the hash of its archive, the same registry and a licence that we may use.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { advisories, refused } from '../../scripts/licences.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { resolved?: string; integrity?: string; version?: string; license?: string }>;
};
const installed = Object.entries(packages).filter(([folder]) => folder !== '');

test('every package has the hash of its archive, and none has an address of its own', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==/.test(integrity ?? '')).map(([folder]) => folder)).toEqual([]);
  // .npmrc leaves out the addresses of packages from the registry. A package from anywhere else, such as git or a URL, would still have one.
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([folder]) => folder)).toEqual([]);
});

describe('licences', () => {
  test('of all packages are allowed', () => expect(refused(packages)).toEqual([]));
  test.each([
    ['no licence', {}, 'no-such 1.0.0 names no licence. Read its files, then add it to READ in scripts/licences.ts.'],
    [
      'a licence that is in no list',
      { license: 'AGPL-3.0-only', dev: true },
      'no-such 1.0.0 is under AGPL-3.0-only, which is not in the lists of scripts/licences.ts.',
    ],
    [
      'a part that is in no list',
      { license: 'MIT AND AGPL-3.0-only' },
      'no-such 1.0.0 is under MIT AND AGPL-3.0-only, which is not in the lists of scripts/licences.ts.',
    ],
    ['a licence for tools only', { license: 'MPL-2.0' }, 'no-such 1.0.0 is under MPL-2.0, which is allowed for development only.'],
  ])('%s is refused', (_, entry, message) => {
    expect(refused({ 'node_modules/no-such': { version: '1.0.0', ...entry } })).toEqual([message]);
  });
  test.each([
    { license: 'GPL-3.0-only OR MIT' },
    { license: '(MIT OR CC0-1.0)' },
    { license: 'Apache-2.0 AND LGPL-3.0-or-later', dev: true },
  ])('%j is allowed', (entry) => {
    expect(refused({ 'node_modules/no-such': { version: '1.0.0', ...entry } })).toEqual([]);
  });
});

describe('advisories', () => {
  test.each(['', 'npm error network', '{ "message": "405 Method Not Allowed", "statusCode": 405 }'])('%j means that the registry gave no answer', (printed) => {
    expect(advisories(printed)).toBe(null);
  });
  test('are split by severity', () => {
    const answer = { vulnerabilities: { one: { severity: 'high', range: '<2.0.0' }, two: { severity: 'low', range: '*' } } };
    expect(advisories(JSON.stringify(answer))).toEqual({ severe: ['one <2.0.0: high'], others: ['two *: low'] });
    expect(advisories('{ "vulnerabilities": {} }')).toEqual({ severe: [], others: [] });
  });
});
