import { game } from '../../core/games.ts';
import { alley } from './diagrams.ts';
import { examples } from './examples.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { game as wholeGame } from './scorers/game.ts';
import { sheetOfTwo } from './scorers/sheet.ts';
import { blueRibbon } from './variants/blue-ribbon.ts';
import cockedHat from './variants/cocked-hat.ts';
import { donohue } from './variants/donohue.ts';

export default game({
  id: 'bowling',
  title: 'Bowling',
  aliases: ['Ten pins', 'Tenpins', 'American bowls', 'American ten pins'],
  shelf: 'bowling',
  kind: 'bowling',
  books: { 'blue-ribbon-1940': { heading: 'Bowling', pages: '70-80' }, donohue: { heading: 'American Bowls', pages: '375-380' } },
  players: { min: 2, max: 10 },
  packs: ['none-0'],
  glance: {
    Pins: 'ten, in a triangle',
    Frame: 'two balls (1940), three (Donohue)',
    Game: 'ten frames',
    Strike: 'ten and the next two balls',
    Spare: 'ten and the next ball',
    Highest: '300',
  },
  laws,
  points,
  scorers: { game: wholeGame },
  sheets: { sheet: sheetOfTwo },
  diagrams: { alley },
  variants: { 'cocked-hat': cockedHat, ...blueRibbon, ...donohue },
  examples,
});
