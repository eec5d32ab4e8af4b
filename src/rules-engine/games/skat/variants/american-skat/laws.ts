import { always, caseByCase } from '../../../../laws/laws.ts';
import { allowed, barred, handEnds, losesAmount, losesGame, mayDemand, mayRequire, putRight, scoresAmount, wins } from '../../../../laws/remedies.ts';
import type { AmendedLaws } from '../../../../rulesets/games.ts';
import { BLUE, cites } from '../../cites.ts';
import type { Skat } from '../../code.ts';
import { twiceValueOfGame, valueOfGame } from '../../words.ts';

const LOSES_DOUBLE = [losesGame('lone-player'), losesAmount('lone-player', twiceValueOfGame)];
const CHARGED = [handEnds, scoresAmount('lone-player', valueOfGame), losesAmount('offender', valueOfGame)];
const ERROR = caseByCase(
  [
    {
      when: { who: 'lone' },
      then: [handEnds, ...LOSES_DOUBLE, mayDemand('anyone', putRight('lone-player', 'play'))],
      note: 'The game then goes on to its end, so that the loss grows.',
    },
    {
      when: { who: 'opponent' },
      then: [...CHARGED, mayDemand('lone-player', putRight('offender', 'play'))],
      note: 'The game then goes on to its end, so that the value grows. The charge falls on the offender alone.',
    },
  ],
  [cites.blue.object, cites.blue.americanLaws(12), cites.blue.americanLaws(13), cites.blue.penalties(6), cites.blue.penalties(7)],
);

/** Errors that lose the lone player the game: here a lost game always costs double (p. 355). */
export const lostByError = {
  'out-of-turn': {
    readings: () => ({ [BLUE]: ERROR }),
    leads: {
      'blue-ribbon-1940':
        'If the lone player did it, the lone player loses twice the full value of the game. If an opponent did it, that opponent loses the value once, and the lone player scores it.',
    },
  },
  revoke: {
    readings: () => ({ [BLUE]: ERROR }),
    leads: {
      'blue-ribbon-1940':
        'If the lone player did it, the lone player loses twice the full value of the game. If an opponent did it, that opponent loses the value once, and the lone player scores it.',
    },
  },
  'looking-back': {
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { what: 'last' }, then: [allowed('anyone', 'look-back')] },
          { when: { what: 'last-late' }, then: [barred('offender', 'look-back')], note: 'The charge is for other tricks than the last.' },
          {
            when: { what: 'earlier', who: 'lone' },
            then: [handEnds, ...LOSES_DOUBLE, mayRequire('anyone', 'all-players', 'play-on')],
            note: 'Playing on serves to raise the loss.',
          },
          {
            when: { what: 'earlier', who: 'opponent' },
            then: [...CHARGED, mayRequire('lone-player', 'all-players', 'play-on')],
            note: 'Playing on serves to raise the value.',
          },
        ],
        [
          cites.blue.object,
          cites.blue.americanLaws(18),
          cites.blue.americanLaws(19),
          cites.blue.penalties(11),
          cites.blue.penalties(12),
          cites.blue.penalties(13),
        ],
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'Until the next card is played, any player may see the last trick. For looking at earlier ones, the lone player loses twice the game’s value; an opponent loses it once.',
    },
  },
  'wrong-discard': {
    readings: () => ({
      [BLUE]: always(losesAmount('lone-player', twiceValueOfGame), [cites.blue.object, cites.blue.americanLaws(6), cites.blue.penalties(2)], {
        note: 'The charge is read as that of a lost game.',
      }),
    }),
  },
  'claimed-won': {
    readings: () => ({
      [BLUE]: always(LOSES_DOUBLE, [cites.blue.object, cites.blue.penalties(8)], {
        note: 'Even if the lone player would have taken every trick that was left.',
      }),
    }),
    leads: { 'blue-ribbon-1940': 'The lone player loses the game, at twice its full value.' },
  },
  'given-up': {
    readings: () => ({
      [BLUE]: always([wins('opponents', 'cards'), losesAmount('lone-player', twiceValueOfGame)], [cites.blue.object, cites.blue.penalties(10)]),
    }),
    leads: { 'blue-ribbon-1940': 'The opponents win all the cards left. The lone player loses twice the full value of the game.' },
  },
} satisfies AmendedLaws<Skat>;
