import { doubted } from '../../../laws/cites.ts';
import { item, ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { swabbersCases } from './shared/cases.ts';

export default variant({
  title: 'Whist and swabbers',
  aliases: ['Swabbers'],
  books: { donohue: { heading: 'Whist: from the text of Hoyle', pages: '105' } },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    Swabbers: 'certain cards that give their holder part of the stakes; the book does not name them',
    Honours: 'counted at every score, nine among them',
  },
  laws: {},
  points: {
    add: {
      swabbers: item({
        title: 'Swabbers',
        gist: 'Certain cards bring their holder a share of the stakes.',
        group: 'Extras',
        books: {
          donohue: ruled(
            'Which cards, and how much, is not told.',
            doubted(cites.donohue.textScoring, 'History only: the cards and their shares are not named.'),
          ),
        },
      }),
    },
    amend: {
      'three-honours': {
        books: {
          donohue: ruled(
            'Honours are reckoned at nine as at any other score; no number is given.',
            doubted(cites.donohue.textScoring, 'History only: the cards and their shares are not named.'),
          ),
        },
      },
    },
  },
  scorers: {},
  examples: swabbersCases,
});
