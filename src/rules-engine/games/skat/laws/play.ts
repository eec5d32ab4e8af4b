import { always, caseByCase, fact, law, silent } from '../../../laws/laws.ts';
import {
  allowed,
  barred,
  handEnds,
  losesAmount,
  losesGame,
  mayDemand,
  mayRequire,
  must,
  noPenaltyPrinted,
  putRight,
  type Remedy,
  scoresAmount,
} from '../../../laws/remedies.ts';
import { BLUE, cites, USPC } from '../cites.ts';
import { keepTrickOrder, valueOfGame } from '../words.ts';

const WHO = fact('Who did it?', 'Who did it', {
  lone: { label: 'The lone player', chip: 'Lone player', if: 'if it was the lone player' },
  opponent: { label: 'One of the opponents', chip: 'An opponent', if: 'if it was one of the opponents' },
});
const RAISE_LOSS = 'The game then goes on to its end, so that the loss grows.';
const RAISE_GAIN = 'The game then goes on to its end, so that the value grows. The charge falls on the offender alone.';
/** The League's ruling on an error: by the lone player, the game is lost; by an opponent, it is won at the opponent's cost. */
const lost: readonly Remedy[] = [
  handEnds,
  losesGame('lone-player'),
  losesAmount('lone-player', valueOfGame),
  mayDemand('anyone', putRight('lone-player', 'play')),
];
const charged: readonly Remedy[] = [
  handEnds,
  scoresAmount('lone-player', valueOfGame),
  losesAmount('offender', valueOfGame),
  mayDemand('lone-player', putRight('offender', 'play')),
];
/** The League treats play out of turn and revoke as errors of one kind, with the same penalty. */
const ERROR = caseByCase(
  [
    { when: { who: 'lone' }, then: lost, note: RAISE_LOSS, doubtful: true },
    { when: { who: 'opponent' }, then: charged, note: RAISE_GAIN, doubtful: true },
  ],
  [cites.blue.americanLaws(12), cites.blue.americanLaws(13), cites.blue.penalties(6), cites.blue.penalties(7)],
);

export const playLaws = {
  'out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead or play out of turn',
    gist: 'A player leads, or plays to a trick, before their turn.',
    aka: ['led out of turn', 'played out of order', 'wrong lead', 'who leads'],
    moment: 'lead',
    facts: { who: WHO },
    readings: () => ({
      [BLUE]: ERROR,
      [USPC]: silent(),
    }),
    leads: {
      'blue-ribbon-1940':
        'A lone player who did it loses the game’s full value. If an opponent did, the opponent loses that value and the lone player scores it. Either way the hand ends.',
    },
    see: ['skat.rule.first-lead'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who could follow suit does not.',
    aka: ['renege', 'did not follow suit', 'jack is a trump', 'did not play a trump'],
    moment: 'play',
    facts: { who: WHO },
    readings: () => ({
      [BLUE]: ERROR,
      [USPC]: silent('Following suit is ordered when possible; no penalty is given.'),
    }),
    leads: {
      'blue-ribbon-1940':
        'A lone player who did it loses the game’s full value. If an opponent did, the opponent loses that value and the lone player scores it. Either way the hand ends.',
    },
  }),
  'looking-back': law({
    offence: 'looking-back',
    title: 'Looking through the tricks or counting them',
    gist: 'A player looks at tricks already taken, or counts the points in them.',
    aka: ['looked at the last trick', 'counting points', 'count your tricks', 'see the last trick'],
    moment: 'trick-turned',
    facts: {
      who: WHO,
      what: fact('What is looked at?', 'Looked at', {
        last: {
          label: 'The last trick, before the next card is played',
          chip: 'Last, at once',
          if: 'if it is the last trick and the next card is not played yet',
        },
        'last-late': {
          label: 'The last trick, after the next card is played',
          chip: 'Last, too late',
          if: 'if it is the last trick and the next card has been played',
        },
        earlier: { label: 'Earlier tricks, to see or to count them', chip: 'Earlier tricks', if: 'if earlier tricks are looked at or counted' },
      }),
    },
    usual: { what: 'earlier' },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { what: 'last' }, then: [allowed('anyone', 'look-back')] },
          { when: { what: 'last-late' }, then: [barred('offender', 'look-back')], note: 'The charge is for other tricks than the last.' },
          {
            when: { what: 'earlier', who: 'lone' },
            then: [handEnds, losesGame('lone-player'), losesAmount('lone-player', valueOfGame), mayRequire('anyone', 'all-players', 'play-on')],
            note: 'Playing on serves to raise the loss.',
          },
          {
            when: { what: 'earlier', who: 'opponent' },
            then: [
              handEnds,
              scoresAmount('lone-player', valueOfGame),
              losesAmount('offender', valueOfGame),
              mayRequire('lone-player', 'all-players', 'play-on'),
            ],
            note: 'Playing on serves to raise the value. The last penalty says, for all errors of opponents, that the lone player scores what is charged.',
          },
        ],
        [cites.blue.americanLaws(18), cites.blue.americanLaws(19), cites.blue.penalties(11), cites.blue.penalties(12), cites.blue.penalties(13)],
      ),
      [USPC]: silent(),
    }),
    leads: {
      'blue-ribbon-1940':
        'Until the next card is played, any player may see the last trick; after that, nobody may. A player who looks at earlier tricks loses the full value of the game.',
    },
    see: ['skat.law.skat-looked-at'],
  }),
  'trick-order': law({
    offence: 'irregular-trick',
    title: 'Tricks not kept in order',
    gist: 'The cards of the tricks taken are mixed, so that a trick can no longer be traced.',
    aka: ['mixed the tricks', 'shuffled the tricks'],
    moment: 'trick-turned',
    facts: {},
    readings: () => ({ [BLUE]: always([must('all-players', keepTrickOrder), noPenaltyPrinted], cites.blue.americanLaws(20)), [USPC]: silent() }),
  }),
};
