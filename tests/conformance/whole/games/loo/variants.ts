// Five-card, Irish, limited and unlimited loo and pam, from Donohue (p. 72-78) and Blue Ribbon (p. 207-210).
import { ruling, type WholeGame } from '../../whole.ts';
import { blueFlush, DEAL_LOST, donohueFlush, LOOES, TO_DEALER } from './hand.ts';
import { A_TRUMP, ANY, BLUE_LEADS, HEADING, HOLDS, loo, NO_COST, TRUMPS, trumpTurned } from './play.ts';

const NOT_NAMED = 'cost = not named';
const SERVED = 'thing:the players = served from the top of the pack';
const MAY_PAM = 'act:the holder of pam:play pam = may';
const POOLS = { simple: 'A simple one', double: 'A double one' };
const FLUSH = 'thing:the pool = to the holder of the flush';
const FLUSH_PAID = 'pay:each of the others at the table = 5 counters to next-pool';
const DID = { stood: 'stood', simple: 'a simple pool', passed: 'passed' };
const looedIn = (what: string) => [
  { when: { did: 'stood' }, does: loo(what) },
  { when: { did: 'simple' }, does: loo(what) },
  { when: { did: 'passed' }, does: NO_COST },
];

export const variants: WholeGame = {
  'loo/five-card': {
    laws: {
      'no-trick-of-five': {
        moment: 'hand-over',
        answers: { did: { exchanged: 'Had exchanged', kept: 'Had played the cards dealt', out: 'Had not played' } },
        books: {
          'blue-ribbon-1940': { at: ['p. 209'], cases: ruling(...loo('5 counters')) },
          donohue: {
            at: ['p. 77'],
            cases: [
              { when: { did: 'exchanged' }, does: loo('5 counters') },
              { when: { did: 'kept' }, does: NO_COST },
              { when: { did: 'out' }, does: NO_COST },
            ],
          },
        },
      },
      'exchange-binds': {
        moment: 'draw',
        answers: { who: { dealer: 'The dealer', other: 'Another player' } },
        books: {
          donohue: {
            at: ['p. 77'],
            cases: [
              {
                when: { who: 'dealer' },
                does: [
                  'act:a player who exchanged cards:play on = must',
                  'act:dealer:exchange cards = may',
                  'act:dealer:exchange a card for the trump card = may',
                ],
              },
              { when: { who: 'other' }, does: ['act:a player who exchanged cards:play on = must', 'act:player:exchange cards = may', SERVED] },
            ],
          },
        },
      },
      'flush-of-five': {
        moment: 'making-trump',
        answers: { holds: { five: 'Five trumps', pam: 'Four trumps and pam' } },
        books: {
          'blue-ribbon-1940': { at: ['p. 209', 'p. 210'], cases: ruling(FLUSH) },
          donohue: {
            at: ['p. 77-78'],
            cases: [
              { when: { holds: 'five' }, does: [FLUSH, FLUSH_PAID, 'thing:the holder of pam = not looed'] },
              { when: { holds: 'pam' }, does: [FLUSH, FLUSH_PAID] },
            ],
          },
        },
      },
      'first-lead-of-five': {
        moment: 'lead',
        answers: {
          lead: {
            pam: 'The first leader, with pam',
            trump: 'with a trump and without pam',
            none: 'without pam or a trump',
            second: 'The winner of the first trick, with a trump',
            'second-none': 'The winner of the first trick, without a trump',
            later: 'a later trick',
          },
        },
        books: {
          donohue: {
            at: ['p. 77', 'p. 78'],
            cases: [
              { when: { lead: 'pam' }, does: ['act:leader:lead pam = must', NOT_NAMED] },
              { when: { lead: 'trump' }, does: ['act:leader:lead a small trump = must', NOT_NAMED] },
              { when: { lead: 'none' }, does: ANY },
              { when: { lead: 'second' }, does: [...A_TRUMP, NOT_NAMED] },
              { when: { lead: 'second-none' }, does: ANY },
              { when: { lead: 'later' }, does: ANY },
            ],
          },
        },
      },
      'suit-not-followed': {
        moment: 'play',
        answers: { what: { suit: 'A card of the suit led', trump: 'A trump, in the first round', pam: 'Pam, in the first round' } },
        books: {
          donohue: {
            at: ['p. 78', 'p. 77'],
            cases: [
              { when: { what: 'suit' }, does: ['act:player:follow suit when able = must', NOT_NAMED] },
              { when: { what: 'trump' }, does: ['act:player:play a trump in the first round = must', NOT_NAMED] },
              { when: { what: 'pam' }, does: ['act:the holder of pam:play pam in the first round = must', NOT_NAMED] },
            ],
          },
        },
      },
    },
    absent: { laws: ['what-to-lead', 'widow-taken', 'one-stands'] },
    points: {
      price: { donohue: '5 counters, p. 77', 'blue-ribbon-1940': '5 counters, p. 209' },
      trick: { donohue: '5 parts, p. 77', 'blue-ribbon-1940': '5 parts, p. 209' },
      looed: { donohue: '5 counters, p. 77', 'blue-ribbon-1940': '5 counters, p. 209' },
      pam: { donohue: 'The jack of clubs beats every trump., p. 77' },
    },
  },
  'loo/irish': {
    absent: { laws: ['must-everybody-play', 'next-pool', 'widow-taken', 'widow-looked-at', 'one-stands', 'defends-the-pool'], points: ['simple', 'defence'] },
    laws: {
      misdeal: {
        moment: 'deal',
        answers: { what: { number: 'too many or too few cards', hands: 'too many or too few hands', order: 'out of their order' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 209'],
            cases: [
              { when: { what: 'number' }, does: [...DEAL_LOST, 'pay:dealer = 3 counters to pool', 'act:next-dealer:put in three counters more = must'] },
              { when: { what: 'hands' }, does: [...DEAL_LOST, 'pay:dealer = 3 counters to pool', 'act:next-dealer:put in three counters more = must'] },
              { when: { what: 'order' }, does: [] },
            ],
          },
        },
      },
      'all-pass': {
        moment: 'bidding',
        answers: { right: { yes: 'Yes', no: 'has still to speak' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 208'],
            cases: [
              { when: { right: 'yes' }, does: [TO_DEALER] },
              { when: { right: 'no' }, does: [`choice of right-of-dealer: act:right-of-dealer:play the cards dealt = must, or ${TO_DEALER}`] },
            ],
          },
        },
      },
      'takes-no-trick': {
        moment: 'hand-over',
        answers: { did: { stood: 'stood', passed: 'passed' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 208'],
            cases: [
              { when: { did: 'stood' }, does: loo('3 counters') },
              { when: { did: 'passed' }, does: NO_COST },
            ],
          },
        },
      },
      'what-to-lead': {
        moment: 'lead',
        answers: { lead: { first: 'The first', later: 'A later one' }, trumps: TRUMPS },
        books: { 'blue-ribbon-1940': { at: ['p. 208'], cases: BLUE_LEADS } },
      },
      'exchange-of-cards': {
        moment: 'draw',
        books: {
          'blue-ribbon-1940': {
            at: ['p. 209'],
            cases: ruling('act:player:exchange cards = may', 'thing:the trump card = laid on the table', SERVED),
          },
        },
      },
    },
  },
  'loo/limited': {
    laws: {
      'takes-no-trick': { moment: 'hand-over', answers: { did: DID }, books: { donohue: { at: ['p. 73', 'p. 72'], cases: looedIn('3 counters') } } },
      flush: {
        moment: 'making-trump',
        answers: { pool: POOLS, looes: LOOES },
        books: { donohue: { at: ['p. 75'], cases: donohueFlush('the whole pool, or the maximum agreed on') } },
      },
    },
  },
  'loo/unlimited': {
    laws: {
      'takes-no-trick': {
        moment: 'hand-over',
        answers: { did: DID },
        books: {
          'blue-ribbon-1940': { at: ['p. 208'], cases: looedIn('the amount in the pool') },
          donohue: { at: ['p. 73', 'p. 72'], cases: looedIn('the whole pool, or the maximum agreed on') },
        },
      },
      flush: {
        moment: 'making-trump',
        answers: { pool: POOLS, looes: LOOES },
        books: {
          'blue-ribbon-1940': { at: ['p. 208', 'p. 208-209'], cases: blueFlush('the amount in the pool') },
          donohue: { at: ['p. 73', 'p. 75'], cases: donohueFlush('the whole pool, or the maximum agreed on') },
        },
      },
    },
  },
  'loo/pam': {
    laws: {
      'heading-the-trick': {
        moment: 'play',
        answers: { holds: { ...HOLDS, pam: 'Pam and another trump' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 210', 'p. 207', 'p. 208'],
            cases: [...HEADING, { when: { holds: 'pam' }, does: ['act:player:follow suit when able = must', `${MAY_PAM} not`] }],
          },
        },
      },
      'trump-turned-late': {
        moment: 'trick-turned',
        answers: { suits: { one: 'One suit', trump: 'a card of the suit now turned, or pam', plain: 'neither pam nor' } },
        books: { 'blue-ribbon-1940': { at: ['p. 207', 'p. 210'], cases: trumpTurned('the player who played a trump to it') } },
      },
      'pam-on-the-ace': {
        moment: 'play',
        answers: { other: { yes: 'Yes', no: 'No' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 210'],
            cases: [
              { when: { other: 'yes' }, does: [`${MAY_PAM} not`, NOT_NAMED] },
              { when: { other: 'no' }, does: [MAY_PAM] },
            ],
          },
        },
      },
    },
  },
  'loo/running-pam': {
    laws: { 'jack-of-clubs': { moment: 'play', books: { donohue: { at: ['p. 78'], cases: ruling() } } } },
  },
};
