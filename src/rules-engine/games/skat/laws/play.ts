import { always, fact, law, says, silent } from '../../../core/laws.ts';
import {
  allowed,
  barred,
  handEnds,
  losesAmount,
  losesGame,
  mayDemand,
  mayRequire,
  must,
  notDecided,
  pays,
  putRight,
  type Remedy,
  scoresAmount,
  wins,
} from '../../../core/remedies.ts';
import { BLUE, league, penalty, skat98, text, USPC } from '../cites.ts';

const WHO = fact('Who did it?', { lone: 'The lone player', opponent: 'One of the opponents' });
const RAISE_LOSS = 'The game then goes on to its end, so that the loss grows.';
const RAISE_GAIN = 'The game then goes on to its end, so that the value grows. The charge falls on the offender alone.';
/** The League's ruling on an error: against the lone player the game is lost; against an opponent it is won at his cost. */
const lost: readonly Remedy[] = [
  handEnds,
  losesGame('lone-player'),
  losesAmount('lone-player', 'value-of-game'),
  mayDemand('anyone', putRight('lone-player', 'play')),
];
const charged: readonly Remedy[] = [
  handEnds,
  scoresAmount('lone-player', 'value-of-game'),
  losesAmount('offender', 'value-of-game'),
  mayDemand('lone-player', putRight('offender', 'play')),
];
const ERROR_LAWS = [
  league('12', '357', "Law 12 ends the game at the error; penalty 6 lets the others have it put right. The option is theirs, not the offender's."),
  league('13', '357'),
  penalty('6', '358-359'),
  penalty('7', '359'),
];

const OUT_OF_TURN = law({
  offence: 'lead-out-of-turn',
  title: 'Lead or play out of turn',
  gist: 'A player leads, or plays to a trick, before his turn.',
  aka: ['led out of turn', 'played out of order', 'wrong lead', 'who leads'],
  moment: 'lead',
  facts: { who: WHO },
  readings: {
    [BLUE]: says(
      [
        { when: { who: 'lone' }, then: lost, note: RAISE_LOSS },
        { when: { who: 'opponent' }, then: charged, note: RAISE_GAIN },
      ],
      ERROR_LAWS,
    ),
    [USPC]: silent(),
  },
  see: ['skat.rule.first-lead'],
});

const REVOKE = law({
  offence: 'revoke',
  title: 'Revoke',
  gist: 'A player who could follow suit does not.',
  aka: ['renege', 'did not follow suit', 'jack is a trump', 'did not play a trump'],
  moment: 'play',
  facts: { who: WHO },
  readings: {
    [BLUE]: says(
      [
        { when: { who: 'lone' }, then: lost, note: RAISE_LOSS },
        { when: { who: 'opponent' }, then: charged, note: RAISE_GAIN },
      ],
      ERROR_LAWS,
    ),
    [USPC]: silent('Following suit is ordered when possible; no penalty is given.'),
  },
});

const LOOKING_BACK = law({
  offence: 'looking-back',
  title: 'Looking through the tricks or counting them',
  gist: 'A player looks at tricks already taken, or counts the points in them.',
  aka: ['looked at the last trick', 'counting points', 'count your tricks', 'see the last trick'],
  moment: 'trick-turned',
  facts: {
    who: WHO,
    what: fact('What does he look at?', {
      last: 'The last trick, before the next card is played',
      'last-late': 'The last trick, after the next card is played',
      earlier: 'Earlier tricks, to see or to count them',
    }),
  },
  readings: {
    [BLUE]: says(
      [
        { when: { what: 'last' }, then: [allowed('anyone', 'look-back')] },
        { when: { what: 'last-late' }, then: [barred('offender', 'look-back')], note: 'The charge is for other tricks than the last.' },
        {
          when: { what: 'earlier', who: 'lone' },
          then: [handEnds, losesGame('lone-player'), losesAmount('lone-player', 'value-of-game'), mayRequire('anyone', 'all-players', 'play-on')],
          note: 'Playing on serves to raise the loss.',
        },
        {
          when: { what: 'earlier', who: 'opponent' },
          then: [handEnds, losesAmount('offender', 'value-of-game'), mayRequire('lone-player', 'all-players', 'play-on')],
          note: 'Playing on serves to raise the value.',
        },
      ],
      [league('18', '357'), league('19', '357'), penalty('11', '359'), penalty('12', '359-360')],
    ),
    [USPC]: silent(),
  },
});

const TRICK_ORDER = law({
  offence: 'irregular-trick',
  title: 'Tricks not kept in order',
  gist: 'The cards of the tricks taken are mixed, so that a trick can no longer be traced.',
  aka: ['mixed the tricks', 'shuffled the tricks'],
  moment: 'trick-turned',
  facts: {},
  readings: { [BLUE]: always(must('all-players', 'keep-trick-order'), league('20', '357-358'), { note: 'No charge is named.' }), [USPC]: silent() },
});

const CLAIMED_WON = law({
  offence: 'abandoned-hand',
  title: 'Lone player wrongly claims the game',
  gist: 'The lone player lays the cards down, says that the game is won, and is wrong.',
  aka: ['laid down the hand', 'claimed too early', 'I have 61'],
  moment: 'play',
  facts: {},
  readings: {
    [BLUE]: always([losesGame('lone-player'), losesAmount('lone-player', 'value-of-game')], [penalty('8', '359'), league('14', '357')], {
      note: 'Even where he would have taken every trick that was left. The amount is not named here; it is taken from law 14.',
    }),
    [USPC]: silent(),
  },
});

