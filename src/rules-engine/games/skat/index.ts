import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples/index.ts';

import americanSkat from './variants/american-skat/index.ts';
import duo from './variants/duo/index.ts';
import ramsch from './variants/ramsch/index.ts';
import revolution from './variants/revolution/index.ts';
import uno from './variants/uno/index.ts';

export default game({
  id: 'skat',
  title: 'Skat',
  aliases: ['Scat', 'Skaat'],
  shelf: 'bezique-and-skat',
  kind: 'card',
  books: {
    'blue-ribbon-1940': { heading: 'Skat, with the American Skat Laws', pages: '346-360' },
    'uspc-1898': { heading: 'Skat', pages: '81-85' },
  },
  has: ['trump', 'bidding', 'widow', 'tricks', 'short-game'],
  players: { min: 3, max: 5, usual: 3, say: 'three play; four or five may sit at the table' },
  packs: ['piquet-32'],
  following: {
    rules: ['skat.rule.follow', 'skat.rule.trump-suit', 'skat.rule.null-rank'],
    hand: 10,
    way: 'jacks',
    own: 'Grand',
    none: true,
    order: 'A 10 K Q J 9 8 7',
    orderAtNone: 'A K Q J 10 9 8 7 6 5 4 3 2',
    players: 3,
  },
  figures: [
    ['32', 'cards'],
    ['10', 'cards each'],
    ['{points.win}', 'card points to win'],
  ],
  glance: {
    Players: 'one against two; with four or five at the table the others sit out in turn',
    'Best trumps': 'the jacks of clubs, spades, hearts and diamonds, whatever the suit',
    Rank: 'ace, ten, king, queen, nine, eight, seven; at null ace, king, queen, jack, ten down',
    Deal: 'three, two to the skat, four, three',
    'Cards count': 'ace {points.ace}, ten {points.ten}, king {points.king}, queen {points.queen}, jack {points.jack}: {points.pack} in all',
    'To win': '{points.win}; schneider at {points.make-schneider blue-ribbon-1940} (Blue Ribbon) or {points.make-schneider uspc-1898} (1898)',
    'Value of a game': 'the unit times matadors and steps',
  },
  cites,
  ...code,
  diagrams,
  variants: { ramsch, revolution, uno, duo, 'american-skat': americanSkat },
  examples,
});
