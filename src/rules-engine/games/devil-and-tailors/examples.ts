import { lawExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { DevilAndTailors } from './code.ts';

const { blue } = cites;

export const examples: readonly ExampleOf<DevilAndTailors>[] = [
  lawExample('devil-placed', blue.men, { where: 'edge' }, 'The devil is set on the last square of his edge.', 'may be placed', 'set-up'),
  lawExample('devil-placed', blue.men, { where: 'else' }, 'The devil is set in the middle of the board.', 'opposite edge'),
  lawExample('first-move', blue.play, {}, 'The men stand, and nobody has moved.', 'White must make the first move'),
  lawExample('moved-back', blue.object, { whose: 'white' }, 'A tailor goes back to close a gap.', 'White may not move backward'),
  lawExample('moved-back', blue.object, { whose: 'black' }, 'The devil draws back from four tailors.', 'Black may move backward'),
  lawExample('jump', blue.object, {}, 'The devil jumps over a tailor to an empty square.', 'Nobody may jump'),
  lawExample('two-squares', blue.play, {}, 'A tailor goes two squares to catch up.', 'more than one square'),
  lawExample('over', blue.object, { how: 'pinned' }, 'The devil stands at the edge with tailors before him.', 'White wins', 'pinned'),
  lawExample('over', blue.end, { how: 'through' }, 'No tailor is left before the devil.', 'Black wins', 'through'),
  lawExample('over', blue.object, { how: 'white' }, 'The tailors are blocked and the devil is neither pinned nor through.', 'book'),
  valueExample('pinned', blue.object, 'The devil has no square to go to.', 'play for'),
  valueExample('through', blue.end, 'The devil stands behind the last tailor.', 'Black wins the game'),
];
