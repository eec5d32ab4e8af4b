import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { barred, noPenalty, passesTo, pays } from '../../../../laws/remedies.ts';
import { bookValue, item, pointsOf, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { layDownHand, lowestCount } from '../../words.ts';
import { hand } from './scorers/hand.ts';
import { deal } from './scorers/show.ts';

const LIMIT = item({
  title: 'Highest count to lay down',
  gist: 'The most deadwood with which a player may lay down the hand.',
  aka: ['fifteen or less', 'when can I lay down'],
  group: 'The show',
  books: { 'blue-ribbon-1940': bookValue(15, cites.blue.rumPoker) },
});

/** Cards that the section counts without giving a value: those of rum, of which it calls itself a form (p. 397-398). */
const FROM_RUM = [doubted(cites.blue.rumPoker, 'The deadwood is counted in pips, and no figure is printed; those of rum are taken.'), cites.blue.rumScoring];
const left = (points: number, per: string) => ({ books: { 'blue-ribbon-1940': bookValue(points, FROM_RUM, { per }) } });

export default variant({
  title: 'Rum poker',
  aliases: ['Poker rum', 'Rum Poker'],
  books: { 'blue-ribbon-1940': { heading: 'Rum Poker', pages: '398' } },
  players: { min: 3, max: 5 },
  packs: ['rum-106', 'standard-52'],
  glance: {
    Object: 'to bring the deadwood down to {points.limit} or less',
    'The show': 'the whole hand is laid down at one time, melds apart',
    Payment: 'the difference of the counts',
    'If another is lower': 'that player is paid instead',
  },
  laws: {
    add: {
      'count-too-high': law({
        offence: 'irregular-meld',
        title: 'Hand laid down on too high a count',
        gist: 'A player lays down the hand with more deadwood than the limit.',
        aka: ['laid down with sixteen', 'too much deadwood'],
        moment: 'showdown',
        facts: {},
        leads: {
          'blue-ribbon-1940': `With more than ${pointsOf(LIMIT, 'blue-ribbon-1940')} points of deadwood, the player may not lay down the hand. The book names no penalty.`,
        },
        readings: () => ({
          'blue-ribbon-1940': always(barred('player', layDownHand), cites.blue.rumPoker, {
            note: `The right begins at ${pointsOf(LIMIT, 'blue-ribbon-1940')}. No penalty is printed; gin has one.`,
          }),
        }),
        see: ['gin-rummy.law.knock-over-ten'],
      }),
      'another-is-lower': law({
        question: 'who-wins',
        title: 'Another hand is lower',
        gist: 'A player lays down, and the hands of the others are compared with that hand.',
        aka: ['undercut', 'lower deadwood than the caller', 'who is paid'],
        moment: 'count',
        facts: {
          other: fact('The lowest of the other counts is', 'Lowest other count', {
            lower: { label: 'lower', chip: 'Lower', if: 'if another player’s count is lower' },
            equal: { label: 'equal', chip: 'Equal', if: 'if the lowest of the other counts is equal' },
            higher: { label: 'higher', chip: 'Higher', if: 'if all the other counts are higher' },
          }),
        },
        usual: { other: 'lower' },
        leads: {
          'blue-ribbon-1940':
            'If another player has a lower count, the payments go to the lowest. If all have higher counts, each pays the difference to the player who laid down. An equal count pays nothing.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { other: 'lower' }, then: [passesTo('payments', lowestCount)], note: 'No penalty is added for it; gin has one.' },
              { when: { other: 'equal' }, then: [noPenalty], note: 'Between the two there is no difference to pay; the book does not say how the rest pay.' },
              { when: { other: 'higher' }, then: [pays('each-other-player', 'count-difference', 'caller')] },
            ],
            cites.blue.rumPoker,
          ),
        }),
        see: ['gin-rummy.law.undercut'],
      }),
    },
    repeal: {
      'laid-after-out': 'Nothing is laid down before the show.',
      'laid-out-of-turn': 'Nothing is laid down before the show.',
      'second-combination': 'The whole hand is laid down at one time.',
      'combination-held-back': 'All combinations are held until the show.',
      'joker-moved': 'No sequence lies on the table before the show.',
    },
  },
  points: {
    amend: {
      'ace-left': left(11, 'an ace'),
      'king-left': left(10, 'a king'),
      'queen-left': left(10, 'a queen'),
      'jack-left': left(10, 'a jack'),
      'number-card-left': { books: { 'blue-ribbon-1940': ruled('its pips', cites.blue.rumPoker) } },
      meld: {
        books: {
          'blue-ribbon-1940': ruled(
            'three or more of a kind, or three or more of a suit in sequence',
            doubted(cites.blue.rumPoker, 'Its examples are three kings and sequences of four; what a combination is stands under rum.'),
          ),
        },
      },
    },
    add: {
      'ace-as-in-gin': item({
        title: 'Ace left in the hand, as in gin',
        gist: 'What an ace would cost by the count of gin, a form of rum poker.',
        group: 'Cards left in the hand',
        books: {
          'blue-ribbon-1940': bookValue(1, doubted(cites.blue.rumPoker, 'No figure is printed here; that of gin is taken from an example on the next pages.'), {
            per: 'an ace',
          }),
        },
      }),
      limit: LIMIT,
      difference: item({
        title: 'Payment',
        gist: 'What each player owes the one with the lowest deadwood.',
        group: 'The show',
        books: { 'blue-ribbon-1940': ruled('the difference between the two counts', cites.blue.rumPoker) },
      }),
    },
  },
  scorers: { deal, hand },
  examples: [
    lawExample('count-too-high', cites.blue.rumPoker, {}, 'A player with sixteen lays down the hand.', 'may not lay down the hand'),
    lawExample(
      'another-is-lower',
      cites.blue.rumPoker,
      { other: 'lower' },
      'One of the others has two points less.',
      'pass to the player with the lowest count',
    ),
    lawExample('another-is-lower', cites.blue.rumPoker, { other: 'higher' }, 'The others are all higher.', 'the difference of the two counts'),
    scoreExample(
      'deal',
      cites.blue.rumPoker,
      { caller: '11', others: '32' },
      'Eleven is laid down, and a player has a sequence of four clubs and 32 besides.',
      { Caller: 21 },
      'Caller collects 21',
    ),
    scoreExample(
      'deal',
      cites.blue.rumPoker,
      { caller: '14', others: '13.20' },
      'Another player has one point less.',
      { 'Player 1': 8 },
      'Player 1 collects 8',
    ),
    scoreExample(
      'hand',
      cites.blue.rumPoker,
      { hand: 'KS KH KC 4H 5H 6H 7H 6S 3D 2C', ace: 'rum' },
      'Three kings, a sequence of four hearts, and a six, a trey and a deuce.',
      11,
      'Deadwood 11: the hand may be laid down',
    ),
    scoreExample(
      'hand',
      cites.blue.rumPoker,
      { hand: '4C 5C 6C 7C 2D 3H 2S KD 9H 6S', ace: 'rum' },
      'Nothing but a sequence of four clubs, and 32 besides.',
      32,
      'Deadwood 32: the hand may not',
    ),
    scoreExample(
      'hand',
      doubted(cites.blue.rumPoker, 'The deadwood is counted in pips, and no figure is printed; those of rum are taken.'),
      { hand: 'KS KH KC 4H 5H 6H 7H AS QD JC', ace: 'rum' },
      'The same three kings and four hearts, with an ace, a queen and a jack, counted as in rum.',
      31,
      'Deadwood 31: the hand may not',
    ),
    scoreExample(
      'hand',
      doubted(cites.blue.rumPoker, 'No figure is printed here; that of gin is taken from an example on the next pages.'),
      { hand: 'KS KH KC 4H 5H 6H 7H AS 2D 2C', ace: 'gin' },
      'Three kings and four hearts, with an ace and two deuces, counted as in gin.',
      5,
      'Deadwood 5: the hand may be laid down',
    ),
  ],
});
