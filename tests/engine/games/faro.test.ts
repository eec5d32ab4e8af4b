import { describe, expect, it } from 'vitest';
import type { BookId } from '../../../src/rules-engine/books.ts';
import faro from '../../../src/rules-engine/games/faro/index.ts';
import { outcomeOf } from '../../../src/rules-engine/games/faro/reckoning/settle.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { decode } from '../../../src/rules-engine/scoring/decoding.ts';
import { RANK_KEYS } from '../../../src/rules-engine/vocabulary/card-ranks.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { gainOf } from '../../support/counts/gains.ts';

const game = countsOf(faro);
const stuss = countsOf(faro, 'stuss');

function score(key: string, input: Record<string, string>, book: BookId, place = game) {
  const scorer = scorerIn(place, key);
  const values = decode(scorer?.ask ?? {}, input);
  if (!values.ok || scorer === undefined) return { ok: false as const, problems: values.ok ? [] : values.problems };
  return scorer.score(values.value as never, book);
}
const pointsOf = (key: string, input: Record<string, string>, book: BookId, place = game) => {
  const scored = score(key, input, book, place);
  if (!scored.ok) throw new Error(JSON.stringify(scored.problems));
  return gainOf(scored.value);
};

describe('a turn', () => {
  it('reverses a bet with a copper, but not a split or a stand-off', () => {
    for (const loser of RANK_KEYS)
      for (const winner of RANK_KEYS)
        for (const on of [['ace'], ['ace', 'two'], ['ace', 'two', 'three']] as const) {
          const [open, copper] = [false, true].map((coppered) => outcomeOf({ loser, winner }, { on, coppered, stake: 1 }));
          const turned = { won: 'lost', lost: 'won', split: 'split', 'stand-off': 'stand-off', open: 'open' } as const;
          expect(copper).toBe(turned[open ?? 'open']);
          const hits = [loser, winner].filter((rank) => (on as readonly string[]).includes(rank)).length;
          expect(open === 'open').toBe(hits === 0);
          expect(open === 'split' || open === 'stand-off').toBe(hits === 2);
        }
  });

  it('takes half of a split, open or coppered (faro.points.split), and the whole of it at stuss', () => {
    for (const how of ['open', 'copper']) {
      const bet = { loser: 'six', winner: 'six', on: 'six', stake: '9', how };
      expect(pointsOf('turn', bet, 'blue-ribbon-1940')).toBe(-4.5);
      expect(pointsOf('turn', bet, 'donohue')).toBe(-4.5);
      expect(pointsOf('turn', bet, 'blue-ribbon-1940', stuss)).toBe(-9);
    }
  });

  it('does not decide two of three cards by 1940, and makes them a draw by Donohue (faro.law.several-cards)', () => {
    const bet = { loser: 'two', winner: 'four', on: 'two.three.four', stake: '5' };
    expect(score('turn', bet, 'blue-ribbon-1940')).toMatchObject({ ok: true, value: { lines: [{ rule: 'faro.law.several-cards' }], totals: [] } });
    expect(score('turn', bet, 'donohue')).toMatchObject({ ok: true, value: { lines: [{ rule: 'faro.points.stand-off', points: 0 }] } });
    expect(score('turn', { ...bet, on: 'two.two' }, 'donohue')).toMatchObject({ ok: false, problems: [{ field: 'on', found: '2 twice' }] });
  });

  it('gives the last card but one to the bank if hocly is claimed, only by Donohue (faro.points.hocly)', () => {
    const bet = { loser: 'six', winner: 'king', on: 'six', stake: '5', last: 'claimed' };
    expect(score('turn', bet, 'donohue')).toMatchObject({ ok: true, value: { lines: [{ rule: 'faro.points.hocly', points: 5, to: 'The bank' }] } });
    expect(score('turn', { ...bet, last: 'given-up' }, 'donohue')).toMatchObject({ ok: true, value: { lines: [{ rule: 'faro.law.end-cards' }], totals: [] } });
    expect(score('turn', { ...bet, how: 'copper' }, 'donohue')).toMatchObject({ ok: true, value: { totals: [] } });
    expect(score('turn', { ...bet, on: 'king' }, 'donohue')).toMatchObject({ ok: true, value: { lines: [{ rule: 'faro.points.hock', points: 0 }] } });
    expect(score('turn', { ...bet, on: 'king', last: 'no' }, 'donohue')).toMatchObject({ ok: true, value: { lines: [{ points: 5 }] } });
    expect(score('turn', bet, 'blue-ribbon-1940')).toMatchObject({ ok: true, value: { lines: [{ rule: 'faro.points.lost', points: 5, to: 'The bank' }] } });
  });
});

