import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { blackCard } from '../shared/black-card.ts';
import { deal } from './scorers.ts';

export default blackCard({
  title: 'Black lady',
  aliases: ['Discard hearts', 'Black-lady', 'Black lady hearts', 'Black Maria'],
  key: 'black-lady',
  card: 'queen of spades',
  thrown: 'queen-thrown',
  worth: 13,
  aka: ['black lady', 'black maria', 'queen 13'],
  scorers: { deal },
  examples: [
    lawExample(
      'passed-cards-seen',
      cites.blue.blackJackBlack,
      { passed: 'no' },
      'A player takes up the three cards of his neighbour with his own still in hand.',
      'may not look',
    ),
    lawExample(
      'queen-thrown',
      cites.blue.blackJackBlack,
      { led: 'hearts', able: 'no' },
      'Hearts are led, and a player without any throws the queen of spades.',
      'below the two of hearts',
    ),
    scoreExample('deal', cites.blue.blackJackBlack, { hearts: '5.0.8.0', card: 'second' }, 'Five hearts, and the queen of spades to a player without any.', {
      'First player': -5,
      'Second player': -13,
      'Third player': -8,
    }),
  ],
});
