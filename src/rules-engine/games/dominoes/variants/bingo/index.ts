import { scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { cites, DONOHUE } from '../../cites.ts';
import { variant } from '../../code.ts';
import { bingoPoints as points } from './points.ts';
import { bingoDoubles, bingoHand, bingoSheet, bingoTricks } from './scorers.ts';

export default variant({
  title: 'Bingo',
  aliases: ['Domino sixty-six'],
  books: { [DONOHUE]: { heading: 'Bingo', pages: '387-388' } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    Hand: 'seven each',
    Trump: 'the higher half of the piece turned',
    Blanks: 'count as sevens; the double blank is bingo, {points.bingo}, and the highest',
    Hands: 'won by counting 70',
    Game: '{points.game}',
  },
  laws: { repeal: { 'misplayed-domino': 'Dominoes are played to tricks here and match nothing.' } },
  points: { add: points },
  scorers: { tricks: bingoTricks, doubles: bingoDoubles, hand: bingoHand, game: bingoSheet },
  examples: [
    scoreExample('doubles', cites.donohue.bingoScoring, { number: 'three', bingo: 'yes' }, 'Three doubles with the double blank among them.', 50),
    scoreExample('doubles', cites.donohue.bingoScoring, { number: 'two', bingo: 'no' }, 'One double is led and another shown.', 20),
    scoreExample('doubles', cites.donohue.bingoScoring, { number: 'four', bingo: 'no' }, 'Four doubles are held.', 50),
    scoreExample('doubles', cites.donohue.bingoScoring, { number: 'five', bingo: 'no' }, 'Five doubles are held.', 60),
    scoreExample('doubles', cites.donohue.bingoScoring, { number: 'six', bingo: 'yes' }, 'Six doubles, and bingo is one of them.', 80),
    scoreExample('hand', cites.donohue.bingoScoring, { count: '24', trick: 'yes', captured: 'no' }, 'Seventy is counted before the opponent has thirty.', 2),
    scoreExample(
      'tricks',
      cites.donohue.bingoScoring,
      { trump: 'sixes', won: '6-6 0-0 6-4 6-0 2-2 5-3' },
      'Sixes are trumps: the double six, the double blank, 6-4, 6-blank, the double two and 5-3 are won.',
      69,
    ),
    sheetExample(
      'game',
      cites.donohue.bingoScoring,
      { names: 'Anna.Ben' },
      [
        { winner: 'first', loser: 'none', captured: 'first' },
        { winner: 'second', loser: 'thirty', captured: 'no' },
      ],
      'One counts seventy before the other has a trick, and bingo takes the double of trumps; then the other wins a hand.',
      { Anna: 4, Ben: 1 },
      'Anna 4, Ben 1',
    ),
    valueExample('game', cites.donohue.bingoScoring, 'A player has six points and counts seventy first.', 7),
  ],
});
