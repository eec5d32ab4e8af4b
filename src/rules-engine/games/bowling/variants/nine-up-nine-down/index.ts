import { doubted } from '../../../../laws/cites.ts';
import { scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { TEN_PINS } from '../../diagrams.ts';
import { form, lost, lostExample, made } from '../shared/of-1940.ts';
import { innings } from './scorers.ts';

const points = {
  'first-pin': made(
    'A single pin',
    'The first ball knocks down one pin and no more.',
    1,
    doubted(cites.blue.nineUpNine, 'The words for a failure can mean either task or both; read here as either, so that an inning brings both points or none.'),
  ),
  'last-pin': made(
    'One pin left',
    'The other two balls leave one pin standing.',
    1,
    doubted(cites.blue.nineUpNine, 'The words for a failure can mean either task or both; read here as either, so that an inning brings both points or none.'),
  ),
  highest: made(
    'Highest game',
    'Every inning brings both points.',
    20,
    doubted(cites.blue.nineUpNine, 'The words for a failure can mean either task or both; read here as either, so that an inning brings both points or none.'),
  ),
};

export default form({
  title: 'Nine up and nine down',
  at: doubted(
    cites.blue.nineUpNine,
    'The words for a failure can mean either task or both; read here as either, so that an inning brings both points or none.',
  ),
  glance: { Pins: 'ten', Inning: 'three balls: one pin with the first, then all but one', Game: 'ten innings' },
  points,
  add: {
    'task-failed': lost(
      doubted(
        cites.blue.nineUpNine,
        'The words for a failure can mean either task or both; read here as either, so that an inning brings both points or none.',
      ),
      'Either task failed',
      'The first ball takes no pin or several, or the inning does not end with one pin standing.',
    ),
  },
  scorers: { innings },
  diagram: TEN_PINS,
  examples: [
    lostExample(
      'task-failed',
      doubted(
        cites.blue.nineUpNine,
        'The words for a failure can mean either task or both; read here as either, so that an inning brings both points or none.',
      ),
      'The first ball takes two pins.',
    ),
    scoreExample(
      'innings',
      doubted(
        cites.blue.nineUpNine,
        'The words for a failure can mean either task or both; read here as either, so that an inning brings both points or none.',
      ),
      { innings: 'both.failed' },
      'One inning is made, one is lost.',
      2,
    ),
    scoreExample(
      'innings',
      doubted(
        cites.blue.nineUpNine,
        'The words for a failure can mean either task or both; read here as either, so that an inning brings both points or none.',
      ),
      { innings: Array(10).fill('both').join('.') },
      'Ten innings, both tasks done in each.',
      20,
    ),
    valueExample('highest', cites.blue.nineUpNine, 'Each inning began with one pin and ended with one.', 20),
  ],
});
