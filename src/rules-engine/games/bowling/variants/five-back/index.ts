import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always, law } from '../../../../laws/laws.ts';
import { allowed } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { setLeftSpot } from '../../words.ts';
import { BOOK, form, made } from '../shared/of-1940.ts';
import { frames } from './scorers.ts';

export const points = {
  strike: made(
    'Strike',
    'All five pins fall to the first ball.',
    5,
    doubted(
      cites.blue.fiveBack,
      'What the balls after a strike or a spare add is not printed. The maximum of 150 is reached if they count on as in ten pins, and as well if they are rolled in the same inning at pins set again.',
    ),
  ),
  spare: made(
    'Spare',
    'All five pins fall to two balls.',
    5,
    doubted(
      cites.blue.fiveBack,
      'What the balls after a strike or a spare add is not printed. The maximum of 150 is reached if they count on as in ten pins, and as well if they are rolled in the same inning at pins set again.',
    ),
  ),
  pin: made(
    'Pin down',
    'A pin falls in an inning without a strike or a spare.',
    1,
    doubted(cites.blue.fiveBack, 'Nothing is printed of an inning that is not cleared; that a pin counts one is taken from ten pins.'),
    { per: 'a pin' },
  ),
  highest: made('Highest game', 'Every ball clears the pins.', 150, cites.blue.fiveBack),
};

export default form({
  title: 'Five back',
  at: cites.blue.fiveBack,
  glance: { Pins: 'five', Inning: 'three balls', 'Strike or spare': '{points.strike}', Game: 'ten innings, {points.highest} at most' },
  points,
  add: {
    'left-handed': law({
      offence: 'wrong-set-up',
      title: 'Left-handed bowler',
      gist: 'The player bowls with the left hand.',
      moment: 'set-up',
      facts: {},
      readings: () => ({ [BOOK]: always(allowed('player', setLeftSpot), cites.blue.fiveBack) }),
    }),
  },
  scorers: { frames },
  examples: [
    lawExample('left-handed', cites.blue.fiveBack, {}, 'A left-handed bowler asks for the other spot.', 'left quarter spot'),
    scoreExample('frames', cites.blue.fiveBack, { balls: '3.2.2.1.1' }, 'A spare, counted on by the next ball; then four pins of five.', 11),
    scoreExample(
      'frames',
      doubted(
        cites.blue.fiveBack,
        'What the balls after a strike or a spare add is not printed. The maximum of 150 is reached if they count on as in ten pins, and as well if they are rolled in the same inning at pins set again.',
      ),
      { balls: Array(12).fill('5').join('.') },
      'Every ball clears the pins, counted on as in ten pins.',
      150,
    ),
    scoreExample(
      'frames',
      doubted(
        cites.blue.fiveBack,
        'What the balls after a strike or a spare add is not printed. The maximum of 150 is reached if they count on as in ten pins, and as well if they are rolled in the same inning at pins set again.',
      ),
      { balls: Array(30).fill('5').join('.'), after: 'same' },
      'Every ball clears the pins, all rolled in their own inning.',
      150,
    ),
    valueExample('highest', cites.blue.fiveBack, 'What is the most that five pins can bring?', 150),
  ],
});
