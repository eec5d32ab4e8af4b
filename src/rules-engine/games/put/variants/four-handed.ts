import { fact } from '../../../laws/laws.ts';
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
  glance: {
    Players: 'four, two against two',
    Exchange: 'one of each pair gives their best card to their partner, who discards one; the two who received a card then play as two do',
  },
  seats: { 'non-dealer': 'opponents' },
  laws: {
    amend: {
      'exposed-in-deal': {
        leads: {
          donohue:
            'If it is a card of one of the dealer’s opponents, those opponents may have the cards dealt again. If it is the dealer’s own, the dealer must keep it.',
        },
        facts: {
          whose: fact('Whose card is it?', 'Card', {
            pone: { label: 'An opponent’s', chip: 'An opponent’s', if: 'if it is an opponent’s card' },
            dealer: { label: 'The dealer’s own', chip: 'The dealer’s own', if: 'if it is the dealer’s own card' },
          }),
        },
      },
      'wrong-number-dealt': {
        leads: {
          donohue:
            'If one of the dealer’s opponents has too many cards, they may have a new deal or the extras drawn out. If the dealer has, they may too, and score 1 point. There are more cases.',
        },
        gist: 'One of the four has been dealt more or fewer than three cards.',
        facts: {
          whose: fact('Whose hand is it?', 'Hand', {
            pone: { label: 'An opponent’s', chip: 'An opponent’s', if: 'if it is an opponent’s hand' },
            dealer: { label: 'The dealer’s', chip: 'The dealer’s', if: 'if it is the dealer’s hand' },
          }),
        },
      },
      'will-not-play-on': {
        leads: {
          donohue:
            'If the dealer’s opponents give up before a card is played, they lose 1 point. If one side gives up after that, the other side scores 1 point.',
        },
        facts: {
          who: fact('Who gives up, and when?', 'Gives up', {
            pone: {
              label: 'The dealer’s opponents, before a card is played',
              chip: 'Opponents at once',
              if: 'if the opponents give up before a card is played',
            },
            dealer: {
              label: 'The dealer’s side, which lays no card to the one played',
              chip: 'Dealer’s side',
              if: 'if the dealer’s side lays no card to the one played',
            },
            later: {
              label: 'The dealer’s opponents, when the first trick is played',
              chip: 'Opponents later',
              if: 'if the opponents give up when the first trick is played',
            },
          }),
        },
      },
    },
  },
  points: {},
  scorers: {},
  examples: [],
});
