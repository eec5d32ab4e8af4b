// Entering tricks: where the next card goes, and the text that stores them and is used as a link.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealOf, type Entry, isEmpty, leadersIn, namesOf, newEntry, nextCursor, put, putLeader, turnShown } from '../../../../src/lib/revoke/entry.ts';
import { checkedGames } from '../../../../src/lib/revoke/games.ts';
import { readEntry, writeEntry } from '../../../../src/lib/revoke/link.ts';
import { checkRevokes } from '../../../../src/rules-engine/mechanics/revoke/check.ts';
import type { Remembered } from '../../../../src/rules-engine/mechanics/revoke/deal.ts';
import { ALL_PACKS } from '../../../../src/rules-engine/vocabulary/all-packs.ts';

const games = new Map(checkedGames.map((rules) => [rules.id, rules]));
const euchre = games.get('euchre') ?? expect.fail('no euchre');

/** Enters cards one after the other, each at the place that the page chooses. */
function enter(entry: Entry, ...remembered: readonly Remembered[]): Entry {
  return remembered.reduce((now, one) => {
    const at = nextCursor(now, euchre);
    return at?.seat == null ? expect.fail(`no place for ${one}`) : put(now, at.trick, at.seat, one);
  }, entry);
}

test('the leader is asked for once, and then follows from the cards', () => {
  const start = { ...newEntry(euchre), trump: 'H' as const };
  expect(nextCursor(start, euchre)).toEqual({ trick: 0, seat: null });
  const first = enter(putLeader(start, 0, 1), 'AS', '9S', 'JD', 'QS');
  expect(first.tricks[0]?.remembered).toEqual(['QS', 'AS', '9S', 'JD']);
  expect(nextCursor(first, euchre)).toEqual({ trick: 1, seat: 3 });
  expect(leadersIn(first, euchre)).toEqual([1, 3]);
  const open = enter(first, 'KS', '?', '7S', 'AD');
  expect(nextCursor(open, euchre)).toEqual({ trick: 2, seat: null });
  expect(nextCursor(putLeader(open, 2, 0), euchre)).toEqual({ trick: 2, seat: 0 });
});

test('a card of an earlier trick can be changed or removed, and cards seen in a hand toggled', () => {
  const entry = enter(putLeader({ ...newEntry(euchre), trump: 'H' }, 0, 0), 'AS', '9C', '10S', 'QS', 'KS', '9S');
  expect(checkRevokes(dealOf(entry, euchre)).findings[0]).toMatchObject({ seat: 1, trick: 0, verdict: 'proved' });
  expect(checkRevokes(dealOf(put(entry, 0, 1, '8S'), euchre)).findings).toEqual([]);
  expect(nextCursor(put(entry, 0, 1, null), euchre)).toEqual({ trick: 0, seat: 1 });
  const seen = turnShown(entry, 3, 'AD');
  expect(dealOf(seen, euchre).shown).toEqual([{ seat: 3, card: 'AD' }]);
  expect(turnShown(seen, 3, 'AD')).toEqual({ ...entry, shown: [] });
  expect(isEmpty(entry)).toBe(false);
  expect(isEmpty(newEntry(euchre))).toBe(true);
});

test('seats have default names until others are given', () => {
  expect(namesOf({ ...newEntry(euchre), names: ['', 'West', '', ''] }, euchre)).toEqual(['You', 'West', 'Partner', 'Right']);
  expect(namesOf(newEntry(games.get('hearts') ?? euchre), games.get('hearts') ?? euchre)[2]).toBe('Across');
});

const entries = fc.constantFrom(...checkedGames).chain((rules) =>
  fc.constantFrom(...rules.players).chain((players) => {
    const start = newEntry(rules, players);
    const remembered = fc.constantFrom<Remembered | null>(null, '?', 'other', 'S?', 'D?', ...ALL_PACKS[start.pack].cards);
    const seat = fc.integer({ min: 0, max: players - 1 });
    return fc
      .record({
        trump: fc.constantFrom(...rules.trumps),
        names: fc.array(fc.constantFrom('', 'Ann', 'B. Bo_b', 'Zoë & Co'), { minLength: players, maxLength: players }),
        tricks: fc.array(fc.record({ leader: fc.option(seat), remembered: fc.array(remembered, { minLength: players, maxLength: players }) }), {
          maxLength: start.hand,
        }),
        out: rules.alone ? fc.option(seat) : fc.constant(null),
        shown: fc.constantFrom(
          [],
          Array.from({ length: players }, (_, n) => (n === 1 ? (['AS', 'KD'] as const) : [])),
        ),
      })
      .map((more): Entry => {
        const tricks = [...more.tricks];
        while (tricks.length > 0 && tricks.at(-1)?.leader == null && tricks.at(-1)?.remembered.every((one) => one === null)) tricks.pop();
        return { ...start, ...more, tricks, names: more.names.every((name) => name === '') ? [] : more.names };
      });
  }),
);

test('an entry round-trips through its link', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const text = writeEntry(entry, games.get(entry.game) ?? euchre);
      expect(readEntry(text, games)).toEqual({ entry, faults: [] });
    }),
  );
});

test('any link is parsed or rejected, and the check accepts the result', () => {
  const part = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('AS', 'x', 'n', 'xH', '0', '9', '_', '.', '5Z', 'JOKER'));
  const keys = fc.constantFrom('trump', 'players', 'pack', 'hand', 'out', 'names', 't', 'shown', 'book', 'game');
  fc.assert(
    fc.property(fc.constantFrom('euchre', 'whist', 'skat', 'nothing'), fc.array(fc.tuple(keys, fc.array(part, { maxLength: 9 }))), (game, parts) => {
      const query = new URLSearchParams([['game', game], ...parts.map(([key, words]) => [key, words.join('.')])]);
      const read = readEntry(query.toString(), games);
      if (game === 'nothing') expect(read === null || games.has(read.entry.game)).toBe(true);
      if (read === null) return;
      const rules = games.get(read.entry.game) ?? euchre;
      checkRevokes(dealOf(read.entry, rules));
      nextCursor(read.entry, rules);
      expect(readEntry(writeEntry(read.entry, rules), games)?.faults).toEqual([]);
    }),
  );
});

test('errors in a link are reported', () => {
  const faults = (text: string) => readEntry(text, games)?.faults.map(({ say }) => say);
  expect(faults('game=euchre&players=9')).toEqual(['Players: this link says “9”. Choose “4”, “2”, “3”, “5” or “6”.']);
  expect(faults('game=euchre&t=0.AS.5Z')).toEqual(['Tricks: this link says “0.AS.5Z”. Not a card: “5Z”.']);
  expect(faults('game=euchre&hand=9')).toEqual(['Cards in each hand: this link says “9”. Enter a number from 1 to 8.']);
  expect(readEntry('game=bezique', games)).toBeNull();
  expect(readEntry(`game=euchre&names=${'x'.repeat(5000)}`, games)).toBeNull();
});
