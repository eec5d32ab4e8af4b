import { doubted } from '../../laws/cites.ts';
import { betExample, lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Klondike } from './code.ts';

export const examples: readonly ExampleOf<Klondike>[] = [
  lawExample('when-lost', cites.blue.sevenCardScoring, { left: 'no' }, 'Running off the pack by threes changes nothing any more.', 'Play stops'),
  lawExample('wrong-build', cites.blue.sevenCardPlay, { where: 'column', how: 'down-color' }, 'The black five goes on the red six.', 'player may build'),
  lawExample('wrong-build', cites.blue.sevenCardPlay, { where: 'column', how: 'none' }, 'A red five is laid on a red six.', 'player may not build'),
  lawExample(
    'part-of-a-run',
    cites.blue.sevenCardScoring,
    { taken: 'all', to: 'column' },
    'A file shows the cards from a black nine down to a red four, and all go on a red ten.',
    'player may move them together',
  ),
  lawExample(
    'part-of-a-run',
    cites.blue.sevenCardScoring,
    { taken: 'part', to: 'column' },
    'Only the lower half of such a run is moved.',
    'player may not move them together',
  ),
  lawExample('empty-space', cites.blue.sevenCardPlay, { card: 'king' }, 'The black king goes into the space, and the red queen on it.', 'player may fill'),
  lawExample('empty-space', cites.blue.sevenCardPlay, { card: 'other' }, 'A jack is put into the space.', 'player may not fill'),
  lawExample('ace-kept-back', cites.blue.sevenCardPlay, {}, 'An ace is turned and left on its file.', 'as a foundation at once'),
  lawExample('hidden-card', cites.blue.sevenCardPlay, { above: 'no' }, 'The last face-up card of a file has gone to another.', 'turn the card beneath'),
  lawExample(
    'pack-again',
    cites.blue.sevenCardScoring,
    { way: 'ones' },
    'Cards were turned one at a time, and the pack is at an end.',
    'player may not run through the pack again',
  ),
  lawExample('pack-again', cites.blue.sevenCardScoring, { way: 'threes', used: 'no' }, 'A run by threes has changed nothing.', 'Play stops'),
  betExample(
    'settlement',
    doubted(cites.sierra.greatWhiteNorth, 'Told as history of the casino game, not as a rule of play.'),
    { cards: '5' },
    'Five cards, a common result in the casino.',
    -25,
    'loses 25 dollars',
    { bank: 'The banker' },
  ),
  betExample(
    'settlement',
    doubted(cites.sierra.greatWhiteNorth, 'Told as history of the casino game, not as a rule of play.'),
    { cards: '6' },
    'Six cards, the other common result.',
    -20,
    undefined,
    { bank: 'The banker' },
  ),
  betExample('settlement', cites.blue.sevenCardScoring, { cards: '52' }, 'All four suits are out.', 208, undefined, { bank: 'The banker' }),
  sheetExample(
    'bank',
    doubted(cites.sierra.greatWhiteNorth, 'Told as history of the casino game, not as a rule of play.'),
    {},
    [{ cards: '5' }, { cards: '6' }],
    'Two packs, five cards and six.',
    { 'The player': -45 },
    'loses 45 dollars',
  ),
  valueExample('won', cites.sierra.strategiesOneDeck, 'The last hidden card is turned over.', 'mostly wins'),
];
