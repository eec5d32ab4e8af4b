import { lawExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { AuldLangSyne } from './code.ts';

const { play, harder, suits } = cites.uspc;

export const examples: readonly ExampleOf<AuldLangSyne>[] = [
  lawExample('wrong-build', play, { way: 'plain', how: 'up-other' }, 'The two of spades goes on the ace of hearts.', 'player may build'),
  lawExample('wrong-build', play, { way: 'plain', how: 'up-suit' }, 'The two of hearts goes on the ace of hearts.', 'player may build'),
  lawExample(
    'wrong-build',
    suits,
    { way: 'suits', how: 'up-other' },
    'Suit is followed, and a two of spades is laid on the ace of hearts.',
    'player may not build',
  ),
  lawExample('wrong-build', play, { way: 'plain', how: 'none' }, 'A four is laid on a two.', 'player may not build'),
  lawExample('pack-again', play, { way: 'plain' }, 'The pack is dealt out, and the piles are taken up to be dealt again.', 'player may not run'),
  lawExample('pack-again', harder, { way: 'mixed' }, 'The aces were left in the pack, and the piles are to be dealt again.', 'player may not run'),
  lawExample('pack-again', suits, { way: 'suits', time: 'second' }, 'Suit is followed, and the piles are dealt a second time over.', 'player may run'),
  lawExample('pack-again', suits, { way: 'suits', time: 'more' }, 'Two redeals are used, and a third is wanted.', 'player may not run'),
];
