import { count, type Values } from '../../../scoring/fields.ts';
import type { Result } from '../../../scoring/result.ts';
import { type Answer, scorer } from '../../../scoring/scorers.ts';
import { BLUE, USPC } from '../../../vocabulary/book-ids.ts';
import { describeDeal } from '../reckoning/deal-lines.ts';
import { type By, end, game, matadors, suit, tout, toutPool } from '../reckoning/game.ts';

const BOOKS = [BLUE, USPC] as const;

const ask = {
  game,
  suit,
  end,
  tout,
  matadors,
  pool: count('In the pool', 0, 100_000, { optional: true, hint: 'Left empty, the answer names the pool in words.' }),
  toutPool,
} as const;

export const deal = scorer({
  title: 'Score a deal',
  gist: 'What a game brings or costs, with matadors and the pool: alone against three, or two against two.',
  aka: ['german solo calculator', 'value of a game', 'how much is a solo in color', 'matadors'],
  books: BOOKS,
  ask,
  score: (asked: Values<typeof ask>, by: By): Result<Answer> =>
    describeDeal(
      {
        game: asked.game,
        suit: asked.suit,
        end: asked.end ?? asked.tout ?? 'lost',
        matadors: asked.matadors ?? 0,
        color: 'clubs',
        against: asked.game === 'solo' || asked.game === 'tout' ? 3 : 2,
      },
      asked.pool,
      asked.toutPool === true,
      by,
    ),
});
