import { doubted } from '../../../laws/cites.ts';
import { lawExample } from '../../../laws/examples.ts';
import { bookValue } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { eightCardCases } from './shared/cases.ts';

export default variant({
  title: 'Eight-card cribbage',
  aliases: [],
  books: {
    donohue: {
      heading: 'Six Card Cribbage',
      pages: '70',
      inherits: { from: 'cribbage', cite: doubted(cites.donohue.sixCard, 'One sentence: with eight cards the game goes as with six.') },
    },
  },
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  glance: { Game: '{points.game} holes', Cards: '8 each; the book does not say how many go to the crib', Otherwise: 'as in the six-card game' },
  laws: {
    amend: {
      'three-for-last-claimed': {
        title: 'Three for last claimed in the eight-card game',
        gist: 'The non-dealer marks three for last at the start of a game with eight cards.',
      },
    },
  },
  points: {
    amend: {
      flush: {
        gist: 'All the cards of the hand are of one suit, the starter of another.',
        books: { donohue: bookValue(1, doubted(cites.donohue.terms, 'The book does not say how many of the eight cards are kept.'), { per: 'a card' }) },
      },
      'flush-with-starter': {
        gist: 'All the cards of the hand and the starter are of one suit.',
        books: { donohue: bookValue(1, doubted(cites.donohue.terms, 'The book does not say how many of the eight cards are kept.'), { per: 'a card' }) },
      },
      'crib-flush': {
        books: {
          donohue: bookValue(1, doubted(cites.donohue.terms, 'The book does not say how many of the eight cards are kept.'), {
            per: 'a card',
            says: 'the turn-up has to match',
          }),
        },
      },
    },
  },
  scorers: {},
  repealScorers: {
    game: 'Whether its pegs are those of this form has yet to be read.',
    hand: 'The book does not say how many of the eight cards are kept.',
    play: 'The book does not say how many of the eight cards are kept.',
    show: 'The book does not say how many of the eight cards are kept.',
  },
  examples: [
    lawExample('three-for-last-claimed', cites.donohue.sixCard, {}, 'With eight cards each, the non-dealer marks three for last.', 'The score does not count'),
    ...eightCardCases,
  ],
});
