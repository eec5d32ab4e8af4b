import { BLUE, DONOHUE } from '../../../books.ts';
import { matchBy } from '../../../mechanics/draughts/match.ts';

export const match = matchBy([BLUE, DONOHUE]);
