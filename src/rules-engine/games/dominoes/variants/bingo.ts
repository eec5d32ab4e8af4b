import { variant } from '../../../core/games.ts';
import { DONOHUE, donohue } from '../cites.ts';
import { bingoDoubles, bingoHand, bingoSheet, bingoTricks } from '../scorers/bingo.ts';
import { bingoPoints as points } from './bingo-points.ts';

const D = donohue('387-388', 'Bingo');

export default variant({
  title: 'Bingo',
  aliases: ['Domino sixty-six'],
  books: { [DONOHUE]: { heading: 'Bingo', pages: '387-388' } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    Hand: 'seven each',
    Trump: 'the higher half of the piece turned',
    Blanks: 'count as sevens; the double blank is bingo, 14, and the highest',
    Hands: 'won by counting 70',
    Game: '7',
  },
  laws: { repeal: { 'misplayed-domino': 'Dominoes are played to tricks here and match nothing.' } },
  points: { add: points },
  scorers: { tricks: bingoTricks, doubles: bingoDoubles, hand: bingoHand },
  sheets: { game: bingoSheet },
  examples: [
    {
      kind: 'score',
      scorer: 'doubles',
      book: DONOHUE,
      story: 'Three doubles with the double blank among them.',
      input: { number: 'three', bingo: 'yes' },
      totals: { '': 50 },
      cite: D,
    },
    {
      kind: 'score',
      scorer: 'hand',
      book: DONOHUE,
      story: 'Seventy is counted before the opponent has thirty.',
      input: { count: '24', trick: 'yes', captured: 'no' },
      totals: { '': 2 },
      cite: D,
    },
    {
      kind: 'score',
      scorer: 'tricks',
      book: DONOHUE,
      story: 'Sixes are trumps: the double six, the double blank, 6-4, 6-blank, the double two and 5-3 are won.',
      input: { trump: 'sixes', won: '6-6 0-0 6-4 6-0 2-2 5-3' },
      totals: { '': 69 },
      cite: D,
    },
    {
      kind: 'sheet',
      sheet: 'game',
      book: DONOHUE,
      story: 'One counts seventy before the other has a trick, and bingo takes the double of trumps; then the other wins a hand.',
      setup: { names: 'Anna.Ben' },
      entries: [
        { winner: 'first', loser: 'none', captured: 'first' },
        { winner: 'second', loser: 'thirty', captured: 'no' },
      ],
      totals: { Anna: 4, Ben: 1 },
      state: 'Anna 4, Ben 1',
      cite: D,
    },
  ],
});
