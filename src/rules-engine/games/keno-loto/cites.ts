import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the books on keno and loto, each under a name. */
export const cites = citesOf({
  blue: {
    Keno: {
      banker: '247',
      card: doubtful('247', 'The figure of a card, numbered 264, is lost in our copy; how it parts the tens cannot be seen.'),
      rows: '248',
      price: '248',
      goose: '248',
      call: '248',
    },
  },
  donohue: {
    Loto: {
      outfit: '324',
      stakes: '324',
      exchange: '324',
      pool: '324',
      bag: '324-325',
      cover: '325',
      putAway: '325',
      lines: '325',
      rotation: '325',
      again: '325',
      lastDrawing: '325',
    },
    'Loto: cards of a new combination': {
      cards: doubtful('326', 'The book does not say what the one, two, three or four counters are given for.'),
      runs: '326',
      stock: doubtful('326', 'The table is printed without a word on what is multiplied by ten.'),
      other: '326',
    },
  },
});
