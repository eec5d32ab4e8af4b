// Whether somebody revoked (proved, possible, impossible), for the different rules on following suit.
import { describe, expect, test } from 'vitest';
import { checkRevokes } from '../../../../src/rules-engine/mechanics/revoke/check.ts';
import { leadersOf, type TrickGame } from '../../../../src/rules-engine/mechanics/revoke/deal.ts';
import { dealFrom, euchre, trickGame } from '../../../support/rulings/tricks.ts';

const whist = trickGame({});
const pitch = trickGame({ mayTrump: true, hand: 6 });

/** Findings in short: "1@2 proved played 5" is the second seat at the second trick, proved by its card at trick 5. */
function found(game: TrickGame, lines: readonly string[], shown: readonly string[] = []): string[] {
  return checkRevokes(dealFrom(game, lines, shown)).findings.map((one) => {
    const at = `${one.seat}@${one.trick + 1} ${one.verdict}`;
    if (one.verdict === 'impossible') return `${at} ${one.why}`;
    if (one.verdict === 'possible')
      return [at, one.proof === null ? '' : 'held', one.tricks.map((trick) => trick + 1).join(), one.inHand ? 'hand' : '']
        .filter((part) => part !== '')
        .join(' ');
    return `${at} ${one.proof.by}${one.proof.by === 'played' ? ` ${one.proof.trick + 1}` : ''}`;
  });
}

describe('proved', () => {
  test.each<[string, TrickGame, readonly string[], readonly string[], readonly string[]]>([
    ['a card of the suit is played later', whist, ['0: AS 9H 10S QS', '1: 2C 3C 4C 9C', '3: 2D 3D 4S 5D'], [], ['1@1 proved played 3', '1@3 possible hand']],
    ['it was played by the same player', whist, ['0: AS 9C 10S QS', '0: KS 9S 2S 3S'], [], ['1@1 proved played 2']],
    ['he leads the suit himself', whist, ['0: AS 9H 10S QS', '1: 4S 5S 6S 7S'], [], ['1@1 proved played 2']],
    ['the card is seen in the hand', whist, ['0: AS 9C 10S QS'], ['1 4S'], ['1@1 proved shown']],
    ['two players', whist, ['0: AS 9C 10D QS', '0: KS 9S 2S 3S'], [], ['1@1 proved played 2', '2@1 proved played 2']],
    ['twice in the same suit', whist, ['0: AS 9C 10S QS', '0: KS 8C 2S 3S', '0: 4S 5S 6S 7S'], [], ['1@1 proved played 3', '1@2 proved played 3']],
    ['only the suit of the later card is known', whist, ['0: AS 9C 10S QS', '0: KS S? 2S 3S'], [], ['1@1 proved played 2']],
    ['of the wrong card only that it was wrong', whist, ['0: AS other 10S QS', '0: KS 9S 2S 3S'], [], ['1@1 proved played 2']],
    ['trumps are not followed', whist, ['0: AH 9C 10H QH', '0: AS KH 2S 3S'], [], ['1@1 proved played 2', '1@2 possible hand']],
    ['the left bower was held when trumps were led', euchre('H'), ['0: AH KC 9H 10H', '0: KH JD 8H 7H'], [], ['1@1 proved played 2']],
    ['trumps were led by the left bower', euchre('H'), ['0: JD KC 9H 10H', '0: KH AH 8H 7H'], [], ['1@1 proved played 2']],
    ['the joker was held when trumps were led', euchre('H', { pack: 'piquet-33' }), ['0: AH KC 9H 10H', '1: JOKER KH 8H 7H'], [], ['1@1 proved played 2']],
    ['a third suit where trumping is free', pitch, ['0: AS 9C 10S QS', '0: KS 9S 2S 3S'], [], ['1@1 proved played 2']],
    ['trumps are not followed where trumping is free', pitch, ['0: AH 9C 10H QH', '0: KS 2H 2S 3S'], [], ['1@1 proved played 2']],
    [
      'a jack at grand',
      trickGame({ pack: 'piquet-32', trump: 'own', way: 'jacks', players: 3, hand: 10 }),
      ['0: JC AS JS', '0: JH JD 7S'],
      [],
      ['1@1 proved played 2', '2@2 impossible suit-gone'],
    ],
  ])('%s', (_, game, lines, shown, expected) => expect(found(game, lines, shown)).toEqual(expected));

  test('two cards of the suit are left, and only two places for them', () => {
    const lines = ['0: AS 9C AC 9S', '0: AH KH 9D QS', '0: AD KD 10D 9H', '0: KC QC JD 10H', '0: KS JH QD 10C', '0: JC ? ? QH'];
    expect(found(trickGame({ pack: 'short-24', trump: null, hand: 6 }), lines)).toEqual(expect.arrayContaining(['1@1 proved count', '2@1 proved count']));
    // With 28 cards four were not dealt, and the two may be among them.
    expect(found(trickGame({ pack: 'short-28', trump: null, hand: 6 }), lines)).toEqual(expect.arrayContaining(['1@1 possible 6', '2@1 possible 6']));
  });
});

