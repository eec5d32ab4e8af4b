import type { Citation } from '../../../books.ts';
import { type Example, variant } from '../../../core/games.ts';
import { fact, law, says, silent } from '../../../core/laws.ts';
import { item, unscored, worth } from '../../../core/points.ts';
import { allowed, barred, carriesOver, must, newDeal, notDecided, passesTo, pays, wins } from '../../../core/remedies.ts';
import { BANK, BLUE_CHEMIN, DEAL, DRAW, STAKES } from '../cites.ts';

const blue = silent();
const FALSE_DRAW = law({
  offence: 'irregular-draw',
  title: 'False draw',
  gist: 'The punter takes a card on 6 or 7, or refuses one on 0 to 4.',
  aka: ['drew on six', 'stood on four', 'wrong draw', 'third card'],
  moment: 'draw',
  facts: { circle: fact('What has the table agreed on?', { nothing: 'Nothing', loss: 'The offender bears the loss', fine: 'The offender pays a fine' }) },
  readings: {
    'blue-ribbon-1940': silent('The section on Baccara calls such draws bad policy and forbids none.'),
    hoffmann: says(
      [
        {
          when: { circle: 'nothing' },
          then: [must('player', 'draw-below-five')],
          note: 'It is a breach of procedure, with no penalty but the anger of the other punters.',
        },
        { when: { circle: 'loss' }, then: [pays('offender', 'chips-staked', 'other-players')], note: 'What the others lost by it.' },
        { when: { circle: 'fine' }, then: [pays('offender', 'penalty-agreed', 'other-players')], note: 'Who gets the fine is not said.' },
      ],
      DRAW,
    ),
  },
});
const ADVICE = law({
  offence: 'table-talk',
  title: 'Advice on a five',
  gist: 'Somebody advises the punter who has five, or remarks on what he did.',
  aka: ['five in baccarat', 'advised the punter', 'draw on five'],
  moment: 'draw',
  facts: {},
  readings: {
    'blue-ribbon-1940': blue,
    hoffmann: says([{ then: [barred('other-players', 'advise-on-draw')], note: 'At five the punter takes a card or not as he likes.' }], DRAW),
  },
});
const EXCESS = law({
  offence: 'irregular-bet',
  title: 'Stakes beyond the bank',
  gist: 'The punters stake more than the bank holds.',
  aka: ['too much staked', 'over the bank'],
  moment: 'betting',
  facts: {},
  readings: {
    'blue-ribbon-1940': blue,
    hoffmann: says([{ then: [allowed('banker', 'decline-excess')], note: 'The punters nearest in order to the banker have the preference.' }], STAKES),
  },
});
const WITHDRAW = law({
  offence: 'irregular-bet',
  title: 'Winnings withdrawn from the bank',
  gist: 'The banker wants to put some of his winnings aside.',
  aka: ['take money off the bank', 'garage'],
  moment: 'hand-over',
  facts: {},
  readings: { 'blue-ribbon-1940': blue, hoffmann: says([{ then: [barred('banker', 'withdraw-winnings')], note: 'He may pass the deal instead.' }], BANK) },
});
const PASS = law({
  offence: 'seats-and-partners',
  title: 'Who is banker next',
  gist: 'A hand is over, and the bank stays or goes on.',
  aka: ['pass the bank', 'pass the deal', 'lose the bank', 'shoe passes'],
  moment: 'hand-over',
  facts: {
    how: fact('How did the hand end?', { won: 'The banker won', lost: 'The banker lost', tie: 'A tie', retires: 'The banker won and wants to retire' }),
  },
  readings: {
    'blue-ribbon-1940': says(
      [
        { when: { how: 'won' }, then: [newDeal('banker')] },
        { when: { how: 'lost' }, then: [passesTo('deal', 'next-player')] },
        { when: { how: 'tie' }, then: [allowed('banker', 'pass')], note: 'Only if he gave no card on the last deal.' },
        { when: { how: 'retires' }, then: [notDecided] },
      ],
      BLUE_CHEMIN,
    ),
    hoffmann: says(
      [
        { when: { how: 'won' }, then: [newDeal('banker')] },
        { when: { how: 'lost' }, then: [passesTo('deal', 'next-player')] },
        { when: { how: 'tie' }, then: [notDecided] },
        {
          when: { how: 'retires' },
          then: [passesTo('deal', 'next-player'), must('next-player', 'start-same-bank')],
          note: 'If nobody will, the deal goes to the player on the right of the retiring banker, at any amount.',
        },
      ],
      [DEAL, BANK],
    ),
  },
});
const SEVEN = law({
  offence: 'imperfect-pack',
  title: 'Too few cards to deal',
  gist: 'The banker has fewer than seven cards left in the hand.',
  aka: ['cards run out', 'less than seven cards'],
  moment: 'deal',
  facts: {},
  readings: {
    'blue-ribbon-1940': blue,
    hoffmann: says([{ then: [barred('banker', 'deal-from-few')], note: 'They are thrown away, and a fresh supply is cut and taken.' }], BANK),
  },
});
const told = (law: string, cite: Citation, answers: Record<string, string>, story: string, ruling: string): Example => ({
  kind: 'law',
  law,
  book: cite.book,
  story,
  answers,
  ruling,
  cite,
});

