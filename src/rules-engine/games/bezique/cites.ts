import { citesOf, doubtful } from '../../laws/cites.ts';

/**
 * The passages of the books on Bezique, each under a name. Our copy of the 1898 book does not show where its pages end;
 * a passage near such an end cites both pages.
 */
export const cites = citesOf({
  blue: {
    Bézique: {
      pack: '27',
      rank: doubtful('27', 'The picture that shows the rank is lost in our copy.'),
      deal: '27-28',
      cut: '27',
      turned: '28',
      object: '28',
      draw: '28',
      dix: '28',
      classes: '29',
      laid: '29',
      taken: '29',
      lesser: '29',
      once: '29-30',
      waiting: '30',
      end: '30',
      game: '30',
    },
    'Bézique: Penalties': { penalties: '31', draws: '31-32', late: '32', wrong: '32' },
    'Three-hand bézique': { three: '32' },
    'Four-hand bézique': { four: '32' },
    'Rubicon bézique': { rubicon: '33', reformed: '33-34', similar: '34', minor: '34', close: '34', settled: '34' },
    'Rubicon bézique: Penalties': {
      faults: '35',
      over: doubtful('35', 'Our copy has “goo” where 900 is read.'),
    },
    'Chinese bézique': { chinese: '35' },
    'Chouette bézique': { chouette: '35' },
    'Polish bézique': { polish: '35-36' },
  },
  uspc: {
    Bezique: {
      game: '73',
      misdeal: '73',
      stock: '73',
      undrawn: '73',
      twoDrawn: '73-74',
      alike: '74',
      rank: '74',
      seven: '74',
      object: '74',
      classes: '74',
      single: '74-75',
      again: '74-75',
      wrong: '75',
      follow: '75',
      forty: doubtful('75', 'The forty come after the rule to take the trick; that a player who could follow but not win owes them too is our reading.'),
      last: '75',
      brisques: '75',
      tie: '75',
    },
    'Bezique without a Trump': { without: '75-76' },
    'Three-handed Bezique': { three: '76' },
    'Four-handed Bezique': { four: '76' },
    'Rubicon Bezique': { rubicon: '76', carte: '76-77', kinds: '76-77', lastTrick: '77', broken: '77', settled: '77', counted: '77-78', lost: '77-78' },
  },
  sierra: { 'Pinochle: How the game evolved': { history: '90-102' } },
});
