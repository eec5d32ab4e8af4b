import { entry, play, setup } from '../../../core/draughts-match.ts';
import { sheet } from '../../../core/sheets.ts';
import { BLUE, DONOHUE } from '../cites.ts';

export const match = sheet({
  title: 'Score of a match',
  gist: 'Counts the games won by each player, and those drawn; draws count for the weaker player where they are given as odds.',
  aka: ['score sheet', 'match score', 'who is ahead', 'rubber of three'],
  books: [BLUE, DONOHUE],
  round: 'Game',
  setup,
  entry,
  play,
});
