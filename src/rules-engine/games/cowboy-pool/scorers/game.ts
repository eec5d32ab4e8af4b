import { outOfTurn, strikerAfter, strikers, strikersOf } from '../../../mechanics/pool/strikers.ts';
import { type Seat, SIX_SEATS } from '../../../mechanics/seats.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { type Ball, balls, readBalls } from '../../../vocabulary/balls.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { type By, strike } from '../reckoning/strokes.ts';

const ASKED = { set: 'pool', only: ['1', '3', '5'], many: [0, 3] } as const;
const entry = {
  who: choiceOf('Who strikes?', SIX_SEATS),
  carom: choiceOf('Carom', { no: 'None', single: 'Single', double: 'Double' }, { otherwise: 'no' }),
  balls: balls('Balls pocketed', ASKED.set, ASKED.many, { optional: true, hint: 'Left empty: none.' }, { only: ASKED.only }),
  fault: choiceOf(
    'What went wrong?',
    {
      none: 'Nothing',
      scratch: 'Cue ball pocketed or off, after a ball',
      'nothing-in': 'Cue ball pocketed, no ball struck',
      miss: 'No ball struck',
      foul: 'A foul',
    },
    { otherwise: 'none' },
  ),
  last: choiceOf(
    'At 100: the last stroke',
    { made: 'Off the 1 ball into the pocket named', other: 'The 1 ball not struck, or another pocket', short: 'The 1 ball struck, and no pocket' },
    { optional: true, seldom: true },
  ),
} as const;
type Entry = Values<typeof entry>;

/** A stroke in words. */
function sayStroke({ carom, fault, last }: Entry, pocketed: readonly Ball[]): string {
  const said = [
    ...(carom === 'no' ? [] : [carom === 'double' ? 'a double carom' : 'a carom']),
    ...pocketed.map((ball) => `ball ${ball}`),
    ...{ none: [], scratch: ['a scratch'], 'nothing-in': ['the cue ball pocketed, no ball struck'], miss: ['a miss'], foul: ['a foul'] }[fault],
    ...(last === 'made' ? ['the last point'] : last === null ? [] : ['the last point not made']),
  ];
  return said.join(', ') || 'nothing made';
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Keeps the score stroke by stroke for two to six players: ninety by all means, ten by caroms, and the last; a hand that is lost takes its points with it.',
  aka: ['cowboy pool score sheet', '101', 'what do I need now'],
  books: [BOOK],
  setup: strikers(6),
  round: 'Stroke',
  entry,
  play: ({ names }, entries: readonly Entry[], by: By) => {
    const table = strikersOf(names);
    const game = by.points('game');
    const ninety = by.points('ninety');
    const hundred = ninety + by.points('ten');
    /** The points of the current turn. */
    let run = 0;
    let due: Seat = 'first';
    const emptied: Partial<Record<Seat, true>> = {};
    const played = replay({
      columns: table.columns,
      entries,
      round: 'stroke',
      say: (one) => `${table.name[one.who]}: ${sayStroke(one, readBalls('balls', one.balls, ASKED).balls)}.`,
      turn: (one, has) => {
        const read = readBalls('balls', one.balls, ASKED);
        const early = [...outOfTurn(table, due, one.who), ...read.problems];
        if (early.length > 0) return { problems: early };
        const { hand, ...struck } = strike({ ...one, balls: read.balls }, has[one.who] ?? 0, by, one.who);
        if (struck.problems.length > 0) return struck;
        const twice = one.fault === 'nothing-in' && emptied[one.who] === true;
        if (one.fault === 'nothing-in') emptied[one.who] = true;
        else delete emptied[one.who];
        const lost = run;
        run = hand === 'goes-on' ? run + struck.lines.reduce((sum, line) => sum + (line.points ?? 0), 0) : 0;
        if (hand !== 'goes-on') due = strikerAfter(table, one.who);
        const lines = hand === 'lost' && lost > 0 ? [by.sum('lost', 'the points of the hand', -lost, { to: one.who })] : struck.lines;
        const over = twice ? `The game is over: ${table.name[one.who]} has pocketed the cue ball twice running with no ball struck, and forfeits it.` : null;
        return { ...struck, lines, over };
      },
      end: (has) => {
        const winner = table.keys.find((key) => (has[key] ?? 0) >= game);
        return winner === undefined ? null : `The game is over: ${table.name[winner]} has ${has[winner]}.`;
      },
      state: (has, over) => {
        const at = has[due] ?? 0;
        const next =
          at < ninety ? `caroms and balls count, up to ${ninety}` : at < hundred ? 'caroms alone count' : 'off the 1 ball into a pocket that is named';
        return [
          `${table.keys.map((key) => `${table.name[key]} ${has[key] ?? 0}`).join(', ')}.`,
          ...(over === null ? [`${table.name[due]} strikes: ${next}.`] : []),
        ];
      },
      notes: ['What a hand has made can be lost until the hand is over; what earlier hands made is safe.'],
    });
    return { ...played, next: { who: due } };
  },
});
