// Newmarket, or boodle, from Blue Ribbon (p. 370-374) and U.S. Playing Card (p. 43).
import { ruling, type WholeGame } from '../whole.ts';

const LOWEST = ['act:proper-leader:begin with the lowest card held of the suit = must'];
const MUST_PLAY = ['act:the holder of the next card of the suit:play it = must'];
const ON_CARD = ['thing:the counters on the layout card = to the player of the card that matches it'];
const NO_ACE = ['act:anyone:go on from the king to the ace = may not'];
const ONE_EACH = ['pay:offender = 1 counter to others'];
const LEFT_CARDS = ['pay:others = 1 counter to first-out for each card left in the hand'];
const LEAD_ANY = 'act:the player of the last card:lead any suit, the same one again as well, with the lowest card held of it = may';
const LEAD_SAME_OR_OTHER = 'act:the player of the last card:lead the same suit again, with the lowest card held of it, or another suit = may';

export const whole: WholeGame = {
  newmarket: {
    laws: {
      'stake-too-large': {
        moment: 'ante',
        books: {
          'blue-ribbon-1940': { at: ['p. 372-373'], cases: ruling('act:others:stake as many counters as the dealer = must', 'cost = not named') },
          'uspc-1898': { at: ['p. 43'], cases: ruling('pay:dealer = 3 counters to the layout', 'pay:others = 2 counters to the layout', 'cost = not named') },
        },
      },
      'all-on-one-card': {
        moment: 'ante',
        books: {
          'blue-ribbon-1940': { at: ['p. 372-373'], cases: ruling('act:anyone:put all the counters on one card = may') },
          'uspc-1898': { at: ['p. 43'], cases: ruling('act:anyone:put all the counters on one card = may') },
        },
      },
      'matching-card-played': {
        moment: 'play',
        books: { 'blue-ribbon-1940': { at: ['p. 373'], cases: ruling(...ON_CARD) }, 'uspc-1898': { at: ['p. 43'], cases: ruling(...ON_CARD) } },
      },
      'counters-forgotten': {
        moment: 'hand-over',
        answers: { asks: { now: 'In the same', later: 'When that' } },
        books: {
          'uspc-1898': {
            at: ['p. 43'],
            cases: [
              { when: { asks: 'now' }, does: ON_CARD },
              { when: { asks: 'later' }, does: ['thing:the counters on the layout card = left for the next deal'] },
            ],
          },
        },
      },
      'matching-card-not-played': {
        moment: 'hand-over',
        books: {
          'blue-ribbon-1940': { at: ['p. 373'], cases: ruling('thing:the counters on the layout card = left for the next deal') },
          'uspc-1898': { at: ['p. 43'], cases: ruling('thing:the counters on the layout card = left for the next deal') },
        },
      },
      misdeal: { moment: 'deal', books: {} },
      'spare-hand-taken': {
        moment: 'cards-looked-at',
        answers: { wants: { spare: 'The spare', back: 'The first' } },
        books: {
          'uspc-1898': {
            at: ['p. 43'],
            cases: [
              { when: { wants: 'spare' }, does: ['act:dealer:lay the own hand down and take the spare one = may'] },
              { when: { wants: 'back' }, does: ['act:dealer:play the spare hand = must'] },
            ],
          },
        },
      },
      'dead-hand-seen': {
        moment: 'cards-looked-at',
        answers: { which: { own: 'The hand that', spare: 'The spare' }, who: { dealer: 'The dealer', other: 'Another player' } },
        books: {
          'uspc-1898': {
            at: ['p. 43'],
            cases: [
              { when: { which: 'own', who: 'dealer' }, does: ['act:dealer:look at it = may'] },
              { when: { which: 'own', who: 'other' }, does: ['act:others:look at it = may not', 'cost = not named'] },
              { when: { which: 'spare' }, does: [] },
            ],
          },
        },
      },
      'not-the-lowest': {
        moment: 'lead',
        answers: { lead: { first: 'The first', same: 'After a stop, the', other: 'After a stop, another' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 373'],
            cases: [
              { when: { lead: 'first' }, does: [...LOWEST, 'cost = not named'] },
              { when: { lead: 'same' }, does: [...LOWEST, 'cost = not named'] },
              { when: { lead: 'other' }, does: [] },
            ],
          },
          'uspc-1898': { at: ['p. 43'], cases: ruling(...LOWEST, 'cost = not named') },
        },
      },
      'next-card': {
        moment: 'play',
        books: { 'blue-ribbon-1940': { at: ['p. 373'], cases: ruling(...MUST_PLAY) }, 'uspc-1898': { at: ['p. 43'], cases: ruling(...MUST_PLAY) } },
      },
      'held-back': {
        moment: 'play',
        answers: { above: { no: 'No', held: 'Yes, and a', dead: 'Yes, and nobody' } },
        books: {
          'blue-ribbon-1940': { at: ['p. 373'], cases: ruling(...MUST_PLAY, 'cost = not named') },
          'uspc-1898': {
            at: ['p. 43'],
            cases: [
              { when: { above: 'no' }, does: ONE_EACH },
              {
                when: { above: 'held' },
                does: [...ONE_EACH, 'pay:offender = as many counters as lie on the layout card to the holder of the card that matches it'],
              },
              { when: { above: 'dead' }, does: [...ONE_EACH, 'act:offender:double the counters on the layout card = must'] },
            ],
          },
        },
      },
      'king-and-ace': { moment: 'play', books: { 'uspc-1898': { at: ['p. 43'], cases: ruling(...NO_ACE, 'cost = not named') } } },
      'stop-made': { moment: 'play', books: { 'uspc-1898': { at: ['p. 43'], cases: ruling('pay:the player who made the stop = 1 counter to others') } } },
      'after-a-stop': {
        moment: 'next-lead',
        books: { 'blue-ribbon-1940': { at: ['p. 373'], cases: ruling(LEAD_SAME_OR_OTHER) }, 'uspc-1898': { at: ['p. 43'], cases: ruling(LEAD_ANY) } },
      },
      'player-out': {
        moment: 'hand-over',
        books: {
          'blue-ribbon-1940': { at: ['p. 373-374'], cases: ruling('play = stops', ...LEFT_CARDS) },
          'uspc-1898': { at: ['p. 43'], cases: ruling('play = stops', ...LEFT_CARDS) },
        },
      },
    },
    points: {
      three: { 'blue-ribbon-1940': '15 cards, p. 373' },
      four: { 'blue-ribbon-1940': '12 cards, p. 373' },
      five: { 'blue-ribbon-1940': '9 cards, p. 373' },
      six: { 'blue-ribbon-1940': '8 cards, p. 373' },
      seven: { 'blue-ribbon-1940': '7 cards, p. 373' },
      eight: { 'blue-ribbon-1940': '6 cards, p. 373' },
      'least-bet': { 'blue-ribbon-1940': '4 counters, p. 372' },
      'most-bet': { 'blue-ribbon-1940': '10 counters, p. 372-373' },
      'dealer-stake': { 'uspc-1898': '3 counters, p. 43' },
      stake: { 'blue-ribbon-1940': 'As many counters as the dealer., p. 372-373', 'uspc-1898': '2 counters, p. 43' },
      spread: {
        'uspc-1898': 'On one card, or divided among them, as each player likes., p. 43',
        'blue-ribbon-1940': 'On one card, or divided among them, as each player likes., p. 372-373',
      },
      'layout-card': { 'uspc-1898': 'All the counters on it., p. 43', 'blue-ribbon-1940': 'All the counters on it., p. 373' },
      stop: { 'uspc-1898': '1 counter to each other player, p. 43' },
      'held-back': { 'uspc-1898': '1 counter to each other player, p. 43' },
      'below-layout': { 'uspc-1898': 'As many counters as lie on that card, to the holder of its match; if nobody holds it, that many on the card., p. 43' },
      'card-left': { 'blue-ribbon-1940': '1 counter a card, p. 373-374', 'uspc-1898': '1 counter a card, p. 43' },
      'not-played': {
        'uspc-1898': 'The counters stay on the card for the next deal., p. 43',
        'blue-ribbon-1940': 'The counters stay on the card for the next deal., p. 373',
      },
    },
  },
  'newmarket/saratoga': {
    laws: {
      'all-on-one-card': {
        moment: 'ante',
        books: { 'blue-ribbon-1940': { at: ['p. 374'], cases: ruling('act:all-players:put the same on each card of the layout = must', 'cost = not named') } },
      },
    },
  },
  'newmarket/spinado': {
    laws: {
      'next-card': { moment: 'play', books: { 'blue-ribbon-1940': { at: ['p. 373', 'p. 374'], cases: ruling(...MUST_PLAY) } } },
      'held-back': {
        moment: 'play',
        answers: { above: { no: 'No', held: 'Yes, and a', dead: 'Yes, and nobody' } },
        books: { 'blue-ribbon-1940': { at: ['p. 373', 'p. 374'], cases: ruling(...MUST_PLAY, 'cost = not named') } },
      },
      spin: {
        moment: 'play',
        answers: { last: { yes: 'Yes', no: 'No' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 374'],
            cases: [
              { when: { last: 'yes' }, does: ['act:the holder of spin:play the ace of diamonds and stop the sequence = may'] },
              { when: { last: 'no' }, does: ['act:the holder of spin:play the ace of diamonds and stop the sequence = may not', 'cost = not named'] },
            ],
          },
        },
      },
      'after-the-spin': {
        moment: 'next-lead',
        answers: { leads: { lowest: 'The lowest', layout: 'A card of the layout, the', higher: 'A card of the layout, with' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 374'],
            cases: [
              { when: { leads: 'lowest' }, does: ['act:the holder of spin:begin a new sequence = may'] },
              { when: { leads: 'layout' }, does: ['act:the holder of spin:lead a card of the layout = may'] },
              { when: { leads: 'higher' }, does: ['act:the holder of spin:begin with the lowest card held of the suit = must'] },
            ],
          },
        },
      },
    },
  },
  'newmarket/stops': {
    laws: {
      misdeal: { moment: 'deal', books: {} },
      'king-and-ace': {
        moment: 'play',
        books: { 'blue-ribbon-1940': { at: ['p. 371'], cases: ruling('act:the player on the left of the last one:go on from the king to the ace = may') } },
      },
      'after-a-stop': {
        moment: 'next-lead',
        books: { 'blue-ribbon-1940': { at: ['p. 371'], cases: ruling('act:the player of the last card:begin another suit = may') } },
      },
      'player-out': { moment: 'hand-over', books: { 'blue-ribbon-1940': { at: ['p. 371'], cases: ruling('thing:the pool = to first-out', ...LEFT_CARDS) } } },
      'next-not-played': {
        moment: 'play',
        books: { 'blue-ribbon-1940': { at: ['p. 371'], cases: ruling('pay:the player on the left of the last one = 1 counter to pool') } },
      },
      'first-lead': { moment: 'lead', books: { 'blue-ribbon-1940': { at: ['p. 371'], cases: ruling('act:left-of-dealer:lead any card = may') } } },
    },
    points: {
      ante: { 'blue-ribbon-1940': '1 counter, p. 370' },
      forfeit: { 'blue-ribbon-1940': '1 counter, p. 371' },
      'pool-won': { 'blue-ribbon-1940': 'The whole pool., p. 371' },
      'left-over': { 'blue-ribbon-1940': '1 counter a card, p. 371' },
    },
  },
};
