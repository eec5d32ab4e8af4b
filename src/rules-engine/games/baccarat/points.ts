import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { BROKEN_OFF, cites } from './cites.ts';

export const points = {
  count: item({
    title: 'The count',
    gist: 'What the cards of a hand come to.',
    aka: ['card values', 'ten counts zero', 'baccarat means zero'],
    group: 'The count',
    books: {
      'blue-ribbon-1940': ruled('Tens and court cards nothing, the others their pips; a ten within the total is dropped.', [
        cites.blue.baccaraDeal,
        cites.blue.baccaraScoring,
      ]),
      hoffmann: ruled(
        'Tens and court cards nothing, the others their pips, the ace 1; a ten within the total is dropped. The best point is nine.',
        cites.hoffmann.game,
      ),
    },
  }),
  nearer: item({
    title: 'Nearer to nine',
    gist: 'The side has a better point than the banker.',
    aka: ['beat the bank', 'player wins'],
    group: 'The bets',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.baccaraScoring, { unit: 'stake', says: 'Even money, as the text implies.' }),
      hoffmann: unscored(BROKEN_OFF),
    },
  }),
  farther: item({
    title: 'The banker is nearer',
    gist: 'The banker has a better point than the side.',
    aka: ['bank wins'],
    group: 'The bets',
    books: { 'blue-ribbon-1940': bookValue(-1, cites.blue.baccaraScoring, { unit: 'stake' }), hoffmann: unscored(BROKEN_OFF) },
  }),
  tie: item({
    title: 'Equal points',
    gist: 'The side and the banker have the same point.',
    aka: ['tie', 'stand-off', 'push'],
    group: 'The bets',
    books: { 'blue-ribbon-1940': bookValue(0, cites.blue.baccaraScoring, { unit: 'stake', says: 'A stand-off.' }), hoffmann: unscored(BROKEN_OFF) },
  }),
  astride: item({
    title: 'À cheval',
    gist: 'A bet that both sides beat the banker.',
    aka: ['a cheval', 'both sides', 'on the line'],
    group: 'The bets',
    books: {
      'blue-ribbon-1940': ruled(
        'Won if the banker loses to both sides, lost if the banker beats both, a stand-off if the banker beats one and loses to the other.',
        cites.blue.baccaraScoring,
      ),
      hoffmann: unscored(BROKEN_OFF),
    },
  }),
} as const;
