import { citesOf, doubtful } from '../../laws/cites.ts';

/**
 * The passages of the books on Faro, each under a name. Donohue's table (p. 344) is rearranged: the scan kept the figures in order but
 * lost the columns; tests/engine/games/faro.test.ts recalculates all of them and cannot confirm one.
 */
export const cites = citesOf({
  blue: {
    Faro: {
      box: '235-236',
      turn: '236',
      layout: '236',
      bets: '236-237',
      moved: '237',
      covering: '237',
      whipsawed: '237',
      split: '237',
      settlement: '237',
      lookout: '238',
      cases: '238',
      tab: '238',
      lastTurn: '238',
      catHop: '238',
    },
    Stuss: { stuss: '238' },
  },
  donohue: {
    Faro: {
      dealing: '339',
      stakes: '339',
      wins: '339-340',
      doublet: '340',
      lastCard: '340',
      hocly: '340',
      wrongPack: '340',
      dealer: '340',
      firstCard: '340',
      handling: '340',
      bought: '340',
    },
    'Method of Play': { croupier: '340', limit: '340', dealt: '340-341', gains: '341', reckoning: '341' },
    'Terms Used at Faro': {
      coup: '341',
      doubletTerm: '341',
      hoclyTerm: '341',
      livret: '341-342',
      drawn: '342',
      masque: '342',
      oppose: '342',
      paix: '342',
      paroli: '342',
      pli: '342',
      quinze: '342',
      sept: '342',
      soixante: '343',
      trente: '343',
    },
    'Odds at the Game of Faro': { odds: '343', running: '343', square: '343' },
    'Table for Faro': {
      table: doubtful(
        '344',
        'Our copy has the figures in order and their columns run together; they are set out anew, the two that read 20 and 53 for 16 and 32 cards as 26 and 58, and all come out when reckoned but the 14 for a card twice in 10, which comes to 15.',
      ),
      examples: '345',
      profit: '345',
    },
  },
});