describe('the last turn', () => {
  const call = (cards: string, called: string, came: string) => score('call', { cards, called, came, stake: '10' }, 'blue-ribbon-1940');
  it('pays a call of three ranks once in six, and a cat-hop once in three', () => {
    for (const [cards, pays, orders] of [
      [['two', 'five', 'king'], 40, 6],
      [['two', 'two', 'king'], 20, 3],
    ] as const) {
      const came = new Set([0, 1, 2].flatMap((a) => [0, 1, 2].filter((b) => b !== a).map((b) => `${cards[a]}.${cards[b]}`)));
      expect(came.size).toBe(orders);
      for (const called of came)
        for (const order of came) {
          const scored = call(cards.join('.'), called, order);
          expect(scored.ok && gainOf(scored.value)).toBe(called === order ? pays : -10);
        }
    }
  });

  it('rejects three alike, and cards that are not in the box', () => {
    expect(call('two.two.two', 'two.two', 'two.two')).toMatchObject({ ok: false, problems: [{ field: 'cards' }] });
    expect(call('two.five.king', 'two.six', 'five.five')).toMatchObject({ ok: false, problems: [{ field: 'called' }, { field: 'came' }] });
  });
});

describe('parolis', () => {
  it('double everything that is staked at every step', () => {
    let lies = 2;
    for (const kind of ['paroli', 'sept', 'quinze', 'trente', 'soixante']) {
      lies *= 2;
      expect(pointsOf('paroli', { kind, came: 'won', stake: '7' }, 'donohue'), kind).toBe((lies - 1) * 7);
      expect(pointsOf('paroli', { kind, came: 'lost', stake: '7' }, 'donohue'), kind).toBe(-7);
      const odds = score('paroli', { kind, came: 'won', stake: '7' }, 'donohue');
      expect(odds.ok && odds.value.lines[1]?.say).toContain(`${lies - 1} to 1 against`);
    }
  });

  it('go down by one step at a doublet (faro.law.split)', () => {
    const said = (kind: string) => {
      const scored = score('paroli', { kind, came: 'doublet', stake: '7' }, 'donohue');
      return scored.ok ? scored.value.lines[0]?.say : '';
    };
    expect(said('paroli')).toBe('the paroli is taken down');
    expect(said('trente')).toContain('stands at quinze et le va');
    expect(said('pli')).toContain('does not say');
  });

  it('a paix risks only the gain, a pli the half that is left', () => {
    const result = (kind: string, came: string) => pointsOf('paroli', { kind, came, stake: '10' }, 'donohue');
    expect([result('paix', 'won'), result('paix', 'lost'), result('pli', 'won'), result('pli', 'lost')]).toEqual([20, 0, 0, -10]);
  });
});

