import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, law } from '../../../../laws/laws.ts';
import { isVoid } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { TEN_PINS } from '../../diagrams.ts';
import { BOOK, lost, lostExample, made } from '../shared/of-1940.ts';
import { innings, numbers } from './scorers.ts';

export const points = { number: made('New number', 'The inning brings an exact number of pins, from 1 to 10, not yet scored.', 1, cites.blue.newport) };

export default variant({
  title: 'The Newport game',
  aliases: ['Newport'],
  books: { [BOOK]: { heading: cites.blue.newport.heading, pages: '79' } },
  players: { min: 2, max: 10, say: 'two in the sample; the book gives no number' },
  packs: ['none-0'],
  glance: { Pins: 'ten', Inning: 'three balls, one number', Wins: 'the most different numbers from 1 to 10', Game: 'ten innings' },
  laws: {
    add: {
      repeated: lost(cites.blue.newport, 'Number scored before', 'The inning brings a number of pins that the player has already scored.'),
      'ball-back': law({
        offence: 'pins-disturbed',
        title: 'Ball bounding from the cushion',
        gist: 'Pins fall to a ball that comes back from the cushion.',
        aka: ['bounced back', 'ball came back'],
        moment: 'delivery',
        facts: {},
        readings: () => ({ [BOOK]: always(isVoid('count'), cites.blue.newport) }),
        see: ['bowling.law.rebound'],
      }),
    },
    repeal: {
      rebound: 'The Newport rules have their own on a ball that bounds back; of a ball that has left the alley, and of a pin that rebounds, they say nothing.',
    },
  },
  points: { add: points },
  scorers: { numbers, innings },
  diagrams: { pins: TEN_PINS },
  examples: [
    lostExample('repeated', cites.blue.newport, 'A second five is bowled.'),
    lawExample('ball-back', cites.blue.newport, {}, 'The ball bounds back and takes a pin.', 'Nothing is scored'),
    scoreExample('numbers', cites.blue.newport, { pins: '2.5.7.8.10' }, 'A bowls 2, 5, 7, 8 and 10.', 5),
    scoreExample('numbers', cites.blue.newport, { pins: '1.6.8.9' }, 'B bowls 1, 6, 8 and 9, one number fewer, and loses.', 4),
    scoreExample('numbers', cites.blue.newport, { pins: '5.2.5' }, 'A second 5 brings nothing.', 2),
    scoreExample('innings', cites.blue.newport, { innings: 'fresh.fresh.fresh.fresh.fresh' }, 'A bowls 2, 5, 7, 8 and 10.', 5),
  ],
});
