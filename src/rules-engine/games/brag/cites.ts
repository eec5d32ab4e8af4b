import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Brag and its forms, each under a name. */
export const cites = citesOf({
  blue: { 'Three-Stake Brag': { pools: '80', first: '80', second: '80', third: '80' } },
  donohue: {
    Brag: { braggers: '86', royals: '86', pairs: '86-87', ranks: '87', third: '87', lowest: '87', agreed: '87', deal: '87', play: '87', end: '87' },
    'Brag and Pairs': { twoStakes: '88', twoSight: '88', twoBrag: '88' },
    'Three-Stake Brag': { three: '88', firstOfThree: '88', secondOfThree: '88', thirdOfThree: '88', allThree: '88' },
  },
});
