// Commerce, from Blue Ribbon (p. 189-190, with whiskey poker, p. 291) and Donohue (p. 335-337).
import { ruling, type WholeGame } from '../whole.ts';

const NO_MORE = ['act:all-players:trade any more in that deal = may not'];
const SHOW = ['act:all-players:show the whole hand = must'];
const STANDS_ANSWERS = {
  when: { dealt: 'At the first', made: 'After the first turn, with the', short: 'After the first turn, without' },
  who: { eldest: 'The first', other: 'A later player' },
};

export const whole: WholeGame = {
  commerce: {
    laws: {
      'false-pack': { moment: 'deal', books: { donohue: { at: ['p. 336'], cases: ruling('deal = void') } } },
      'wrong-deal': { moment: 'deal', books: { donohue: { at: ['p. 336'], cases: ruling('deal = void') } } },
      'faced-card': { moment: 'deal', books: { donohue: { at: ['p. 336'], cases: ruling('deal = void') } } },
      'barter-refused': {
        moment: 'draw',
        books: {
          'blue-ribbon-1940': { at: ['p. 189'], cases: ruling('act:next-player:give a card in exchange = must') },
          donohue: { at: ['p. 336'], cases: ruling('act:next-player:give a card in exchange = must') },
        },
      },
      'looked-before-giving': {
        moment: 'draw',
        books: {
          'blue-ribbon-1940': { at: ['p. 189'], cases: ruling('act:next-player:look at the card offered before giving one = may not', 'cost = not named') },
        },
      },
      'dealer-buys': {
        moment: 'draw',
        books: {
          'blue-ribbon-1940': { at: ['p. 189'], cases: ruling() },
          donohue: { at: ['p. 336'], cases: ruling('act:banker:trade with the stock without paying = may') },
        },
      },
      stands: {
        moment: 'draw',
        answers: STANDS_ANSWERS,
        books: {
          'blue-ribbon-1940': { at: ['p. 189-190', 'p. 190'], cases: ruling(...NO_MORE, ...SHOW) },
          donohue: {
            at: ['p. 336'],
            cases: [
              { when: { when: 'dealt', who: 'eldest' }, does: NO_MORE },
              { when: { when: 'dealt', who: 'other' }, does: ['act:the players after the one who stood:trade any more in that deal = may not'] },
              { when: { when: 'made' }, does: [...NO_MORE, ...SHOW] },
              { when: { when: 'short' }, does: [] },
            ],
          },
        },
      },
      'not-shown': { moment: 'draw', books: { donohue: { at: ['p. 336'], cases: ruling('act:player:show the hand at once = must', 'cost = not named') } } },
      'ace-in-sequence': {
        moment: 'showdown',
        answers: { where: { high: 'Queen, king,', low: 'Ace, two,', round: 'King, ace,' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 190'],
            cases: [
              { when: { where: 'high' }, does: ['thing:the ace = counted above the king'] },
              { when: { where: 'low' }, does: ['thing:the ace = counted below the two'] },
              { when: { where: 'round' }, does: [] },
            ],
          },
          donohue: {
            at: ['p. 335', 'p. 336'],
            cases: [
              { when: { where: 'high' }, does: ['thing:the ace = counted above the king'] },
              { when: { where: 'low' }, does: [] },
              { when: { where: 'round' }, does: [] },
            ],
          },
        },
      },
      'equal-points': {
        moment: 'showdown',
        answers: { cards: { differ: 'One of three', same: 'Both of equally' }, banker: { yes: 'Yes', no: 'No' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 190'],
            cases: [
              { when: { cards: 'differ' }, does: ['thing:the pool = to the point of three cards'] },
              { when: { cards: 'same' }, does: ['thing:the pool = to tied-nearest-left'] },
            ],
          },
          donohue: {
            at: ['p. 336'],
            cases: [
              { when: { banker: 'yes' }, does: ['thing:the pool = to banker'] },
              { when: { banker: 'no' }, does: ['thing:the pool = to the eldest of those who tie'] },
            ],
          },
        },
      },
      'equal-sequences': {
        moment: 'showdown',
        books: { 'blue-ribbon-1940': { at: ['p. 190'], cases: ruling() }, donohue: { at: ['p. 336'], cases: ruling() } },
      },
    },
    points: {
      stake: { 'blue-ribbon-1940': 'something from each player; the book does not say how much, p. 189', donohue: '1 counter, p. 335' },
      pool: { donohue: 'the best hand takes it, p. 336', 'blue-ribbon-1940': 'the best hand takes it, p. 189, p. 190' },
      length: { donohue: 'until a player has lost all the counters given at first, or for an agreed number of rounds in which each deals once, p. 335' },
      'three-of-a-kind': { donohue: 'first, p. 336', 'blue-ribbon-1940': 'first; aces high, twos low, p. 190' },
      sequence: { donohue: 'second, p. 336, p. 335', 'blue-ribbon-1940': 'second; the ace goes above the king or below the two, p. 190' },
      point: {
        donohue: 'third; of equal points the banker’s is first, p. 336',
        'blue-ribbon-1940': 'third; of equal points one of three cards beats one of two, p. 190',
      },
      ace: { 'blue-ribbon-1940': '11 points, p. 190', donohue: '11 points, p. 335' },
      court: { 'blue-ribbon-1940': '10 points, p. 190', donohue: '10 points, p. 335' },
      buying: { donohue: '1 counter to the banker, p. 336', 'blue-ribbon-1940': '1 counter to the dealer, p. 189' },
      'banker-loses': { donohue: '1 counter to the winner, p. 336' },
      'banker-beaten': { donohue: '1 counter to every player, p. 336' },
    },
  },
  'commerce/my-bird-sings': {
    laws: {
      stands: {
        moment: 'draw',
        answers: STANDS_ANSWERS,
        books: {
          'blue-ribbon-1940': {
            at: ['p. 190'],
            cases: [
              { when: { when: 'made' }, does: ['thing:the pool = to player', ...NO_MORE] },
              { when: { when: 'dealt' }, does: [] },
              { when: { when: 'short' }, does: [] },
            ],
          },
        },
      },
      'bird-not-called': {
        moment: 'draw',
        books: { 'blue-ribbon-1940': { at: ['p. 190'], cases: ruling('act:player:say “My bird sings” and take the pool = must', 'cost = not named') } },
      },
      'flushes-together': {
        moment: 'showdown',
        answers: { pips: { differ: 'One has more', equal: 'They are equal' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 190'],
            cases: [
              { when: { pips: 'differ' }, does: ['thing:the pool = to the flush with more pips'] },
              { when: { pips: 'equal' }, does: ['thing:the pool = to tied-nearest-left'] },
            ],
          },
        },
      },
      'no-flush': {
        moment: 'showdown',
        books: { 'blue-ribbon-1940': { at: ['p. 190'], cases: ruling(...SHOW, 'thing:the pool = to the highest point of two cards in one suit') } },
      },
    },
    points: {
      flush: { 'blue-ribbon-1940': 'takes the pool at once; of two shown together the one with more pips, p. 190' },
      'two-cards': { 'blue-ribbon-1940': 'the highest point of two cards in one suit wins, p. 190' },
    },
    absent: { points: ['buying', 'banker-loses', 'banker-beaten'] },
  },
  'commerce/old-way': {
    laws: {
      'dealer-takes-table': {
        moment: 'cards-lifted',
        answers: { looked: { no: 'No', yes: 'Yes' } },
        books: {
          donohue: {
            at: ['p. 337'],
            cases: [
              {
                when: { looked: 'no' },
                does: [
                  'act:dealer:take the three cards turned up instead of the hand dealt = may',
                  'act:dealer:abide by those three cards for the whole deal = must',
                ],
              },
              {
                when: { looked: 'yes' },
                does: ['act:dealer:take the three cards turned up once the hand dealt has been looked at = may not', 'cost = not named'],
              },
            ],
          },
        },
      },
      'changes-after-standing': {
        moment: 'draw',
        books: { donohue: { at: ['p. 337'], cases: ruling('act:player:change a card again in that deal = may not', 'cost = not named') } },
      },
      'when-exchange-ends': { moment: 'draw', books: { donohue: { at: ['p. 337'], cases: ruling('act:others:play on = may') } } },
      'equal-hands': {
        moment: 'showdown',
        books: { donohue: { at: ['p. 337'], cases: ruling('thing:the sum agreed upon, out of the pool = to the eldest of those who tie') } },
      },
      'equal-worst': { moment: 'showdown', books: { donohue: { at: ['p. 337'], cases: ruling() } } },
      'last-fish-gone': {
        moment: 'count',
        answers: { first: { yes: 'Yes', no: 'No' } },
        books: {
          donohue: {
            at: ['p. 337'],
            cases: [
              { when: { first: 'yes' }, does: ['act:the first player to lose three fish:buy one more fish, with a sum put into the pool = may'] },
              { when: { first: 'no' }, does: ['act:a player who loses all fish after another has:sit by until the game is over = must'] },
            ],
          },
        },
      },
      'last-player': { moment: 'game-over', books: { donohue: { at: ['p. 337'], cases: ruling('thing:the pool = to last-in') } } },
    },
    points: {
      deposit: { donohue: 'a sum agreed upon, the same from each, p. 336' },
      'best-hand': { donohue: 'the sum agreed upon; the eldest takes it where hands are of the same value, p. 337' },
      'horse-price': { donohue: 'a sum agreed upon, usually a third of the first stake, p. 337' },
      sweep: { donohue: 'the player who stays longest, p. 337' },
      fish: { donohue: '3 fish, p. 336' },
      'going-up': { donohue: '1 fish, p. 337' },
      horse: { donohue: '1 fish, p. 337' },
      order: { donohue: 'three of a kind, sequence, flush, p. 337' },
    },
  },
  'commerce/widow': {
    laws: {
      stands: {
        moment: 'draw',
        answers: STANDS_ANSWERS,
        books: { 'blue-ribbon-1940': { at: ['p. 291'], cases: ruling('act:others:change once more = may', ...SHOW) } },
      },
      'what-may-be-changed': {
        moment: 'draw',
        books: { 'blue-ribbon-1940': { at: ['p. 291'], cases: ruling('act:player:change one card, or the whole hand, with the widow = may') } },
      },
    },
  },
};
