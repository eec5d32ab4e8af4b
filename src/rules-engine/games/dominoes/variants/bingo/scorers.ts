import { seated } from '../../../../mechanics/seats.ts';
import { choiceOf, count, flag, listOf, stones, type Values, words } from '../../../../scoring/fields.ts';
import { ok, problem, type Result, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import { DONOHUE } from '../../../../vocabulary/book-ids.ts';
import { halvesOf, isDoublet, type Stone } from '../../../../vocabulary/stones.ts';
import { tally } from '../../reckoning/sheet.ts';
import type { bingoPoints as points } from './points.ts';
import { TITLES } from './reckoning/titles.ts';

const line = (key: keyof typeof points, by: Schedule<typeof points>): Line => by.line(key, TITLES[key]);
const sum = (lines: readonly Line[]) => lines.reduce((all, one) => all + (one.points ?? 0), 0);

const asked = {
  number: choiceOf('How many doubles?', { two: 'Two', three: 'Three', four: 'Four', five: 'Five', six: 'Six' }),
  bingo: flag('Is the double blank among them?'),
} as const;
export const bingoDoubles = scorer({
  title: 'Count the doubles',
  gist: 'Says what doubles held in hand count when one is led.',
  aka: ['doubles shown'],
  books: [DONOHUE],
  ask: asked,
  score: (one: Values<typeof asked>, by: Schedule<typeof points>): Result<Answer> => {
    const lines = [line(`${one.number}-doubles`, by), ...(one.bingo ? [line('bingo-among', by)] : [])];
    return ok(answer(`${sum(lines)} points`, lines, ['They are added as soon as the player has won a trick.']));
  },
});
const end = {
  count: count('What has the opponent counted?', 0, 69),
  trick: flag('Has the opponent won a trick?'),
  captured: flag('Did bingo take the double of trumps for the winner?'),
} as const;
export const bingoHand = scorer({
  title: 'Count the hand',
  gist: 'Says what the first to seventy scores toward the game.',
  aka: ['seventy', 'game points'],
  books: [DONOHUE],
  ask: end,
  score: (one: Values<typeof end>, by: Schedule<typeof points>): Result<Answer> => {
    if (!one.trick && one.count > 0) return wrong(problem('count', '0 for a player without a trick', `${one.count}`));
    const lines = [line(!one.trick ? 'no-trick' : one.count < 30 ? 'under-thirty' : 'seventy', by), ...(one.captured ? [line('bingo-takes', by)] : [])];
    return ok(answer(`${sum(lines)} toward the game`, lines));
  },
});

const HALVES = { blanks: 0, aces: 1, twos: 2, threes: 3, fours: 4, fives: 5, sixes: 6 } as const;
const trick = {
  trump: choiceOf('What is trump?', { blanks: 'Blanks', aces: 'Aces', twos: 'Twos', threes: 'Threes', fours: 'Fours', fives: 'Fives', sixes: 'Sixes' }),
  won: stones('Dominoes won in tricks', [1, 28]),
} as const;

/** The spots of a piece, a blank counted as seven (Donohue, p. 387). */
const spots = (stone: Stone) => halvesOf(stone).reduce((sum, half) => sum + (half === 0 ? 7 : half), 0);

/** The points of a piece for the winner of its trick, with its score item; null if it counts nothing. */
function worthOf(stone: Stone, trump: number, by: Schedule<typeof points>): { readonly key: keyof typeof points; readonly counts: number } | null {
  if (stone === `${trump}-${trump}`) return { key: 'double-of-trumps', counts: by.points('double-of-trumps') };
  if (stone === '0-0') return { key: 'bingo', counts: by.points('bingo') };
  if (stone === '6-4' || stone === '3-0') return { key: 'ten-pieces', counts: by.points('ten-pieces') };
  return isDoublet(stone) || halvesOf(stone).includes(trump) ? { key: 'other-pieces', counts: spots(stone) } : null;
}

export const bingoTricks = scorer({
  title: 'Count the tricks',
  gist: 'Says what the dominoes won in tricks count toward seventy.',
  aka: ['count to seventy', 'pieces won'],
  books: [DONOHUE],
  ask: trick,
  score: (asked: Values<typeof trick>, by: Schedule<typeof points>): Result<Answer> => {
    const trump = HALVES[asked.trump];
    const found = asked.won.flatMap((stone) => {
      const worth = worthOf(stone, trump, by);
      return worth === null ? [] : [{ stone, ...worth }];
    });
    const keys = [...new Set(found.map(({ key }) => key))];
    const lines = keys.map((key): Line => {
      const mine = found.filter((one) => one.key === key);
      return {
        rule: by.id(key),
        say: TITLES[key],
        points: mine.reduce((all, { counts }) => all + counts, 0),
        stones: mine.map(({ stone }) => stone),
      };
    });
    const notes = trump === 0 && asked.won.includes('0-0') ? ['With blanks as trumps bingo is the double of trumps as well; it is counted as that.'] : [];
    return ok(answer(`${sum(lines)} points`, lines.length > 0 ? lines : [by.sum('other-pieces', 'no piece that counts', 0)], notes));
  },
});

const setup = { names: listOf('Names', words('Name', 24), 2, 2, { optional: true, hint: 'Left empty: first player and second player.' }) } as const;
const PLAYERS = { first: 'First player', second: 'Second player' } as const;
const entry = {
  winner: choiceOf('Who counted seventy first?', PLAYERS),
  loser: choiceOf('The other player', { thirty: 'Had counted thirty or more', under: 'Had not counted thirty', none: 'Had no trick' }),
  captured: choiceOf(
    'Did bingo take the double of trumps?',
    { no: 'No', first: 'Yes, for the first player', second: 'Yes, for the second player' },
    { otherwise: 'no' },
  ),
} as const;
const WON = { thirty: 'seventy', under: 'under-thirty', none: 'no-trick' } as const;

function play(asked: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>): Played {
  const table = seated(2, asked.names);
  const game = by.points('game');
  return tally({
    table,
    entries,
    round: 'hand',
    turn: (one) => {
      const say = `Seventy by ${table.names[one.winner === 'first' ? 0 : 1]}.`;
      const { captured } = one;
      if (one.loser === 'none' && captured !== 'no' && captured !== one.winner)
        return { say, lines: [], problems: [problem('captured', 'no capture by a player without a trick', PLAYERS[captured])] };
      const bingo = captured === 'no' ? [] : [{ ...line('bingo-takes', by), to: captured }];
      return { say, lines: [...bingo, { ...line(WON[one.loser], by), to: one.winner }], problems: [] };
    },
    wins: (has) => has >= game,
    say: String,
    notes: [`Game is ${game}.`],
  });
}

export const bingoSheet = sheet({
  title: 'Keep the score of a game',
  gist: 'Adds up the hands and the captures by bingo to the end of the game.',
  aka: ['bingo score sheet', 'running score'],
  books: [DONOHUE],
  round: 'Hand',
  setup,
  entry,
  play,
});
