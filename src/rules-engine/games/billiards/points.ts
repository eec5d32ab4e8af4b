import { cite } from '../../books.ts';
import { item, worth } from '../../core/points.ts';

const THREE = cite('blue-ribbon-1940', '45', 'Three-Ball Carom Game', { law: '4' });
export const points = {
  carom: item({ title: 'Carom', gist: 'The cue ball hits both object balls.', aka: ['billiard', 'cannon'], books: { 'blue-ribbon-1940': worth(1, THREE) } }),
  miss: item({ title: 'Miss', gist: 'The cue ball hits neither; the opponent scores.', books: { 'blue-ribbon-1940': worth(1, THREE) } }),
};