describe('not proved', () => {
  test.each<[string, TrickGame, readonly string[], readonly string[], readonly string[]]>([
    ['his later cards are not known', whist, ['0: AS 9C 10S QS', '0: KS ? 2S 3S'], [], ['1@1 possible 2 hand', '1@2 possible hand']],
    ['he may hold it still', whist, ['0: AS 9C 10S QS'], [], ['1@1 possible hand']],
    ['he played the suit before, not after', whist, ['0: AS 9S 10S QS', '0: KS 9C 2S 3S'], [], ['1@2 possible hand']],
    ['trumped where that is free', pitch, ['0: AS 9H 10S QS', '1: 9S 2S 3S 4S'], [], []],
    ['not of the suit, perhaps a trump, where trumping is free', pitch, ['0: AS other 10S QS', '0: KS 9S 2S 3S'], [], ['1@1 possible held hand']],
    ['a forgotten card, and the suit later', whist, ['0: AS ? 10S QS', '0: KS 9S 2S 3S'], [], ['1@1 possible held hand']],
    ['the card that was led is forgotten', whist, ['0: ? 9C 10S QS', '0: KS 9S 2S 3S'], [], []],
    ['the left bower is no diamond', euchre('H'), ['0: AD KC 9D 10D', '1: JD 8D 7H 8H'], [], ['1@1 possible hand', '2@2 possible hand']],
    ['a joker without trumps', trickGame({ pack: 'standard-53', trump: null }), ['0: AS JOKER 10S QS', '0: KS 9S 2S 3S'], [], []],
    ['a joker led without trumps', trickGame({ pack: 'standard-53', trump: null }), ['0: JOKER 9C 10S QS', '0: KS 9S 2S 3S'], [], []],
    ['only the suit of a card that followed', whist, ['0: AS S? 10S QS', '0: KS 9S 2S 3S'], [], []],
  ])('%s', (_, game, lines, shown, expected) => expect(found(game, lines, shown)).toEqual(expected));
});

describe('impossible', () => {
  test.each<[string, TrickGame, readonly string[], readonly string[], string]>([
    [
      'the whole hand is known',
      euchre('H'),
      ['0: AS KC 9S 10S', '0: AC QC 9C 10C', '0: AD KD 9D 10D', '0: JS JC QD 8D', '0: KS 7D 8C 7C'],
      [],
      '1@1 impossible hand-known',
    ],
    ['the hand was laid down', euchre('H'), ['0: AS KC 9S 10S'], ['1 QC', '1 JC', '1 KD', '1 7D'], '1@1 impossible hand-known'],
    [
      'all cards of the suit are elsewhere',
      trickGame({ hand: 13 }),
      ['0: AS KS QS JS', '0: 10S 9S 8S 7S', '0: 6S 5S 4S 3S', '0: 2S 9C 2C 3C'],
      [],
      '1@4 impossible suit-gone',
    ],
    [
      'the only one left must lie elsewhere',
      trickGame({ pack: 'short-24', trump: null, hand: 6 }),
      ['0: AS 9C KS QS', '0: JS 9D S? 10S'],
      [],
      '1@1 impossible count',
    ],
  ])('%s', (_, game, lines, shown, expected) => expect(found(game, lines, shown)).toContain(expected));
});

test('a lone hand: the partner does not play, and may have had the card', () => {
  const lines = ['0: AS KC 9S', '0: AH QC KH', '0: AD KD QD', '0: AC 9C JC', '0: QS 7D 8C'];
  expect(found(euchre('H', { out: [2] }), lines)).toContain('1@1 impossible hand-known');
});

describe('who leads', () => {
  const leaders = (game: TrickGame, lines: readonly string[]) => leadersOf(dealFrom(game, lines));
  test('the winner of the previous trick, by trumps and bowers', () => {
    expect(leaders(whist, ['0: AS 9S 2H QS', '- - -'])).toEqual([0, 2]);
    expect(leaders(euchre('H'), ['0: AH JD JH 10H', '- - -'])).toEqual([0, 2]);
    expect(leaders(euchre('S'), ['1: AS JC 9S KH', ''])).toEqual([1, 2]);
  });
  test('unknown if a missing card could have won', () => {
    expect(leaders(whist, ['0: AS ? 2S QS', ''])).toEqual([0, null]);
    expect(leaders(whist, ['0: AS C? 2S QS', ''])).toEqual([0, 0]);
  });
  test('seven players, and a lone hand at a game of four', () => {
    expect(leaders(trickGame({ players: 7, hand: 7 }), ['3: 2S 3S 4S AS 6S 7S 8S', ''])).toEqual([3, 6]);
    expect(leaders(euchre('H', { out: [2] }), ['0: 9S AS 10S', ''])).toEqual([0, 1]);
  });
});
