import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { barred, cardExposed, forEach, mayChange, misdeal, newDeal, noPenalty, takesTricks } from '../../../../laws/remedies.ts';
import { bookValue, item, pointsOf, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { points } from '../../points.ts';
import { threeHandedCases } from '../shared/cases.ts';
import { EACH_FOR_HIMSELF, oneOffenderLed } from '../shared/no-partners.ts';
import { deal } from './scorers.ts';

const trick = {
  ...points.trick,
  books: {
    'uspc-1898': bookValue(1, cites.uspc.threeHanded, { says: 'Four tricks are the book.' }),
    donohue: ruled(
      'Who wins most tricks is most forward; no number is given.',
      doubted(cites.donohue.vulgarlyCalled, 'Three sentences only, taken from a book of 1734.'),
    ),
  },
};
const game = {
  ...points.game,
  books: {
    'uspc-1898': bookValue(10, cites.uspc.threeHanded),
    donohue: bookValue(10, doubted(cites.donohue.vulgarlyCalled, 'Three sentences only, taken from a book of 1734.')),
  },
};

export default variant({
  title: 'Three-handed whist',
  aliases: ['Three-handed whisk', 'Cut-throat whist'],
  books: {
    'uspc-1898': { heading: 'Three-handed Whist', pages: '36', inherits: { from: 'whist', cite: cites.uspc.threeHanded } },
    donohue: { heading: 'Whist, vulgarly called "Whisk"', pages: '98' },
  },
  players: { min: 3, max: 3 },
  packs: ['whist-39', 'standard-52'],
  glance: {
    Deal: '13 each from 39 cards (1898); 12 each, the bottom card trump (Donohue)',
    Book: 'four tricks; each beyond is a point (1898)',
    Game: '{points.game} points',
  },
  has: { partners: false },
  seats: EACH_FOR_HIMSELF,
  laws: {
    amend: {
      'tricks-mixed': {
        leads: {
          'uspc-1898':
            'If the tricks were mixed after the claim, the player gives up 2 tricks for each revoke and may not win the game on this deal. If before, the revoke must be proved.',
        },
      },
      'no-card-to-trick': {
        leads: {
          'uspc-1898':
            'Once that player has played to the next trick, the other players may have a new deal or let this one stand. Before that, they may not ask for a new deal.',
        },
      },
      'wrong-penalty': {
        leads: {
          'uspc-1898':
            'If an opponent demands a penalty that is not the right one, it does not count, and no other may be demanded. The book does not cover a separated card called by a wrong name.',
        },
      },
      'played-before-decision': {
        leads: {
          'uspc-1898': 'The card so played stays face up too, to be played when any other player says. The player had to wait for the opponents’ decision.',
        },
      },
      'two-cards-played': {
        leads: {
          'uspc-1898': 'The player must point out the card meant for the trick. Every other card stays face up, to be played when any other player says.',
        },
      },
      'exposed-card': {
        leads: {
          'uspc-1898':
            'A card that was shown, seen or named stays face up, to be played when any other player says. The book does not cover a card that was separated from the hand but not seen.',
        },
      },
      'trump-named': {
        leads: {
          'uspc-1898':
            'A player who names the turned card may be made to play the highest or the lowest trump held. The dealer must say which suit is trump, but not which card was turned.',
        },
      },
      'exposed-in-deal': {
        leads: {
          'uspc-1898':
            'Until the other players have touched their cards, they may have the cards dealt again. After that, the deal stands. Nobody may call the card.',
        },
      },
      'wrong-number-of-cards': {
        leads: {
          'uspc-1898':
            'Before all have played to the first trick, the deal passes to the left. After that, the other players may have a new deal or let the deal stand. There are more cases.',
        },
      },
      revoke: {
        leads: {
          'uspc-1898':
            'Once the trick is turned over, each revoke costs the player 2 tricks, and the player may not win the game on this deal. Before that, the card may be changed.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [
              {
                when: { found: 'open' },
                then: [mayChange('offender', 'card'), cardExposed('offender', 'either-opponent'), mayChange('later-players', 'card')],
                note: 'It is not yet a revoke. The cards that the others change are not liable.',
              },
              {
                when: { found: ['asked', 'quitted'] },
                then: [forEach('revoke', takesTricks('opponents', 'offender', pointsOf(points.revoke, 'uspc-1898'))), barred('offender', 'win-game')],
                claim: { by: 'opponents', until: 'next-cut' },
                note: 'Which of the two opponents takes the tricks the laws of whist cannot say. If more than one has revoked, none of them may win the game.',
              },
            ],
            [cites.uspc.threeHanded, cites.uspc.law(28), cites.uspc.law(29), cites.uspc.law(30), cites.uspc.law(33)],
          ),
        }),
      },
      'cards-touched-early': {
        leads: {
          'uspc-1898':
            'If the deal came out right, there is no penalty. If a misdeal followed, the same dealer deals again. If a card was exposed, the one who touched cards may not ask for a new deal.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { result: 'nothing' }, then: [noPenalty] },
              { when: { result: 'misdeal' }, then: [misdeal, newDeal()], note: 'The dealer keeps the deal because of the disturbance.' },
              {
                when: { result: 'exposed' },
                then: [barred('offender', 'claim-new-deal')],
                note: 'The law takes the right from a side; the book leaves open whether the other opponent, who touched nothing, keeps it. A card that the offender caused to be shown falls under the law on a card exposed in the deal.',
              },
            ],
            [cites.uspc.threeHanded, cites.uspc.law(15), cites.uspc.law(17)],
            'Touching a card has no penalty of its own; it takes away rights.',
          ),
        }),
      },
      ...oneOffenderLed('right-of-offender', cites.uspc.threeHanded),
    },
  },
  points: {
    amend: {
      trick: { books: trick.books },
      game: { books: game.books },
      revoke: {
        books: {
          'uspc-1898': bookValue(2, [cites.uspc.threeHanded, cites.uspc.law(30)], {
            unit: 'trick',
            per: 'a revoke',
            says: 'They pass to the others. The book does not say which of the two takes them.',
          }),
        },
      },
      'three-honours': {
        books: {
          donohue: ruled('As with four players.', doubted(cites.donohue.vulgarlyCalled, 'Three sentences only, taken from a book of 1734.')),
          'uspc-1898': unscored(),
        },
      },
    },
    repeal: {
      'game-value': 'The game is ten, and all play for themselves: seven less the score of one losing side has no place here.',
      'revoke-cap': 'The stop at six is one short of the seven of whist. Here the game is ten, and no stop is given.',
    },
    add: {
      'two-against-leader': item({
        title: 'Two against the leader',
        gist: 'The two who are behind play together against the one who rises.',
        group: 'The deal',
        books: {
          donohue: ruled(
            'A custom of the play, without points of its own.',
            doubted(cites.donohue.vulgarlyCalled, 'Three sentences only, taken from a book of 1734.'),
          ),
          'uspc-1898': unscored('The book says nothing about partners.'),
        },
      }),
    },
  },
  scorers: { deal },
  repealScorers: { rubber: 'Three play, each for themselves.' },
  examples: [
    lawExample(
      'revoke',
      cites.uspc.law(30),
      { found: 'quitted' },
      'One of the three has revoked, and the trick is quitted.',
      'For each revoke of the deal, the other players take 2 tricks from the player',
    ),
    lawExample(
      'cards-touched-early',
      cites.uspc.law(17),
      { result: 'misdeal' },
      'An opponent lifts his cards, and the dealer misdeals.',
      'The same dealer deals again',
    ),
    lawExample(
      'lead-out-of-turn',
      cites.uspc.law(24),
      { played: 'some', able: 'yes' },
      'The third player leads a club when it is not his turn.',
      'All the players take back the cards',
    ),
    lawExample(
      'looking-back',
      cites.uspc.law(37),
      { when: 'during' },
      'A player turns up the last trick in the middle of the deal.',
      'The player on that player’s right may say which suit the player must lead',
    ),
    scoreExample(
      'deal',
      cites.uspc.threeHanded,
      { first: '7', second: '5', third: '1' },
      'Seven, five and one trick.',
      { 'First player': 3, 'Second player': 1 },
      'playing to 10',
    ),
    ...threeHandedCases,
  ],
});
