import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, law } from '../../../../laws/laws.ts';
import { divide, must, noPenaltyPrinted, passesTo } from '../../../../laws/remedies.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { BLUE, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { ableToPlay, cannotPlay } from '../../laws.ts';
import { playAble } from '../../words.ts';
import { hand } from './scorers.ts';

export default variant({
  title: 'Domino pool',
  aliases: ['Pool game'],
  books: { [BLUE]: { heading: 'Pool Game', pages: '217' } },
  players: { min: 3, max: 6 },
  packs: ['none-0'],
  glance: { Hand: 'as many each as leave eight undrawn', Drawing: 'none', 'Who wins': 'the first out takes the pool; if blocked, the fewest pips' },
  laws: {
    add: {
      'cannot-play': cannotPlay({ [BLUE]: always(passesTo('turn', 'next-player'), cites.blue.pool, { note: 'The player says go.' }) }, false),
      'able-to-play': ableToPlay(
        {
          [BLUE]: always([must('player', playAble), noPenaltyPrinted], cites.blue.pool, { note: 'Only a player who cannot follow suit says go.' }),
        },
        false,
      ),
      'level-pool': law({
        question: 'tie',
        title: 'Equal hands in a blocked pool',
        gist: 'The game is blocked, and the fewest pips are held by more than one player.',
        aka: ['tie for the pool', 'split the pool'],
        moment: 'count',
        facts: {},
        readings: () => ({ [BLUE]: always(divide('tied-players', 'pool'), cites.blue.pool) }),
      }),
    },
  },
  points: {
    add: {
      pool: item({
        title: 'The pool',
        gist: 'What wins the pool.',
        group: 'The hand',
        books: { [BLUE]: ruled('Going out first; in a blocked game the fewest pips.', cites.blue.pool) },
      }),
    },
  },
  scorers: { hand },
  examples: [
    lawExample('cannot-play', cites.blue.pool, {}, 'A player has nothing that fits.', 'next player'),
    lawExample('able-to-play', cites.blue.pool, {}, 'A player says go with a fitting domino in hand.', 'must play, when able'),
    lawExample('level-pool', cites.blue.pool, {}, 'Two players hold 7 pips each, the others more.', 'The players who tie split the pool'),
    scoreExample('hand', cites.blue.pool, { pips: '12.7.7.20', end: 'blocked' }, 'Blocked at 12, 7, 7 and 20.', 'Seats 2 and 3 are level'),
  ],
});
