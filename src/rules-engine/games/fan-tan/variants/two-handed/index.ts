import { doubted } from '../../../../laws/cites.ts';
import { lawExample, sheetExample } from '../../../../laws/examples.ts';
import { amendment, fact } from '../../../../laws/laws.ts';
import { allowed, must, notDecided, paysPoints } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { points } from '../../points.ts';
import { drawFromExtra, eitherNeighbour, holderOfNext, playAtFirstChance, playStarter } from '../../words.ts';
import { account, USPC } from './scorers.ts';

const { two } = cites.uspc;
const agreed = doubted(cites.uspc.back, 'The players agree on the sum; the figures are what the book calls general.');

export default variant({
  title: 'Two-handed fan-tan',
  aliases: ['Fan-tan for two', 'Sevens for two'],
  books: { [USPC]: { heading: 'Fan Tan', pages: '69-70', inherits: { from: 'fan-tan', cite: two } } },
  has: { draw: true },
  seats: { 'each-other-player': 'opponent', 'next-player': 'opponent' },
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  glance: {
    Deal: 'three hands, as if three played; the third lies face down',
    'Cannot play': 'draw the top card of the third hand',
    'Still nothing': '{points.forfeit} into the pool',
    'The rest': 'as in fan-tan',
  },
  laws: {
    repeal: { 'first-play-sold': 'Only the 1940 book sells the first play, and this form is in the book of 1898.' },
    amend: {
      'first-card': {
        leads: {
          'uspc-1898': 'The player on the dealer’s left must begin with one of the sevens or, without one, take the top card of the third hand.',
        },
        readings: (says) => ({
          [USPC]: says(
            [
              { when: { holds: 'yes' }, then: [must('eldest-hand', playStarter)], note: 'The starters are the sevens.' },
              {
                when: { holds: 'no' },
                then: [must('eldest-hand', drawFromExtra)],
                note: 'The starters are the sevens. The chip is for one who still cannot play.',
              },
            ],
            [cites.uspc.play, two],
          ),
        }),
      },
      'card-held-back': amendment({
        facts: {
          next: fact('Who holds the next card in sequence?', 'Next card is with', {
            other: { label: 'The other player', chip: 'The opponent', if: 'if the opponent holds the next card in sequence' },
            own: { label: 'The same player', chip: 'The player', if: 'if the player also holds the next card in sequence' },
            nobody: { label: 'Nobody: it lies in the third hand', chip: 'The third hand', if: 'if the next card in sequence lies in the third hand' },
          }),
        },
        usual: { next: 'other' },
        leads: {
          'uspc-1898':
            'The player must play the card when it fits and pay 3 chips to the holder of the next card; for a seven, 5 chips each to the holders of six and eight.',
        },
        readings: (says) => ({
          [USPC]: says(
            [
              {
                when: { card: 'other', next: 'other' },
                then: [must('offender', playAtFirstChance), paysPoints('offender', pointsOf(points['held-back'], USPC), 'chip', holderOfNext)],
              },
              {
                when: { card: 'starter', next: 'other' },
                then: [must('offender', playAtFirstChance), paysPoints('offender', pointsOf(points['starter-back'], USPC), 'chip', eitherNeighbour)],
                note: 'A seven held back: to the six and to the eight.',
              },
              {
                when: { next: ['own', 'nobody'] },
                then: [must('offender', playAtFirstChance), notDecided],
                note: 'The other player does not hold the card to which the chips would go; the book does not think of it.',
              },
            ],
            agreed,
          ),
        }),
      }),
      'cannot-play': amendment({
        gist: 'One of two players has no card that fits.',
        aka: ['cannot go', 'draw from the third hand', 'extra pile', 'drew and cannot play', 'third hand is gone'],
        facts: {
          drawn: fact('Has the player drawn from the third hand?', 'Third hand', {
            no: { label: 'Not yet', chip: 'Not drawn from yet', if: 'before the player has drawn from the third hand' },
            fits: { label: 'Yes, a card that fits', chip: 'Drawn card fits', if: 'if the card drawn from the third hand fits' },
            not: { label: 'Yes, and it does not fit', chip: 'Drawn, no fit', if: 'if the card drawn from the third hand does not fit' },
            gone: { label: 'No card is left there', chip: 'Used up', if: 'if no card is left in the third hand' },
          }),
        },
        leads: {
          'uspc-1898':
            'The player must take the top card of the third hand, and may play it if it fits. If it does not, the player pays 1 chip to the pool. The book does not cover an empty third hand.',
        },
        readings: (says) => ({
          [USPC]: says(
            [
              { when: { drawn: 'no' }, then: [must('player', drawFromExtra)] },
              { when: { drawn: 'fits' }, then: [allowed('player', 'play-it')], note: 'The chip is for one who still cannot play.' },
              { when: { drawn: 'not' }, then: [paysPoints('player', pointsOf(points.forfeit, USPC), 'chip', 'pool')] },
              { when: { drawn: 'gone' }, then: [notDecided], note: 'The third hand is not thought of as used up.' },
            ],
            two,
          ),
        }),
      }),
    },
  },
  points: {},
  scorers: { account },
  examples: [
    lawExample('first-card', cites.uspc.play, { holds: 'yes' }, 'The eldest hand has the seven of hearts.', 'card of the starting rank'),
    lawExample('first-card', two, { holds: 'no' }, 'The eldest hand has no seven.', 'top card of the third hand'),
    lawExample('card-held-back', agreed, { card: 'other', next: 'other' }, 'A nine is kept back; the other has the ten.', '3 chips'),
    lawExample('card-held-back', agreed, { card: 'starter', next: 'other' }, 'A seven is kept back; the other has six and eight.', '5 chips'),
    lawExample(
      'card-held-back',
      agreed,
      { card: 'other', next: 'nobody' },
      'A nine is kept back, and the ten has not been drawn.',
      'The player must play the card at the first chance that the rules give',
    ),
    lawExample('cannot-play', two, { drawn: 'no' }, 'A player has nothing that fits.', 'top card of the third hand'),
    lawExample('cannot-play', two, { drawn: 'fits' }, 'The card drawn is the eight that he needs.', 'may play the card'),
    lawExample('cannot-play', two, { drawn: 'not' }, 'The card drawn is of no use.', '1 chip'),
    lawExample('cannot-play', two, { drawn: 'gone' }, 'All seventeen cards of the third hand have been drawn.', 'does not cover'),
    sheetExample(
      'account',
      two,
      { names: 'Ann.Ben' },
      [
        { what: 'over', winner: 'first', passes: '2.5', held: '0.9' },
        { what: 'back', card: 'starter', offender: 'first', next: 'second', second: 'second' },
      ],
      'Seven in the pool and nine cards left go to Ann; then she holds a seven back, and Ben has both the six and the eight.',
      { Ann: 4, Ben: -4 },
    ),
    sheetExample(
      'account',
      two,
      { names: 'Ann.Ben', starter: '4' },
      [{ what: 'over', winner: 'second', passes: '0.1', held: '20.0' }],
      'One chip in the pool, and twenty cards in a hand that drew often.',
      { Ann: -20, Ben: 20 },
    ),
  ],
});
