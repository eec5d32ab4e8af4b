import { lawExample } from '../../../laws/examples.ts';
import { caseByCase } from '../../../laws/laws.ts';
import { notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';

const { single } = cites.donohue;

export default variant({
  title: 'Lottery with a single pack',
  aliases: [],
  books: { donohue: { heading: 'Lottery', pages: '335', inherits: { from: 'lottery', cite: single } } },
  players: { min: 4, max: 12, say: 'four or more' },
  packs: ['standard-52'],
  glance: {
    'What changes': 'one pack in two halves, the lots of one and the tickets of the other',
    'Each half': 'a red suit and a black one',
    'What answers to what': 'the book does not say',
  },
  laws: {
    amend: {
      'ticket-answers': {
        readings: () => ({
          donohue: caseByCase(
            [{ then: [notDecided], note: 'No card is there twice. The book does not say which card of one half answers to which of the other.' }],
            single,
          ),
        }),
      },
    },
  },
  points: {},
  scorers: {},
  repealScorers: { draw: 'The book does not say which card of one half answers to which of the other.' },
  examples: [lawExample('ticket-answers', single, { how: 'rank' }, 'The seven of hearts is a lot, and a player has the seven of diamonds.', 'does not cover')],
});
