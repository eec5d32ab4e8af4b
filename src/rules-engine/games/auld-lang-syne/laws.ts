import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, noPenaltyPrinted } from '../../laws/remedies.ts';
import { PATIENCE } from '../../patience/heads.ts';
import { cites } from './cites.ts';

const { play, harder, suits } = cites.uspc;
const way = fact('Which way is played?', 'Way played', {
  plain: { label: 'The aces are laid out, and suits are free', chip: 'Aces laid out', if: 'if the aces are laid out and suits are free' },
  mixed: { label: 'The aces stay in the pack, and suits are free', chip: 'Aces in the pack', if: 'if the aces stay in the pack and suits are free' },
  suits: { label: 'Suit is followed', chip: 'Suit followed', if: 'if suit is to be followed' },
});

/** Written by hand: a table of moves describes one way of playing, and here both rulings depend on which of three is played. */
export const laws = {
  'wrong-build': law({
    ...PATIENCE.wrongBuild,
    aka: ['wrong suit', 'must I follow suit', 'red on red', 'does the suit matter', 'any suit'],
    facts: {
      way,
      how: fact('How does it stand to the card on the foundation?', 'Card laid', {
        'up-suit': { label: 'One higher, of the same suit', chip: 'Next, same suit', if: 'if the card is one higher and follows suit' },
        'up-other': { label: 'One higher, of another suit', chip: 'Next, other suit', if: 'if the card is one higher, but of another suit' },
        none: { label: 'Neither', chip: 'Not the next', if: 'if the card is not one higher' },
      }),
    },
    usual: { how: 'up-other' },
    cases: [
      { when: { how: 'up-suit' }, then: [allowed('player', 'build-so')] },
      { when: { how: 'up-other', way: ['plain', 'mixed'] }, then: [allowed('player', 'build-so')] },
      { when: { how: 'up-other', way: 'suits' }, then: [barred('player', 'build-so'), noPenaltyPrinted] },
      { when: { how: 'none' }, then: [barred('player', 'build-so'), noPenaltyPrinted] },
    ],
    cites: [play, suits],
    leads: { 'uspc-1898': 'The card must be one higher than the one it is laid on. If suit is to be followed, it must be of the same suit too.' },
  }),
  'pack-again': law({
    ...PATIENCE.packAgain,
    aka: ['redeal', 'deal the piles again', 'second deal', 'go through the deck again', 'how many redeals'],
    facts: {
      way,
      time: fact('Which time is it that the piles are dealt again?', 'Dealt again', {
        first: { label: 'The first', chip: 'First time', if: 'when the piles are dealt again for the first time' },
        second: { label: 'The second', chip: 'Second time', if: 'when the piles are dealt again for the second time' },
        more: { label: 'One more', chip: 'Once more', if: 'when the piles have been dealt again twice already' },
      }),
    },
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
    leads: {
      'uspc-1898': 'If any suit may be built on any other, the pack may not be run through again. If suit must be followed, it may be run through twice more.',
    },
  }),
};
