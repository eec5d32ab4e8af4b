import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'imperial',
  title: 'Imperial',
  aliases: ['Piquet with a trump', 'Impérial', 'Impériale'],
  shelf: 'bezique-and-skat',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Imperial', pages: '280-281' } },
  has: ['two-handed', 'each-for-himself', 'turned-card', 'trump', 'melds', 'tricks'],
  players: { min: 2, max: 2 },
  packs: ['piquet-32'],
  following: 'bound',
  picture: cards('A suit from the best to the lowest', 'KH QH JH AH 10H 9H 8H 7H', cites.blue.rank),
  glance: {
    Rank: 'K Q J A 10 9 8 7; king, queen, jack, ace and seven of trumps are honours',
    Cards: 'twelve each, by twos; the next is turned for trumps, and nothing is drawn',
    Counters: '{points.whites} white and {points.reds} red for each player; six whites make a red',
    'One red': 'carte blanche, a sequence of king to ace, four of a kind, jack and ace of trumps caught',
    'One white': 'the point, an honour turned or taken in a trick, each odd trick',
    Game: 'all counters up; a sixth white takes down the whites of the other',
  },
  cites,
  ...code,
  examples,
});
