import { expect, test } from 'vitest';
import lottery from '../../../src/rules-engine/games/lottery/index.ts';
import { type Card, decode, PACKS, type Raw } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const whole = (numbers: readonly number[]) => numbers.map((one) => one + 0);

test('120 lotteries are drawn with two packs, and fund and winnings agree with a plain ledger, draw by draw', () => {
  const random = randomFrom(334);
  const count = scorerIn(countsOf(lottery), 'draw');
  if (count === undefined) throw new Error('no count of a draw');
  let ended = 0;
  for (let game = 0; game < 120; game++) {
    const [size, stake, tickets] = [4 + random(4), 2 + random(6), 1 + random(3)];
    const purse = Array.from({ length: size }, () => -stake);
    let fund = size * stake;
    const entries: Raw[] = [];
    while (fund > 0 && entries.length < 400) {
      const [lots, seconds] = [[...PACKS['standard-52'].cards], [...PACKS['standard-52'].cards]];
      const from = (pack: Card[]) => pack.splice(random(pack.length - 1), 1)[0] as Card;
      const dealt = purse.map(() => from(lots));
      const held = purse.map(() => Array.from({ length: tickets }, () => from(seconds)));
      let rest = fund;
      const prizes = purse.map(() => {
        const prize = Math.min(rest, 1 + random(Math.max(0, Math.ceil(fund / 2) - 1)));
        rest -= prize;
        return prize;
      });
      const drawn = dealt.map((card) => held.findIndex((own) => own.includes(card)));
      if (prizes.every((prize) => prize > 0)) {
        const asked = { lots: dealt.join('.'), prizes: prizes.join('.'), tickets: held.map((own) => own.join('-')).join('.') };
        const values = decode(count.ask, asked, 'donohue');
        const result = values.ok ? count.score(values.value as never, 'donohue') : values;
        if (!result.ok) throw new Error(JSON.stringify(result));
        for (const seat of purse.keys()) {
          const won = prizes.reduce((sum, prize, n) => sum + (drawn[n] === seat ? prize : 0), 0);
          expect(result.value.totals.find(({ to }) => to === `Player ${seat + 1}`)?.points ?? 0).toBe(won);
        }
      }
      for (const [n, seat] of drawn.entries()) {
        if (seat < 0) continue;
        purse[seat] = (purse[seat] as number) + (prizes[n] as number);
        fund -= prizes[n] as number;
      }
      entries.push({ lots: prizes.join('.'), drawn: drawn.map((seat) => (seat < 0 ? 'nobody' : SEATS[seat])).join('.') });
    }
    const setup = { players: `${size}`, stake: `${stake}`, tickets: `${tickets}` };
    const { totals, refused, over } = summary(playOn(lottery, null, 'fund', 'donohue', setup, entries));
    expect(refused).toEqual([]);
    expect(over).toBe(fund === 0);
    expect(whole(Object.values(totals))).toEqual(whole([...purse, fund]));
    ended += fund === 0 ? 1 : 0;
  }
  expect(ended).toBeGreaterThan(60);
});

test('every counter of 200 sessions with three prizes is where a plain ledger has it', () => {
  const random = randomFrom(335);
  for (let sitting = 0; sitting < 200; sitting++) {
    const [size, price] = [4 + random(4), 1 + random(4)];
    const purse = Array.from({ length: size }, () => 0);
    const prizes = [0, 0, 0];
    const entries: Raw[] = Array.from({ length: 1 + random(8) }, () => {
      const bought = purse.map(() => random(4));
      const laid = [0, 0, 0];
      for (const [seat, tickets] of bought.entries()) {
        purse[seat] = (purse[seat] as number) - tickets * price;
        for (let chip = 0; chip < tickets * price; chip++) {
          const part = random(2);
          laid[part] = (laid[part] as number) + 1;
        }
      }
      const left = [...bought];
      const drawn = prizes.map((_, n) => {
        prizes[n] = (prizes[n] as number) + (laid[n] as number);
        const seat = random(size - 1);
        if (random(2) === 0 || left[seat] === 0) return 'nobody';
        left[seat] = (left[seat] as number) - 1;
        purse[seat] = (purse[seat] as number) + (prizes[n] as number);
        prizes[n] = 0;
        return SEATS[seat] as string;
      });
      return { bought: bought.join('.'), laid: laid.join('.'), drawn: drawn.join('.') };
    });
    const { totals, refused } = summary(playOn(lottery, 'three-prize', 'prizes', 'donohue', { players: `${size}`, price: `${price}` }, entries));
    expect(refused).toEqual([]);
    expect(whole(Object.values(totals))).toEqual(whole([...purse, ...prizes]));
    expect(purse.reduce((a, b) => a + b, 0) + prizes.reduce((a, b) => a + b, 0)).toBe(0);
  }
});

test('what the fund and the tickets do not allow is rejected', () => {
  const setup = { players: '4', stake: '2', tickets: '1' };
  const nobody = 'nobody.nobody.nobody.nobody';
  const entries = [
    { lots: '4.3.1.1', drawn: nobody },
    { lots: '1.1.1.1', drawn: 'first.first.nobody.nobody' },
    { lots: '1.1.1.1', drawn: 'fifth.nobody.nobody.nobody' },
    { lots: '1.1.1.1', drawn: nobody },
  ];
  expect(summary(playOn(lottery, null, 'fund', 'donohue', setup, entries)).refused).toEqual([0, 1, 2]);
  const sold = [
    { bought: '1.1.1.1', laid: '2.1.2', drawn: 'nobody.nobody.nobody' },
    { bought: '0.1.1.2', laid: '2.1.1', drawn: 'first.nobody.nobody' },
  ];
  expect(summary(playOn(lottery, 'three-prize', 'prizes', 'donohue', { players: '4', price: '1' }, sold)).refused).toEqual([0, 1]);
});
