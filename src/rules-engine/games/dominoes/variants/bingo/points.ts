import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites, DONOHUE } from '../../cites.ts';
import { TITLES } from './reckoning/titles.ts';

const it =
  (group: string) =>
  (title: string, gist: string, points: number, more: { says?: string; per?: string } = {}) =>
    item({ title, gist, group, books: { [DONOHUE]: bookValue(points, cites.donohue.bingoScoring, more) } });
const toGame = it('Toward the game');
const piece = it('Pieces in tricks');
const held = it('Doubles in hand');

export const bingoPoints = {
  seventy: toGame(TITLES.seventy, 'The player counts seventy first.', 1),
  'under-thirty': toGame(TITLES['under-thirty'], 'The opponent has not counted thirty.', 2),
  'no-trick': toGame(TITLES['no-trick'], 'The opponent has not won a trick.', 3),
  'bingo-takes': toGame(TITLES['bingo-takes'], 'The double blank wins the trick that holds the double of trumps.', 1, { says: 'Scored at once.' }),
  game: toGame(TITLES.game, 'The score that wins.', 7),
  'double-of-trumps': piece(TITLES['double-of-trumps'], 'Won in a trick.', 28),
  bingo: piece(TITLES.bingo, 'The double blank, won in a trick.', 14),
  'ten-pieces': piece(TITLES['ten-pieces'], 'Each of them, trump or not.', 10, { per: 'each' }),
  'other-pieces': item({
    title: TITLES['other-pieces'],
    gist: 'Won in a trick.',
    group: 'Pieces in tricks',
    books: { [DONOHUE]: ruled('Their pips, a blank counted as seven; all other pieces count nothing.', cites.donohue.bingoScoring) },
  }),
  'two-doubles': held(TITLES['two-doubles'], 'One is led and the other shown.', 20),
  'three-doubles': held(TITLES['three-doubles'], 'Three doubles in hand.', 40),
  'four-doubles': held(TITLES['four-doubles'], 'Four doubles in hand.', 50),
  'five-doubles': held(TITLES['five-doubles'], 'Five doubles in hand.', 60),
  'six-doubles': held(TITLES['six-doubles'], 'Six doubles in hand.', 70),
  'bingo-among': held(TITLES['bingo-among'], 'The double blank is one of the doubles held.', 10),
} as const;
