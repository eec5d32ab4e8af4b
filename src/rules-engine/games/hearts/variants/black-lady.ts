import { cite } from '../../../books.ts';
import { variant } from '../../../core/games.ts';
import { item, worth } from '../../../core/points.ts';
import { BLUE_CHAPTER } from '../cites.ts';
import { blackCardLaw, blackCardScorer, passedAmendment } from './shared/black-card.ts';
import { NO_BREAKING, NO_MOON } from './shared/repeals.ts';

const BLUE = cite('blue-ribbon-1940', '246', 'Discard Hearts: Black-Jack, or Black-Lady');

const row = item({
  title: 'The queen of spades',
  gist: 'The queen of spades is in a trick that the player has won; it counts as so many hearts.',
  aka: ['black lady', 'black maria', 'queen 13'],
  group: 'What counts',
  books: { 'blue-ribbon-1940': worth(13, BLUE, { unit: 'chip' }) },
});

export default variant({
  title: 'Black lady',
  aliases: ['Discard hearts', 'Black-lady', 'Black lady hearts', 'Black Maria'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Discard Hearts: Black-Jack, or Black-Lady',
      pages: '246',
      inherits: { from: 'hearts', cite: BLUE_CHAPTER('246', 'Discard Hearts: Black-Jack, or Black-Lady') },
    },
  },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    'The queen of spades': 'counts as 13 hearts',
    Passing: 'three cards, always to the player on the left',
    'Thrown on another suit': 'by a player who cannot follow, like a heart',
    'On a heart lead': 'ranks below the two of hearts',
  },
  laws: {
    amend: { 'passed-cards-seen': passedAmendment(BLUE) },
    add: { 'queen-thrown': blackCardLaw('queen of spades', BLUE, ['hearts/black-lady.points.black-lady']) },
    repeal: { ...NO_MOON, ...NO_BREAKING },
  },
  points: { add: { 'black-lady': row } },
  scorers: { deal: blackCardScorer('queen of spades', row, 'points.black-lady') },
  examples: [
    {
      kind: 'law',
      law: 'passed-cards-seen',
      book: 'blue-ribbon-1940',
      story: 'A player takes up the three cards of his neighbour with his own still in hand.',
      answers: { passed: 'no' },
      ruling: 'may not look',
      cite: BLUE,
    },
    {
      kind: 'law',
      law: 'queen-thrown',
      book: 'blue-ribbon-1940',
      story: 'Hearts are led, and a player without any throws the queen of spades.',
      answers: { led: 'hearts', able: 'no' },
      ruling: 'below the two of hearts',
      cite: BLUE,
    },
    {
      kind: 'score',
      scorer: 'deal',
      book: 'blue-ribbon-1940',
      story: 'Five hearts, and the queen of spades to a player without any.',
      input: { hearts: '5.0.8.0', card: 'second' },
      totals: { 'First player': -5, 'Second player': -13, 'Third player': -8 },
      cite: BLUE,
    },
  ],
});
