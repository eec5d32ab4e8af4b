import { lawExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Solitaire } from './code.ts';

export const examples: readonly ExampleOf<Solitaire>[] = [
  lawExample('wrong-build', cites.blue.colors, { how: 'color' }, 'Building goes down, and a black three is laid on a red four.', 'player may build'),
  lawExample('wrong-build', cites.blue.colors, { how: 'suit' }, 'A three of hearts is laid on the four of hearts.', 'does not cover'),
  lawExample('wrong-build', cites.sierra.play, {}, 'A black three is laid on a red four.', 'does not cover'),
  lawExample('foundation-begun', cites.blue.foundation, { rank: 'same' }, 'One foundation began with a seven, and another seven is laid out.', 'may begin'),
  lawExample(
    'foundation-begun',
    cites.blue.foundation,
    { rank: 'other' },
    'One foundation began with a seven, and a nine is laid out beside it.',
    'may not begin',
  ),
  lawExample('foundation-begun', cites.sierra.play, {}, 'A nine is laid out beside a seven.', 'does not cover'),
];
