import { variant } from '../../../core/games.ts';
import { item, ruled } from '../../../core/points.ts';
import { cites } from '../cites.ts';

export default variant({
  title: 'Mistigris',
  aliases: ['Poker with the joker', 'Fifty-three card poker', 'Joker wild', 'Joker poker'],
  books: { 'uspc-1898': { heading: 'Mistigris', pages: '43', inherits: { from: 'poker', cite: cites.uspc.mistigrisRank } } },
  players: { min: 2, max: 8 },
  packs: ['standard-53'],
  glance: { Pack: '52 cards and the joker', Joker: 'Any card its holder names', 'Four aces and the joker': 'Five aces' },
  laws: {},
  points: {
    amend: {
      'five-of-a-kind': {
        books: {
          'uspc-1898': ruled('made with the joker, as four aces and the joker are five aces; its place in the order is not said', {
            ...cites.uspc.mistigrisRank,
            doubt: 'The order of the hands (page 39) ends with the straight flush and does not mention five of a kind.',
          }),
        },
      },
    },
    add: {
      joker: item({
        title: 'Joker',
        gist: 'The joker in a hand.',
        aka: ['wild card', 'mistigris'],
        group: 'The hands',
        books: { 'uspc-1898': ruled('whatever card its holder calls it; with four of a suit it makes a flush', cites.uspc.mistigrisRank) },
      }),
    },
  },
  scorers: {},
  repealScorers: {
    settled: 'Whether the parts of a pool are settled so here has yet to be read.',
    showdown: 'The counter of the main game asks which form is played.',
    'side-pots': 'Whether the count holds here unchanged has yet to be read.',
    openers: 'Whether the count holds here unchanged has yet to be read.',
  },
  examples: [],
});
