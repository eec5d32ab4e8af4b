import { count, listOf } from '../../../../scoring/fields.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { inningsScorer } from '../../reckoning/innings.ts';
import { BOOK } from '../shared/of-1940.ts';
import type { points } from './index.ts';

const won = (innings: number) => `${innings} winning ${innings === 1 ? 'inning' : 'innings'}`;
const ask = {
  pins: listOf('Pins down in each inning', count('Pins', 0, 10), 1, 10, { hint: 'The number that the inning ended on.' }),
} as const;
export const numbers = /* @__PURE__ */ scorer({
  title: 'Count the winning innings',
  gist: 'Which innings of one player bring a new number, from the pins of each.',
  books: [BOOK],
  ask,
  score: ({ pins }, by: Schedule<typeof points>) => {
    const lines = pins.map((down, n): Line => {
      const inning = `inning ${n + 1}: ${down}`;
      if (down === 0) return { rule: 'bowling/newport.rule.inning', say: `${inning}, no number`, points: 0 };
      const before = pins.indexOf(down);
      if (before < n) return { ...by.law('repeated', `${inning}, scored before in inning ${before + 1}: X`), points: 0 };
      return by.line('number', `${inning}, a new number`);
    });
    return { ok: true, value: answer(won(new Set(pins.filter((down) => down > 0)).size), lines) };
  },
});
export const innings = /* @__PURE__ */ inningsScorer({
  title: 'Add up innings already judged',
  book: BOOK,
  outcomes: {
    fresh: { name: 'A new number', scores: [{ item: 'number', say: 'a new number' }] },
    again: { name: 'A number already scored', scores: [] },
  },
  nothing: 'repeated',
  most: 10,
});
