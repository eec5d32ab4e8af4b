import { tableOf } from '../../../mechanics/seats.ts';
import { signed } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { bet } from '../reckoning/hands.ts';

const setup = { capital: count('What is in the bank', 1, 1_000_000, { unit: 'chips', hint: 'It is the most that the bank can lose.' }) } as const;
const HOW = { won: 'It won', lost: 'The banker won', tied: 'They tied' } as const;
const entry = {
  right: choiceOf('The right against the banker', HOW),
  left: choiceOf('The left against the banker', HOW),
  onRight: bet('All bets on the right'),
  onLeft: bet('All bets on the left'),
  astride: bet('All bets à cheval'),
} as const;
type Entry = Values<typeof entry>;
type How = keyof typeof HOW;

const BANK = tableOf({ bank: 'The bank', right: 'Right', left: 'Left', astride: 'À cheval' });
const ITEM = { won: 'nearer', lost: 'farther', tied: 'tie' } as const;
const SAID = { won: 'beats the banker', lost: 'loses to the banker', tied: 'ties with the banker' } as const;
const sumOf = (lines: readonly Line[], to: string) => lines.reduce((sum, line) => sum + (line.to === to ? (line.points ?? 0) : 0), 0);

/** The bets of one side, as lines for both the side and the bank; blue-ribbon-1940 p. 14. */
function sideLines(to: 'right' | 'left', how: How, staked: number | null, by: Schedule<typeof points>): Line[] {
  const say = `the ${to} ${SAID[how]}`;
  if (!staked) return [];
  return [by.line(ITEM[how], say, { times: staked, unit: 'chip', to }), by.line(ITEM[how], say, { times: -staked, unit: 'chip', to: 'bank' })];
}

/** The bets on both sides at once, decided if both won or both lost; blue-ribbon-1940 p. 14. */
function astrideLines({ right, left, astride }: Entry, by: Schedule<typeof points>): Line[] {
  if (!astride) return [];
  const won = right !== left || right === 'tied' ? 0 : right === 'won' ? astride : -astride;
  const say = won === 0 ? 'à cheval: nobody pays' : `à cheval: both sides ${won > 0 ? 'win' : 'lose'}`;
  return [by.sum('astride', say, won, { unit: 'chip', to: 'astride' }), by.sum('astride', say, -won, { unit: 'chip', to: 'bank' })];
}

function turnOf(one: Entry, holds: number, by: Schedule<typeof points>): Turn {
  const lines = [...sideLines('right', one.right, one.onRight, by), ...sideLines('left', one.left, one.onLeft, by), ...astrideLines(one, by)];
  if (lines.length === 0) return { problems: [problem('onRight', 'a bet on the right, on the left or à cheval', 'none')] };
  const left = holds + sumOf(lines, 'bank');
  if (left < 0) {
    return {
      problems: [problem('onRight', `bets that the ${holds} in the bank can pay: what goes beyond stays unpaid and is not entered`, `${holds - left} to pay`)],
    };
  }
  const open = one.astride && one.right !== one.left && (one.right === 'tied' || one.left === 'tied');
  return {
    lines,
    notes: open ? ['With one side tied the book does not settle a bet à cheval; nobody pays here.'] : [],
    over: left === 0 ? 'The bank is broken, and has to be put up again.' : null,
  };
}

export const bank = sheet({
  title: 'Keep the bank',
  gist: 'Coup by coup what the bank wins and pays on either side and à cheval, and what it still holds.',
  aka: ['baccarat score sheet', 'bank account', 'how much is in the bank', 'limit of the bank'],
  books: ['blue-ribbon-1940'],
  setup,
  round: 'Coup',
  entry,
  play: ({ capital }: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played =>
    replay({
      columns: BANK.columns,
      entries,
      round: 'coup',
      whole: 'bank',
      say: ({ right, left }) => `The right ${SAID[right]}, the left ${SAID[left]}.`,
      turn: (one, { bank = 0 }) => turnOf(one, capital + bank, by),
      state: ({ bank = 0, right = 0, left = 0, astride = 0 }, over) => [
        ...(over === null ? [`The bank holds ${capital + bank}, ${signed(bank)}.`] : []),
        `Right ${signed(right)}, left ${signed(left)}, à cheval ${signed(astride)}.`,
      ],
      notes: ['The columns show what was won and lost, and always add up to nothing.'],
    }),
});
