import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always } from '../../../../laws/laws.ts';
import { allowed, must, notDecided, passesTo, paysPoints } from '../../../../laws/remedies.ts';
import { bookValue, pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { points } from '../../points.ts';
import { eitherNeighbour, holderOfNext, playAtFirstChance, playStarter } from '../../words.ts';
import { account, deal, USPC } from './scorers.ts';

const { sixty, play, pool, back } = cites.uspc;
const eight = doubted(
  back,
  'The passage names the seven; with this pack the eights are used in place of the sevens, and so the seven and the nine beside it are meant.',
);

export default variant({
  title: 'Fan-tan with sixty cards',
  aliases: ['Fan-tan with elevens and twelves', 'Eights'],
  books: { [USPC]: { heading: 'Fan Tan', pages: '70', inherits: { from: 'fan-tan', cite: sixty } } },
  players: { min: 2, max: 12, usual: 4, say: '2, 3, 4, 5, 6, 10 or 12: the pack then comes out even' },
  packs: ['sixty-60'],
  glance: {
    Pack: '60 cards, with elevens and twelves',
    Starters: 'the eights',
    Deal: 'even for 2, 3, 4, 5, 6, 10 or 12 players',
    'The rest': 'as in fan-tan',
  },
  laws: {
    amend: {
      'first-card': {
        aka: ['must I start with an eight', 'no eight', 'who starts', 'seven or eight starts'],
        leads: {
          'uspc-1898': 'The player on the dealer’s left must begin with one of the eights. Without one, they pay 1 chip to the pool, and the turn passes on.',
        },
        readings: (says) => ({
          [USPC]: says(
            [
              { when: { holds: 'yes' }, then: [must('eldest-hand', playStarter)], note: 'The starters are the eights.' },
              {
                when: { holds: 'no' },
                then: [paysPoints('eldest-hand', pointsOf(points.forfeit, USPC), 'chip', 'pool'), passesTo('turn', 'next-player')],
                note: 'The starters are the eights.',
              },
            ],
            [sixty, play, pool],
          ),
        }),
      },
      'second-card': {
        leads: { 'uspc-1898': 'The seven or the nine of the suit may be played, or another eight.' },
        readings: () => ({
          [USPC]: always(allowed('player', 'play-that-card'), [sixty, play], { note: 'The seven or the nine of the suit, or another eight.' }),
        }),
      },
      'card-held-back': {
        leads: {
          'uspc-1898':
            'The player must play the card when it fits and pay 3 chips to the holder of the next card; for a card that opens suits, 5 chips each to the holders of the two cards next to it.',
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
                doubtful: true,
              },
              {
                when: { next: 'own' },
                then: [must('offender', playAtFirstChance), notDecided],
                note: 'Nobody else holds the card to which the chips would go; the book does not think of it.',
              },
            ],
            [eight, sixty],
          ),
        }),
      },
    },
    repeal: {
      'first-play-sold': 'Only the 1940 book sells the first play, and this form is in the book of 1898.',
      'uneven-deal': 'For 2, 3, 4, 5, 6, 10 or 12 players sixty cards come out even.',
    },
  },
  points: {
    amend: {
      'starter-back': {
        title: 'An eight held back',
        aka: ['held back an eight', 'five chips', 'starter held back'],
        books: { [USPC]: bookValue(5, eight, { unit: 'chip', per: 'to each holder of the seven and the nine of the suit' }) },
      },
    },
  },
  scorers: { deal, account },
  examples: [
    lawExample('first-card', sixty, { holds: 'yes' }, 'The eldest hand has an eight and a seven.', 'card of the starting rank'),
    lawExample('first-card', sixty, { holds: 'no' }, 'He has two sevens and no eight.', '1 chip'),
    lawExample('second-card', sixty, { card: 'above' }, 'The nine is laid to the eight.', 'may play'),
    lawExample('card-held-back', eight, { card: 'other', next: 'other' }, 'A nine is held back; another player has the ten.', '3 chips'),
    lawExample('card-held-back', eight, { card: 'starter', next: 'other' }, 'An eight is held back.', '5 chips'),
    lawExample(
      'card-held-back',
      eight,
      { card: 'other', next: 'own' },
      'A nine is held back by the holder of the ten.',
      'The player must play the card at the first chance that the rules give',
    ),
    valueExample('starter-back', eight, 'An eight was kept back.', 5),
    scoreExample('deal', sixty, { pool: '4', held: '1.1.2.5', back: 'starter' }, 'Five play. Four in the pool, nine cards left, and an eight was held back.', {
      'The winner': 13,
      'Player 2': -1,
      'Player 3': -1,
      'Player 4': -2,
      'Player 5': -5,
      'Who held it back': -10,
      'Holder of the card below': 5,
      'Holder of the card above': 5,
    }),
    scoreExample('deal', sixty, { pool: '0', held: '1' }, 'Two play, and nobody ever passed.', { 'The winner': 1, 'Player 2': -1 }),
    sheetExample(
      'account',
      sixty,
      { players: 'three', names: 'Ann.Ben.Cora' },
      [
        { what: 'over', winner: 'third', passes: '2.1.0', held: '2.1.0' },
        { what: 'back', card: 'other', offender: 'second', next: 'first' },
      ],
      'Twenty cards each. Cora is out with three in the pool and three cards left; Ben held back a nine, and Ann has the ten.',
      { Ann: -1, Ben: -5, Cora: 6 },
    ),
    sheetExample(
      'account',
      sixty,
      { players: 'two', names: 'Ann.Ben' },
      [{ what: 'over', winner: 'first', passes: '0.4', held: '0.4' }],
      'Four in the pool, and four cards left.',
      { Ann: 8, Ben: -8 },
    ),
  ],
});
