import { doubted } from '../../../laws/cites.ts';
import { bookValue } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { sevenCardCases } from './shared/cases.ts';

export default variant({
  title: 'Seven-card cribbage',
  aliases: [],
  books: {
    'blue-ribbon-1940': {
      heading: 'Seven-Card Cribbage',
      pages: '199',
      inherits: { from: 'cribbage', cite: doubted(cites.blue.penaltiesDeal, 'The clause speaks of irregularities; the section gives no counts of its own.') },
    },
  },
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  glance: {
    Game: 'usually {points.game} holes, twice round',
    Cards: '7 each, 2 of them to the crib: 5 in hand',
    'Counted at the show': '6 cards in hand with the starter, 5 in the crib',
  },
  laws: { repeal: { 'three-for-last-claimed': 'The book refuses the allowance in the game of six cards; its section on seven is silent.' } },
  points: {
    amend: {
      flush: {
        gist: 'All five cards of the hand are of one suit, the starter of another.',
        books: {
          'blue-ribbon-1940': bookValue(
            5,
            doubted(cites.blue.fiveCardScoring, 'Stated for a hand of 3 cards only; one point a card is carried over to the hand of 5.'),
            { says: 'a point a card', way: 'hand-of-five' },
          ),
        },
      },
      'flush-with-starter': {
        gist: 'All five cards of the hand and the starter are of one suit.',
        books: {
          'blue-ribbon-1940': bookValue(
            6,
            doubted(cites.blue.fiveCardScoring, 'Stated for a hand of 3 cards only; one point a card is carried over to the hand of 5.'),
            { says: 'a point a card', way: 'carried-over' },
          ),
        },
      },
      game: { books: { 'blue-ribbon-1940': bookValue(121, cites.blue.sevenCard, { unit: 'hole' }) } },
    },
    repeal: { 'highest-hand': 'The figure is that of five cards; with six more can be made.' },
  },
  scorers: {},
  repealScorers: {
    game: 'Whether its pegs are those of this form has yet to be read.',
  },
  examples: sevenCardCases,
});
