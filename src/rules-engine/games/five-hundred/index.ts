import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';
import nullo from './variants/nullo/index.ts';

export default game({
  id: 'five-hundred',
  title: 'Five Hundred',
  aliases: ['500', 'Bid euchre'],
  shelf: 'euchre',
  kind: 'card',
  books: {
    'blue-ribbon-1940': { heading: 'Bid euchre, or 500', pages: '232-234' },
    donohue: { heading: 'Five Hundred', pages: '418-420' },
  },
  has: ['partners', 'trump', 'bidding', 'discard', 'widow', 'tricks'],
  players: { min: 3, max: 4, usual: 3, say: '3, each for themselves; 4 as two sides' },
  packs: ['piquet-33', 'joker-43'],
  following: {
    rules: ['five-hundred.rule.follow', 'five-hundred.rule.rank', 'five-hundred.rule.joker-without-trumps'],
    hand: 10,
    way: 'bowers',
    none: true,
  },
  picture: cards('Hearts as trumps, best first', 'JOKER JH JD AH KH QH 10H 9H 8H 7H', cites.blue.pack),
  glance: {
    Cards: 'ten each, by three, two, three and two; three to a widow',
    Rank: 'the joker, the jack of trumps, the other jack of its colour, then A K Q 10 and down',
    Bid: 'once each, six to nine tricks in a suit or without trumps',
    'Made or failed': 'the bid and no more, or the bid off; {points.all-ten} at least for all ten tricks',
    'Other players': '{points.trick} for each trick',
    Game: '{points.game} points; the bidder counts first',
  },
  facts: {
    pack: [
      'rule.pack the joker',
      'rule.pack For four',
      { at: 'blue.pack', says: 'For three: 32 cards and the joker. For four ten more are put in, the sixes, the fives and two fours.' },
    ],
    lead: 'rule.lead',
  },
  cites,
  ...code,
  variants: { nullo },
  examples,
});
