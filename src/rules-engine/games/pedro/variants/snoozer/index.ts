import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { must, notDecided, wins } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { anyTrump, countSnoozer, theJoker } from '../../words.ts';
import { changed, own } from './points.ts';
import { deal, game, trick } from './scorers.ts';

const passage = cites.blue.snoozer;

const LEFT = 'A few lines after Pedro, whose deal, bidding and play are left to it; page 11 gives it the penalties of auction pitch.';

export default variant({
  title: 'Snoozer',
  aliases: ['Pedro with the joker'],
  books: { 'blue-ribbon-1940': { heading: 'Snoozer', pages: '11', inherits: { from: 'pedro', cite: doubted(passage, LEFT) } } },
  has: {},
  players: { min: 4, max: 7, usual: 5 },
  packs: ['standard-53'],
  glance: {
    Joker: 'the lowest trump, {points.joker}; it takes any plain card',
    Points: 'high {points.high}, low {points.low}, jack {points.jack}, ten {points.game}, trey {points.trey}, five {points.pedro}, nine {points.sancho}',
    'In all': '{points.whole}',
    Order: 'high, low, jack, ten, trey, five, nine, joker',
    Game: '{points.target}',
  },
  laws: {
    amend: {
      'loss-through-revoke': {
        leads: {
          'blue-ribbon-1940':
            'A bidder hurt by an opponent’s revoke scores the points made, even if they are fewer than the bid, and loses nothing. The book covers nobody else.',
        },
      },
      revoke: {
        leads: {
          'blue-ribbon-1940': 'The player scores nothing for this deal and loses the amount of the bid, or 2 points if there was no bid.',
        },
      },
      'wrong-suit-led': { leads: { 'blue-ribbon-1940': 'The lead stands, and the suit led is trump.' } },
      'trumped-with-suit': {
        leads: { 'blue-ribbon-1940': 'A plain suit may be trumped, even by a player who could follow. To a trump lead, a player with a trump must follow.' },
      },
      'both-go-out': {
        readings: () => ({
          'blue-ribbon-1940': always([must('all-players', countSnoozer), wins('first-out', 'game')], passage, {
            note: 'The book does not say whether the first count that auction pitch gives a bidder goes before it.',
          }),
        }),
      },
    },
    add: {
      'what-takes-the-joker': law({
        question: 'who-wins',
        title: 'What takes the joker',
        gist: 'The joker is played to a trick with other cards.',
        aka: ['joker beaten', 'does the deuce beat the joker', 'snoozer taken'],
        moment: 'play',
        facts: {
          other: fact('What else is in the trick?', 'Other cards', {
            trump: { label: 'A trump', if: 'if there is a trump in the trick besides the joker' },
            plain: { label: 'Plain cards alone', if: 'if only plain cards are in the trick besides the joker' },
          }),
        },
        usual: { other: 'trump' },
        leads: {
          'blue-ribbon-1940': 'A trump in the same trick wins it, even the deuce. If there are only plain cards besides the joker, the joker wins the trick.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { other: 'trump' }, then: [wins(anyTrump, 'trick')], note: 'Even the deuce.' },
              { when: { other: 'plain' }, then: [wins(theJoker, 'trick')] },
            ],
            passage,
          ),
        }),
      }),
      'joker-and-low': law({
        question: 'what-counts',
        title: 'Joker or deuce for low',
        gist: 'The joker is the lowest trump, and the deuce of trumps is out as well.',
        aka: ['is the joker low', 'who has low'],
        moment: 'count',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always(notDecided, passage, { note: 'Low and joker are two points of the list; the book does not say which card is low.' }),
        }),
      }),
    },
  },
  points: {
    amend: changed,
    add: own,
    repeal: { 'only-bid': 'A custom of another book.' },
  },
  scorers: { deal, game, trick },
  examples: [
    lawExample('both-go-out', passage, {}, 'One wants nine and has the nine, another fifteen and has the joker.', 'count in the order'),
    lawExample('what-takes-the-joker', passage, { other: 'trump' }, 'The deuce of trumps falls on the joker.', 'other trump'),
    lawExample('what-takes-the-joker', passage, { other: 'plain' }, 'An ace of a plain suit is led, and the joker played to it.', 'joker'),
    lawExample('joker-and-low', passage, {}, 'Joker and deuce are both out.', 'does not cover'),
    valueExample('whole', passage, 'Everything is won.', 36),
    valueExample('target', passage, 'A hundred.', 100),
    valueExample('order', passage, 'Nine and joker are both in the tricks.', 'nine, joker'),
    scoreExample(
      'deal',
      passage,
      { revoke: 'nobody', bidder: '1', bid: '20', high: '1', low: '2', jack: '3', game: '1', trey: '2', pedro: '1', sancho: '3', joker: '1' },
      'Twenty bid; high, ten, five and joker are 22.',
      { 'Player 1': 22, 'Player 2': 4, 'Player 3': 10 },
    ),
    scoreExample(
      'deal',
      passage,
      {
        revoke: 'nobody',
        bidder: '4',
        bid: '30',
        high: '4',
        low: '2',
        jack: '3',
        game: '1',
        trey: '2',
        pedro: '1',
        sancho: '3',
        joker: '1',
        before: '85.0.91.0',
      },
      'Thirty bid and one made; nine counts before joker.',
      'Player 3 wins the game',
    ),
    scoreExample('trick', passage, { trump: 'clubs', trick: 'JOKER 2C' }, 'The two of trumps wins the joker.', 15, 'two of clubs'),
    scoreExample('trick', passage, { trump: 'clubs', trick: 'AD JOKER KD' }, 'The joker wins a plain suit.', 15, 'The second card takes the trick'),
    sheetExample(
      'game',
      passage,
      { players: 'four', names: 'Ann.Ben.Cora.Dan' },
      [
        { bidder: '1', bid: '20', high: '1', low: '2', jack: '3', game: '1', trey: '2', pedro: '1', sancho: '3', joker: '1', revoke: 'nobody' },
        { bidder: '4', bid: '30', high: '4', low: '2', jack: '3', game: '1', trey: '2', pedro: '1', sancho: '3', joker: '1', revoke: 'nobody' },
      ],
      'Twenty made with 22; thirty failed.',
      { Ann: 43, Ben: 8, Cora: 20, Dan: -30 },
      'playing to 100',
    ),
  ],
});
