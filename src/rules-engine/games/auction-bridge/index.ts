import { doubted } from '../../laws/cites.ts';
import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';

import compassGame from './variants/compass-game/index.ts';
import dummyUp from './variants/dummy-up/index.ts';
import duplicate from './variants/duplicate/index.ts';
import eightPlayers from './variants/eight-players/index.ts';
import pivot from './variants/pivot/index.ts';
import progressive from './variants/progressive/index.ts';
import slams from './variants/slams-mayonnaise-goulash/index.ts';
import threeHanded from './variants/three-handed/index.ts';

export default game({
  id: 'auction-bridge',
  title: 'Auction bridge',
  aliases: ['Auction', 'Bridge', 'Royal auction', 'Auction bridge whist'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: {
    sierra: { heading: 'Bridge: the game before the game', pages: '20-34' },
    'blue-ribbon-1940': { heading: 'Auction Bridge', pages: '81-131' },
    donohue: {
      heading: 'How to Play Auction Bridge',
      pages: '415',
      inherits: {
        from: 'bridge-whist',
        // The text says only that the maker of the final bid plays dummy "as in Bridge".
        cite: doubted(
          cites.donohue.play,
          'The rules of bridge name the dealer, who plays dummy there. In the play, read “the maker of the final bid” instead.',
        ),
        // The last bidder plays both hands, and the player on that bidder's left leads.
        reads: {
          from: 'opening-lead',
          parties: {
            dealer: 'declarer',
            'eldest-hand': 'left-of-declarer',
            'partner-of-dealer': 'partner-of-declarer',
            'side-of-dealer': 'side-of-declarer',
            'opponents-of-dealer': 'defenders',
          },
        },
        // The clause excepts the manner of bidding: bridge's laws on the dealer's declaration and the chain of doubles do not apply here.
        except: [
          'declared-without-leave',
          'declaration-passed-back',
          'opponent-declares',
          'declaration-changed',
          'redouble-wrong',
          'doubling-consulted',
          'lead-before-doubling-ends',
          'double-not-allowed',
          'chicane-early',
          // Covered by the law of played cards, with declarer instead of the dealer.
          'dealers-card-changed',
          // Covered by the law on a player who is asked for the suit.
          'renounce-question',
        ],
      },
    },
  },
  has: ['partners', 'dummy', 'dummy-player', 'trump', 'bidding', 'doubling', 'honours', 'rubber', 'tricks'],
  players: { min: 4, max: 4, usual: 4, say: 'four, two against two; a club table has up to six' },
  packs: ['standard-52'],
  following: { rules: ['auction-bridge.rule.follow'], none: true },
  picture: cards('The five honours with spades trump', 'AS KS QS JS 10S', cites.blue.scoring),
  figures: [
    ['13', 'cards each'],
    ['{points.game}', 'points for a game'],
  ],
  glance: {
    Players: 'four, two against two',
    Pack: 'two packs of 52, used in turn; the ace is the highest card',
    'Rank of bids': 'no trumps, spades, hearts, diamonds, clubs',
    'Odd tricks':
      'no trumps {points.no-trumps blue-ribbon-1940}, spades {points.spades blue-ribbon-1940}, hearts {points.hearts blue-ribbon-1940}, diamonds {points.diamonds blue-ribbon-1940}, clubs {points.clubs blue-ribbon-1940} (1926 code)',
    Game: '{points.game} points in tricks, bid or not; rubber of two games, {points.rubber blue-ribbon-1940} (1926 code), {points.rubber donohue} (Donohue)',
    'Each trick short': '{points.undertrick}; doubled {points.undertrick-doubled}; redoubled {points.undertrick-redoubled}',
    'Nobody is vulnerable': 'bonus and penalty are the same from first deal to last',
  },
  facts: {
    'next-deal': 'rule.positions Dealing, bidding',
    trick: 'rule.trick',
    bid: ['rule.bid', 'rule.overcalling'],
  },
  cites,
  ...code,
  variants: {
    duplicate: duplicate,
    'compass-game': compassGame,
    progressive: progressive,
    pivot: pivot,
    'three-handed': threeHanded,
    'dummy-up': dummyUp,
    'eight-players': eightPlayers,
    'slams-mayonnaise-goulash': slams,
  },
  examples,
});
