import { matchBy } from '../../../core/draughts-match.ts';
import { BLUE, DONOHUE } from '../cites.ts';

export const match = matchBy([BLUE, DONOHUE]);
