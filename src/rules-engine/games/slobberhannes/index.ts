import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'slobberhannes',
  title: 'Slobberhannes',
  aliases: ['Slobber Hannes', 'Slobberhans'],
  shelf: 'hearts',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Slobberhannes', pages: '360' } },
  has: ['each-for-himself', 'pool', 'tricks'],
  players: { min: 4, max: 7, usual: 4 },
  packs: ['piquet-32'],
  // The book does not say who leads after the first trick.
  following: { rules: ['slobberhannes.rule.follow'], order: '' },
  picture: cards('A suit from the best to the lowest', 'AC KC QC JC 10C 9C 8C 7C', cites.blue.game),
  glance: {
    Cards: '32, ace high; without the lowest ones where the deal would not come out even',
    Trumps: 'none',
    Object: 'to take neither the first trick, nor the last, nor the queen of clubs',
    Pays: 'first trick {points.first}, last trick {points.last}, queen of clubs {points.queen}; all three {points.all}',
    Revoke: '{points.revoke}; on the first or the last trick {points.revoke-at-ends}',
    'Start and end': '{points.start} counters each; the first without any pays the others for theirs',
  },
  cites,
  ...code,
  examples,
});
