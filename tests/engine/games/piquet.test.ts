// Piquet against blue-ribbon-1940 p. 274-279: the combinations of a hand, compared with a simpler search; whose point is good.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import piquet from '../../../src/rules-engine/games/piquet/index.ts';
import { type Answer, type Card, decode, PACKS, type Result } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const BOOK = 'blue-ribbon-1940';
const PACK: readonly Card[] = PACKS['piquet-32'].cards;
const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];
const SUITS = ['S', 'H', 'C', 'D'];

function ask(key: string, input: Readonly<Record<string, string>>, form?: string): Result<Answer> {
  const scorer = scorerIn(countsOf(piquet, form), key);
  const values = decode(scorer?.ask ?? {}, input);
  return values.ok ? (scorer?.score(values.value as never, BOOK) as Result<Answer>) : values;
}
function answered(key: string, input: Readonly<Record<string, string>>, form?: string): Answer {
  const result = ask(key, input, form);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const linesOf = ({ lines }: Answer, item: string) => lines.filter(({ rule, points }) => rule.endsWith(`.points.${item}`) && points !== undefined);

/** The count of a hand by another method: every sequence of a suit, every rank, by the table of p. 275. */
function plainly(hand: readonly Card[]): number {
  const has = (rank: string | undefined, suit: string) => hand.includes(`${rank}${suit}` as Card);
  let sum = RANKS.slice(1, 4).some((rank) => SUITS.some((suit) => has(rank, suit))) ? 0 : 10;
  const pips = (rank: string) => (rank === 'A' ? 11 : 'KQJ'.includes(rank) ? 10 : Number(rank));
  const suits = SUITS.map((suit) => RANKS.filter((rank) => has(rank, suit)));
  const best = Math.max(...suits.map((ranks) => ranks.reduce((n, rank) => n + pips(rank), 0)));
  sum += Math.max(...suits.filter((ranks) => ranks.reduce((n, rank) => n + pips(rank), 0) === best).map(({ length }) => length));
  for (const suit of SUITS)
    for (let from = 0; from < 8; from++)
      for (let size = 3; from + size <= 8; size++) {
        const whole = RANKS.slice(from, from + size).every((rank) => has(rank, suit));
        if (whole && !has(RANKS[from - 1], suit) && !has(RANKS[from + size], suit)) sum += [0, 0, 0, 3, 4, 15, 16, 17, 18][size] ?? 0;
      }
  for (const rank of RANKS.slice(0, 5)) sum += [0, 0, 0, 3, 14][SUITS.filter((suit) => has(rank, suit)).length] ?? 0;
  return sum;
}

test('piquet.score.hand counts what a simpler search of the hand finds', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...PACK], { minLength: 12, maxLength: 12 }), (hand) => {
      const { totals } = answered('hand', { hand: hand.join(' ') });
      expect(totals).toEqual([{ to: '', points: plainly(hand), unit: 'point' }]);
    }),
    { numRuns: 400 },
  );
});

test('piquet/rubicon.points.better-point: more cards of a suit always have more pips, so both ways agree', () => {
  const all = Array.from({ length: 255 }, (_, n) => RANKS.filter((_, at) => ((n + 1) >> at) & 1));
  const pips = (ranks: readonly string[]) => ranks.reduce((n, rank) => n + (rank === 'A' ? 11 : 'KQJ'.includes(rank) ? 10 : Number(rank)), 0);
  for (const a of all.filter(({ length }) => length > 2))
    for (const b of all) if (a.length > b.length) expect(pips(a), `${a} against ${b}`).toBeGreaterThan(pips(b));
});

