import { scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { set } from '../../diagrams.ts';
import { form, made } from '../shared/of-1940.ts';
import { innings } from './scorers.ts';

const points = {
  'four-back': made('Four back down', 'The four back pins are down and the head pin stands.', 2, cites.blue.headScoring),
  'all-down': made('All down', 'All the pins are down.', 1, cites.blue.headScoring),
  highest: made('Highest game', 'Every inning brings the four back pins alone.', 20, cites.blue.headScoring),
};

export default form({
  title: 'Head pin and four back',
  at: cites.blue.headScoring,
  glance: { Pins: 'the head pin and the four back pins', Inning: 'three balls', Best: 'the four back down, the head pin up', Game: 'ten innings' },
  points,
  scorers: { innings },
  diagram: set('The five pins', 'The head pin in front and the four pins of the back row.', [1, 7, 8, 9, 10]),
  examples: [
    scoreExample('innings', cites.blue.headScoring, { innings: 'back.all' }, 'One inning leaves the head pin, one clears all.', 3),
    scoreExample('innings', cites.blue.headScoring, { innings: Array(10).fill('back').join('.') }, 'Ten innings, the head pin left in each.', 20),
    valueExample('highest', cites.blue.headScoring, 'The head pin stands at the end of each of ten innings, alone.', 20),
  ],
});
