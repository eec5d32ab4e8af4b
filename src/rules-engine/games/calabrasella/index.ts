import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'calabrasella',
  title: 'Calabrasella',
  aliases: ['Calabresella'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Calabrasella', pages: '132-133' } },
  has: ['discard', 'stock', 'tricks'],
  players: { min: 3, max: 4, usual: 3, say: 'three; four if the dealer takes no cards' },
  packs: ['spanish-40'],
  following: { rules: ['calabrasella.rule.follow', 'calabrasella.rule.rank'], hand: 12, order: '3 2 A K Q J 7 6 5 4', players: 3 },
  picture: cards('A suit from the best to the lowest', '3S 2S AS KS QS JS 7S 6S 5S 4S', cites.blue.scoring),
  glance: {
    Players: 'three, one against two; with four the dealer takes no cards',
    Pack: '40 cards, without eights, nines and tens',
    Rank: '3 2 A K Q J 7 6 5 4; no trumps',
    Deal: 'twelve each, four at a time; four left as stock',
    'What counts': 'aces {points.ace}; threes, twos, kings, queens, jacks {points.counting-card}; last trick {points.last-trick}',
    'In a deal': '{points.deal} points; all of them count {points.all-points}',
  },
  cites,
  ...code,
  examples,
});
