import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { must, noPenaltyPrinted, notDecided } from '../../../../laws/remedies.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { drawBeforeLeading, drawFirst } from '../../words.ts';
import { firstLead } from '../shared/first-lead.ts';
import { NO_BREAKING, OLD_FORM } from '../shared/repeals.ts';
import { deal } from './scorers.ts';

const difference = item({
  title: 'The difference',
  gist: 'What the player with more hearts pays to the other.',
  aka: ['pay the difference', 'who wins'],
  group: 'Settling',
  books: {
    'blue-ribbon-1940': unscored('The settlement is not described.'),
    'uspc-1898': bookValue(1, cites.uspc.twoHanded, { unit: 'chip', per: 'for each heart of difference' }),
  },
});

export default variant({
  title: 'Two-handed hearts',
  aliases: ['Two-hand hearts', 'Hearts for two'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Two-Hand Hearts',
      pages: '246',
      inherits: {
        from: 'hearts',
        cite: doubted(cites.blue.twoHand, 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.'),
      },
    },
    'uspc-1898': {
      heading: 'Two-handed Hearts',
      pages: '47',
      inherits: {
        from: 'hearts',
        cite: doubted(cites.uspc.twoHanded, 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.'),
      },
    },
  },
  has: { ...OLD_FORM, 'two-handed': true },
  seats: { 'each-other-player': 'opponent' },
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  glance: {
    Deal: '13 cards each; the rest is the stock',
    'After every trick': 'the winner draws a card, then the loser, until the stock is gone',
    Settling: 'the player with more hearts pays the difference (U.S. Playing Card)',
  },
  laws: {
    amend: {
      'wrong-first-lead': firstLead,
      revoke: {
        verdict: {
          kind: 'adds',
          say: 'The books agree that a player must follow suit when able. Only U.S. Playing Card names a penalty: the player may not win the game on this deal, and pays the opponent what was agreed on for a revoke, if anything.',
        },
        leads: { 'uspc-1898': 'The player may not win the game on this deal, and pays the opponent what was agreed on for a revoke, if anything.' },
      },
      'lead-out-of-turn': {
        leads: { 'uspc-1898': 'Only the winner of the last trick may lead. The book names no penalty for another who leads.' },
        readings: () => ({
          'uspc-1898': always([must('offender', 'follow-order'), noPenaltyPrinted], cites.uspc.twoHanded, {
            note: 'The winner of a trick leads next, after drawing.',
          }),
        }),
      },
    },
    add: {
      'drawing-order': law({
        offence: 'irregular-draw',
        title: 'Cards drawn in the wrong order',
        gist: 'After a trick the loser draws first, or the winner leads before drawing.',
        aka: ['drew first', 'forgot to draw', 'took the wrong card from the stock'],
        moment: 'draw',
        facts: {
          what: fact('What happened?', 'What happened', {
            loser: { label: 'The loser of the trick drew first', chip: 'Loser drew first', if: 'if the loser of the trick drew first' },
            lead: { label: 'The winner led before drawing', chip: 'Led before drawing', if: 'if the winner led before drawing' },
          }),
        },
        leads: {
          'blue-ribbon-1940': 'The winner of the trick draws first. The book names no penalty, and does not cover a lead before drawing.',
          'uspc-1898': 'The winner of the trick must draw first, and before leading. The book names no penalty.',
        },
        verdict: {
          kind: 'adds',
          say: 'The books agree that the winner of the trick draws first. Only U.S. Playing Card adds that the winner must draw before leading.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { what: 'loser' }, then: [must('trick-winner', drawFirst), noPenaltyPrinted] },
              { when: { what: 'lead' }, then: [notDecided] },
            ],
            cites.blue.twoHand,
          ),
          'uspc-1898': says(
            [
              { when: { what: 'loser' }, then: [must('trick-winner', drawFirst), noPenaltyPrinted] },
              { when: { what: 'lead' }, then: [must('trick-winner', drawBeforeLeading), noPenaltyPrinted] },
            ],
            cites.uspc.twoHanded,
          ),
        }),
      }),
    },
    repeal: { ...NO_BREAKING, 'tie-for-fewest': 'Thirteen hearts cannot fall equally to two.' },
  },
  points: {
    amend: {
      game: { gist: 'What ends the game.', books: { 'uspc-1898': ruled('One deal; by agreement a number of points is the game.', cites.uspc.twoHanded) } },
    },
    add: { difference },
    repeal: {
      heart: 'Only the difference is paid.',
      fewest: 'The settlement for two is another.',
      'tie-for-fewest': 'Thirteen hearts cannot fall equally to two.',
    },
  },
  scorers: { deal },
  examples: [
    lawExample(
      'drawing-order',
      cites.uspc.twoHanded,
      { what: 'lead' },
      'The winner of a trick leads to the next and then reaches for the stock.',
      'must draw before leading',
    ),
    lawExample('drawing-order', cites.blue.twoHand, { what: 'loser' }, 'The loser of a trick takes the top card of the stock.', 'must draw the first card'),
    lawExample('lead-out-of-turn', cites.uspc.twoHanded, {}, 'The loser of a trick leads to the next.', 'wait for the proper turn'),
    lawExample('revoke', cites.uspc.twoHanded, { agreed: 'yes' }, 'One of two revokes, and a payment was agreed on.', 'pays the opponent'),
    scoreExample(
      'deal',
      cites.uspc.twoHanded,
      { hearts: '8.5' },
      'The case of the book: eight hearts against five.',
      { 'First player': -3, 'Second player': 3 },
      'First player pays 3 chips',
    ),
    valueExample('game', cites.uspc.twoHanded, 'Two players name twenty before they begin.', 'by agreement a number of points'),
  ],
});
