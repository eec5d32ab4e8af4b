import { doubted } from '../../laws/cites.ts';
import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';

import bidding from './variants/bidding/index.ts';
import progressive from './variants/progressive/index.ts';
import vanderbiltClub from './variants/vanderbilt-club.ts';

/** Laws of auction that the laws of 1935 have under another name, and those that belong to the score of auction. */
const REPLACED = [
  'asked-for-the-suit',
  'auction-told-late',
  // In 1935 a revoke is a failure to follow suit; at auction it was also a penalty not paid.
  'called-card-refused',
  'card-detached',
  'claims-the-rest',
  'dummy-in-dispute',
  'dummy-looks',
  'dummy-revokes',
  'unfinished-rubber',
  'winners-led-on',
];

export default game({
  id: 'contract-bridge',
  title: 'Contract bridge',
  aliases: ['Bridge', 'Contract', 'Rubber bridge'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: {
    'blue-ribbon-1940': {
      heading: 'Contract Bridge',
      pages: '432-460',
      inherits: {
        from: 'auction-bridge',
        cite: doubted(
          cites.blue.clause,
          'The laws of contract are given as all the changes from those of auction; their own heading calls them a summary of the important ones.',
        ),
        except: REPLACED,
      },
    },
    sierra: { heading: 'Bridge', pages: '20-34' },
  },
  has: ['partners', 'dummy', 'dummy-player', 'trump', 'bidding', 'doubling', 'honours', 'rubber', 'tricks'],
  players: { min: 4, max: 4, say: 'four, two against two' },
  packs: ['standard-52'],
  following: { rules: ['contract-bridge.rule.follow'], none: true },
  picture: cards('The five honours with spades trump', 'AS KS QS JS 10S', cites.sierra.play),
  figures: [
    ['52', 'cards'],
    ['13', 'cards each'],
    ['{points.game}', 'points for a game'],
  ],
  glance: {
    Players: 'four, two against two',
    Ranks: 'ace high; no-trump, spades, hearts, diamonds, clubs in bidding',
    'Below the line': 'only tricks bid and made; game is {points.game}',
    Vulnerable: 'a side that has won a game of the rubber',
    Tricks: 'minors {points.trick-minor}, majors {points.trick-major}, no-trump {points.trick-no-trump-first} and then {points.trick-no-trump}',
    Rubber: '{points.rubber-in-two} in two games, {points.rubber-in-three} in three',
    Overcalled: 'a wrong call that the next player overcalls stands',
  },
  facts: {
    deal: 'rule.deal dealt singly',
    'first-deal': 'rule.players cut for partners',
    bid: ['rule.bid names a number', 'rule.denominations'],
    trick: 'rule.follow highest trump',
  },
  cites,
  ...code,
  variants: { progressive, 'vanderbilt-club': vanderbiltClub, bidding },
  examples,
});
