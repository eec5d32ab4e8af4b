import { count, listOf, words } from '../../../core/fields.ts';
import { problem } from '../../../core/result.ts';
import { type Row, sheet } from '../../../core/sheets.ts';
import { countFrames, type Form } from './count.ts';
import { linesOf } from './game.ts';

const TEN: Form = { pins: 10, balls: 2, frames: 10, counted: 3 };
const setup = { first: words('First player', 24, { optional: true }), second: words('Second player', 24, { optional: true }) } as const;
const balls = (label: string) => listOf(label, count('Pins', 0, 10), 1, 3, { hint: 'Three only in the tenth frame.' });
const entry = { a: balls('Balls of the first player'), b: balls('Balls of the second player') } as const;

export const sheetOfTwo = sheet({
  title: 'Keep the score of two players',
  gist: 'Frame by frame, with the strikes and spares that wait for the next balls.',
  aka: ['bowling sheet', 'score sheet'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play: (asked, entries) => {
    const names = [asked.first ?? 'First', asked.second ?? 'Second'];
    const rolled: [number[], number[]] = [[], []];
    const taken: number[] = [];
    const rows: Row[] = entries.map((one, n) => {
      const next = [
        [...rolled[0], ...one.a],
        [...rolled[1], ...one.b],
      ] as [number[], number[]];
      const frame = taken.length + 1;
      const bad = next.findIndex((all) => {
        const so = countFrames(all, TEN);
        return so.wrong !== null || so.frames.length !== frame || so.frames.at(-1)?.kind === 'open' || (frame === 10 && !so.complete);
      });
      const say = `${one.a.join(' and ')} against ${one.b.join(' and ')}`;
      if (bad >= 0) return { say, lines: [], problems: [problem(bad === 0 ? 'a' : 'b', 'the balls of one whole frame', say)] };
      rolled[0] = next[0];
      rolled[1] = next[1];
      taken.push(n);
      return { say: `frame ${frame}: ${say}`, lines: [], problems: [] };
    });
    for (const [who, key] of ['a', 'b'].entries()) {
      let line = 0;
      const made = linesOf(rolled[who] ?? [], TEN, key);
      for (const n of taken) {
        const row = rows[n];
        const own = made[line++];
        if (row !== undefined && own !== undefined) rows[n] = { ...row, lines: [...row.lines, own] };
      }
    }
    const sums = rolled.map((all) => linesOf(all, TEN).reduce((sum, one) => sum + (one.points ?? 0), 0));
    const [one = 0, two = 0] = sums;
    const over = taken.length < 10 ? null : one === two ? 'A tie' : `${one > two ? names[0] : names[1]} wins by ${Math.abs(one - two)}.`;
    return {
      columns: [
        { key: 'a', title: names[0] ?? '', side: names[0] ?? '' },
        { key: 'b', title: names[1] === names[0] ? `${names[1]} (2)` : (names[1] ?? ''), side: names[1] === names[0] ? `${names[1]} (2)` : (names[1] ?? '') },
      ],
      rows,
      state: [
        `${names[0]} ${one}, ${names[1]} ${two}, after ${taken.length} ${taken.length === 1 ? 'frame' : 'frames'}; frames that wait for balls are left out.`,
      ],
      over,
      notes: [],
    };
  },
});
