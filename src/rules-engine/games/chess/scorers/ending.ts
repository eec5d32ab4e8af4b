import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { ok, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

const ask = {
  moves: choiceOf('Has the player whose turn it is a legal move?', { no: 'No, none', yes: 'Yes' }),
  check: choiceOf('Is that player’s king in check?', { yes: 'Yes', no: 'No' }, { when: { field: 'moves', is: ['no'] } }),
  why: choiceOf(
    'What is said to end the game?',
    {
      'no-mate': 'Neither player can mate the other',
      perpetual: 'One player checks again and again without end',
      round: 'The same moves come again and again',
    },
    { when: { field: 'moves', is: ['yes'] } },
  ),
} as const;

function score({ check, why }: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  if (check === 'yes') return ok(answer('Checkmate: the game is over', [by.mention('checkmate', 'In check, and no legal move')]));
  if (check === 'no') {
    const drawn = by.way('stalemate') === 'draw';
    return ok(
      answer(drawn ? 'Stalemate: the game is drawn' : 'Stalemate: this book leaves open what follows', [
        by.mention('stalemate', 'Not in check, and no legal move'),
      ]),
    );
  }
  if (why === 'no-mate') return ok(answer('The game is drawn', [by.mention('drawn', 'Neither player can mate the other')]));
  if (why === 'round')
    return ok(answer('The game goes on', [by.law('no-progress', 'Nothing but mate, stalemate or a draw ends it; for fifty moves more the umpire is asked')]));
  if (by.way('perpetual-check') === undefined) return wrong(problem('why', `something that ${by.name} speaks of`, 'perpetual check'));
  return ok(
    answer(
      'The game is drawn by perpetual check',
      [by.mention('perpetual-check', 'Checks without end')],
      ['If it is disputed, the umpire is asked for fifty moves more.'],
    ),
  );
}

export const ending = scorer({
  title: 'Mate, stalemate or draw',
  gist: 'Says from the position how the game stands.',
  untotalled: true,
  aka: ['is it mate', 'is it a draw', 'stalemate or checkmate', 'who won'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score,
});