export default variant({
  title: 'Chemin de fer',
  aliases: ['Chemmy', 'Baccarat chemin de fer'],
  books: { 'blue-ribbon-1940': { heading: 'Chemin de Fer', pages: '15' }, hoffmann: { heading: 'Baccarat Chemin de Fer', pages: '5-8' } },
  players: { min: 2, max: 20, say: 'any number' },
  packs: ['standard-52'],
  glance: {
    Pack: 'six packs of 52, shuffled together',
    Hands: 'two: one for all the punters, one for the banker',
    Bank: 'goes on as soon as the banker loses',
    Punter: 'takes a card on 0 to 4, refuses on 6 or 7, free at 5 (Hoffmann)',
    Ties: 'the stakes wait for the next hand (Hoffmann)',
  },
  laws: {
    amend: {
      'banco-again': {
        readings: {
          hoffmann: says(
            [
              { when: { times: 'second' }, then: [allowed('player', 'bet-the-bank')], note: 'Even though the deal has passed to another.' },
              { when: { times: 'third' }, then: [notDecided] },
            ],
            BANK,
          ),
        },
      },
      'eight-or-nine': {
        readings: {
          hoffmann: says(
            [
              { when: { banker: 'lower' }, then: [must('banker', 'pay-even')] },
              { when: { banker: 'equal' }, then: [carriesOver('stakes')] },
              { when: { banker: 'higher' }, then: [wins('banker', 'stakes')] },
            ],
            [DEAL, DRAW],
            'An eight or nine is turned up at once and ends the hand.',
          ),
        },
      },
      'equal-points': { readings: { hoffmann: says([{ then: [carriesOver('stakes')] }], DRAW) } },
      'offered-card': {
        readings: { hoffmann: says([{ then: [allowed('banker', 'draw')], note: 'The banker must offer a card, and is then free to draw or not.' }], DRAW) },
      },
    },
    add: {
      'stakes-beyond-bank': EXCESS,
      'too-few-cards': SEVEN,
      'false-draw': FALSE_DRAW,
      'advice-on-five': ADVICE,
      'winnings-withdrawn': WITHDRAW,
      'next-banker': PASS,
    },
    repeal: {
      astride: 'There is one hand against the bank, and so one line of bets.',
      'next-hand': 'There is one hand against the bank.',
    },
  },
  points: {
    add: {
      coup: item({
        title: 'The coup',
        gist: 'The better point wins the stakes.',
        aka: ['punter wins', 'even money'],
        books: { 'blue-ribbon-1940': unscored(), hoffmann: worth(1, DEAL, { unit: 'stake', says: 'Even money either way.' }) },
      }),
    },
  },
  scorers: {},
  examples: [
    told('false-draw', DRAW, { circle: 'nothing' }, 'A punter takes a card with 6.', 'refuse it on 6 or 7'),
    told('advice-on-five', DRAW, {}, 'A neighbour tells a punter with 5 to draw.', 'may not advise'),
    told('stakes-beyond-bank', STAKES, {}, 'Forty are staked against a bank of thirty.', 'decline what is staked'),
    told('winnings-withdrawn', BANK, {}, 'The banker wants to pocket half.', 'may not withdraw'),
    told('next-banker', BLUE_CHEMIN, { how: 'lost' }, 'The banker loses.', 'passes to the next player'),
    told('next-banker', BANK, { how: 'retires' }, 'The banker passes the deal.', 'same amount'),
    told('too-few-cards', BANK, {}, 'Six cards are left.', 'fewer than seven'),
    told('equal-points', DRAW, {}, 'Both have 6.', 'for the next deal'),
  ],
});
