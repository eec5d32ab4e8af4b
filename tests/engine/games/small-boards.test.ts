// Nine Men's Morris, reversi and the drawn positions of the small boards, compared with a second count: blue-ribbon-1940 p. 154, 243, 258-259, 336-337.
import { describe, expect, test } from 'vitest';
import { diagrams as devilDiagrams } from '../../../src/rules-engine/games/devil-and-tailors/diagrams.ts';
import { diagrams as bangDiagrams } from '../../../src/rules-engine/games/go-bang/diagrams.ts';
import { diagrams as morrisDiagrams } from '../../../src/rules-engine/games/nine-mens-morris/diagrams.ts';
import morris from '../../../src/rules-engine/games/nine-mens-morris/index.ts';
import { diagrams as reversiDiagrams } from '../../../src/rules-engine/games/reversi/diagrams.ts';
import reversi from '../../../src/rules-engine/games/reversi/index.ts';
import { type Answer, type Diagram, decode, type Raw, type Result } from '../../../src/rules-engine/index.ts';
import { scorerOf } from '../../support/counts/counts.ts';

const BOOK = 'blue-ribbon-1940';
function ask(game: Parameters<typeof scorerOf>[0], key: string, raw: Raw): Result<Answer> {
  const row = scorerOf(game, key);
  const values = decode(row.ask, raw);
  return values.ok ? row.score(values.value, BOOK) : values;
}
const told = (result: Result<Answer>): Answer => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

describe('nine men’s morris', () => {
  /** Three rings of eight places each, clockwise from the upper left: the name of a place's point. */
  const point = (ring: number, place: number): string => {
    const reach = 3 - ring;
    const [x, y] = [
      [-1, 1],
      [0, 1],
      [1, 1],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, -1],
      [-1, 0],
    ][place] ?? [0, 0];
    return `${'abcdefg'[3 + (x ?? 0) * reach]}${4 + (y ?? 0) * reach}`;
  };
  const places = [0, 1, 2].flatMap((ring) => [0, 1, 2, 3, 4, 5, 6, 7].map((place) => ({ ring, place, name: point(ring, place) })));
  type Place = (typeof places)[number];
  /** A side of one ring, or the same middle of a side in all three. */
  const inLine = (three: readonly Place[]) => {
    const rings = new Set(three.map(({ ring }) => ring));
    const around = three.map(({ place }) => place).sort((a, b) => a - b);
    if (rings.size === 3) return new Set(around).size === 1 && (around[0] ?? 0) % 2 === 1;
    return rings.size === 1 && ['0,1,2', '2,3,4', '4,5,6', '0,6,7'].includes(around.join(','));
  };

  test('every three of the 24 points: a line exactly where one is drawn, sixteen in all', () => {
    let lines = 0;
    for (const [i, a] of places.entries())
      for (const [j, b] of places.entries())
        for (const [k, c] of places.entries()) {
          if (i >= j || j >= k) continue;
          const answer = told(
            ask(morris, 'lines', {
              own: [a, b, c].map(({ name }) => name).join(' '),
              theirs: places.find((one) => ![a, b, c].includes(one))?.name ?? '',
            }),
          );
          const made = inLine([a, b, c]);
          if (made) lines++;
          expect(answer.headline.startsWith('A line'), `${a.name} ${b.name} ${c.name}`).toBe(made);
        }
    expect(lines).toBe(16);
  });

  test('men in line may be taken only if there are no others', () => {
    const one = told(ask(morris, 'lines', { own: 'a1 a4 a7', theirs: 'e3 e4 e5 b6 g1' }));
    expect(one.lines.at(-1)?.say).toBe('may be taken: b6, g1');
    const all = told(ask(morris, 'lines', { own: 'a1 a4 a7', theirs: 'e3 e4 e5' }));
    expect(all.lines.at(-1)?.say).toBe('may be taken: e3, e4, e5 (all stand in lines)');
  });

  test('a line without the last man takes nothing; two lines at once are noted as not decided', () => {
    expect(told(ask(morris, 'lines', { own: 'a1 a4 a7 d7', theirs: 'b6', last: 'd7' })).headline).toBe('No line: nothing is taken');
    expect(told(ask(morris, 'lines', { own: 'a1 a4 a7 d7 g7', theirs: 'b6', last: 'a7' })).notes.join(' ')).toContain('The book does not say');
  });

  test.each<[Raw, string, string]>([
    [{ own: 'a1 z9', theirs: 'b2' }, 'own', 'z9'],
    [{ own: 'a1 d4', theirs: 'b2' }, 'own', 'd4'],
    [{ own: 'a1 a1', theirs: 'b2' }, 'own', 'a1 twice'],
    [{ own: 'a1', theirs: 'b2 a1' }, 'theirs', 'a1'],
    [{ own: 'a1', theirs: 'b2', last: 'g7' }, 'last', 'g7'],
    [{ own: 'a1 a4 a7 b2 b4 b6 c3 c4 c5 d1', theirs: 'g7' }, 'own', '10'],
  ])('%o is rejected', (raw, field, found) => {
    const result = ask(morris, 'lines', raw);
    expect(result.ok ? [] : result.problems.map((one) => [one.field, one.found])).toEqual([[field, found]]);
  });
});

