// What is paid for a turn without a card, for a card held back, and at the end.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law } from '../../../laws/laws.ts';
import { forEach, must, noPenaltyPrinted, notDecided, passesTo, paysPoints, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { eitherNeighbour, holderOfNext, playAtFirstChance } from '../words.ts';

const { game } = cites.blue;
const { pool, back } = cites.uspc;
const AGREED = doubted(back, 'The players agree on the sum; the figures are what the book calls general.');
const BLUE = 'blue-ribbon-1940';
const USPC = 'uspc-1898';

export const paying = {
  'cannot-play': law({
    question: 'runs-out',
    title: 'No card that can be played',
    gist: 'A player has no card that fits.',
    aka: ['cannot go', 'I have nothing to play', 'pass', 'knock', 'what do I pay', 'chip for passing'],
    moment: 'play',
    facts: {},
    readings: () => ({
      [BLUE]: always([paysPoints('player', pointsOf(points.forfeit, BLUE), 'counter', 'pool'), passesTo('turn', 'next-player')], game),
      [USPC]: always(paysPoints('player', pointsOf(points.forfeit, USPC), 'chip', 'pool'), pool),
    }),
    see: ['fan-tan.points.forfeit'],
  }),
  'card-held-back': law({
    offence: 'held-back',
    title: 'Card held back',
    gist: 'A player says they cannot play, pays, and is found with a card that could have been played.',
    aka: ['passed when able to play', 'had the seven all along', 'kept a card back', 'sat on the seven', 'said he could not go', 'lied about passing'],
    moment: 'play',
    facts: {
      card: fact('Which card did the player hold back?', 'Card held back', {
        starter: { label: 'A card of the starting rank, with which suits begin', chip: 'A starter', if: 'if it is a card of the starting rank' },
        other: { label: 'Another card', if: 'if it is not a card of the starting rank' },
      }),
      next: fact('Who holds the next card in sequence?', 'Next card is with', {
        other: { label: 'Another player', if: 'if another player holds the next card in sequence' },
        own: { label: 'The same player', chip: 'The player', if: 'if the player also holds the next card in sequence' },
      }),
    },
    usual: { next: 'other' },
    leads: {
      'uspc-1898':
        'The player must play the card when it fits and pay 3 chips to the holder of the next card; for a seven, 5 chips each to the holders of six and eight.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree: the card must be played. Only U.S. Playing Card adds what the player pays: 3 chips to the holder of the next card. If it is a card that opens suits, the player pays 5 chips each to the holders of the cards above and below instead.',
    },
    readings: (says) => ({
      [BLUE]: always([must('player', 'play-it'), noPenaltyPrinted], game, {
        note: 'A player who can play must. The book does not say what it costs to hold back.',
      }),
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
            when: { next: 'own' },
            then: [must('offender', playAtFirstChance), notDecided],
            note: 'Nobody else holds the card to which the chips would go; the book does not think of it.',
          },
        ],
        AGREED,
      ),
    }),
    see: ['fan-tan.points.held-back', 'fan-tan.points.starter-back'],
  }),
  'first-without-cards': law({
    question: 'who-wins',
    title: 'First without cards',
    gist: 'A player lays down their last card while the others still hold some.',
    aka: ['who wins', 'who takes the pool', 'I am out', 'do you pay me for your cards', 'went out'],
    moment: 'hand-over',
    facts: {},
    leads: { [USPC]: 'The winner takes the pool. Each other player pays the winner 1 chip for each card left in their own hand.' },
    readings: () => ({
      [BLUE]: always(wins('first-out', 'pool'), game),
      [USPC]: always(
        [wins('first-out', 'pool'), forEach('card-left', paysPoints('each-other-player', pointsOf(points['card-held'], USPC), 'chip', 'first-out'))],
        pool,
      ),
    }),
    see: ['fan-tan.points.pool', 'fan-tan.points.card-held'],
  }),
};
