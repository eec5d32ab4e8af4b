import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on odds, each under a name. */
export const cites = citesOf({
  blue: {
    Probabilities: { chance: '327-328', ball: '328', die: '328', dice: '328', card: '328', twoPacks: '328', reds: '329', run: '329' },
    'Maturity of the chances': { ballsOut: '329', ballsBack: '330', maturity: '330', longRun: '330' },
    'Betting, odds': { unfair: '330-331', yarborough: '331' },
    'Doubling up bets': { doubling: '331', allAtOnce: '331' },
    Martingales: { martingale: '332', progression: '332', cancelling: '332-333' },
    'Luck and superstition': { luck: '333-334' },
  },
  donohue: {
    'Rules for calculating bets on any event': { share: '322', favourites: '322', cancel: '322' },
    'Table of odds against winning any number of successive events': { run: '343' },
  },
});
