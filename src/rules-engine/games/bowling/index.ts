import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { alley } from './diagrams.ts';
import { examples } from './examples.ts';

import bostonGame from './variants/boston-game/index.ts';
import cockedHat from './variants/cocked-hat/index.ts';
import cockedHatAndFeather from './variants/cocked-hat-and-feather/index.ts';
import duckPin from './variants/duck-pin/index.ts';
import fiveBack from './variants/five-back/index.ts';
import fourBack from './variants/four-back/index.ts';
import fourPin from './variants/four-pin/index.ts';
import headPinFourBack from './variants/head-pin-four-back/index.ts';
import leaveCentrePin from './variants/leave-centre-pin/index.ts';
import matchGame from './variants/match-game/index.ts';
import newport from './variants/newport/index.ts';
import nineBall from './variants/nine-ball/index.ts';
import ninePins from './variants/nine-pins/index.ts';
import nineUpNineDown from './variants/nine-up-nine-down/index.ts';
import oldAndNewCounting from './variants/old-and-new-counting/index.ts';
import philadelphia from './variants/philadelphia/index.ts';
import smallestNumber from './variants/smallest-number/index.ts';
import withoutCentrePin from './variants/without-centre-pin/index.ts';

export default game({
  id: 'bowling',
  title: 'Bowling',
  aliases: ['Ten pins', 'Tenpins', 'American bowls', 'American ten pins'],
  shelf: 'bowling',
  kind: 'bowling',
  books: { 'blue-ribbon-1940': { heading: 'Bowling', pages: '70-80' }, donohue: { heading: 'American Bowls', pages: '375-380' } },
  has: [],
  players: { min: 2, max: 10, say: 'at most ten together (Donohue); 1940 gives no number' },
  packs: ['none-0'],
  figures: [
    ['10', 'pins'],
    ['10', 'frames'],
    ['2', 'balls a frame, 3 by Donohue'],
  ],
  glance: {
    Pins: 'ten, in a triangle',
    Frame: 'two balls (1940), three (Donohue)',
    Game: 'ten frames',
    Strike: '{points.strike} and the next two balls; in Donohue the two left over',
    Spare: '{points.spare} and the next ball; in Donohue the one left over',
    Highest: '{points.highest}',
  },
  cites,
  ...code,
  diagrams: { alley },
  variants: {
    'cocked-hat': cockedHat,
    'cocked-hat-and-feather': cockedHatAndFeather,
    'nine-up-nine-down': nineUpNineDown,
    'head-pin-four-back': headPinFourBack,
    'four-back': fourBack,
    'nine-pins': ninePins,
    'five-back': fiveBack,
    newport: newport,
    'duck-pin': duckPin,
    'nine-ball': nineBall,
    'match-game': matchGame,
    philadelphia: philadelphia,
    'without-centre-pin': withoutCentrePin,
    'four-pin': fourPin,
    'leave-centre-pin': leaveCentrePin,
    'boston-game': bostonGame,
    'smallest-number': smallestNumber,
    'old-and-new-counting': oldAndNewCounting,
  },
  examples,
});