/** A random deal, played at random by the rules: any lead, and the other player follows suit if possible. */
const dealt = fc
  .tuple(fc.shuffledSubarray([...PACK], { minLength: 24, maxLength: 24 }), fc.array(fc.nat(), { minLength: 24, maxLength: 24 }))
  .map(([cards, picks]) => {
    const left = [cards.slice(0, 12), cards.slice(12)] as [Card[], Card[]];
    const [pone, dealer] = left.map((hand) => hand.join(' '));
    const play: Card[] = [];
    const won = [0, 0];
    let leader: 0 | 1 = 0;
    for (let n = 0; n < 24; n += 2) {
      const other: 0 | 1 = leader === 0 ? 1 : 0;
      const take = (who: 0 | 1, from: readonly Card[], pick = 0) => {
        const card = from[pick % from.length] as Card;
        left[who] = left[who].filter((one) => one !== card);
        play.push(card);
        return card;
      };
      const led = take(leader, left[leader], picks[n]);
      const same = left[other].filter((card) => card.at(-1) === led.at(-1));
      const answer = take(other, same.length > 0 ? same : left[other], picks[n + 1]);
      if (answer.at(-1) === led.at(-1) && RANKS.indexOf(answer.slice(0, -1)) < RANKS.indexOf(led.slice(0, -1))) leader = other;
      won[leader] = (won[leader] ?? 0) + 1;
    }
    return { pone: pone as string, dealer: dealer as string, play, won };
  });

test('piquet.score.deal: for any legal deal one last trick counts, cards or capot go to most tricks, and there is at most one kind of pic', () => {
  fc.assert(
    fc.property(dealt, ({ pone, dealer, play, won }) => {
      const answer = answered('deal', { pone, dealer, play: play.join(' ') });
      expect(linesOf(answer, 'last-trick')).toHaveLength(1);
      const best = won[0] === won[1] ? undefined : (won[0] ?? 0) > (won[1] ?? 0) ? 'Non-dealer' : 'Dealer';
      expect([...linesOf(answer, 'cards'), ...linesOf(answer, 'capot')].map(({ to }) => to)).toEqual(best === undefined ? [] : [best]);
      expect(linesOf(answer, 'pic').length + linesOf(answer, 'repic').length).toBeLessThan(2);
      for (const kind of ['point', 'four']) expect(new Set(linesOf(answer, kind).map(({ to }) => to)).size).toBeLessThan(2);
    }),
    { numRuns: 200 },
  );
});

const PONE = 'AH KH QH JH 10H AS AC 9C 8D 7D 8S 7S';
const DEALER = 'KS QS JS KC JC 10C QD KD 9D 9H 8H 7C';
const PLAY = 'AH 8H KH 9H QH 7C JH 9D 10H 10C AS JS AC JC';

test('piquet.points.pic is scored with the card that makes thirty, not before', () => {
  const short = answered('deal', { pone: PONE, dealer: DEALER, play: PLAY.split(' ').slice(0, 12).join(' ') });
  expect([linesOf(short, 'pic').length, short.totals]).toEqual([0, [{ to: 'Non-dealer', points: 29, unit: 'point' }]]);
  expect(answered('deal', { pone: PONE, dealer: DEALER, play: PLAY }).totals).toEqual([{ to: 'Non-dealer', points: 60, unit: 'point' }]);
});

test('piquet.law.what-saves: a pic with the first lead, against a good combination of the dealer, is not decided', () => {
  // 8, 18 and 3 are 29; the dealer's three kings are good, and count after the lead.
  const open = answered('deal', { pone: 'AS KS QS JS 10S 9S 8S 7S 9H 8H 7H 7D', dealer: 'KH KC KD QH QC JC JD 10D 9C 8C 9D 8D', play: 'AS 8C' });
  expect(open.totals).toEqual([
    { to: 'Non-dealer', points: 30, unit: 'point' },
    { to: 'Dealer', points: 3, unit: 'point' },
  ]);
  expect(open.notes.join(' ')).toContain('whether that is pic is not decided');
  expect(linesOf(open, 'repic')).toEqual([]);
  expect(linesOf(open, 'pic')).toEqual([]);
});

