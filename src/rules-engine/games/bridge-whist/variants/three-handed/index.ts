import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { fact, law, refersTo, yesNo } from '../../../../laws/laws.ts';
import { allowed, notDecided } from '../../../../laws/remedies.ts';
import { each, type LawKey } from '../../../../rulesets/games.ts';
import { bookValue, item, pointsOf, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { type BridgeWhist, variant } from '../../code.ts';
import { points } from '../../points.ts';
import { lookAtOwnHand } from '../../words.ts';
import { SECOND_HAND } from '../dummy-bridge/index.ts';
import { honourExamples } from './examples.ts';
import { byClause } from './points.ts';
import { deal } from './scorers/deal.ts';
import { rubber } from './scorers/rubber.ts';
import { settlement } from './scorers/settlement.ts';

/** The clause names three headings of the rules of dummy bridge; these are the laws under them. */
const DECLARING = each(
  [
    'opponent-declares',
    'declaration-changed',
    'double-out-of-turn',
    'redouble-wrong',
    'doubling-consulted',
    'lead-before-doubling-ends',
    'lead-out-of-turn',
    'card-led-from-wrong-hand',
  ] as const satisfies readonly LawKey<BridgeWhist>[],
  (key) => ({ readings: () => ({ donohue: refersTo(`bridge-whist/dummy-bridge.law.${key}`, cites.donohue.threeHandedScoring) }) }),
);

export default variant({
  title: 'Three-handed bridge',
  aliases: ['Cut-throat bridge', 'All against all'],
  books: { donohue: { heading: 'Three-Handed Bridge', pages: '409-410' } },
  has: { partners: false, 'dummy-player': false },
  players: { min: 3, max: 3 },
  packs: ['standard-52'],
  glance: {
    Players: 'three, each for themselves',
    Dummy: 'the dealer plays it; the seats move on after every deal',
    'Dealer wins': 'tricks below the line as at bridge',
    'Dealer loses': 'the value goes to each opponent, above the line',
    Rubber: 'two games of one player, at most four games; partial scores are kept',
  },
  keeps: Object.fromEntries(
    ['double-out-of-turn', 'redouble-wrong', 'doubling-consulted'].map((key) => [key, 'The two who play against the dealer double as partners do.']),
  ),
  laws: {
    add: {
      'second-hand-seen': law({
        ...SECOND_HAND,
        gist: 'The dealer looks at the hand of dummy before the first lead.',
        facts: {
          left: yesNo(
            'Does the dealer leave the declaration to dummy?',
            'Left to dummy',
            'if the dealer leaves the declaration to dummy',
            'if the dealer does not leave the declaration to dummy',
          ),
        },
        leads: { donohue: 'A dealer who leaves the declaration to dummy may look at dummy’s hand first. The book does not cover a dealer who declares.' },
        readings: (says) => ({
          donohue: says(
            [
              {
                when: { left: 'yes' },
                then: [allowed('dealer', lookAtOwnHand)],
                note: 'The dealer looks at it without showing it, and declares by the fixed rule for dummy.',
              },
              { when: { left: 'no' }, then: [notDecided] },
            ],
            [cites.donohue.threeHandedScoring, cites.donohue.dummyTrump],
            'As at dummy bridge. Nobody but the dealer has a second hand.',
          ),
        }),
      }),
    },
    amend: {
      ...DECLARING,
      'lead-out-of-turn': {
        ...DECLARING['lead-out-of-turn'],
        leads: {
          donohue:
            'Until all four have played, the cards are taken back, and the dealer may name the suit the opponents lead next or say when the card led is played. After that, the trick stands.',
        },
      },
      'card-led-from-wrong-hand': {
        ...DECLARING['card-led-from-wrong-hand'],
        leads: {
          donohue: 'The dealer may take back the lead until the next player has played to it. After that, the dealer may not take it back.',
        },
      },
      'double-out-of-turn': {
        ...DECLARING['double-out-of-turn'],
        leads: { donohue: 'The maker of the trump may let the double stand or cancel it. If it is cancelled, nobody may double or redouble any more.' },
      },
      'redouble-wrong': {
        ...DECLARING['redouble-wrong'],
        leads: {
          donohue: 'The opponent who doubled last may let the redouble stand or cancel it. If it is cancelled, nobody may double or redouble any more.',
        },
      },
      'lead-before-doubling-ends': {
        ...DECLARING['lead-before-doubling-ends'],
        leads: {
          donohue:
            'The dealer may still double or redouble. If the dealer’s other opponent redoubles, the opponent who doubled last may let it stand or cancel it. There are more cases.',
        },
        facts: {
          who: fact('Who wants to double or redouble now?', 'Wants to double', {
            partner: {
              label: 'The other opponent of the dealer, to redouble',
              chip: 'Other, redouble',
              if: 'if the dealer’s other opponent wants to redouble',
            },
            'partner-first': {
              label: 'The other opponent of the dealer, to double for the first time',
              chip: 'Other, double',
              if: 'if the dealer’s other opponent wants to be the first to double',
            },
            opponent: { label: 'The dealer', if: 'if the dealer wants to double or redouble' },
          }),
        },
      },
    },
  },
  points: {
    amend: {
      ...byClause(cites.donohue.threeHandedScoring, [
        'trick-spades',
        'trick-clubs',
        'trick-diamonds',
        'trick-hearts',
        'trick-no-trumps',
        'doubling',
        'doubling-limit',
        'honours-three',
        'honours-four',
        'honours-five',
        'four-in-hand',
        'four-in-hand-fifth-with-partner',
        'five-in-hand',
        'aces-three',
        'aces-four',
        'aces-four-in-hand',
        'chicane',
        'grand-slam',
        'little-slam',
      ]),
      game: {
        books: {
          donohue: bookValue(pointsOf(points.game, 'donohue'), cites.donohue.threeHandedScoring, {
            says: 'A game won by one player leaves what the others have below the line.',
          }),
        },
      },
      rubber: {
        books: { donohue: bookValue(pointsOf(points.rubber, 'donohue'), cites.donohue.threeHandedGame, { says: 'To the player who first wins two games.' }) },
      },
    },
    add: {
      'lost-tricks': item({
        title: 'Tricks that the dealer loses',
        gist: 'The opponents win the odd trick or more.',
        group: 'Tricks, below the line',
        books: {
          donohue: ruled('Their value goes to each opponent, above the line; nobody but the dealer scores below it.', cites.donohue.threeHandedScoring),
        },
      }),
      'honours-against-dealer': item({
        title: 'Honours against the dealer',
        gist: 'The opponents hold the honours that count.',
        group: 'Honours, above the line',
        books: { donohue: ruled('Each opponent scores them in full, whichever of the two holds them.', cites.donohue.threeHandedScoring) },
      }),
      settlement: item({
        title: 'Settlement',
        gist: 'Who pays at the end of the rubber.',
        group: 'Game and rubber',
        books: {
          donohue: ruled(
            'Each loser settles with the winner for the difference of their scores, and the third with the second for theirs.',
            cites.donohue.threeHandedGame,
          ),
        },
      }),
    },
    repeal: {
      revoke: 'The section names no penalty for a revoke and does not refer to one.',
      'revoke-cap': 'The section names no penalty for a revoke and does not refer to one.',
    },
  },
  scorers: { deal, settlement, rubber },
  examples: [
    lawExample(
      'second-hand-seen',
      cites.donohue.threeHandedScoring,
      { left: 'yes' },
      'The dealer leaves the declaration to dummy and looks at it.',
      'may look',
    ),
    scoreExample(
      'deal',
      cites.donohue.threeHandedScoring,
      { trump: 'hearts', doubles: '0', tricks: '9', 'in-dealer': '1', 'in-eldest': '2', 'in-right': '2', chicane: 'nobody' },
      'The dealer takes nine tricks in hearts with four honours against him.',
      { Dealer: 24, 'Player on the dealer’s left': 32, 'Player on the dealer’s right': 32 },
    ),
    scoreExample(
      'deal',
      cites.donohue.threeHandedScoring,
      { trump: 'diamonds', doubles: '1', tricks: '6', chicane: 'nobody' },
      'The dealer loses the odd trick in diamonds, doubled.',
      { Dealer: 0, 'Player on the dealer’s left': 12, 'Player on the dealer’s right': 12 },
      '12 above the line',
    ),
    scoreExample(
      'settlement',
      cites.donohue.threeHandedGame,
      { first: '60', second: '50', third: '20', winner: 'first' },
      'The winner has 60 and the rubber, the others 50 and 20.',
      {
        'First player': 250,
        'Second player': -80,
        'Third player': -170,
      },
    ),
    ...honourExamples,
    scoreExample(
      'deal',
      cites.donohue.threeHandedScoring,
      { trump: 'none', doubles: '4', tricks: '7', chicane: 'nobody' },
      'The odd trick at no trumps, doubled beyond 96.',
      { Dealer: 100 },
    ),
    valueExample('game', cites.donohue.threeHandedScoring, 'The first player wins a game; the second keeps his 24 and takes the odd trick in diamonds.', 30),
    sheetExample(
      'rubber',
      cites.donohue.threeHandedGame,
      {},
      [
        { trump: 'none', doubles: '0', tricks: '9', chicane: 'nobody' },
        { trump: 'spades', doubles: '0', tricks: '6', chicane: 'nobody' },
        { trump: 'hearts', doubles: '0', tricks: '8', chicane: 'nobody' },
        { trump: 'none', doubles: '0', tricks: '9', chicane: 'nobody' },
      ],
      'The first player wins a game at no trumps, the second loses the odd trick in spades, the third keeps 16 in hearts, and the first wins again.',
      { 'First player': 36 + 2 + 36 + 100, 'Second player': 0, 'Third player': 2 + 16 },
      'Third player has 0 games and 16 of 30 below the line, 18 in all.',
    ),
  ],
});
