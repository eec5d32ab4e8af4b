import { fact } from '../../core/laws.ts';
import { law } from '../../core/one-book.ts';
import { PATIENCE } from '../../core/patience/heads.ts';
import { allowed, barred, noPenaltyPrinted } from '../../core/remedies.ts';
import { cites } from './cites.ts';

const { play, harder, suits } = cites.uspc;
const way = fact('Which way is played?', {
  plain: 'The aces are laid out, and suits are free',
  mixed: 'The aces stay in the pack, and suits are free',
  suits: 'Suit is followed',
});

/** By hand: a table holds one way of playing, and here both answers turn on which of three is played. */
export const laws = {
  'wrong-build': law({
    ...PATIENCE.wrongBuild,
    aka: ['wrong suit', 'must I follow suit', 'red on red', 'does the suit matter', 'any suit'],
    facts: {
      way,
      how: fact('How does it stand to the card on the foundation?', {
        'up-suit': 'One higher, of the same suit',
        'up-other': 'One higher, of another suit',
        none: 'Neither',
      }),
    },
    cases: [
      { when: { how: 'up-suit' }, then: [allowed('player', 'build-so')] },
      { when: { how: 'up-other', way: ['plain', 'mixed'] }, then: [allowed('player', 'build-so')] },
      { when: { how: 'up-other', way: 'suits' }, then: [barred('player', 'build-so'), noPenaltyPrinted] },
      { when: { how: 'none' }, then: [barred('player', 'build-so'), noPenaltyPrinted] },
    ],
    cites: [play, suits],
  }),
  'pack-again': law({
    ...PATIENCE.packAgain,
    aka: ['redeal', 'deal the piles again', 'second deal', 'go through the deck again', 'how many redeals'],
    facts: { way, time: fact('Which time is it that the piles are dealt again?', { first: 'The first', second: 'The second', more: 'One more' }) },
    cases: [
      { when: { way: 'plain' }, then: [barred('player', 'run-pack-again')] },
      {
        when: { way: 'mixed' },
        then: [barred('player', 'run-pack-again')],
        note: 'Only the aces are treated otherwise in this way; the rule of the first is not taken back.',
      },
      { when: { way: 'suits', time: ['first', 'second'] }, then: [allowed('player', 'run-pack-again')] },
      { when: { way: 'suits', time: 'more' }, then: [barred('player', 'run-pack-again')] },
    ],
    cites: [play, harder, suits],
  }),
};