const CLAIMED_BEATEN = law({
  offence: 'abandoned-hand',
  title: 'Opponent wrongly claims that the game is beaten',
  gist: 'An opponent lays the cards down and says that the lone player has lost, and is wrong.',
  aka: ['threw in the hand', 'we have sixty', 'said you are beaten'],
  moment: 'play',
  facts: {},
  readings: {
    [BLUE]: always([wins('lone-player', 'cards'), losesAmount('offender', 'value-of-game')], penalty('9', '359'), {
      note: 'All the cards not yet played are meant.',
    }),
    [USPC]: silent(),
  },
});

const CONCEDES = law({
  offence: 'abandoned-hand',
  title: 'Lone player gives the game up',
  gist: 'The lone player lays the cards down and says that the game is lost.',
  aka: ['gives up', 'throws down the hand', 'concede', 'save the schneider'],
  moment: 'play',
  facts: {
    when: fact('When?', { first: 'After the first trick, before the second is played to', other: 'At another time' }),
  },
  readings: {
    [BLUE]: always([wins('opponents', 'cards'), losesAmount('lone-player', 'value-of-game')], penalty('10', '359')),
    [USPC]: says(
      [
        { when: { when: 'first' }, then: [losesAmount('lone-player', 'amount-bid')], note: 'That saves the increase for schneider or schwarz.' },
        { when: { when: 'other' }, then: [notDecided] },
      ],
      skat98('82'),
    ),
  },
});

const BROKEN_OFF = law({
  offence: 'abandoned-hand',
  title: 'Game broken off',
  gist: 'The players stop before the last trick, because the result seems clear.',
  aka: ['stop early', 'play it out', 'rest are yours'],
  moment: 'play',
  facts: {},
  readings: {
    [BLUE]: always(must('all-players', 'play-on'), league('21', '358'), {
      note: 'Whoever lays his cards down early is dealt with by the penalties on claims.',
    }),
    [USPC]: silent('The deal ends when the ten cards of each hand are played.'),
  },
  see: ['skat.law.claimed-won', 'skat.law.claimed-beaten', 'skat.law.given-up'],
});

const OPPONENT_ERROR = law({
  offence: 'rule-of-the-game',
  title: 'Any other error of an opponent',
  gist: 'An opponent errs in a way that has no rule of its own.',
  aka: ['opponent made a mistake', 'who pays', "partner's mistake"],
  moment: 'any-time',
  facts: {},
  readings: {
    [BLUE]: always(losesAmount('offender', 'as-lone-player-wins'), penalty('13', '360'), {
      note: 'The charge is on the player who erred, not on both opponents.',
    }),
    [USPC]: silent(),
  },
});

const SIXTY = law({
  offence: 'tie-or-claim',
  title: 'Sixty points each',
  gist: 'The lone player and the opponents have taken the same number of points.',
  aka: ['60 60', 'split', 'tie', 'is sixty enough'],
  moment: 'count',
  facts: {},
  readings: {
    [BLUE]: always(losesGame('lone-player'), [text('352'), league('10', '356-357')]),
    [USPC]: always(losesGame('lone-player'), skat98('82')),
  },
  see: ['skat.points.win'],
});

const NULL_TRICK = law({
  offence: 'rule-of-the-game',
  title: 'A trick taken at null',
  gist: 'The lone player takes a trick at null.',
  aka: ['took a trick', 'nullo lost', 'one trick'],
  moment: 'play',
  facts: {},
  readings: {
    [BLUE]: always(losesGame('lone-player'), text('354')),
    [USPC]: always(losesGame('lone-player'), skat98('84', 'Null')),
  },
  see: ['skat.points.null', 'skat.points.open-null', 'skat.points.gucki-null-lost'],
});

const LOST_GAME = law({
  offence: 'rule-of-the-game',
  title: 'What a lost game costs',
  gist: 'The lone player has lost and asks whether the game counts once or twice.',
  aka: ['loses double', 'passt mir nicht', 'gucki lost', 'who pays whom', 'lost game'],
  moment: 'count',
  facts: {
    how: fact('How was the game chosen?', {
      plain: 'Solo, open, or on the first skat card turned',
      second: 'On the second skat card (passt mir nicht)',
      'gucki-grand': 'Gucki grand',
      'gucki-null': 'Gucki nullo, open or not',
    }),
  },
  readings: {
    [BLUE]: says(
      [
        { when: { how: 'plain' }, then: [losesAmount('lone-player', 'value-of-game')] },
        { when: { how: ['second', 'gucki-grand', 'gucki-null'] }, then: [losesAmount('lone-player', 'twice-value-of-game')] },
      ],
      [text('350'), text('351'), text('352'), text('354'), league('14', '357')],
    ),
    [USPC]: says(
      [
        { when: { how: ['plain', 'second'] }, then: [pays('lone-player', 'value-of-game', 'each-other-player')], note: 'Those who sit out are paid as well.' },
        { when: { how: ['gucki-grand', 'gucki-null'] }, then: [notDecided], note: 'The book has no gucki.' },
      ],
      skat98('82'),
    ),
  },
  see: ['skat.points.lost-double', 'skat.points.gucki-null-lost', 'skat.score.value'],
});

export const playLaws = {
  'out-of-turn': OUT_OF_TURN,
  revoke: REVOKE,
  'looking-back': LOOKING_BACK,
  'trick-order': TRICK_ORDER,
  'claimed-won': CLAIMED_WON,
  'claimed-beaten': CLAIMED_BEATEN,
  'given-up': CONCEDES,
  'broken-off': BROKEN_OFF,
  'opponents-error': OPPONENT_ERROR,
  sixty: SIXTY,
  'null-trick': NULL_TRICK,
  'lost-game': LOST_GAME,
};
