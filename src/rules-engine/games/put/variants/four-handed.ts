import { fact } from '../../../core/laws.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';

const { four } = cites.donohue;

export default variant({
  title: 'Four-handed put',
  aliases: ['Put in partnership'],
  books: { donohue: { heading: 'Put', pages: '333', inherits: { from: 'put', cite: four } } },
  has: { 'two-handed': false, 'each-for-himself': false, partners: true },
  players: { min: 4, max: 4, usual: 4 },
  packs: ['standard-52'],
  glance: { Players: 'four, two against two', Exchange: 'one of each pair gives his best card to his partner, who lays one out; these two play' },
  seats: { 'non-dealer': 'opponents' },
  laws: {
    amend: {
      'exposed-in-deal': { facts: { whose: fact('Whose card is it?', { pone: 'An opponent’s', dealer: ['The dealer’s own', 'the dealer’s own'] }) } },
      'wrong-number-dealt': {
        gist: 'One of the four has been dealt more or fewer than three cards.',
        facts: { whose: fact('Whose hand is it?', { pone: ['An opponent’s', 'opponent'], dealer: ['The dealer’s', 'dealer'] }) },
      },
      'will-not-play-on': {
        facts: {
          who: fact('Who gives up, and when?', {
            pone: ['The dealer’s opponents, before a card is played', 'opponents at once'],
            dealer: ['The dealer’s side, which lays no card to the one played', 'dealer’s side unanswering'],
            later: ['The dealer’s opponents, when the first trick is played', 'opponents later'],
          }),
        },
      },
    },
  },
  points: {},
  scorers: {},
  examples: [],
});