describe('faro.score.deal: the cases', () => {
  const keep = (book: BookId, setup: Record<string, string>, entries: readonly Record<string, string>[]) => {
    const sheet = sheetIn(game, 'deal');
    const first = decode(sheet?.setup ?? {}, setup);
    const rows = entries.map((entry) => decode(sheet?.entry ?? {}, entry));
    if (sheet === undefined || !first.ok || rows.some((row) => !row.ok)) throw new Error('no sheet');
    return sheet.play(
      first.value as never,
      rows.flatMap((row) => (row.ok ? [row.value as never] : [])),
      book,
    );
  };
  const cardAt = (n: number) => RANK_KEYS[n % RANK_KEYS.length] ?? '';
  const pack = (turns: number, from: number) => Array.from({ length: turns }, (_, n) => ({ loser: cardAt(from + n * 2), winner: cardAt(from + n * 2 + 1) }));

  it('has 25 turns between soda and hock, and 26 coups if there is no soda', () => {
    const american = keep('blue-ribbon-1940', { soda: 'ace' }, pack(25, 1));
    expect(american.over).toBe('The deal is out: the king is in hock.');
    expect(keep('blue-ribbon-1940', { soda: 'ace' }, pack(24, 1)).state).toContain('The last turn is of jack, queen, king.');
    expect(keep('donohue', {}, pack(25, 0)).over).toBeNull();
    expect(keep('donohue', {}, pack(26, 0)).over).toBe('The deal is out.');
    expect(keep('blue-ribbon-1940', { soda: 'ace' }, pack(26, 1)).rows.at(-1)?.problems).toHaveLength(1);
  });

  it('needs both cards of a turn, and has no default card', () => {
    const entry = sheetIn(game, 'deal')?.entry ?? {};
    expect(decode(entry, { winner: 'king' })).toMatchObject({ ok: false, problems: [{ field: 'loser', found: 'nothing' }] });
    expect(decode(scorerIn(game, 'turn')?.ask ?? {}, { loser: 'king', on: 'ace', stake: '1' })).toMatchObject({ problems: [{ field: 'winner' }] });
  });

  it('rejects a fifth card of a rank, including the soda, and bets without chips', () => {
    const kings = { loser: 'king', winner: 'king' };
    expect(keep('blue-ribbon-1940', {}, [kings, kings, kings]).rows.map(({ problems }) => problems.length)).toEqual([0, 0, 1]);
    const mixed = { loser: 'king', winner: 'ace' };
    expect(keep('blue-ribbon-1940', { soda: 'king' }, [kings, kings, mixed, mixed]).rows.map(({ problems }) => problems.length)).toEqual([0, 1, 0, 1]);
    expect(keep('blue-ribbon-1940', {}, [{ ...kings, win: 'ace' }]).rows[0]?.problems).toMatchObject([{ field: 'stake' }]);
  });

  it('says who is whipsawed, and which cards are dead', () => {
    const turn = { loser: 'six', winner: 'king', win: 'six', lose: 'king', stake: '5' };
    const played = keep('blue-ribbon-1940', {}, [turn, { loser: 'nine', winner: 'nine' }, { loser: 'nine', winner: 'nine' }]);
    expect(played.rows[0]?.lines.map(({ rule, points }) => [rule, points])).toEqual([
      ['faro.points.lost', -5],
      ['faro.points.lost', -5],
      ['faro.law.whipsawed', undefined],
    ]);
    expect(played.state).toEqual(['45 cards are left.', 'Dead: 9.', 'The player is 10 chips down.']);
    expect(keep('donohue', {}, [turn]).rows[0]?.lines).toHaveLength(2);
  });

  it('settles the last coup by hocly', () => {
    const [last] = pack(1, 50);
    const bet = { ...last, win: `${last?.loser}.${last?.winner}`, stake: '4' } as Record<string, string>;
    const lines = (hocly: string) =>
      keep('donohue', { hocly }, [...pack(25, 0), bet])
        .rows.at(-1)
        ?.lines.map(({ rule, points }) => [rule, points]);
    expect(lines('claimed')).toEqual([
      ['faro.points.hocly', -4],
      ['faro.points.hock', 0],
    ]);
    expect(lines('given-up')).toEqual([
      ['faro.law.end-cards', undefined],
      ['faro.points.hock', 0],
    ]);
  });

  it('marks each card on the board like the tab', () => {
    const { board } = keep('blue-ribbon-1940', { soda: 'ace' }, [
      { loser: 'six', winner: 'king' },
      { loser: 'nine', winner: 'nine' },
    ]);
    expect(board?.alt).toBe('Ace: soda; 6: lost; 9: split, split; King: won. All the others are still to come.');
    expect(board?.shapes.filter((shape) => shape.kind === 'disc' && shape.tone === 'dark')).toHaveLength(5);
  });
});
