import { doubted } from '../../../../laws/cites.ts';
import { scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { form, lost, lostExample, made } from '../shared/of-1940.ts';
import { innings } from './scorers.ts';

const points = {
  'pin-left': made(
    'One pin left',
    'The inning ends with one pin standing.',
    1,
    doubted(cites.blue.ninePinsScoring, 'That the pin counts one follows from the maximum of ten only.'),
  ),
  highest: made(
    'Highest game',
    'Ten innings are won.',
    10,
    doubted(cites.blue.ninePinsScoring, 'That the pin counts one follows from the maximum of ten only.'),
  ),
};

export default form({
  title: 'Nine pins',
  aliases: ['Ninepins'],
  at: doubted(cites.blue.ninePinsScoring, 'That the pin counts one follows from the maximum of ten only.'),
  glance: { Pins: 'nine', Inning: 'three balls', Wins: 'just one pin left standing', Game: 'ten innings' },
  points,
  add: {
    'not-one-left': lost(
      doubted(cites.blue.ninePinsScoring, 'That the pin counts one follows from the maximum of ten only.'),
      'Not exactly one pin left',
      'The inning ends with no pin or with several pins standing.',
    ),
  },
  scorers: { innings },
  examples: [
    lostExample('not-one-left', doubted(cites.blue.ninePinsScoring, 'That the pin counts one follows from the maximum of ten only.'), 'All nine fall.'),
    scoreExample(
      'innings',
      doubted(cites.blue.ninePinsScoring, 'That the pin counts one follows from the maximum of ten only.'),
      { innings: 'one.other.one' },
      'Three innings, one of them lost.',
      2,
    ),
    scoreExample(
      'innings',
      doubted(cites.blue.ninePinsScoring, 'That the pin counts one follows from the maximum of ten only.'),
      { innings: Array(10).fill('one').join('.') },
      'Ten innings, one pin left in each.',
      10,
    ),
    valueExample('highest', cites.blue.ninePinsScoring, 'Nobody can do better than leave a single pin ten times.', 10),
  ],
});
