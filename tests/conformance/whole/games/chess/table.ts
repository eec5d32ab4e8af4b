// Chess: the clock, draws and the umpire, from Blue Ribbon (p. 163-164 and Code of Chess Laws, p. 180-181) and Donohue (p. 279 and 283).
import { clockStopped } from '../../../../../src/rules-engine/games/chess/words.ts';
import { ruling, type WholePlace } from '../../whole.ts';
import { blue, donohue, LOST, one, YES_NO } from './words.ts';

const ADMONISHED = ['act:the umpire:admonish the player = must'];
const DRAWN = ['thing:game-drawn = done'];

export const tableLaws: WholePlace['laws'] = {
  'time-exceeded': one(clockStopped, '180', ...LOST),
  'clock-not-stopped': one(
    clockStopped,
    '180-181',
    'act:player:stop his clock and start the opponent’s after each move = must',
    'act:offender:complain of the opponent’s time = may not',
  ),
  'away-from-board': one(clockStopped, '181', 'thing:the time = counted against the player'),
  'no-progress': {
    moment: 'game-over',
    answers: { stage: { one: 'One player asks', both: 'Both put it', made: 'nobody asks', 'goes-on': 'wants to go on', again: 'Fifty moves more' } },
    books: blue('180', [
      { when: { stage: 'one' }, does: ['act:the umpire:decide whether the game is to be drawn after fifty more moves on each side = must'] },
      { when: { stage: 'both' }, does: ['act:the umpire:decide whether the game is a draw = must'] },
      { when: { stage: 'made' }, does: DRAWN },
      {
        when: { stage: 'goes-on' },
        does: ['act:the player who asked for the fifty moves:go on with the game = may', 'act:the other player:claim fifty moves more = may'],
      },
      { when: { stage: 'again' }, does: DRAWN },
    ]),
  },
  'stalemate-given': {
    moment: 'game-over',
    books: { ...blue('163-164; 180', ruling(...DRAWN)), ...donohue('p. 279; law 23, 24, p. 283', ruling()) },
  },
  'game-abandoned': one('game-over', '181', ...LOST),
  disturbance: {
    moment: 'any-time',
    answers: { again: { first: 'Yes', repeated: 'No' }, appeal: YES_NO },
    books: blue('181', [
      { when: { again: 'first' }, does: ADMONISHED },
      { when: { again: 'repeated', appeal: 'yes' }, does: LOST },
      { when: { again: 'repeated', appeal: 'no' }, does: ADMONISHED },
    ]),
  },
  'laws-set-aside': one('any-time', '181', 'act:the umpire:allow anything that departs from the laws = may not'),
};
