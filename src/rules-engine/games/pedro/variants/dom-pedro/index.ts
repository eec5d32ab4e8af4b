import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always, law, silent } from '../../../../laws/laws.ts';
import { must, notDecided, scoresAmount, wins } from '../../../../laws/remedies.ts';
import { type AddedBy, variantOf } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Pedro } from '../../code.ts';
import { anyTrump, countDom, countJokerLast, countJokerSixth, pointForLow, takerOfDeuce, theJoker } from '../../words.ts';
import type pedroSancho from '../pedro-sancho/index.ts';
import { changed, own } from './points.ts';
import { deal, game, trick } from './scorers.ts';

const variant = variantOf<Pedro & AddedBy<typeof pedroSancho>>();
const { blue, donohue, uspc } = cites;
const NO_JOKER = silent('Its Dom Pedro has no joker: dom is the three of trumps.');

const LEFT = 'A few lines after Pedro, whose deal, bidding and play are left to it; page 11 gives it the penalties of auction pitch.';

export default variant({
  title: 'Dom Pedro',
  aliases: ['Don Pedro'],
  books: {
    'blue-ribbon-1940': { heading: 'Dom Pedro', pages: '10', inherits: { from: 'pedro', cite: doubted(blue.domPedro, LEFT) } },
    donohue: { heading: 'Pedro Sancho: Dom Pedro', pages: '43', inherits: { from: 'pedro/pedro-sancho', cite: donohue.domPedro } },
    'uspc-1898': { heading: 'Pedro Sancho: Dom Pedro', pages: '72', inherits: { from: 'pedro/pedro-sancho', cite: uspc.domPedro } },
  },
  has: {},
  players: { min: 2, max: 8, usual: 6 },
  packs: ['standard-52', 'standard-53'],
  glance: {
    Dom: 'the joker, lowest trump, {points.joker donohue uspc-1898} (Donohue, 1898); the three of trumps, {points.trey blue-ribbon-1940} (1940)',
    Sancho: 'the nine of trumps, {points.sancho donohue uspc-1898} (Donohue, 1898)',
    'In all': '{points.whole blue-ribbon-1940} (1940); {points.whole donohue uspc-1898} (Donohue, 1898)',
    Low: 'the deuce, not the joker (1898); the joker (Donohue)',
    Game: '{points.target blue-ribbon-1940} (1940); {points.target uspc-1898} (1898)',
  },
  laws: {
    amend: {
      'loss-through-revoke': {
        leads: {
          'blue-ribbon-1940':
            'A bidder hurt by an opponent’s revoke scores the points made, even if they are fewer than the bid, and loses nothing. The book covers nobody else.',
          donohue: 'The player who lost by it may have the score corrected.',
        },
      },
      revoke: {
        leads: {
          'blue-ribbon-1940': 'The player scores nothing for this deal and loses the amount of the bid, or 2 points if there was no bid.',
          donohue: 'The player scores nothing for this deal, and loses the amount of the bid if there was one.',
        },
      },
      'wrong-suit-led': { leads: { 'blue-ribbon-1940': 'The lead stands, and the suit led is trump.' } },
      'trumped-with-suit': {
        leads: {
          'blue-ribbon-1940': 'A plain suit may be trumped, even by a player who could follow. To a trump lead, a player with a trump must follow.',
          donohue: 'A plain suit may be trumped, even by a player who could follow. To a trump lead, a player with a trump must follow.',
        },
      },
      'both-go-out': {
        verdict: {
          kind: 'disagree',
          say: 'The books agree that points are counted in a fixed order and that the player who is out first wins. After high, low and jack the order differs: by Blue Ribbon ten, trey, pedro; by Donohue game, pedro, dom, sancho; by U.S. Playing Card game, pedro, sancho, dom.',
        },
        readings: () => ({
          'blue-ribbon-1940': always([must('all-players', countDom), wins('first-out', 'game')], blue.domPedro, {
            note: 'The book does not say whether the first count that auction pitch gives a bidder goes before it.',
          }),
          donohue: always([must('all-players', countJokerSixth), wins('first-out', 'game')], [donohue.domPedro, donohue.order]),
          'uspc-1898': always([must('all-players', countJokerLast), wins('first-out', 'game')], [uspc.domPedro, uspc.points]),
        }),
      },
      'who-scores-low': {
        readings: () => ({
          donohue: always(notDecided, donohue.domPedro, {
            note: 'The joker is low here; the book does not say whether for its holder or for the player who captures it.',
          }),
        }),
      },
    },
    add: {
      'what-takes-the-joker': law({
        question: 'who-wins',
        title: 'What takes the joker',
        gist: 'The joker is played, and a trump falls to the same trick.',
        aka: ['can the deuce take the joker', 'joker captured', 'dom taken'],
        moment: 'play',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': NO_JOKER,
          donohue: always(wins(anyTrump, 'trick'), donohue.domPedro, { note: 'The joker is the lowest of the trumps.' }),
          'uspc-1898': always(wins(anyTrump, 'trick'), uspc.domPedro, { note: 'The joker is the lowest of the trumps.' }),
        }),
        leads: {
          donohue: 'The trump wins the trick, however low it is. The joker is the lowest of the trumps.',
          'uspc-1898': 'The trump wins the trick, however low it is. The joker is the lowest of the trumps.',
        },
      }),
      'joker-and-low': law({
        question: 'what-counts',
        title: 'Joker or deuce for low',
        gist: 'The joker is the lowest trump, and the deuce of trumps is out as well.',
        aka: ['is the joker low', 'who has low with the joker'],
        moment: 'count',
        facts: {},
        leads: { donohue: 'The joker is low and scores the point.', 'uspc-1898': 'The player who takes the deuce scores the point for low.' },
        readings: () => ({
          'blue-ribbon-1940': NO_JOKER,
          donohue: always(scoresAmount(theJoker, pointForLow), donohue.domPedro, {
            note: 'Besides its fifteen. The book does not say whether for its holder, as low is in this book, or for the player who captures it.',
          }),
          'uspc-1898': always(scoresAmount(takerOfDeuce, pointForLow), uspc.domPedro, { note: 'The joker brings its fifteen and no more.' }),
        }),
      }),
    },
  },
  points: { amend: changed, add: own, repeal: { 'long-target': 'The longer game is one of Pedro Sancho.' } },
  scorers: { deal, game, trick },
  examples: [
    lawExample('both-go-out', blue.domPedro, {}, 'Both want three: one has the trey, the other pedro.', 'count in the order'),
    lawExample('both-go-out', donohue.domPedro, {}, 'One wants fifteen and has the joker, another nine and has sancho.', 'dom, sancho'),
    lawExample('both-go-out', uspc.domPedro, {}, 'One wants fifteen and has the joker, another nine and has sancho.', 'sancho, dom'),
    lawExample('who-scores-low', donohue.domPedro, {}, 'The joker falls to the ace of another.', 'does not cover'),
    lawExample('what-takes-the-joker', donohue.domPedro, {}, 'The three of trumps is played on the joker.', 'ny other trump'),
    lawExample('what-takes-the-joker', uspc.domPedro, {}, 'The deuce is played on the joker.', 'ny other trump'),
    lawExample('joker-and-low', donohue.domPedro, {}, 'Joker and deuce are both out.', 'he joker scores'),
    lawExample('joker-and-low', uspc.domPedro, {}, 'Joker and deuce are both out.', 'takes the deuce'),
    valueExample('whole', blue.domPedro, 'Everything is won.', 12),
    valueExample('whole', donohue.domPedro, 'Everything is won.', 33),
    valueExample('whole', uspc.domPedro, 'Everything is won.', 33),
    valueExample('target', donohue.game, 'As at Pedro Sancho.', 50),
    valueExample('target', blue.domPedro, 'Fifty.', 50),
    valueExample('target', uspc.domPedro, 'A hundred.', 100),
    valueExample('order', donohue.domPedro, 'The joker and sancho are both in the tricks.', 'dom, sancho'),
    valueExample('order', blue.domPedro, 'Trey and five are both in the tricks.', 'trey, pedro'),
    valueExample('order', uspc.domPedro, 'The joker and sancho are both in the tricks.', 'sancho, dom'),
    scoreExample(
      'deal',
      blue.domPedro,
      { revoke: 'nobody', bidder: '1', bid: '8', high: '1', low: '2', jack: '1', game: '2', trey: '1', pedro: '1' },
      'Eight bid and ten made.',
      { 'Player 1': 10, 'Player 2': 2 },
    ),
    scoreExample(
      'deal',
      donohue.domPedro,
      {
        revoke: 'nobody',
        custom: 'all',
        bidder: '3',
        bid: '20',
        sold: 'nobody',
        high: '3',
        low: '1',
        jack: '3',
        game: '3',
        pedro: '2',
        sancho: '2',
        joker: '1',
        before: '35.41.0',
      },
      'The dealer refuses twenty and fails; dom counts before sancho.',
      'Player 1 wins the game',
    ),
    scoreExample(
      'deal',
      uspc.domPedro,
      { revoke: 'nobody', bidder: '1', bid: '25', sold: '2', high: '1', low: '2', jack: '1', game: '1', pedro: '1', sancho: '1', joker: '1' },
      'Sold for 25; the buyer makes 32 and leaves low.',
      { 'Player 1': 32, 'Player 2': 26 },
    ),
    scoreExample('trick', uspc.domPedro, { trump: 'hearts', trick: 'JOKER 2H' }, 'The two of trumps is played on the joker: one for low and fifteen.', 16),
    scoreExample(
      'trick',
      uspc.domPedro,
      { trump: 'hearts', trick: 'AS JOKER KS' },
      'An ace of a plain suit is led, and the joker is played to it.',
      'The second card takes the trick',
    ),
    scoreExample('trick', donohue.domPedro, { trump: 'hearts', trick: 'JOKER 2H' }, 'The two of trumps captures the joker, which is low.', 15, 'two of hearts'),
    sheetExample(
      'game',
      blue.domPedro,
      { players: 'four', names: 'Ann.Ben.Cora.Dan' },
      [
        { bidder: '1', bid: '8', high: '1', low: '2', jack: '1', game: '3', trey: '1', pedro: '1', revoke: 'nobody' },
        { bidder: '2', bid: '6', high: '2', low: '4', jack: '1', game: '2', trey: '3', pedro: '1', revoke: 'nobody' },
      ],
      'Eight bid and ten made; six bid and two made.',
      { Ann: 16, Ben: -5, Cora: 4, Dan: 1 },
      'playing to 50',
    ),
    sheetExample(
      'game',
      uspc.domPedro,
      { players: 'two', names: 'Ann.Ben' },
      [
        { bidder: '1', bid: '25', sold: '2', high: '1', low: '2', jack: '1', game: '1', pedro: '1', sancho: '1', joker: '1', revoke: 'nobody' },
        { bidder: '2', bid: '30', sold: '1', high: '2', low: '2', jack: '2', game: '2', pedro: '2', sancho: '2', joker: '1', revoke: 'nobody' },
      ],
      '25 sold and 32 made; thirty sold and eighteen made.',
      { Ann: 77, Ben: -4 },
      'playing to 100',
    ),
    sheetExample(
      'game',
      donohue.domPedro,
      { players: 'three', names: 'Ann.Ben.Cora', custom: 'all' },
      [{ bidder: '2', bid: '16', sold: '1', high: '3', low: '2', jack: '1', game: '1', pedro: '3', sancho: '3', joker: '2', revoke: 'nobody' }],
      'Sixteen sold; joker and low are sixteen.',
      { Ann: 18, Ben: 16, Cora: 15 },
      'playing to 50',
    ),
  ],
});
