import { scoreExample } from '../../../../laws/examples.ts';
import { cites, DONOHUE } from '../../cites.ts';
import { variant } from '../../code.ts';
import { DOMINO_HANDS, dominoPokerScorer, dominoShowdown } from './scorers.ts';
export default variant({
  title: 'Domino poker',
  aliases: [],
  books: { [DONOHUE]: { heading: 'Domino Poker', pages: '386-387', inherits: { from: 'poker/straight', cite: cites.donohue.dominoPokerForm } } },
  players: { min: 2, max: 4 },
  packs: ['none-0'],
  glance: {
    Set: '20 dominoes, without the blanks and the double ace',
    Hand: 'five each',
    Best: 'five doubles, the royal hand',
    'All else': 'as in straight poker',
  },
  laws: { repeal: { 'misplayed-domino': 'No domino is played to another here.' } },
  points: { add: DOMINO_HANDS },
  scorers: { hand: dominoPokerScorer, showdown: dominoShowdown },
  examples: [
    scoreExample('hand', cites.donohue.dominoPokerPack, { pieces: '6-4 5-4 4-4 4-3 4-2' }, 'The four suit from six to two.', 'Straight four'),
    scoreExample('hand', cites.donohue.dominoPokerPack, { pieces: '6-6 3-3 2-2 4-2 2-1' }, 'Double six, double three, double two, 2-4 and 2-1.', 'Full hand'),
    scoreExample('hand', cites.donohue.dominoPokerPack, { pieces: '6-6 5-5 4-4 3-3 2-2' }, 'All five doubles.', 'Royal hand'),
    scoreExample('hand', cites.donohue.dominoPokerPack, { pieces: '6-6 6-5 6-4 6-3 6-2' }, 'The six suit from six to two.', 'Straight six'),
    scoreExample('hand', cites.donohue.dominoPokerPack, { pieces: '6-6 5-5 3-3 2-2 6-4' }, 'Four doubles and the 6-4.', 'Fours'),
    scoreExample('hand', cites.donohue.dominoPokerPack, { pieces: '6-5 5-5 5-4 5-3 5-2' }, 'The five suit from six to two.', 'Straight five'),
    scoreExample('hand', cites.donohue.dominoPokerPack, { pieces: '6-6 4-4 2-2 6-5 3-1' }, 'Three doubles, and two pieces of different suits.', 'Triplets'),
    scoreExample('hand', cites.donohue.dominoPokerPack, { pieces: '6-1 6-3 6-4 6-5 6-6' }, 'Five sixes, and the deuce is wanting.', 'Flush'),
    scoreExample('hand', cites.donohue.dominoPokerForm, { pieces: '2-2 6-5 5-4 3-1 6-1' }, 'One double alone leads the hand.', 'Nothing'),
    scoreExample(
      'showdown',
      cites.donohue.dominoPokerPack,
      { hands: '6-6 2-2 6-5 4-3 6-1.5-5 4-4 6-3 5-2 5-1' },
      'The doubles of six and two against those of five and four.',
      'Seat 1 wins: One pair',
    ),
  ],
});
