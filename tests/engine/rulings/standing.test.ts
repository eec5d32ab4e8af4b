// How books compare in every law, and in selected laws.
import { describe, expect, test } from 'vitest';
import { BOOK_IDS, casesOf, combinations, isOpen, makeId, printedIn, ruleOn, speakersOf, standingAt, UNKNOWN } from '../../../src/rules-engine/index.ts';
import { places, whole } from '../../support/library.ts';

describe('in every law', () => {
  const laws = places.flatMap((place) => place.laws);
  test('a book that is said to disagree decides something against another on some facts', () => {
    const faults = laws.flatMap((law) => {
      const { kind, groups, parting } = standingAt(law);
      if (kind !== 'disagree') return [];
      const idle = groups.flat().filter((book) => casesOf(law.readings[book]).every(isOpen));
      return parting.length === 0 || idle.length > 0 ? [`${law.id}: ${idle.join(', ')}`] : [];
    });
    expect(faults).toEqual([]);
  });
  test('each book that has the game is counted once: it rules, does not decide or is silent', () => {
    for (const law of laws) {
      const { kind, groups, open, beside, silent } = standingAt(law);
      const counted = [...groups.flat(), ...open, ...beside, ...silent];
      expect([...counted].sort(), law.id).toEqual(BOOK_IDS.filter((book) => !['no-game', 'not-held'].includes(law.readings[book].status)).sort());
      if (kind === 'open' || kind === 'none') expect(speakersOf(law), law.id).toEqual([]);
      if (kind === 'one') expect(speakersOf(law), law.id).toEqual(groups[0]);
    }
  });
  test('the ruling for complete answers is the one matching case of each book', () => {
    for (const law of laws.filter((_, n) => n % 7 === 0)) {
      for (const so of [...combinations(Object.fromEntries(Object.entries(law.facts).map(([key, one]) => [key, Object.keys(one.options)])))].slice(0, 40)) {
        const ruled = ruleOn(law, so);
        if (!ruled.ok) throw new Error(law.id);
        expect(ruled.value.still.kind, law.id).toBe('settled');
        for (const { book, cases, settled } of ruled.value.books) expect([cases.length, settled], makeId(law.id, 'law', book)).toEqual([1, true]);
      }
    }
  });
});

const lawOf = (id: string) => {
  const law = places.flatMap((place) => place.laws).find((one) => one.id === id);
  if (law === undefined) throw new Error(`no law ${id}`);
  return law;
};
describe('in selected laws', { skip: !whole }, () => {
  test.each([
    ['euchre.law.revoke', 'disagree'],
    ['euchre.law.all-pass', 'adds'],
    ['hearts/auction.law.suit-after-a-jack', 'adds'],
    ['bridge-whist.law.late-entry', 'distinguishes'],
    ['poker.law.uncalled-bet', 'adds'],
    ['cinch.law.revoke', 'adds'],
    ['rummy.law.joker-left', 'open'],
    ['raffles.law.equal-throws', 'one'],
    ['whist.law.winners-led-on', 'apart'],
    ['pinochle.law.card-used-again', 'agree'],
    ['bridge-whist.law.pack-not-cut', 'agree'],
  ])('%s: %s', (id, kind) => expect(standingAt(lawOf(id)).kind).toBe(kind));
  test('euchre.law.revoke: on a revoke by both sides 1898 decides nothing, and the others say the same', () => {
    const ruled = ruleOn(lawOf('euchre.law.revoke'), { claimed: 'turned', against: 'lone-hand', sides: 'both' });
    if (!ruled.ok) throw new Error('no ruling');
    expect(ruled.value.here).toMatchObject({ kind: 'agree', open: ['uspc-1898'] });
  });
  test('whist.law.revoke-claimed-late: the silent 1940 gets its general law with the ruling, but not as its own answer', () => {
    const law = lawOf('whist.law.revoke-claimed-late');
    const ruled = ruleOn(law, {});
    if (!ruled.ok) throw new Error('no ruling');
    const silence = ruled.value.silences.find(({ book }) => book === 'blue-ribbon-1940');
    expect(silence?.note).toMatch(/general laws/);
    expect(silence?.elsewhere[0]).toMatchObject({ kind: 'general', law: 'general-laws.law.revoke-claim' });
    expect(silence?.elsewhere[0]?.cases.length).toBeGreaterThan(0);
    expect(printedIn(law)).not.toContain('blue-ribbon-1940');
  });
  test.each([
    'bridge-whist.law.revoke-bets',
    'whist.law.tricks-mixed',
    'euchre.law.interrupted-deal',
    'loo.law.played-by-mistake',
  ])('%s: a general law on something else is not given', (id) =>
    expect(lawOf(id).readings['blue-ribbon-1940']).toMatchObject({ status: 'silent', general: [] }));
  test('an unknown fact or answer is a problem that names it and the nearest', () => {
    const law = lawOf('euchre.law.revoke');
    expect(ruleOn(law, { clamed: 'late' })).toMatchObject({
      ok: false,
      problems: [{ field: 'clamed', expected: expect.stringMatching(/^claimed/), found: '"clamed"' }],
    });
    expect(ruleOn(law, { claimed: 'lat' })).toMatchObject({
      ok: false,
      problems: [{ field: 'claimed', expected: expect.stringMatching(/^late/), found: '"lat"' }],
    });
    expect(ruleOn(law, { claimed: UNKNOWN })).toMatchObject({ ok: true });
    expect(ruleOn(law, { claimed: 'constructor' }).ok).toBe(false);
    expect(ruleOn(law, { toString: 'late' } as never).ok).toBe(false);
  });
});
