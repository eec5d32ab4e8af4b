import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, isDone, losesGame, must, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  admonish,
  allowDeparture,
  claimFifty,
  clockStopped,
  complainOfTime,
  decideDrawnNow,
  decideIfDrawn,
  goOn,
  otherThanAsker,
  stopOwnStartOther,
  timeCharged,
  umpire,
  whoAskedForFifty,
} from '../words.ts';

export const endLaws = {
  'time-exceeded': law({
    offence: 'clock-trouble',
    title: 'Time limit exceeded',
    gist: 'A player has not made their moves within the time agreed.',
    aka: ['flag fell', 'out of time', 'overstepped the time', 'lost on time'],
    moment: clockStopped,
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': always(losesGame('offender'), cites.blue.timeLimit), donohue: silent() }),
    see: ['chess.law.clock-not-stopped'],
  }),
  'clock-not-stopped': law({
    offence: 'clock-trouble',
    title: 'Clock not stopped',
    gist: 'A player has moved and has not stopped the clock or started the opponent’s.',
    aka: ['forgot the clock', 'did not press the clock', 'hit the clock', 'sand glass'],
    moment: clockStopped,
    facts: {},
    leads: {
      'blue-ribbon-1940':
        'After each move, a player must stop their own clock and start the opponent’s. A player who forgets may not complain about the opponent’s time.',
    },
    readings: () => ({
      'blue-ribbon-1940': always([must('player', stopOwnStartOther), barred('offender', complainOfTime)], cites.blue.clocks, {
        note: 'The time limit holds all the same, by the time that was registered.',
      }),
      donohue: silent(),
    }),
    see: ['chess.law.time-exceeded'],
  }),
  'away-from-board': law({
    offence: 'clock-trouble',
    title: 'Player away from the board',
    gist: 'A player leaves the table, or plainly stops attending to the game, when it is their turn.',
    aka: ['left the table', 'not paying attention', 'gone for coffee', 'absent'],
    moment: clockStopped,
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': always(isDone(timeCharged), cites.blue.absence), donohue: silent() }),
  }),
  'no-progress': law({
    question: 'tie',
    title: 'Fifty moves, repetition and doubtful endings',
    gist: 'The same checks or the same line of play come again and again, or nobody can say whether the ending is a win.',
    aka: ['fifty move rule', 'threefold repetition', 'same position three times', 'perpetual check', 'is it a draw', 'cannot force mate'],
    moment: 'game-over',
    facts: {
      stage: fact('Where does the matter stand?', 'Stage', {
        one: { label: 'One player asks for fifty moves', chip: 'One asks', if: 'if one player asks for fifty moves' },
        both: { label: 'Both put it to the umpire whether the game is a draw', chip: 'Both ask', if: 'if both ask the umpire whether it is a draw' },
        made: {
          label: 'The fifty moves are made without mate, and nobody asks to go on',
          chip: 'Fifty moves made',
          if: 'if the fifty moves are made and nobody asks to go on',
        },
        'goes-on': {
          label: 'The fifty moves are made, and the player who asked for them wants to go on',
          chip: 'Asker goes on',
          if: 'if the fifty moves are made and the asker wants to go on',
        },
        again: {
          label: 'Fifty moves more, claimed by the other player, are made without mate',
          chip: 'Fifty more made',
          if: 'if fifty moves more, asked by the other, are made',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If one player asks, the umpire decides if it will be a draw after fifty more moves by each side. If both ask, the umpire decides if it is a draw now. Repetition alone is no draw.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { stage: 'one' }, then: [must(umpire, decideIfDrawn)], note: 'The decision is final.' },
          { when: { stage: 'both' }, then: [must(umpire, decideDrawnNow)], note: 'The decision is final.' },
          { when: { stage: ['made', 'again'] }, then: [isDone('game-drawn')] },
          { when: { stage: 'goes-on' }, then: [allowed(whoAskedForFifty, goOn), allowed(otherThanAsker, claimFifty)] },
        ],
        cites.blue.fiftyMoves,
        'No number of repetitions makes a draw by itself.',
      ),
      donohue: silent('A game is drawn when neither can mate; no moves are counted.'),
    }),
    see: ['chess.points.perpetual-check', 'chess.points.drawn'],
  }),
  'stalemate-given': law({
    question: 'who-wins',
    title: 'Stalemate',
    gist: 'A player is not in check and has no legal move, and it is their turn.',
    aka: ['stale mate', 'no legal moves', 'king cannot move and not in check', 'who wins a stalemate'],
    moment: 'game-over',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(isDone('game-drawn'), [cites.blue.stalemate, cites.blue.stale]),
      donohue: always(notDecided, [cites.donohue.stalemate, cites.donohue.general(23, 24)], {
        note: 'Two opinions are reported: Hoyle, Phillimore and others give the game to the player who is stalemated; Sarratt, and the practice abroad, make it a draw. Two of the rules of play reckon on the win.',
      }),
    }),
    see: ['chess.points.stalemate'],
  }),
  'game-abandoned': law({
    offence: 'abandoned-hand',
    title: 'Game abandoned',
    gist: 'A player leaves the table in anger or offensively, resigns if only for a moment, or refuses the decision of the umpire.',
    aka: ['stormed off', 'resigned by mistake', 'took back the resignation', 'walked out', 'would not accept the ruling'],
    moment: 'game-over',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': always(losesGame('offender'), cites.blue.abandoning), donohue: silent() }),
    see: ['chess.rule.umpire'],
  }),
  disturbance: law({
    offence: 'table-talk',
    title: 'Opponent disturbed',
    gist: 'A player disturbs the opponent on purpose.',
    aka: ['humming', 'drumming on the table', 'talking during the game', 'annoying the opponent', 'distracting'],
    moment: 'any-time',
    facts: {
      again: fact('Is it the first time?', 'First time', {
        first: { label: 'Yes', if: 'if it is the first time' },
        repeated: { label: 'No, it is repeated', chip: 'No', if: 'if it is repeated' },
      }),
      appeal: fact('Does the player disturbed appeal to the umpire?', 'Umpire appealed to', {
        yes: { label: 'Yes', if: 'if the player disturbed appeals to the umpire' },
        no: { label: 'No', if: 'if the player disturbed does not appeal to the umpire' },
      }),
    },
    usual: { again: 'first' },
    leads: {
      'blue-ribbon-1940': 'The first time, the umpire warns the player. If it is repeated and the opponent appeals to the umpire, the player loses the game.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { again: 'first' }, then: [must(umpire, admonish)] },
          { when: { again: 'repeated', appeal: 'yes' }, then: [losesGame('offender')] },
          { when: { again: 'repeated', appeal: 'no' }, then: [must(umpire, admonish)], note: 'The game is lost only on an appeal.' },
        ],
        cites.blue.disturbance,
      ),
      donohue: silent(),
    }),
  }),
  'laws-set-aside': law({
    question: 'allowed',
    title: 'Laws set aside by consent',
    gist: 'After a match or tournament has begun, the players agree to depart from the laws.',
    aka: ['house rules', 'agreed to ignore the rule', 'both players agree', 'by mutual consent'],
    moment: 'any-time',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(barred(umpire, allowDeparture), cites.blue.umpire),
      donohue: silent(),
    }),
    see: ['chess.rule.umpire', 'chess.law.indulgence'],
  }),
} as const;
