import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { CrazyEights } from './code.ts';

const ruling = (law: LawKey<CrazyEights>, answers: Record<string, string>, story: string, says: string, cited = cites.sierra.play) =>
  lawExample(law, cited, answers, story, says);

export const examples: readonly ExampleOf<CrazyEights>[] = [
  ruling('wrong-card', { card: 'rank' }, 'The five of clubs goes on the five of hearts.', 'player may play'),
  ruling('wrong-card', { card: 'neither' }, 'The nine of hearts goes on the five of diamonds: both are red.', 'player may not play that card'),
  ruling(
    'wrong-suit-after-eight',
    { card: 'own' },
    'The eight of spades was played and diamonds named; the next player plays a spade.',
    'player may not play that card',
  ),
  ruling('wrong-suit-after-eight', { card: 'eight' }, 'The next player plays another eight.', 'player may play'),
  ruling('no-suit-named', { next: 'no' }, 'An eight is played and nothing said.', 'must name a suit'),
  ruling('nothing-to-play', { stock: 'yes' }, 'A player has neither the suit nor the rank.', 'until able to play'),
  ruling('nothing-to-play', { stock: 'no' }, 'The stock is gone.', 'must pass'),
  ruling('draw-though-able', {}, 'A player has a club for the club on top and draws all the same.', 'may draw'),
  ruling('drawn-card-played', {}, 'A player without a diamond draws a card and plays it at once.', 'player may play', cites.sierra.strategies),
  ruling('block', {}, 'The stock is gone, and no hand has a card that fits.', 'score nothing'),
  ruling('partner-out', { partner: 'no' }, 'One of two partners has played the last card.', 'must play on'),
  ruling('two-tie', { players: 'three' }, 'Three play, and two of them tie.', 'The players who tie split the winnings'),
  ruling('eight-as-starter', {}, 'The starter is the eight of hearts.', 'does not cover'),
  ruling('out-on-an-eight', {}, 'A player’s last card is an eight.', 'play stands'),
  scoreExample(
    'hand',
    cites.sierra.play,
    { ended: 'out', players: 'two', hands: '8H-KS-AC-7D' },
    'One opponent holds an eight, a king, an ace and a seven.',
    68,
  ),
  scoreExample(
    'hand',
    cites.sierra.play,
    { ended: 'out', players: 'partners', hands: 'none.10H-10S-JD' },
    'Partners: one opponent is out, the other holds two tens and a jack.',
    30,
  ),
  scoreExample('hand', cites.sierra.play, { ended: 'block', players: 'three' }, 'A block.', 'Nobody wins'),
  sheetExample(
    'game',
    cites.sierra.play,
    { players: 'three', names: 'Ann.Bob.Cleo', target: '100' },
    [
      { ended: 'out', who: 'first', eights: '1', faces: '2', aces: '1', pips: '14' },
      { ended: 'block' },
      { ended: 'out', who: 'second', eights: '1', faces: '2', aces: '0', pips: '12' },
      { ended: 'tie', who: 'third', eights: '1', faces: '1', aces: '0', pips: '6' },
    ],
    'An eight, two face cards, an ace and fourteen pips are 85 to the player who goes out; a block; 82 to another; then 66 that those two divide.',
    { Ann: 118, Bob: 115, Cleo: 0 },
    'Ann 118 and Bob 115 have reached 100',
  ),
  sheetExample(
    'game',
    cites.sierra.play,
    { players: 'partners', names: 'North and South.East and West' },
    [{ ended: 'out', who: 'second', eights: '0', faces: '1', pips: '9' }],
    'Of two partnerships one is out; the other has a king and a nine left.',
    { 'North and South': 0, 'East and West': 19 },
    'In the lead: East and West',
  ),
  valueExample('tie', cites.sierra.play, 'Three play, and two of them end level.', 'They divide what is won'),
];
