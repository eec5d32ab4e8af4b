import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites, DONOHUE } from '../../cites.ts';

const it =
  (group: string) =>
  (title: string, gist: string, points: number, more: { says?: string; per?: string } = {}) =>
    item({ title, gist, group, books: { [DONOHUE]: bookValue(points, cites.donohue.bingoScoring, more) } });
const toGame = it('Toward the game');
const piece = it('Pieces in tricks');
const held = it('Doubles in hand');

export const bingoPoints = {
  seventy: toGame('First to seventy', 'The player counts seventy first.', 1),
  'under-thirty': toGame('Seventy before thirty', 'The opponent has not counted thirty.', 2),
  'no-trick': toGame('Seventy before a trick', 'The opponent has not won a trick.', 3),
  'bingo-takes': toGame('Bingo takes the double of trumps', 'The double blank wins the trick that holds the double of trumps.', 1, { says: 'Scored at once.' }),
  game: toGame('Game', 'The score that wins.', 7),
  'double-of-trumps': piece('Double of trumps', 'Won in a trick.', 28),
  bingo: piece('Bingo', 'The double blank, won in a trick.', 14),
  'ten-pieces': piece('Six-four and three-blank', 'Each of them, trump or not.', 10, { per: 'each' }),
  'other-pieces': item({
    title: 'Other doubles and trumps',
    gist: 'Won in a trick.',
    group: 'Pieces in tricks',
    books: { [DONOHUE]: ruled('Their pips, a blank counted as seven; all other pieces count nothing.', cites.donohue.bingoScoring) },
  }),
  'two-doubles': held('Two doubles', 'One is led and the other shown.', 20),
  'three-doubles': held('Three doubles', 'Three doubles in hand.', 40),
  'four-doubles': held('Four doubles', 'Four doubles in hand.', 50),
  'five-doubles': held('Five doubles', 'Five doubles in hand.', 60),
  'six-doubles': held('Six doubles', 'Six doubles in hand.', 70),
  'bingo-among': held('Bingo among the doubles', 'The double blank is one of the doubles held.', 10),
} as const;
