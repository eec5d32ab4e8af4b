import { betExample, lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Canfield } from './code.ts';

const paid = (cards: string, story: string, dollars: number, headline: string) =>
  betExample('settlement', cites.blue.klondikeScoring, { cards }, story, dollars, headline, { bank: 'The banker' });

export const examples: readonly ExampleOf<Canfield>[] = [
  lawExample('when-lost', cites.blue.klondikeGame, { left: 'no' }, 'No card can be built any more, in either line.', 'Play stops'),
  lawExample(
    'wrong-build',
    cites.blue.klondikeDraw,
    { where: 'foundation', how: 'up-suit' },
    'The queen of spades goes on the jack of spades.',
    'player may build',
  ),
  lawExample(
    'wrong-build',
    cites.blue.klondikeDraw,
    { where: 'foundation', how: 'up-corner-suit' },
    'Starters are jacks; the suit has reached its king, and the ace goes on.',
    'player may build',
  ),
  lawExample(
    'wrong-build',
    cites.blue.klondikePlay,
    { where: 'column', how: 'down-color' },
    'The red five goes on the black six, and the black four on the five.',
    'player may build',
  ),
  lawExample('wrong-build', cites.blue.klondikePlay, { where: 'column', how: 'none' }, 'A red five is laid on a red six.', 'player may not build'),
  lawExample('starter-kept-back', cites.blue.klondikeDraw, {}, 'Starters are jacks, and a second jack shows.', 'as a foundation at once'),
  lawExample('long-pile', cites.blue.klondikePlay, { size: 'many' }, 'A pile has three cards, and its last one would go elsewhere.', 'player may not move'),
  lawExample('long-pile', cites.blue.klondikePlay, { size: 'few' }, 'A pile has two cards.', 'player may move'),
  lawExample('vacant-place', cites.blue.klondikePlay, { from: 'reserve' }, 'A place is free, and the top card of the stock goes there.', 'player may fill'),
  lawExample('vacant-place', cites.blue.klondikePlay, { from: 'waste' }, 'The stock is gone.', 'does not cover'),
  lawExample('covered-card', cites.blue.klondikeDeal, { above: 'under' }, 'The middle one of three cards run off is pulled out.', 'use the covered card'),
  lawExample('short-packet', cites.blue.klondikePlay, {}, 'Two cards are left at the end of a run.', 'turn up the cards that are left'),
  lawExample('pack-again', cites.blue.klondikeGame, { used: 'no' }, 'A whole run has used no card.', 'Play stops'),
  lawExample(
    'pack-again',
    cites.blue.klondikeGame,
    { used: 'yes', mixed: 'no' },
    'A card was used, and the pack is taken up again.',
    'may run through the pack again',
  ),
  paid('11', 'Eleven cards are in the top line.', 3, 'wins 3 dollars'),
  paid('10', 'Ten cards are in the top line.', -2, 'loses 2 dollars'),
  sheetExample(
    'bank',
    cites.blue.klondikeScoring,
    {},
    [{ cards: '10' }, { cards: '11' }],
    'Two packs: ten cards, then eleven.',
    { 'The player': 1 },
    'wins 1 dollar',
  ),
  valueExample('other-cards', cites.blue.klondikeGame, 'Thirty cards still lie below the top row.', 'count for nothing'),
  valueExample('win', cites.blue.klondikeScoring, 'Ten cards at five dollars do not pay for the pack; one more does.', '11 cards or more win'),
];
