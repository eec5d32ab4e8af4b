import { lawExample } from '../../../laws/examples.ts';
import { law } from '../../../laws/one-book.ts';
import { must } from '../../../laws/remedies.ts';
import { drawn } from '../../../mechanics/draughts/board.ts';
import type { Diagram } from '../../../vocabulary/diagrams.ts';
import { BLUE, cites } from '../cites.ts';
import { variant } from '../code.ts';
import { playSameOpening } from '../words.ts';

export const diagrams = {
  'single-corner': drawn('B:W18,21,23-32:B1-10,12,15', {
    title: 'Single Corner',
    says: 'Black has moved from 11 to 15, White from 22 to 18: 11-15 22 18. Black has to capture.',
    isDescribed: true,
  }),
  'second-double-corner': drawn('B:W19,21-23,25-32:B1-10,12,15', {
    title: 'Second Double Corner',
    says: 'Black has moved from 11 to 15, White from 24 to 19: 11-15 24 19. Black has to capture.',
    isDescribed: true,
  }),
  paisley: drawn('B:W19,21-23,25-32:B1-10,12,16', {
    title: 'Paisley',
    says: 'Black has moved from 11 to 16, White from 24 to 19: 11-16 24 19.',
    isDescribed: true,
  }),
} as const satisfies Record<string, Diagram>;

export default variant({
  title: 'Match play',
  aliases: ['Restricted openings', 'Ballot'],
  books: { [BLUE]: { heading: 'Match Play', pages: '153', inherits: { from: 'checkers', cite: cites.blue.matchPlay } } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    'The opening': 'drawn by lot, or chosen',
    'Two games': 'both players play it with the black men, one after the other',
    'Everything else': 'as at checkers',
  },
  laws: {
    add: {
      'same-opening': law({
        question: 'obliged',
        title: 'Opening that was drawn',
        gist: 'An opening was drawn or chosen for the match, and a player would rather play another.',
        aka: ['balloted opening', 'restricted opening', 'change of opening', 'must I play the opening drawn'],
        moment: 'move',
        leads: { 'blue-ribbon-1940': 'Both players must play that opening with the black men, one in the first game and the other in the next.' },
        cases: [{ then: [must('both-sides', playSameOpening)], note: 'So that what one has played with Black in one game the other plays in the next.' }],
        cites: cites.blue.matchPlay,
      }),
    },
  },
  points: {},
  scorers: {},
  diagrams,
  examples: [lawExample('same-opening', cites.blue.matchPlay, {}, 'The Old Fourteenth was played in the first game.', 'with the black men')],
});
