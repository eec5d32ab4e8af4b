import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { blackCard } from '../shared/black-card.ts';
import { deal } from './scorers.ts';

export default blackCard({
  title: 'Black-jack hearts',
  aliases: ['Discard hearts', 'Black-jack', 'Black jack hearts'],
  key: 'black-jack',
  card: 'jack of spades',
  thrown: 'jack-thrown',
  worth: 10,
  aka: ['black jack', 'jack of spades', 'jack 10'],
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
      'jack-thrown',
      cites.blue.blackJackBlack,
      { led: 'hearts', able: 'no' },
      'Hearts are led, and a player without any throws the jack of spades.',
      'below the two of hearts',
    ),
    scoreExample('deal', cites.blue.blackJackBlack, { hearts: '5.0.8.0', card: 'second' }, 'Five hearts, and the jack of spades to a player without any.', {
      'First player': -5,
      'Second player': -10,
      'Third player': -8,
    }),
  ],
});
