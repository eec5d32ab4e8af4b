import { scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { form, lost, lostExample, made } from '../shared/of-1940.ts';
import { innings } from './scorers.ts';

const points = {
  feather: made('Feather left alone', 'All the pins but the feather are down.', 1, cites.blue.cockedHatFeatherScoring),
  highest: made('Highest game', 'Ten innings are won.', 10, cites.blue.cockedHatFeatherScoring),
};

export default form({
  title: 'Cocked hat and feather',
  at: cites.blue.cockedHatFeatherScoring,
  glance: { Pins: 'four, the middle one the feather', Inning: 'three balls', Wins: 'the feather left alone', Game: 'ten innings' },
  points,
  add: { 'feather-missed': lost(cites.blue.cockedHatFeatherScoring, 'Feather not left alone', 'Another pin than the feather stands, or the feather is down.') },
  scorers: { innings },
  examples: [
    lostExample('feather-missed', cites.blue.cockedHatFeatherScoring, 'The feather falls with the rest.'),
    scoreExample('innings', cites.blue.cockedHatFeatherScoring, { innings: 'feather.other.feather' }, 'Two innings of three leave the feather alone.', 2),
    scoreExample(
      'innings',
      cites.blue.cockedHatFeatherScoring,
      { innings: Array(10).fill('feather').join('.') },
      'Ten innings, each with the feather alone.',
      10,
    ),
    valueExample('highest', cites.blue.cockedHatFeatherScoring, 'The feather has never fallen, and nothing else has stood.', 10),
  ],
});
