// Pope Joan: random sessions on the board and on the layout compared with a second count, from Donohue p. 326-327 and Blue Ribbon p. 374-375.
import { describe, expect, test } from 'vitest';
import popeJoan from '../../../src/rules-engine/games/pope-joan/index.ts';
import type { BookId, Raw } from '../../../src/rules-engine/index.ts';
import { addTo, playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const SITTINGS = 500;
const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const SIZES = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const totalsOf = (purses: readonly number[], board: Readonly<Record<string, number>>) => ({
  ...Object.fromEntries(purses.map((purse, n) => [SEATS[n], purse])),
  pool: Object.values(board).reduce((sum, one) => sum + one, 0),
});

/** Who plays, holds or leaves a card: a seat, or nobody. */
const nameOf = (seat: number, size: number) => (seat < size ? (SEATS[seat] ?? 'nobody') : 'nobody');

describe('the accounts of Pope Joan, counted a second time', () => {
  test('the board of eight places', () => {
    const next = randomFrom(326);
    for (let sitting = 0; sitting < SITTINGS; sitting++) {
      const size = 2 + next(6);
      const cards = 5;
      const alone = next(1) === 0;
      const purses = Array.from({ length: size }, () => 0);
      const board: Record<string, number> = { pope: 0, ace: 0, king: 0, queen: 0, jack: 0, matrimony: 0, intrigue: 0, game: 0 };
      const refused: number[] = [];
      const entries: Raw[] = [];
      const win = (seat: number, place: string) => {
        addTo(purses, seat, board[place] ?? 0);
        board[place] = 0;
      };
      for (let n = 0; n < 6; n++) {
        const dealer = n % size;
        const turned = ['other', 'other', 'ace', 'king', 'queen', 'jack', 'pope'][next(6)] ?? 'other';
        const out = next(size - 1);
        const who = Object.fromEntries(['ace', 'king', 'queen', 'jack', 'pope'].map((card) => [card, next(size + 1)])) as Record<string, number>;
        // A card that is turned up is in no hand; sometimes the entry says that a player has it.
        const slip = turned !== 'other' && turned !== 'pope' && next(3) === 0;
        if (turned in who && !slip) who[turned] = size;
        const held = (who.pope ?? 0) < size ? size : next(size + 1);
        const left = purses.map((_, seat) => (seat === out ? 0 : 1 + next(1)));
        const tooMany = left.some((one, seat) => seat !== out && one + Object.values(who).filter((player) => player === seat).length > cards);
        const wrong = turned !== 'pope' && ((slip && (who[turned] ?? size) < size) || held === out || tooMany);
        entries.push(
          turned === 'pope'
            ? { dealer: SEATS[dealer], turned }
            : {
                dealer: SEATS[dealer],
                turned,
                ...Object.fromEntries(Object.entries(who).map(([card, seat]) => [card, nameOf(seat, size)])),
                ...((who.pope ?? 0) < size ? {} : { held: nameOf(held, size) }),
                out: SEATS[out],
                left: left.join('.'),
              },
        );
        if (wrong) {
          refused.push(n);
          continue;
        }
        for (let seat = 0; seat < size; seat++) if (seat !== dealer && !alone) addTo(purses, seat, -2);
        addTo(purses, dealer, -(alone ? 15 : 15 - 2 * (size - 1)));
        for (const [place, put] of Object.entries({ pope: 6, ace: 1, king: 1, queen: 1, jack: 1, matrimony: 2, intrigue: 2, game: 1 }))
          board[place] = (board[place] ?? 0) + put;
        if (turned === 'pope') {
          win(dealer, 'pope');
          win(dealer, 'game');
          for (let seat = 0; seat < size; seat++) {
            if (seat === dealer) continue;
            addTo(purses, seat, -cards);
            addTo(purses, dealer, cards);
          }
          continue;
        }
        if (turned !== 'other') win(dealer, turned);
        const bride = who.queen ?? size;
        for (const [card, seat] of Object.entries(who)) if (seat < size) win(seat, card);
        if (bride < size && who.king === bride) win(bride, 'matrimony');
        if (bride < size && who.jack === bride) win(bride, 'intrigue');
        win(out, 'game');
        for (const [seat, one] of left.entries()) {
          if (seat === held) continue;
          addTo(purses, seat, -one);
          addTo(purses, out, one);
        }
      }
      const setup = { players: SIZES[size], dressing: alone ? 'dealer' : 'all', cards: `${cards}` };
      const played = playOn(popeJoan, null, 'board', 'donohue', setup, entries);
      expect(summary(played), JSON.stringify([setup, entries])).toEqual({ totals: totalsOf(purses, board), refused, over: false });
    }
  });

  test('the layout of five cards', () => {
    const next = randomFrom(374);
    for (let sitting = 0; sitting < SITTINGS; sitting++) {
      const size = 2 + next(6);
      const purses = Array.from({ length: size }, () => 0);
      const board: Record<string, number> = { ten: 0, jack: 0, queen: 0, king: 0, seven: 0 };
      const refused: number[] = [];
      const entries: Raw[] = [];
      for (let n = 0; n < 6; n++) {
        const dealer = n % size;
        const out = next(size - 1);
        const has = Object.fromEntries(Object.keys(board).map((card) => [card, next(size)])) as Record<string, number>;
        const kept = Object.keys(board).filter(() => next(3) === 0);
        const left = purses.map((_, seat) => (seat === out ? 0 : 1 + next(1)));
        const wrong =
          kept.some((card) => (has[card] ?? size) >= size || has[card] === out) ||
          left.some((one, seat) => {
            const own = Object.keys(board).filter((card) => has[card] === seat);
            const keeps = own.filter((card) => kept.includes(card)).length;
            return one < keeps || one + own.length - keeps > Math.floor(52 / size);
          });
        entries.push({
          dealer: SEATS[dealer],
          ...Object.fromEntries(Object.entries(has).map(([card, seat]) => [card, nameOf(seat, size)])),
          ...(kept.length === 0 ? {} : { kept: kept.join('.') }),
          out: SEATS[out],
          left: left.join('.'),
        });
        if (wrong) {
          refused.push(n);
          continue;
        }
        for (const [place, put] of Object.entries({ ten: 1, jack: 2, queen: 3, king: 4, seven: 5 })) {
          addTo(purses, dealer, -put);
          const lies = (board[place] ?? 0) + put;
          const seat = has[place] ?? size;
          const keeps = kept.includes(place);
          if (seat < size) addTo(purses, seat, keeps ? -lies : lies);
          board[place] = seat >= size ? lies : keeps ? 2 * lies : 0;
        }
        for (const [seat, one] of left.entries()) {
          addTo(purses, seat, -one);
          addTo(purses, out, one);
        }
      }
      const played = playOn(popeJoan, null, 'layout', 'blue-ribbon-1940', { players: SIZES[size] }, entries);
      expect(summary(played), JSON.stringify(entries)).toEqual({ totals: totalsOf(purses, board), refused, over: false });
    }
  });
});

describe('an impossible deal', () => {
  const told = (sheet: string, book: BookId, setup: Raw, entry: Raw) =>
    playOn(popeJoan, null, sheet, book, { players: 'three', ...setup }, [entry]).rows[0]?.problems.map(({ field }) => field);
  test('on the board', () => {
    const on = (more: Raw, setup: Raw = {}) =>
      told('board', 'donohue', { dressing: 'dealer', cards: '14', ...setup }, { dealer: 'first', out: 'first', left: '0.2.2', ...more });
    expect(on({})).toEqual([]);
    expect(on({}, { cards: '16' })).toEqual([]);
    expect(on({}, { cards: '17' })).toEqual(['dealer']);
    expect(on({ dealer: 'fourth' })).toEqual(['dealer']);
    expect(on({ ace: 'fourth' })).toEqual(['ace']);
    expect(on({ turned: 'ace', ace: 'second' })).toEqual(['ace']);
    expect(on({ turned: 'ace', king: 'second' })).toEqual([]);
    expect(on({ held: 'first' })).toEqual(['held']);
    expect(on({ left: '0.14.2' })).toEqual([]);
    expect(on({ left: '0.14.2', pope: 'second' })).toEqual(['left']);
    expect(on({ left: '0.0.2' })).toEqual(['left']);
    expect(on({ left: '2.2.2' })).toEqual(['left']);
  });
  test('on the layout', () => {
    const stock = { ten: 'nobody', jack: 'nobody', queen: 'nobody', king: 'nobody', seven: 'nobody' };
    const on = (more: Raw) => told('layout', 'blue-ribbon-1940', {}, { dealer: 'first', ...stock, out: 'first', left: '0.2.2', ...more });
    expect(on({})).toEqual([]);
    expect(on({ kept: 'ten' })).toEqual(['kept']);
    expect(on({ ten: 'first', kept: 'ten' })).toEqual(['kept']);
    expect(on({ ten: 'second', kept: 'ten.ten' })).toEqual(['kept']);
    expect(on({ ten: 'second', jack: 'second', seven: 'second', kept: 'ten.jack.seven' })).toEqual(['left']);
    expect(on({ ten: 'second', left: '0.17.2' })).toEqual(['left']);
    expect(on({ left: '0.17.2' })).toEqual([]);
    expect(on({ king: 'fifth' })).toEqual(['king']);
  });
});
