import { doubted } from '../../laws/cites.ts';
import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';

import biritch from './variants/biritch.ts';
import doubleDummy from './variants/double-dummy.ts';
import dummyBridge from './variants/dummy-bridge/index.ts';
import threeHanded from './variants/three-handed/index.ts';

/** Laws that do not apply: no card is turned for trump, and honours are neither called nor claimed against a score. */
const NOT_AT_BRIDGE = ['trump-left-on-table', 'trump-named', 'honours-called-wrongly', 'honours-called-late', 'call-reminder', 'honours-forgotten'];

/** The two clauses bring in laws and penalties of whist; its etiquette, printed separately and without penalties, is in neither. */
const ETIQUETTE = ['table-talk', 'leading-too-soon', 'card-played-to-be-noticed', 'penalty-on-purpose', 'partners-breach-used', 'disputed-fact', 'bystander'];

export default game({
  id: 'bridge-whist',
  title: 'Bridge whist',
  aliases: ['Bridge', 'Straight bridge', 'Bridge without bidding', 'Whist-bridge'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: {
    'uspc-1898': {
      heading: 'Bridge Whist',
      pages: '32-35',
      inherits: {
        from: 'whist',
        cite: doubted(
          cites.uspc.clause,
          'Two clauses: one on forming tables, shuffling, cutting and dealing, one on exposed cards, misplays and cards that may be called. The book does not say that the dealer alone claims for the dealer’s side; this follows from dummy having no part in the play.',
        ),
        except: [...NOT_AT_BRIDGE, ...ETIQUETTE],
      },
    },
    donohue: { heading: 'The Rules of Bridge', pages: '397-414' },
    'blue-ribbon-1940': { heading: 'Auction Bridge (a paragraph on the older game)', pages: '81' },
    sierra: { heading: 'Whist-Bridge: "Bridging over"', pages: '20-34' },
  },
  has: ['partners', 'dummy', 'dummy-player', 'trump', 'doubling', 'honours', 'rubber', 'tricks'],
  players: { min: 2, max: 4, usual: 4, say: 'four, two against two; three or two with a dummy' },
  packs: ['standard-52'],
  following: { rules: ['bridge-whist.rule.tricks'], none: true, players: 4 },
  picture: cards('The five honours with hearts trumps', 'AH KH QH JH 10H', cites.donohue.scoring),
  glance: {
    Players: 'four, two against two; three or two with a dummy',
    Trump: 'named by the dealer, or by the partner if the dealer leaves it to them; no trumps may be named',
    Doubling: 'the opponents may double, the makers redouble; Donohue stops at {points.doubling-limit} points, 1898 nowhere',
    'A trick over six':
      'spades {points.trick-spades}, clubs {points.trick-clubs}, diamonds {points.trick-diamonds}, hearts {points.trick-hearts}, no trumps {points.trick-no-trumps}',
    Game: '{points.game} points by tricks alone',
    Rubber: 'two games of three, {points.rubber} for it; the difference of all points is won',
    Revoke: '{points.revoke} tricks, and no game on that deal',
  },
  facts: {
    rank: 'rule.rank In play',
  },
  cites,
  ...code,
  variants: { 'dummy-bridge': dummyBridge, 'double-dummy': doubleDummy, 'three-handed': threeHanded, biritch },
  examples,
});
