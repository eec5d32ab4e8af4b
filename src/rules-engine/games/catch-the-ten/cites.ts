import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the books on Catch the ten, each under a name. */
export const cites = citesOf({
  blue: {
    'Catch the Ten': { pack: '138', scoring: '139' },
    'Catch the Ten: Penalties': { penalties: '139' },
    'French Whist': { frenchWhist: '139' },
  },
  donohue: {
    'Catch the Ten': { pack: '84', players: '84-85' },
    'Catch the Ten: The Mode of Playing': { modePlaying: doubtful('85', 'The heading is damaged in our copy and is read as "mode of playing".') },
    'Catch the Ten: Note': { note: '86' },
    'The Laws of Whist: Of Dealing': { whistDealing: '134' },
    'The Laws of Whist: Of Revoking': { whistRevoking: '136' },
  },
});
