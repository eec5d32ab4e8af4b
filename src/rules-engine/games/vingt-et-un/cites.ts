import { cite } from '../../books.ts';
import { citesOf, doubtful } from '../../core/cites.ts';

export const STAKES = cite('blue-ribbon-1940', '376', 'Vingt-et-Un');
export const BLUE = cite('blue-ribbon-1940', '377', 'Vingt-et-Un');
export const BANK = cite('blue-ribbon-1940', '378', 'Vingt-et-Un');
export const QUINZE = cite('blue-ribbon-1940', '378', 'Quinze');
export const USPC = cite('uspc-1898', '93', 'Vingt-et-un');
export const DEAL = cite('donohue', '327-328', 'Vingt-un');
export const DRAW = cite('donohue', '328-329', 'Vingt-un');
export const SPLIT = cite('donohue', '329', 'Vingt-un');
export const PAY = cite('donohue', '329-330', 'Vingt-un');
export const LATE = cite('donohue', '330', 'Vingt-un');
export const ODDS = cite('donohue', '330', 'Vingt-un');
export const OVER_FOURTEEN = cite('donohue', '330-331', 'Vingt-un');
export const NATURAL_ODDS = cite('donohue', '331', 'Vingt-un', {
  doubt: 'Far too often: worked out, one of two hands has a natural about once in 10.6 deals, and one of four about once in 5.5.',
});
export const FIRST_ROUND = cite('donohue', '328', 'Vingt-un', {
  doubt: 'The footnote is damaged; its last word, what the dealer is allowed, is probably misericorde, a reprieve.',
});
export const WINNING = cite('uspc-1898', '93-94', 'Vingt-et-un', {
  doubt: 'Read literally, a hand of exactly 21 does not win from a lower dealer; 21 or less is taken to be meant.',
});

/** Where the books tell of Vingt-et-un: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Vingt-et-Un': { betting: '376', scoring: '377', deal: '378' },
    Quinze: { quinze: '378' },
  },
  donohue: {
    'Vingt-un': {
      object: '327-328',
      deal: '328',
      showdown: '328-329',
      bothBurst: '328-330',
      scoring: '329-330',
      draw: '329',
      pack: '330',
      chanceOverFourteen: '330-331',
      chanceOfNatural: '331',
    },
  },
  uspc: {
    'Vingt-et-un': {
      scoring: '93',
      twentyOnePlayer: doubtful('93-94', 'Read literally, a hand of exactly 21 does not win from a lower dealer; 21 or less is taken to be meant.'),
      deal: '94',
    },
  },
});
