import { DISCARD_HEARTS as BLUE, blackCard } from './shared/black-card.ts';

export default blackCard({
  title: 'Black lady',
  aliases: ['Discard hearts', 'Black-lady', 'Black lady hearts', 'Black Maria'],
  key: 'black-lady',
  card: 'queen of spades',
  thrown: 'queen-thrown',
  worth: 13,
  aka: ['black lady', 'black maria', 'queen 13'],
  examples: [
    {
      kind: 'law',
      law: 'passed-cards-seen',
      book: 'blue-ribbon-1940',
      story: 'A player takes up the three cards of his neighbour with his own still in hand.',
      answers: { passed: 'no' },
      ruling: 'may not look',
      cite: BLUE,
    },
    {
      kind: 'law',
      law: 'queen-thrown',
      book: 'blue-ribbon-1940',
      story: 'Hearts are led, and a player without any throws the queen of spades.',
      answers: { led: 'hearts', able: 'no' },
      ruling: 'below the two of hearts',
      cite: BLUE,
    },
    {
      kind: 'score',
      scorer: 'deal',
      book: 'blue-ribbon-1940',
      story: 'Five hearts, and the queen of spades to a player without any.',
      input: { hearts: '5.0.8.0', card: 'second' },
      totals: { 'First player': -5, 'Second player': -13, 'Third player': -8 },
      cite: BLUE,
    },
  ],
});