describe('reversi', () => {
  test('every count of two colours: who is ahead, and what is left of 64', () => {
    for (let red = 0; red <= 64; red++)
      for (let black = 0; black <= 64; black++) {
        const result = ask(reversi, 'men', { red: `${red}`, black: `${black}` });
        expect(result.ok, `${red} ${black}`).toBe(red + black <= 64);
        if (!result.ok) continue;
        const { headline, totals, lines } = result.value;
        expect(totals.map(({ points }) => points)).toEqual([red, black]);
        const leader = red === black ? null : red > black ? 'Red' : 'Black';
        expect(headline.includes(leader ?? (red + black === 64 ? 'tie' : 'Even')), headline).toBe(true);
        expect(headline.includes('wins')).toBe(red + black === 64 && leader !== null);
        if (red + black < 64) expect(lines.at(-1)?.say).toBe(`empty squares: ${64 - red - black}`);
      }
  });

  test('the number of empty squares has to make 64 with the men', () => {
    const result = ask(reversi, 'men', { red: '30', black: '30', empty: '3' });
    expect(result.ok ? [] : result.problems).toEqual([{ field: 'empty', expected: '4, which with 60 men makes 64', found: '3' }]);
  });

  /** Men of a drawn position by square; the marked square is `+`. */
  function drawn({ shapes }: Diagram): Map<string, string> {
    return new Map(shapes.flatMap((one) => (one.kind === 'disc' ? [[`${(one.x - 1) / 2},${(one.y - 1) / 2}`, one.r < 0.5 ? '+' : one.tone] as const] : [])));
  }
  test('the picture after the move follows by the rule from the one before it', () => {
    const board = drawn(reversiDiagrams.before);
    const [x = 0, y = 0] = ([...board].find(([, man]) => man === '+')?.[0] ?? '').split(',').map(Number);
    board.set(`${x},${y}`, 'accent');
    let turned = 0;
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        if (dx === 0 && dy === 0) continue;
        const between: string[] = [];
        for (let step = 1; board.get(`${x + dx * step},${y + dy * step}`) === 'dark'; step++) between.push(`${x + dx * step},${y + dy * step}`);
        const end = between.length + 1;
        if (between.length === 0 || board.get(`${x + dx * end},${y + dy * end}`) !== 'accent') continue;
        turned++;
        for (const square of between) board.set(square, 'accent');
      }
    expect(turned).toBe(3);
    expect([...board].sort()).toEqual([...drawn(reversiDiagrams.after)].sort());
  });
});

describe('the other pictures agree with their texts', () => {
  const men = ({ shapes }: Diagram, tone: 'light' | 'dark', least: number) =>
    shapes.flatMap((one) => (one.kind === 'disc' && one.tone === tone && one.r > least ? [[(one.x - 1) / 2, (one.y - 1) / 2] as const] : []));

  test('devil and tailors: dark squares only, and the devil has no vacant square beside it, or is below all tailors', () => {
    for (const picture of Object.values(devilDiagrams)) {
      for (const [x, y] of [...men(picture, 'light', 0), ...men(picture, 'dark', 0)]) expect((x + y) % 2).toBe(1);
      expect([men(picture, 'light', 0).length, men(picture, 'dark', 0).length]).toEqual([4, 1]);
    }
    const [[x = 0, y = 0] = []] = men(devilDiagrams.pinned, 'dark', 0);
    const taken = men(devilDiagrams.pinned, 'light', 0).map(([a, b]) => `${a},${b}`);
    const beside = [
      [x - 1, y - 1],
      [x + 1, y - 1],
      [x - 1, y + 1],
      [x + 1, y + 1],
    ].filter(([a = -1, b = -1]) => a >= 0 && a < 8 && b >= 0 && b < 8);
    expect(beside.every(([a, b]) => taken.includes(`${a},${b}`))).toBe(true);
    const [[, low = 0] = []] = men(devilDiagrams.through, 'dark', 0);
    expect(men(devilDiagrams.through, 'light', 0).every(([, row]) => row < low)).toBe(true);
  });

  test('go-bang: five white men diagonally without a gap; no five of black in a row', () => {
    const white = men(bangDiagrams.five, 'light', 0.5).sort(([a], [b]) => a - b);
    expect(white).toHaveLength(5);
    const [[x = 0, y = 0] = []] = white;
    expect(white).toEqual([0, 1, 2, 3, 4].map((n) => [x + n, y - n]));
    const black = men(bangDiagrams.five, 'dark', 0.5).map(([column]) => column);
    expect(black.sort()).toEqual([2, 3, 4, 5, 7]);
  });

  test('nine men’s morris: the men of each picture stand on points of the layout', () => {
    const layout = morrisDiagrams.layout.shapes.flatMap((one) => (one.kind === 'disc' ? [`${one.x},${one.y}`] : []));
    expect(layout).toHaveLength(24);
    for (const picture of [morrisDiagrams.mill, morrisDiagrams.shuttle])
      for (const one of picture.shapes) if (one.kind === 'disc') expect(layout).toContain(`${one.x},${one.y}`);
  });
});
