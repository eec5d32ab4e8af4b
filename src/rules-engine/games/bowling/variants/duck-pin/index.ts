import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, law } from '../../../../laws/laws.ts';
import { isVoid, must } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { countBall, respotPins } from '../../words.ts';
import { BOOK } from '../shared/of-1940.ts';
import { PLAYERS } from '../shared/players.ts';
import { frames } from './scorers.ts';

export default variant({
  title: 'Duck pins',
  aliases: ['Duckpins', 'Duck pin game'],
  books: {
    [BOOK]: {
      heading: 'Duck Pin Game',
      pages: '79-80',
      inherits: {
        from: 'bowling',
        cite: doubted(
          cites.blue.duckPinPlay,
          'The clause names the American Bowling Congress; the laws of ten pins in this book do not bear its name, and are taken to be meant.',
        ),
      },
    },
  },
  players: PLAYERS,
  packs: ['none-0'],
  glance: { Pins: 'ten duck pins, 9 inches high', Frame: 'three balls, two frames at a turn', 'Second line': 'ten feet beyond the foul line' },
  laws: {
    add: {
      'second-line': law({
        offence: 'irregular-ball',
        title: 'Ball delivered over the second line',
        gist: 'The ball is delivered over the line ten feet beyond the foul line.',
        aka: ['lofted too far', 'over the ten-foot line'],
        moment: 'delivery',
        facts: {},
        leads: { 'blue-ribbon-1940': 'Nothing is scored, and the pins that fell are set up again. The ball counts as one of those allowed.' },
        readings: () => ({
          [BOOK]: always(
            [isVoid('count'), must('player', respotPins), must('player', countBall)],
            [
              doubted(
                cites.blue.duckPinPlay,
                'The clause names the American Bowling Congress; the laws of ten pins in this book do not bear its name, and are taken to be meant.',
              ),
              cites.blue.alleyPack,
            ],
            {
              note: 'The ball is called foul; a foul ball has the ten-pin penalty.',
            },
          ),
        }),
        see: ['bowling.law.foul-line'],
      }),
    },
  },
  points: {},
  scorers: { frames },
  repealScorers: { game: 'A frame has three balls; the frames have a count of their own.', sheet: 'A frame has three balls.' },
  examples: [
    lawExample('second-line', cites.blue.duckPinPlay, {}, 'The ball is set down beyond the second line.', 'Nothing is scored'),
    scoreExample(
      'frames',
      doubted(
        cites.blue.duckPinPlay,
        'The clause names the American Bowling Congress; the laws of ten pins in this book do not bear its name, and are taken to be meant.',
      ),
      { balls: '10.6.4.7.1.2' },
      'Strike, then six and four, then seven, one and two.',
      47,
    ),
    scoreExample(
      'frames',
      doubted(
        cites.blue.duckPinPlay,
        'The clause names the American Bowling Congress; the laws of ten pins in this book do not bear its name, and are taken to be meant.',
      ),
      { balls: Array(12).fill('10').join('.') },
      'Twelve strikes, two of them extra balls.',
      300,
    ),
  ],
});