test.each([
  ['a card in both hands', { pone: PONE, dealer: DEALER.replace('7C', '7S') }, 'dealer', 'each card in one hand'],
  ['eleven cards', { pone: PONE.replace(' 7S', ''), dealer: DEALER }, 'pone', '12 cards'],
  ['a card of the other player', { pone: PONE, dealer: DEALER, play: 'KS 8H' }, 'play', 'a card that Non-dealer still holds'],
  ['a suit not followed', { pone: PONE, dealer: DEALER, play: 'AH 7C' }, 'play', 'Dealer to follow suit to A♥'],
  ['half a trick', { pone: PONE, dealer: DEALER, play: 'AH 8H KH' }, 'play', '2 cards to each trick'],
  ['a card that is not in the pack', { pone: PONE.replace('7S', '6S'), dealer: DEALER }, 'pone', 'cards of the pack'],
] as const)('piquet.score.deal rejects %s, and says what was expected', (_, input, field, expected) => {
  const result = ask('deal', input);
  if (result.ok) throw new Error('it was counted');
  expect(
    result.problems.some((one) => one.field === field && one.expected.includes(expected)),
    JSON.stringify(result.problems),
  ).toBe(true);
});

test('piquet.score.game rejects a pic with less than the count for it', () => {
  const sheet = sheetIn(countsOf(piquet), 'game');
  const values = decode(sheet?.entry ?? {}, { first: '29', second: '0', tricks: '7', bonus: 'first-pic' });
  if (!values.ok) throw new Error(JSON.stringify(values.problems));
  const played = sheet?.play({ first: null, second: null } as never, [values.value] as never, BOOK);
  expect(played?.rows[0]?.problems).toMatchObject([{ field: 'first', expected: 'a count of at least 30 with pic', found: '29' }]);
});

test('piquet/a-ecrire.score.settlement pays out what it takes in', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2000 }), { minLength: 3, maxLength: 7 }), (scores) => {
      const { totals } = answered('settlement', { scores: scores.join('.') }, 'a-ecrire');
      expect(totals.reduce((sum, { points }) => sum + points, 0)).toBe(0);
    }),
    { numRuns: 100 },
  );
});

test('piquet/a-ecrire.score.sheet: nobody plays against themselves, or a player who is not at the table (1940 p. 278)', () => {
  const sheet = Object.keys(countsOf(piquet, 'a-ecrire').scorers)
    .map((key) => sheetIn(countsOf(piquet, 'a-ecrire'), key))
    .find((one) => one !== undefined);
  const fields = (who: string, against: string) => {
    const setup = decode(sheet?.setup ?? {}, { players: '3' });
    const entry = decode(sheet?.entry ?? {}, { who, against, first: '20', second: '10', tricks: '7' });
    if (sheet === undefined || !setup.ok || !entry.ok) throw new Error(JSON.stringify([setup, entry]));
    return sheet.play(setup.value, [entry.value], BOOK).rows[0]?.problems.map(({ field }) => field);
  };
  expect(fields('first', 'second')).toEqual([]);
  expect(fields('second', 'second')).toEqual(['against']);
  expect(fields('fifth', 'second')).toEqual(['who']);
});

test('by agreement a point of 34 or 44 counts one less, and no other: not 45, and not three cards that make 24 (1940 p. 275)', () => {
  const lower = (hand: string, short = 'yes') => linesOf(answered('hand', { hand, short }), 'point-in-four').map(({ points }) => points);
  const fourCards = '10H 9H 8H 7H AS KS QS AC KC QC AD KD';
  expect(lower(fourCards)).toEqual([-1]);
  expect(lower(fourCards, 'no')).toEqual([]);
  expect(lower('KH 10H 9H 8H 7H AS KS AC KC QC AD KD')).toEqual([-1]);
  expect(lower('AH 10H 9H 8H 7H AS KS AC KC QC AD KD')).toEqual([]);
  expect(lower('9S 8S 7S 9H 8H 7H 9C 8C 7C 9D 8D 7D')).toEqual([]);
});

test('carte blanche is shown with the cards that prove it (1940 p. 274)', () => {
  const [line] = linesOf(answered('hand', { hand: '9S 8S 7S 9H 8H 7H 9C 8C 7C 9D 8D 7D' }), 'carte-blanche');
  expect(line?.cards).toHaveLength(12);
});

test('piquet/rubicon.score.settlement: equal scores settle nothing, and no line says that they do (1940 p. 277)', () => {
  const { headline, lines } = answered('settlement', { first: '120', second: '120' }, 'rubicon');
  expect(headline).toContain('Equal, 120 each');
  expect(lines).toEqual([]);
});
