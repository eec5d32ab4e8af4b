import { matchBy } from '../../../mechanics/draughts/match.ts';
import { BLUE, DONOHUE } from '../../../vocabulary/book-ids.ts';

export const match = matchBy([BLUE, DONOHUE]);
