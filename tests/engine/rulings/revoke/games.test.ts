// The games of the check: each game with a law on revokes is either checked or has a reason, and its texts follow from its data.
import { describe, expect, test } from 'vitest';
import { games, placeOf } from '../../../../src/lib/catalogue/library.ts';
import { knownAnswers } from '../../../../src/lib/revoke/answers.ts';
import { newEntry } from '../../../../src/lib/revoke/entry.ts';
import { checkAddress, checkedAs, checkedGames } from '../../../../src/lib/revoke/games.ts';
import { gameOf, mostCards } from '../../../../src/lib/revoke/rules-of-game.ts';
import { GENERAL_LAWS } from '../../../../src/rules-engine/index.ts';
import { checkRevokes } from '../../../../src/rules-engine/mechanics/revoke/check.ts';
import { ALL_PACKS } from '../../../../src/rules-engine/vocabulary/all-packs.ts';
import { dealFrom } from '../../../support/rulings/tricks.ts';

const withLaw = games.filter(({ id }) => placeOf(id).laws.some(({ topic }) => topic.kind === 'offence' && topic.id === 'revoke')).map(({ id }) => id);
const rulesOf = (id: string) => checkedGames.find((one) => one.id === id) ?? expect.fail(`no game "${id}"`);

test('each game with a law on revokes says how suit is followed, or why it is not checked', () => {
  const said = games.filter(({ following }) => following !== undefined).map(({ id }) => id);
  expect(said).toEqual(withLaw.filter((id) => id !== GENERAL_LAWS));
});

describe.each(checkedGames.map((rules) => [rules.id, rules] as const))('%s', (_, rules) => {
  test('its hands can be dealt, its ranks are those of its packs, and no card is listed twice', () => {
    expect(rules.players.length).toBeGreaterThan(0);
    for (const players of rules.players) {
      const entry = newEntry(rules, players);
      expect(entry.hand).toBeGreaterThan(0);
      expect(entry.hand).toBeLessThanOrEqual(mostCards(entry.pack, players));
      if (rules.hand > 0) expect(entry.hand).toBe(rules.hand);
    }
    for (const pack of rules.packs)
      for (const trump of rules.trumps) {
        const game = gameOf(rules, { ...newEntry(rules), trump, pack });
        const ranks = new Set(ALL_PACKS[pack].cards.flatMap((card) => (card === 'JOKER' ? [] : [card.slice(0, -1)])));
        if (game.order.length > 0) expect([...ranks].filter((rank) => !(game.order as readonly string[]).includes(rank))).toEqual([]);
        expect(new Set(game.trumps).size).toBe(game.trumps.length);
        expect(game.trumps.filter((card) => !game.pack.includes(card))).toEqual([]);
        if (trump !== 'none' && trump !== 'own') expect(game.pack.filter((card) => card.endsWith(trump) && !game.trumps.includes(card))).toEqual([]);
      }
  });
});

test('trumps are those that the books name', () => {
  const trumps = (id: string, trump: 'S' | 'H' | 'C' | 'D' | 'own') => gameOf(rulesOf(id), { ...newEntry(rulesOf(id)), trump }).trumps.join(' ');
  expect(trumps('euchre', 'H')).toBe('JH JD AH KH QH 10H 9H 8H 7H');
  expect(trumps('euchre/joker', 'C')).toBe('JOKER JC JS AC KC QC 10C 9C 8C 7C');
  expect(trumps('hasenpfeffer', 'H')).toBe('JOKER JH JD AH KH QH 10H 9H');
  expect(trumps('catch-the-ten', 'H')).toBe('JH AH KH QH 10H 9H 8H 7H 6H');
  expect(trumps('cinch', 'H')).toBe('AH KH QH JH 10H 9H 8H 7H 6H 5H 5D 4H 3H 2H');
  expect(trumps('solo', 'H')).toBe('QC 7H QS AH KH QH JH 10H 9H 8H');
  expect(trumps('skat', 'D')).toBe('JC JS JH JD AD 10D KD QD 9D 8D 7D');
  expect(trumps('skat', 'own')).toBe('JC JS JH JD');
});

test('a variant is checked under its own name or as its game', () => {
  expect(checkedAs(placeOf('euchre/railroad'))).toBe('euchre/railroad');
  expect(checkedAs(placeOf('euchre/laps'))).toBe('euchre');
  expect(checkAddress(placeOf('whist'))).toBe('/revoke/#game=whist');
  expect(checkAddress(placeOf('bezique'))).toBeNull();
});

describe('answers to the questions of the law that follow from the tricks', () => {
  const questions = (id: string) => {
    const law = placeOf(id).laws.find(({ key }) => key === 'revoke');
    return new Map(Object.entries(law?.facts ?? {}).map(([key, fact]) => [key, Object.keys(fact.options)] as const));
  };
  const known = (id: string, out: number | null, lines: readonly string[], shown: readonly string[] = []) => {
    const rules = rulesOf(id);
    const settings = { ...newEntry(rules), trump: 'H' as const, out };
    const { findings } = checkRevokes(dealFrom(gameOf(rules, settings), lines, shown));
    return knownAnswers(questions(id), findings, settings, rules.sides);
  };
  test.each<[string, string, number | null, readonly string[], readonly string[], Readonly<Record<string, string>>]>([
    ['played on, one side', 'euchre', null, ['0: AS 9C 10S QS', '0: KS 9S 8S 7S'], [], { claimed: 'late', against: 'partners', sides: 'one' }],
    ['both sides', 'euchre', null, ['0: AS 9C 10D QS', '0: KS 9S 8S 7S'], [], { claimed: 'late', against: 'partners', sides: 'both' }],
    ['against a lone hand', 'euchre', 2, ['0: AS 9C QS', '0: KS 9S 7S'], [], { claimed: 'late', against: 'lone-hand', sides: 'one' }],
    ['by the lone hand', 'euchre', 2, ['1: AS QS 9C', '1: KS 7S 9S'], [], { claimed: 'late', sides: 'one' }],
    ['seen in the hand: it may be in time', 'whist', null, ['0: AS 9C 10S QS'], ['1 9S'], { sides: 'one' }],
    ['at whist', 'whist', null, ['0: AS 9C 10S QS', '0: KS 9S 8S 7S'], [], { found: 'quitted', sides: 'one' }],
    ['twice, by one side', 'auction-bridge', null, ['0: AS 9C 10S 9D', '0: KS 9S 8S 7S'], [], { times: 'more', sides: 'one' }],
    ['the first trick at slobberhannes', 'slobberhannes', null, ['0: AS 9C 10S QS', '0: KS 9S 8S 7S'], [], { trick: 'end' }],
    ['nothing proved', 'whist', null, ['0: AS 9C 10S QS'], [], {}],
  ])('%s', (_, id, out, lines, shown, expected) => expect(known(id, out, lines, shown)).toEqual(expected));
});
