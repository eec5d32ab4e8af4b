import { lawExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { PatienceOnePack } from './code.ts';

const { foundations, piles, through } = cites.blue;

export const examples: readonly ExampleOf<PatienceOnePack>[] = [
  lawExample('wrong-build', foundations, { where: 'foundation', how: 'up-suit' }, 'The two of clubs goes on the ace of clubs.', 'player may build'),
  lawExample('wrong-build', foundations, { where: 'foundation', how: 'up-other' }, 'The two of clubs is laid on the ace of spades.', 'player may not build'),
  lawExample('wrong-build', piles, { where: 'column' }, 'A king is laid on a three of the piles.', 'player may build'),
  lawExample('fifth-pile', piles, { piles: 'fewer' }, 'Three piles lie there, and a fourth is begun.', 'may begin that pile'),
  lawExample('fifth-pile', piles, { piles: 'four' }, 'Four piles lie there, and a card is put beside them.', 'may not begin that pile'),
  lawExample('covered-card', piles, { card: 'top', to: 'foundation' }, 'The top card of a pile now fits, and goes to its foundation.', 'may play'),
  lawExample('covered-card', piles, { card: 'top', to: 'pile' }, 'The top card of one pile is moved to another.', 'does not cover'),
  lawExample('covered-card', piles, { card: 'under' }, 'The four that is wanted lies under a queen, and is pulled out.', 'may not use'),
  lawExample(
    'pack-again',
    through,
    { aces: 'pack', time: 'third' },
    'The aces came with the pack, and the piles are picked up for the third time through.',
    'may run',
  ),
  lawExample('pack-again', through, { aces: 'pack', time: 'more' }, 'A fourth time through is wanted.', 'may not run'),
  lawExample('pack-again', through, { aces: 'out' }, 'The aces were laid out first, and the piles are to be gone through again.', 'may not run'),
];
