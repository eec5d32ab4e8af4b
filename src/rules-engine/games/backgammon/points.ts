import { doubted } from '../../laws/cites.ts';
import { bookValue, item, type ScoreItem, unscored } from '../../scoring/points.ts';
import { counted } from '../../wording/numbers.ts';
import { BLUE, cites, DONOHUE } from './cites.ts';

/** How many of the 36 throws hit a man that many points away if no point between is covered, by both books. */
const hitting = (points: number, hits: number, more: { blue?: string; donohue?: string } = {}): ScoreItem =>
  item({
    title: `Blot ${counted(points, 'point')} away`,
    gist: `Throws that hit a man ${counted(points, 'point')} away, out of the 36 that two dice give.`,
    aka: ['odds against being hit', 'chance of a hit'],
    group: 'The odds of a hit',
    books: {
      [BLUE]: bookValue(hits, doubted(cites.blue.scoring, more.blue), { unit: 'throw-in-36', says: `${36 - hits} to ${hits} against.` }),
      [DONOHUE]: bookValue(hits, doubted(cites.donohue.scoring, more.donohue), {
        unit: 'throw-in-36',
        says: `${hits} to ${36 - hits} for.`,
      }),
    },
  });

export const ODDS = {
  'odds-1': hitting(1, 11),
  'odds-2': hitting(2, 12, { donohue: 'Our copy shows 12 to 21; twelve and twenty-four make the 36.' }),
  'odds-3': hitting(3, 14),
  'odds-4': hitting(4, 15),
  'odds-5': hitting(5, 15),
  'odds-6': hitting(6, 17),
  'odds-7': hitting(7, 6),
  'odds-8': hitting(8, 6),
  'odds-9': hitting(9, 5),
  'odds-10': hitting(10, 3),
  'odds-11': hitting(11, 2),
  'odds-12': hitting(12, 1, {
    blue: 'Double fours and double threes reach it too on an open board, which makes three throws.',
    donohue: 'Our copy shows 1 to 36; one and thirty-five make the 36. Double fours and double threes reach it too on an open board, which makes three throws.',
  }),
} as const;

/** How many of the 36 throws enter a man, by the number of open points (Donohue, p. 151). */
const enter = (open: number, throws: number): ScoreItem =>
  item({
    title: `Entering on ${counted(open, 'point')}`,
    gist: `Throws that enter a man when ${open === 1 ? '1 point is' : `${open} points are`} open, out of the 36 that two dice give.`,
    aka: ['odds of entering', 'come in from the bar'],
    group: 'The odds of entering',
    books: {
      [BLUE]: unscored(),
      [DONOHUE]: bookValue(throws, cites.donohue.scoring, { unit: 'throw-in-36', says: `${throws} to ${36 - throws} for.` }),
    },
  });

export const ENTERING = {
  'enter-1': enter(1, 11),
  'enter-2': enter(2, 20),
  'enter-3': enter(3, 27),
  'enter-4': enter(4, 32),
  'enter-5': enter(5, 35),
} as const;

export const points = {
  hit: item({
    title: 'Hit',
    gist: 'The loser has borne off at least one man.',
    aka: ['single game', 'plain game'],
    group: 'The worth of a game',
    books: { [BLUE]: bookValue(1, cites.blue.play, { unit: 'game' }), [DONOHUE]: bookValue(1, cites.donohue.play, { unit: 'game' }) },
  }),
  gammon: item({
    title: 'Gammon',
    gist: 'The loser has not borne off a single man.',
    aka: ['double game', 'gammoned'],
    group: 'The worth of a game',
    books: { [BLUE]: bookValue(2, cites.blue.play, { unit: 'game' }), [DONOHUE]: bookValue(2, cites.donohue.play, { unit: 'game' }) },
  }),
  backgammon: item({
    title: 'Backgammon',
    gist: 'The loser has borne off none and still has a man far from home.',
    aka: ['triple game', 'triple', 'backgammoned'],
    group: 'The worth of a game',
    books: {
      [BLUE]: bookValue(3, cites.blue.backgammon, {
        unit: 'game',
        says: 'A man anywhere on the winner’s side of the board makes it, even in the outer table.',
        way: 'outer-too',
      }),
      [DONOHUE]: bookValue(3, doubted(cites.donohue.play, 'The book says the opponent’s table, without inner; it is read as the inner one.'), {
        unit: 'game',
        says: 'A man in the winner’s inner table makes it; the figure is given as the usual one.',
      }),
    },
  }),
  'hits-only': item({
    title: 'Game played for the hit',
    gist: 'What any game is worth where gammons and backgammons are disregarded.',
    aka: ['no gammons', 'American game'],
    group: 'The worth of a game',
    books: { [BLUE]: bookValue(1, cites.blue.hitsOnly, { unit: 'game', says: 'Named as the American custom.' }), [DONOHUE]: unscored() },
  }),
  ...ODDS,
  ...ENTERING,
} as const;
