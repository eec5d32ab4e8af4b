import { doubted } from '../../../laws/cites.ts';
import { betExample, lawExample, sheetExample } from '../../../laws/examples.ts';
import { must, wins } from '../../../laws/remedies.ts';
import { bookValue } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { leaveBet, settleByIt } from '../words.ts';

/** A doubt whether stuss has a soda: the clause implies one, but there is no box. */
const noSoda = doubted(cites.blue.stuss, 'Dealt from the hand no card is in sight before the first turn; that one is laid aside as soda is taken from faro.');

/** The book gives it four lines: faro dealt from the hand, with the bank taking all of a split. */
export default variant({
  title: 'Stuss',
  aliases: [],
  books: { 'blue-ribbon-1940': { heading: 'Stuss', pages: '238', inherits: { from: 'faro', cite: cites.blue.stuss } } },
  players: { min: 2, max: 20, say: 'any number against a banker' },
  packs: ['standard-52'],
  glance: {
    Deal: 'from the hand, without a box',
    'Both alike': 'the bank takes all',
    'All else': 'as at faro',
  },
  laws: {
    amend: {
      split: {
        readings: (says) => ({ 'blue-ribbon-1940': says([{ then: [wins('banker', 'stakes')] }], cites.blue.stuss) }),
      },
      'end-cards': {
        leads: {
          'blue-ribbon-1940': 'The first card and the last neither win nor lose. The last but one decides the bet like any other card.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { card: 'first' }, then: [must('banker', leaveBet)], doubtful: true },
              { when: { card: 'last-but-one' }, then: [must('banker', settleByIt)], note: 'It is the winner of the last turn.' },
              { when: { card: 'last' }, then: [must('banker', leaveBet)] },
            ],
            [noSoda, cites.blue.turn],
          ),
        }),
      },
    },
  },
  points: {
    amend: {
      soda: {
        gist: 'The first card of the pack.',
        books: { 'blue-ribbon-1940': bookValue(0, [noSoda, cites.blue.turn], { unit: 'stake', says: 'It neither wins nor loses.' }) },
      },
      split: {
        aka: ['split', 'bank takes all'],
        books: { 'blue-ribbon-1940': bookValue(-1, cites.blue.stuss, { unit: 'stake', says: 'The whole of it.' }) },
      },
    },
  },
  scorers: {},
  examples: [
    lawExample('split', cites.blue.stuss, {}, 'Both cards of the turn are sixes, and five chips lie on the 6.', 'wins the stakes'),
    lawExample('end-cards', cites.blue.stuss, { card: 'first' }, 'The first card of the pack is the one bet on.', 'neither take nor pay'),
    betExample('turn', cites.blue.stuss, { loser: 'six', winner: 'six', on: 'six', stake: '5' }, 'Five chips on the 6, and two sixes come.', -5),
    sheetExample('deal', cites.blue.stuss, {}, [{ loser: 'six', winner: 'six', win: 'six', lose: 'king', stake: '5' }], 'Two sixes in the first turn.', {
      'The player': -5,
    }),
    sheetExample(
      'deal',
      cites.blue.stuss,
      { soda: 'ace' },
      [{ loser: 'king', winner: 'queen', win: 'ace', stake: '5' }],
      'Five chips on the ace, which was the first card.',
      { 'The player': 0 },
      '49 cards are left',
    ),
  ],
});
