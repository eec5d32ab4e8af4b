import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, forEach, must, noPenaltyPrinted, notDecided, passesTo, paysPoints, wins } from '../../../laws/remedies.ts';
import { bookValue, pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { nines } from '../diagrams.ts';
import { points } from '../points.ts';
import { continueSequence, eitherNeighbour, holderOfNext, openSuit, playAtFirstChance, playFiveOrNine, playUpOrDown } from '../words.ts';

const blue = cites.blue.domino;
const uspc = cites.uspc.domino;
const BLUE = 'blue-ribbon-1940';
const USPC = 'uspc-1898';
const counter = pointsOf(points.forfeit, BLUE);
const starter = doubted(
  cites.uspc.back,
  'The passage names the seven; here the five or the nine that began is in its place, and so the cards on either side of it are meant.',
);
const left = bookValue(1, blue, { unit: 'counter', per: 'a card' });

export default variant({
  title: 'Domino whist',
  aliases: ['Five or nine', 'Five-or-nine'],
  books: {
    [BLUE]: { heading: 'Five or Nine, or Domino Whist', pages: '372', inherits: { from: 'fan-tan', cite: blue } },
    [USPC]: { heading: 'Domino Whist', pages: '36', inherits: { from: 'fan-tan', cite: uspc } },
  },
  players: { min: 2, max: 12, usual: 4, say: 'any number' },
  packs: ['standard-52'],
  glance: {
    Begins: 'a five or a nine; the other suits open with the same rank',
    'Cannot play': '{points.forfeit} into the pool',
    Wins: 'the first without cards: the pool, and {points.card-held} for each card that another holds',
    'The rest': 'as in fan-tan',
  },
  diagrams: { nines },
  laws: {
    amend: {
      'first-card': {
        gist: 'The player on the dealer’s left has no five and no nine, or would begin with another card.',
        aka: ['neither five nor nine', 'who starts', 'begin with another card', 'no five or nine'],
        leads: {
          'blue-ribbon-1940':
            'The player on the dealer’s left must begin with a five or a nine. Without one, they pay 1 counter to the pool, and the turn passes on.',
          'uspc-1898': 'The player on the dealer’s left must begin with a five or a nine. Without one, they pay 1 chip to the pool, and the turn passes on.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { holds: 'yes' }, then: [must('eldest-hand', playFiveOrNine)] },
              { when: { holds: 'no' }, then: [paysPoints('eldest-hand', counter, 'counter', 'pool'), passesTo('turn', 'next-player')] },
            ],
            blue,
          ),
          [USPC]: says(
            [
              { when: { holds: 'yes' }, then: [must('eldest-hand', playFiveOrNine)] },
              {
                when: { holds: 'no' },
                then: [paysPoints('eldest-hand', pointsOf(points.forfeit, USPC), 'chip', 'pool'), passesTo('turn', 'next-player')],
                note: 'Play begins with the next player who can; the chip is owed by the rules of fan-tan.',
              },
            ],
            [uspc, cites.uspc.pool],
          ),
        }),
      },
      'second-card': {
        leads: {
          'blue-ribbon-1940': 'The next card of the suit, up or down, may be played, or a card of the same rank in another suit.',
          'uspc-1898': 'The next card of the suit, up or down, may be played, or a card of the same rank in another suit.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { card: ['below', 'above'] }, then: [allowed('player', 'play-that-card')] },
              { when: { card: 'rank' }, then: [allowed('player', 'play-that-card')], note: 'So may one who could go on with the first suit and would not.' },
            ],
            blue,
          ),
          [USPC]: always(allowed('player', 'play-that-card'), [uspc, cites.uspc.play], { note: 'The card below or above, or the same rank of another suit.' }),
        }),
      },
      'card-out-of-order': {
        leads: {
          'blue-ribbon-1940':
            'Only the next card, up or down, may be added to a suit on the table. Only a card of the rank that opens suits may begin a new suit. The book names no penalty.',
          'uspc-1898':
            'Only the next card, up or down, may be added to a suit on the table. Only a card of the rank that opens suits may begin a new suit. The book names no penalty.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { card: ['next', 'rank'] }, then: [allowed('player', 'play-that-card')] },
              { when: { card: ['low', 'other'] }, then: [barred('player', 'play-that-card'), noPenaltyPrinted] },
            ],
            [blue, cites.blue.game],
          ),
        }),
      },
      'card-held-back': {
        leads: {
          'uspc-1898':
            'The player must play the card when it fits and pay 3 chips to the holder of the next card; for a card that opens suits, 5 chips each to the holders of the two cards next to it.',
        },
        verdict: {
          kind: 'adds',
          say: 'The books agree: the card must be played. Only U.S. Playing Card adds what the player pays: 3 chips to the holder of the next card. If it is a card that opens suits, the player pays 5 chips each to the holders of the cards above and below instead.',
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
            [starter, uspc],
          ),
        }),
      },
      'first-without-cards': {
        leads: { [BLUE]: 'The winner takes the pool. Each other player pays the winner 1 counter for each card left in their own hand.' },
        readings: () => ({
          [BLUE]: always([wins('first-out', 'pool'), forEach('card-left', paysPoints('each-other-player', left.points ?? 0, 'counter', 'first-out'))], blue),
        }),
      },
    },
    add: {
      'other-rank': law({
        offence: 'irregular-play',
        title: 'New suit opened with the other rank',
        gist: 'Play began with a nine, and a player opens a suit with a five, or the other way about.',
        aka: ['five and nine both', 'began with nine, now a five', 'two starters', 'can I start with a five'],
        moment: 'play',
        facts: {},
        readings: () => ({
          [BLUE]: always([barred('player', 'play-that-card'), noPenaltyPrinted], blue),
          [USPC]: always([barred('player', 'play-that-card'), noPenaltyPrinted], uspc),
        }),
      }),
      'new-suit-or-old': law({
        question: 'allowed',
        title: 'New suit though the old could go on',
        gist: 'A player could continue a sequence and would rather open a new suit, or do neither.',
        aka: ['must I continue', 'unwilling to play', 'start another suit', 'refuse to continue the sequence'],
        moment: 'play',
        facts: {
          starter: fact('Does the player hold a card of the starting rank?', 'Has a starter', {
            yes: { label: 'Yes', if: 'if the player holds a card of the starting rank' },
            no: { label: 'No', if: 'if the player holds no card of the starting rank' },
          }),
        },
        usual: { starter: 'yes' },
        leads: {
          'blue-ribbon-1940':
            'A player who holds a card of the starting rank may open a new suit with it. Without one, the player must continue a sequence on the table.',
          'uspc-1898':
            'A player who holds a card of the starting rank may open a new suit with it. Without one, the player must continue a sequence on the table.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { starter: 'yes' }, then: [allowed('player', openSuit)] },
              { when: { starter: 'no' }, then: [must('player', continueSequence)] },
            ],
            blue,
          ),
          [USPC]: says(
            [
              { when: { starter: 'yes' }, then: [allowed('player', openSuit)] },
              { when: { starter: 'no' }, then: [must('player', continueSequence)], note: 'A card held back is paid for.' },
            ],
            [uspc, cites.uspc.play, cites.uspc.back],
          ),
        }),
      }),
      'up-or-down': law({
        question: 'allowed',
        title: 'Up or down',
        gist: 'A suit goes up on one side, and the next player wants to go down on the other.',
        aka: ['both directions', 'as it starts so it must continue', 'go down instead of up', 'which direction'],
        moment: 'play',
        facts: {},
        readings: () => ({
          [BLUE]: always(allowed('player', playUpOrDown), cites.blue.direction),
          [USPC]: always(allowed('player', playUpOrDown), [uspc, cites.uspc.play]),
        }),
      }),
    },
  },
  points: {
    amend: {
      'card-held': { books: { [BLUE]: left } },
      'starter-back': {
        title: 'A five or nine held back',
        aka: ['held back a five', 'held back a nine', 'five chips', 'starter held back'],
        books: { [USPC]: bookValue(5, starter, { unit: 'chip', per: 'to each holder of the two cards next to it' }) },
      },
    },
  },
  scorers: {},
  examples: [
    lawExample('card-held-back', starter, { card: 'other', next: 'other' }, 'An eight is kept back; another player has the next card.', '3 chips'),
    lawExample('card-held-back', starter, { card: 'starter', next: 'other' }, 'Play began with a nine, and a nine is kept back.', '5 chips'),
    lawExample(
      'card-held-back',
      starter,
      { card: 'starter', next: 'own' },
      'One hand has the nine, the eight and the ten.',
      'The player at fault must play the card at the first chance that the rules give',
    ),
    valueExample('starter-back', starter, 'A nine was kept back.', 5),
    lawExample('first-card', blue, { holds: 'yes' }, 'The eldest hand has a nine and would begin with a king.', 'begin with a five or a nine'),
    lawExample('first-card', blue, { holds: 'no' }, 'He has neither a five nor a nine.', '1 counter'),
    lawExample('first-card', uspc, { holds: 'yes' }, 'He has the five of clubs.', 'begin with a five or a nine'),
    lawExample('first-card', uspc, { holds: 'no' }, 'The eldest hand has neither; the next player has a nine.', '1 chip'),
    lawExample('second-card', blue, { card: 'above' }, 'A six is laid beside the five.', 'may play'),
    lawExample('second-card', blue, { card: 'rank' }, 'A second five is laid down, though the six was in the hand.', 'may play'),
    lawExample('second-card', uspc, { card: 'below' }, 'The eight is laid beside the nine.', 'may play'),
    lawExample('first-without-cards', blue, {}, 'A player is out; the others hold five cards between them.', '1 counter'),
    lawExample('card-out-of-order', blue, { card: 'next' }, 'The four is laid beside the five.', 'may play'),
    lawExample('card-out-of-order', blue, { card: 'other' }, 'A three is laid beside the five.', 'may not play'),
    lawExample('other-rank', blue, {}, 'Play began with a nine, and a five of clubs is set.', 'may not play'),
    lawExample('other-rank', uspc, {}, 'The first five is out, and a nine opens the hearts.', 'may not play'),
    lawExample('new-suit-or-old', blue, { starter: 'yes' }, 'He could play the ten and sets another nine.', 'open a new suit'),
    lawExample('new-suit-or-old', blue, { starter: 'no' }, 'He has no nine, holds the ten and would rather pay.', 'continue a sequence'),
    lawExample('new-suit-or-old', uspc, { starter: 'yes' }, 'A second five is played.', 'open a new suit'),
    lawExample('new-suit-or-old', uspc, { starter: 'no' }, 'He holds the six and would rather pay.', 'continue a sequence'),
    lawExample('up-or-down', cites.blue.direction, {}, 'The four lies beside the five, and a six is offered.', 'up or down'),
    lawExample('up-or-down', uspc, {}, 'The ten lies beside the nine, and an eight is offered.', 'up or down'),
    valueExample('card-held', blue, 'The winner is out, and a player holds three cards.', 1),
    scoreExample(
      'deal',
      blue,
      { pool: '6', held: '2.3' },
      'Six in the pool; two others hold two and three cards.',
      { 'The winner': 11, 'Player 2': -2, 'Player 3': -3 },
      'receives 11 counters',
    ),
    sheetExample(
      'account',
      blue,
      { players: 'three', names: 'Ann.Ben.Cora' },
      [{ what: 'over', winner: 'second', passes: '3.0.2', held: '3.0.3' }],
      'Three play. Ben never passes and is out with five in the pool; the others hold three cards each.',
      { Ann: -6, Ben: 11, Cora: -5 },
    ),
  ],
});
