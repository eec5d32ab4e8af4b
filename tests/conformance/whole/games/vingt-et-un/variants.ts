// Quinze, from Blue Ribbon (p. 378).
import type { WholeGame } from '../../whole.ts';

export const variants: WholeGame = {
  'vingt-et-un/quinze': {
    laws: {
      'tie-or-past-fifteen': {
        moment: 'showdown',
        answers: { how: { nearer: 'One is nearer', one: 'One alone', tie: 'They are equal', both: 'Both have' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 378'],
            cases: [
              { when: { how: 'nearer' }, does: ['thing:the stakes = to best-hand'] },
              { when: { how: 'one' }, does: ['thing:the stakes = to best-hand'] },
              { when: { how: 'tie' }, does: ['act:all-players:double the stakes = must', 'deal = void', 'dealer = loses the deal', 'next deal = non-dealer'] },
              { when: { how: 'both' }, does: ['act:all-players:double the stakes = must', 'deal = void', 'dealer = loses the deal', 'next deal = non-dealer'] },
            ],
          },
        },
      },
    },
    points: {
      nearest: { 'blue-ribbon-1940': 'It wins the stake. King, queen and jack count 10; the book does not say what an ace counts., p. 378' },
      'doubled-stakes': { 'blue-ribbon-1940': 'The stakes are doubled, and the deal passes., p. 378' },
    },
    absent: {
      laws: ['natural', 'natural-not-shown', 'divided-natural', 'deal-declined'],
      points: ['natural-dealer', 'natural-player', 'three-aces', 'brulet'],
    },
  },
};
