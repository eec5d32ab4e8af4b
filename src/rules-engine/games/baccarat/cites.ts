import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

export const SEATS = cite('blue-ribbon-1940', '12-13', 'Baccara');
export const PLAY = cite('blue-ribbon-1940', '13', 'Baccara');
export const SETTLE = cite('blue-ribbon-1940', '14', 'Baccara');
export const BANCO = cite('blue-ribbon-1940', '14-15', 'Baccara');
export const BLUE_CHEMIN = cite('blue-ribbon-1940', '15', 'Chemin de Fer');
export const NATURALS = cite('blue-ribbon-1940', '13', 'Baccara', {
  doubt: 'The first sentence has the banker pay unless his number is equal; a nine against an eight is read from the sentence after it.',
});
export const COUNT = cite('hoffmann', '4', 'Baccarat');
export const STAKES = cite('hoffmann', '5-6', 'Baccarat Chemin de Fer');
export const DEAL = cite('hoffmann', '6', 'Baccarat Chemin de Fer');
export const DRAW = cite('hoffmann', '6-7', 'Baccarat Chemin de Fer');
export const TIES = cite('hoffmann', '7', 'Baccarat Chemin de Fer');
export const BANK = cite('hoffmann', '7-8', 'Baccarat Chemin de Fer');
export const SUPPLY = cite('hoffmann', '8', 'Baccarat Chemin de Fer');
export const BROKEN_OFF = 'Our copy breaks off within the section on Baccarat Banque.';

/** Where the books tell of Baccarat: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Baccara: {
      baccaraPack: '12',
      baccaraBets: '12-13',
      baccaraDeal: '13',
      baccaraRank: '13-14',
      baccaraScoring: '14',
      baccaraBetting: '14-15',
      baccaraBancoThree: '15',
    },
    'Chemin de Fer': { cheminDeFer: '15' },
  },
  hoffmann: {
    Baccarat: { game: '4' },
    'Baccarat Chemin de Fer': {
      cheminBetting: '5-6',
      cheminPack: '5',
      cheminDeal: '6',
      cheminDraw: '6-7',
      cheminScoring: '7',
      cheminNextBanker: '7-8',
      cheminSupply: '8',
    },
    'Baccarat Banque': { banqueObject: '8-9', banquePack: '8' },
  },
});
