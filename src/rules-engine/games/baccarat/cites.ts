import { citesOf, doubtful } from '../../laws/cites.ts';
export const BROKEN_OFF = 'Our copy breaks off within the section on Baccarat Banque.';

/** The passages of the books on Baccarat, each under a name. */
export const cites = citesOf({
  blue: {
    Baccara: {
      baccaraPack: '12',
      baccaraBets: '12-13',
      baccaraDeal: '13',
      baccaraRank: '13-14',
      baccaraScoring: '14',
      baccaraEven: doubtful('14', 'The book implies, but does not say, that the bank pays even money.'),
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
