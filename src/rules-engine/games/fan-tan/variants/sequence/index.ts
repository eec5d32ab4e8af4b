import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always, amendment, fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { allowed, barred, noPenaltyPrinted, paysPoints, wins } from '../../../../laws/remedies.ts';
import { bookValue, pointsOf, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { points } from '../../points.ts';
import { buildRound, lastOfSuit } from '../../words.ts';
import { account, deal, USPC } from './scorers.ts';

const { sequence: section } = cites.uspc;
const NOT_SOLD = 'Only the 1940 book sells the first play, and this form is in the book of 1898.';
const NO_PENALTY = 'For this form the book gives no price for a card held back.';
const POOL_ALONE = 'The winner takes the pool; the book does not say for this form that anything is paid for cards left.';

export default variant({
  title: 'Fan-tan in sequence',
  aliases: ['Fan-tan upward only', 'Fan-tan in ascending sequence'],
  books: { [USPC]: { heading: 'Fan Tan', pages: '70' } },
  players: { min: 2, max: 12, usual: 4, say: 'any number' },
  packs: ['standard-52'],
  glance: {
    Begins: 'any card',
    Build: 'upward only, in one suit; after the king the ace',
    'Cannot play': '{points.forfeit} into the pool',
    'Suit played out': 'the player who laid its last card begins the next',
    Wins: 'the first without cards: the pool',
  },
  laws: {
    amend: {
      'first-card': {
        readings: () => ({ [USPC]: always(allowed('eldest-hand', 'lead-any-card'), section) }),
      },
      'second-card': {
        leads: {
          'uspc-1898': 'Only the next higher card of the suit may be played.',
        },
        readings: (says) => ({
          [USPC]: says(
            [
              { when: { card: 'above' }, then: [allowed('player', 'play-that-card')] },
              { when: { card: ['below', 'rank'] }, then: [barred('player', 'play-that-card'), noPenaltyPrinted] },
            ],
            section,
          ),
        }),
      },
      'card-out-of-order': amendment({
        title: 'Card that does not follow',
        facts: {
          card: fact('What was laid down?', 'Laid down', {
            next: { label: 'The next higher card of the suit', chip: 'Next higher', if: 'if it is the next higher card of the suit' },
            below: { label: 'The next lower card of the suit', chip: 'Next lower', if: 'if it is the next lower card of the suit' },
            other: { label: 'Any other card', if: 'if it is neither the next higher nor next lower of the suit' },
          }),
        },
        usual: { card: 'other' },
        leads: {
          'uspc-1898': 'Only the next higher card of the suit may be played.',
        },
        readings: (says) => ({
          [USPC]: says(
            [
              { when: { card: 'next' }, then: [allowed('player', 'play-that-card')] },
              { when: { card: ['below', 'other'] }, then: [barred('player', 'play-that-card'), noPenaltyPrinted] },
            ],
            section,
          ),
        }),
      }),
      'past-the-king': { readings: () => ({ [USPC]: always(allowed('player', buildRound), section) }) },
      'cannot-play': { readings: () => ({ [USPC]: always(paysPoints('player', pointsOf(points.forfeit, USPC), 'counter', 'pool'), section) }) },
      'first-without-cards': { readings: () => ({ [USPC]: always(wins('first-out', 'pool'), section) }) },
    },
    repeal: { 'first-play-sold': NOT_SOLD },
    add: {
      'suit-played-out': law({
        question: 'allowed',
        title: 'Suit played out',
        gist: 'All thirteen cards of the suit are on the table.',
        aka: ['suit is finished', 'who starts the next suit', 'end of the suit', 'thirteen cards out'],
        moment: 'play',
        cases: [{ then: [allowed(lastOfSuit, 'lead-any-card')] }],
        cites: section,
      }),
    },
  },
  points: {
    amend: {
      forfeit: { books: { [USPC]: bookValue(1, section, { unit: 'counter', per: 'a turn' }) } },
      pool: { books: { [USPC]: ruled('All of it to the first player without cards.', section, { unit: 'counter' }) } },
    },
    repeal: { 'card-held': POOL_ALONE, 'held-back': NO_PENALTY, 'starter-back': NO_PENALTY, 'first-play': NOT_SOLD },
  },
  scorers: { deal, account },
  examples: [
    lawExample('first-card', section, { holds: 'no' }, 'The eldest hand begins with a jack.', 'lead any card'),
    lawExample('second-card', section, { card: 'above' }, 'The queen follows the jack.', 'may play'),
    lawExample('second-card', section, { card: 'below' }, 'The ten is offered on the jack.', 'may not play'),
    lawExample('second-card', section, { card: 'rank' }, 'Another jack is offered.', 'may not play'),
    lawExample('card-out-of-order', section, { card: 'next' }, 'The king follows the queen.', 'may play'),
    lawExample('card-out-of-order', section, { card: 'other' }, 'An eight is laid on the six.', 'may not play'),
    lawExample('past-the-king', section, {}, 'The king is out, and the ace of the suit is played.', 'an ace on the king'),
    lawExample('cannot-play', section, {}, 'A player has not the next card.', '1 counter'),
    lawExample('first-without-cards', section, {}, 'A player puts down his last card.', 'wins the pool'),
    lawExample('suit-played-out', section, {}, 'The ten was the last heart to come.', 'may lead any card'),
    valueExample('forfeit', section, 'The next card is in another hand.', 1),
    scoreExample('deal', section, { pool: '31' }, 'Thirty-one in the pool.', { 'The winner': 31 }, 'receives 31 counters'),
    scoreExample('deal', section, { pool: '0' }, 'A pool to which nobody has paid.', { 'The winner': 0 }),
    sheetExample(
      'account',
      section,
      { players: 'three', names: 'Ann.Ben.Cora' },
      [
        { what: 'over', winner: 'first', passes: '8.10.9' },
        { what: 'over', winner: 'third', passes: '7.7.6' },
      ],
      'Twenty-seven in the first pool, twenty in the second.',
      { Ann: 12, Ben: -17, Cora: 5 },
    ),
    sheetExample('account', section, { players: 'two' }, [{ what: 'over', winner: 'second', passes: '4.4' }], 'Two play, and eight are in the pool.', {
      'First player': -4,
      'Second player': 4,
    }),
  ],
});
