import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always } from '../../../../laws/laws.ts';
import { notDecided } from '../../../../laws/remedies.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { cites, DONOHUE } from '../../cites.ts';
import { variant } from '../../code.ts';
import { levelBlock } from '../../laws.ts';
import { hand } from './scorers.ts';
export default variant({
  title: 'Tiddle-a-wink',
  aliases: ['Tiddly-wink dominoes'],
  books: { [DONOHUE]: { heading: 'Tiddle-a-Wink', pages: '389-390' } },
  players: { min: 2, max: 9, usual: 6 },
  packs: ['none-0'],
  glance: {
    Hand: 'three each with six players or more',
    Lead: 'the double six, or the next highest double that is out',
    Doubles: 'give another turn',
    'Who wins': 'the first out; if blocked, the fewest pips',
  },
  laws: {
    add: {
      'level-block': levelBlock({
        [DONOHUE]: always(notDecided, cites.donohue.tiddlePlay, { note: 'The fewest pips win; the book does not mention level hands.' }),
      }),
    },
  },
  points: {
    add: {
      win: item({
        title: 'Winning',
        gist: 'What wins the hand.',
        group: 'The hand',
        books: { [DONOHUE]: ruled('Going out first and crying the name of the game; in a blocked game the fewest pips.', cites.donohue.tiddlePlay) },
      }),
    },
  },
  scorers: { hand },
  examples: [
    lawExample('level-block', cites.donohue.tiddlePlay, {}, 'Two players hold 4 pips each.', 'does not cover'),
    scoreExample('hand', cites.donohue.tiddlePlay, { pips: '4.9.6', end: 'blocked' }, 'Blocked at 4, 9 and 6.', 'Seat 1 wins'),
  ],
});
