// Turns and tricks at whist, from U.S. Playing Card (laws 19 to 26, 34 and 35, p. 22-26), Donohue (p. 135-137) and Blue Ribbon (general laws, p. 253-255).
import { ruling, type WholePlace } from '../../whole.ts';
import { law, MAY_HAVE_NEW_DEAL, WHICHEVER } from './deal.ts';

const OUT_OF_TURN = ['p. 135'];
const GENERAL = ['p. 253', 'p. 255'];
const LAID_OPEN = ['card = exposed', 'right = others'];
const MUST_WIN = ['command:partner-of-offender = win the trick, if able', 'right = others'];
const HIGH_OR_LOW = 'play the highest or the lowest card of the suit led';

export const turnLaws: WholePlace['laws'] = {
  'lead-out-of-turn': {
    moment: 'lead',
    answers: { played: { some: 'Not yet', all: 'Yes' }, able: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': { at: GENERAL, cases: ruling(...LAID_OPEN) },
      donohue: {
        at: OUT_OF_TURN,
        cases: [
          { when: { able: 'yes' }, does: ['choice of others: card = exposed and right = others, or command:proper-leader = suit named and right = others'] },
          { when: { able: 'no' }, does: LAID_OPEN },
        ],
      },
      'uspc-1898': {
        at: law(20, 24),
        cases: [
          {
            when: { played: 'some', able: 'yes' },
            does: [
              'command:the player or the partner, whichever leads first, = suit named',
              'right = the opponent on the right of the player called on',
              'thing:the cards = taken back',
            ],
          },
          { when: { played: 'some', able: 'no' }, does: ['thing:the cards = taken back'] },
          { when: { played: 'all' }, does: ['penalty = none'] },
        ],
      },
    },
  },
  'winners-led-on': {
    moment: 'lead',
    answers: { who: { leader: 'The leader', second: 'second hand' } },
    books: {
      donohue: {
        at: OUT_OF_TURN,
        cases: [
          { when: { who: 'leader' }, does: [] },
          { when: { who: 'second' }, does: MUST_WIN },
        ],
      },
      'uspc-1898': {
        at: law(22),
        cases: [
          { when: { who: 'leader' }, does: [...MUST_WIN, 'card = exposed'] },
          { when: { who: 'second' }, does: [] },
        ],
      },
    },
  },
  'play-out-of-turn': {
    moment: 'play',
    answers: { who: { third: 'The third hand', fourth: 'The fourth hand' } },
    books: {
      donohue: {
        at: OUT_OF_TURN,
        cases: [
          { when: { who: 'third' }, does: ['act:the fourth hand:play before the second hand as well = may'] },
          {
            when: { who: 'fourth' },
            does: ['act:partner-of-offender:leave the trick unwon and untrumped, unless that would be a revoke = must'],
          },
        ],
      },
      'uspc-1898': {
        at: law(25, 26),
        cases: [
          { when: { who: 'third' }, does: ['act:the fourth hand:play before the second hand as well = may'] },
          { when: { who: 'fourth' }, does: [`command:second-hand = ${HIGH_OR_LOW} or, having none, trump or not trump`, 'right = third-hand'] },
        ],
      },
    },
  },
  'no-card-to-trick': {
    moment: 'trick-turned',
    answers: { next: { no: 'Not yet', yes: 'Yes' } },
    books: {
      donohue: { at: ['p. 137'], cases: ruling(...MAY_HAVE_NEW_DEAL) },
      'uspc-1898': {
        at: law(19),
        cases: [
          { when: { next: 'no' }, does: ['act:others:ask for a new deal = may not'] },
          { when: { next: 'yes' }, does: [WHICHEVER] },
        ],
      },
    },
  },
  'attention-to-trick': {
    moment: 'play',
    books: {
      'uspc-1898': {
        at: law(35),
        cases: ruling(`command:partner-of-offender = ${HIGH_OR_LOW} or, having none, trump or not trump`, 'right = the opponent who plays last to the trick'),
      },
    },
  },
  'cards-placed': {
    moment: 'play',
    answers: { what: { draw: 'draw back', 'who-played': 'Who played' }, touched: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['p. 137'],
        cases: [
          { when: { what: 'draw' }, does: ['act:the partner of the player whose card was mixed with others:have the cards drawn = may'] },
          { when: { what: 'who-played' }, does: ['act:anyone:ask who played which card = may not'] },
        ],
      },
      'uspc-1898': {
        at: law(34),
        cases: [
          { when: { what: 'draw', touched: 'no' }, does: ['act:anyone:have the cards drawn = may'] },
          { when: { what: 'draw', touched: 'yes' }, does: ['act:anyone:have the cards drawn = may not'] },
          { when: { what: 'who-played' }, does: [] },
        ],
      },
    },
  },
};
