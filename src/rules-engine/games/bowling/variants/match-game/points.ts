import { doubted } from '../../../../laws/cites.ts';
import { cites } from '../../cites.ts';
import { legUnit } from '../../words.ts';
import { rule, points as worth } from '../shared/of-donohue.ts';

export const points = {
  leg: worth('Leg', 'All of both parties have rolled; a leg is marked against the lower.', 1, cites.donohue.match, { unit: legUnit }),
  legs: rule(
    'Game',
    'A party loses the match.',
    'The best of three rollings, or five legs by agreement.',
    doubted(cites.donohue.match, 'Five legs are preferred. The book does not say whether it means five against one party or the best of five.'),
  ),
};
