import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';

const BACK = 'The euchred player gets counters back instead.';
const ALONE = 'Each player plays for themselves, against all the others.';

export const setBackAmend = {
  march: { books: { donohue: bookValue(1, cites.donohue.setBackScoring, { per: 'each player in the game', says: 'From 2 to 6, by the number of players.' }) } },
  euchre: {
    books: {
      donohue: unscored('The euchred player is set back; in the second variety the adversary scores as well.'),
      'blue-ribbon-1940': unscored(BACK),
    },
  },
  'lone-point': { books: { donohue: unscored(ALONE) } },
  'lone-march': { books: { donohue: unscored(ALONE) } },
  'euchre-lone': { books: { donohue: unscored(ALONE), 'blue-ribbon-1940': unscored(BACK) } },
  hint: { books: { donohue: unscored(ALONE) } },
  game: {
    books: {
      donohue: ruled('the first player at nothing takes game and pool', cites.donohue.setBackScoring),
      'blue-ribbon-1940': ruled('the first player to get rid of all their counters wins', cites.blue.setBack),
    },
  },
} as const satisfies AmendedPoints<Euchre>;

export const setBackAdd = {
  start: item({
    title: 'Start',
    gist: 'What every player has to get rid of.',
    group: 'Set-back',
    books: { donohue: bookValue(5, cites.donohue.setBackScoring), 'blue-ribbon-1940': bookValue(10, cites.blue.setBack, { unit: 'counter' }) },
  }),
  'set-back': item({
    title: 'Euchred',
    gist: 'What is put back on the score of a player who is euchred.',
    aka: ['set back two'],
    group: 'Set-back',
    books: {
      donohue: bookValue(2, cites.donohue.setBackScoring, { says: 'And another stake to the pool.' }),
      'blue-ribbon-1940': bookValue(2, cites.blue.setBack, { unit: 'counter' }),
    },
  }),
  'no-trick': item({
    title: 'No trick',
    gist: 'What is put back on the score of a player who plays and takes no trick.',
    aka: ['set back one'],
    group: 'Set-back',
    books: { donohue: bookValue(1, cites.donohue.setBackScoring, { says: 'Not for a player who threw up the hand.' }), 'blue-ribbon-1940': unscored() },
  }),
} as const;
