import { matchBy } from '../../../mechanics/draughts/match.ts';
import { BLUE, DONOHUE } from '../cites.ts';

export const match = matchBy([BLUE, DONOHUE]);
