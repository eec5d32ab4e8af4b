import { lawExample, scoreExample, sheetExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { GinRummy } from './code.ts';

// The hands of the older book, with the odd card of each filled in: the caller is five shy, the opponent has 17.
const CALLER = '5H 6H 7H 10S 10H 10C 10D 2S 2C AD';

export const examples: readonly ExampleOf<GinRummy>[] = [
  lawExample('first-card-refused', cites.sierra.play, { refused: 'non-dealer' }, 'The non-dealer does not want the first card.', 'passes to the dealer'),
  lawExample('first-card-refused', cites.sierra.play, { refused: 'both' }, 'Neither player wants it.', 'must draw from the stock'),
  lawExample('knock-timing', cites.sierra.play, { when: 'after-discard' }, 'A player discards and then knocks.', 'may not knock'),
  lawExample('knock-timing', cites.blue.pokerScoring, { when: 'after-discard' }, 'A player discards and then calls "five shy".', 'may knock'),
  lawExample('knock-over-ten', cites.blue.pokerScoring, {}, 'The caller counted ten and shows twelve.', 'loses 5 points'),
  lawExample('knock-over-ten', cites.sierra.play, {}, 'A knock on eleven.', 'may not knock'),
  lawExample(
    'undercut',
    cites.sierra.play,
    { opponent: 'lower', gin: 'no' },
    'With one lay-off the opponent comes down to three against a knock on five.',
    'scores 25 points',
  ),
  lawExample('undercut', cites.sierra.play, { opponent: 'equal', gin: 'no' }, 'Both players count six.', 'scores 25 points'),
  lawExample('undercut', cites.sierra.play, { gin: 'yes' }, 'A gin hand meets a hand without deadwood.', 'cannot be undercut'),
  lawExample('undercut', cites.blue.pokerScoring, { opponent: 'lower' }, 'After adding to the melds of the caller the opponent has less.', 'scores 10 points'),
  lawExample('undercut', cites.blue.pokerScoring, { opponent: 'equal' }, 'Both players count six.', 'no penalty'),
  lawExample('lay-off-on-gin', cites.sierra.play, {}, 'All ten cards of the knock are matched; the opponent holds a card that fits.', 'may lay off'),
  lawExample('nobody-knocks', cites.sierra.play, {}, 'The fiftieth card is drawn, a card is discarded, and nobody has knocked.', 'nothing on this deal'),
  scoreExample(
    'hand',
    cites.blue.pokerScoring,
    { hand: CALLER },
    'A sequence of hearts, four tens, two deuces and an ace: five shy.',
    { '': 5 },
    'Deadwood 5: you may knock',
  ),
  scoreExample(
    'hand',
    cites.sierra.play,
    { hand: '5H 6H 7H 8H 8S 8C 9D 2S 3S 4S 9C' },
    'The eight of hearts fits a sequence and a group.',
    { '': 9 },
    'Deadwood 9',
  ),
  scoreExample(
    'deal',
    cites.blue.pokerScoring,
    { knocker: CALLER, opponent: 'KS KH KC 6C 7C 8C 9C 8S 8D AS', onGin: 'printed' },
    'The opponent has 17 in deadwood and cannot lay off.',
    { Knocker: 12 },
    'Knocker scores 12 for the lower count, 5 against 17',
  ),
  scoreExample(
    'deal',
    cites.blue.pokerScoring,
    { knocker: CALLER, opponent: 'KS KH KC 6C 7C 8C 9C 8S 8H AS', onGin: 'printed' },
    'One of the eights is the heart, laid off on the sequence: 9 is left.',
    { Knocker: 4 },
    'Knocker scores 4 for the lower count, 5 against 9',
  ),
  scoreExample(
    'deal',
    cites.sierra.play,
    { knocker: '5H 6H 7H KS KH KC 2S 2C 3D AD', opponent: '8H 9H QS QH QC 6S 7S 8S 3C 3S', onGin: 'printed' },
    'Eight and nine of hearts are laid off on the sequence, and 6 beats 8.',
    { Opponent: 27 },
    'Opponent scores 27 for an undercut, 8 against 6',
  ),
  sheetExample(
    'game',
    cites.sierra.play,
    {},
    [{ who: 'first', count: '0', other: '30' }, { who: 'nobody' }, { who: 'first', count: '0', other: '31' }],
    'Gin, a deal without a knock, and a second gin: a shutout.',
    { First: 522, Second: 0 },
    'wins by 522',
  ),
  sheetExample(
    'game',
    cites.blue.pokerScoring,
    { first: 'Ann', second: 'Bert' },
    [
      { who: 'first', count: '12', other: '40' },
      { who: 'second', count: '5', other: '32' },
    ],
    'A call on twelve, then a deal won.',
    { Ann: -5, Bert: 27 },
    'Bert: 27 points',
  ),
];
