import { doubted } from '../../laws/cites.ts';
import { fact, refersTo, yesNo } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, isDone, isVoid, must, noPenaltyPrinted, notDecided, stands, undecided, wins } from '../../laws/remedies.ts';
import { disturbedAtPool, marksAtPool, touchedAtPool } from '../../mechanics/pool/laws.ts';
import { BOOK, cites } from './cites.ts';
import {
  bankFromOutside,
  begunAgain,
  forfeit,
  giveUpNumber,
  holder,
  lowestSpotted,
  nextDoubled,
  othersSpotted,
  playAnyBall,
  playOnInTurn,
  sayDead,
  strokeTakenBack,
  winIt,
} from './words.ts';

const { opening, lowest, covered, own, killed, dead, missed, first, frozen, foul, spotted, inHand, otherwise, fouls } = cites.blue;
const forfeits = [must('player', forfeit), undecided('forfeit-amount')];
const IN_TIME = { by: 'opponents', until: 'next-stroke' } as const;

/** Offences and questions at Kelly pool. */
export const laws = {
  opening: law({
    offence: 'foul-stroke',
    title: 'Opening stroke not played at the 1',
    gist: 'The cue ball is not played at the 1 on the opening stroke.',
    aka: ['break did not hit the one', 'wrong ball on the break'],
    moment: 'stroke',
    leads: { 'blue-ribbon-1940': 'The player must pay a forfeit. The book does not say what it is.' },
    cases: [{ then: forfeits }],
    cites: opening,
    see: ['kelly-pool.law.lowest-not-hit'],
  }),
  'lowest-not-hit': law({
    offence: 'foul-stroke',
    title: 'Lowest ball not hit, or another one first',
    gist: 'The cue ball does not hit the lowest ball on the table, or touches another ball before it.',
    aka: ['missed the lowest ball', 'hit the wrong ball first', 'snookered', 'ball was covered', 'bank shot missed'],
    moment: 'stroke',
    leads: { 'blue-ribbon-1940': 'The player must pay a forfeit. The book does not say what it is.' },
    cases: [{ then: forfeits, note: 'A ball that covers the lowest is no excuse: a bank or a massé may be tried, and has to reach it.' }],
    cites: [missed, first, covered],
    see: ['kelly-pool.points.forfeit', 'kelly-pool.law.frozen-to-lowest'],
  }),
  'other-ball': law({
    question: 'what-counts',
    title: 'Another ball falls',
    gist: 'The lowest ball is played upon, and another one is pocketed by the stroke.',
    aka: ['higher ball dropped', 'lucky ball', 'combination', 'does it count'],
    moment: 'stroke',
    leads: { 'blue-ribbon-1940': 'The stroke stands, and that ball counts as pocketed, whatever its number.' },
    cases: [{ then: [stands('count')], note: 'Whatever its number; on the opening stroke as well, if that was a fair one.' }],
    cites: [lowest, opening],
    see: ['kelly-pool.law.own-number'],
  }),
  'foul-pocketed': law({
    offence: 'foul-stroke',
    title: 'Balls pocketed by a foul, or with the cue ball',
    gist: 'A ball falls by a foul stroke, or the cue ball drops after it.',
    aka: ['made a ball on a foul', 'scratched and made the ball', 'where does the ball go back', 'spot the balls'],
    moment: 'stroke',
    facts: {
      which: fact('Is the lowest ball among those that fell?', 'Lowest ball fell', {
        lowest: { label: 'Yes', if: 'if the lowest ball is among those that fell' },
        others: { label: 'No', if: 'if the lowest ball is not among those that fell' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'If the lowest ball is among them, every ball that fell is put back on the table. If it is not, the book does not cover this.',
    },
    cases: [
      { when: { which: 'lowest' }, then: [isDone(strokeTakenBack), isDone(lowestSpotted), isDone(othersSpotted)] },
      { when: { which: 'others' }, then: [notDecided], note: 'What is said of balls put back is said of strokes that pocket the lowest.' },
    ],
    cites: [foul, spotted],
    see: ['kelly-pool.law.lowest-inside'],
  }),
  'own-number': law({
    question: 'who-wins',
    title: 'Own number pocketed',
    gist: 'The striker pockets the ball of their own number.',
    aka: ['made my own ball', 'pocketed his pill', 'is the game over', 'made my number on a foul'],
    moment: 'count',
    facts: {
      stroke: fact('By what stroke?', 'Stroke', {
        fair: { label: 'A fair one', chip: 'Fair', if: 'if it was a fair stroke' },
        lowest: {
          label: 'A foul, or the cue ball dropped too; the lowest ball fell by it',
          chip: 'Foul, lowest fell',
          if: 'if it was a foul stroke and the lowest ball fell by it',
        },
        other: {
          label: 'A foul, or the cue ball dropped too; the lowest ball did not fall',
          chip: 'Foul, it did not',
          if: 'if it was a foul stroke and the lowest ball did not fall',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If the stroke was fair, the player wins the game. If it was a foul and the lowest ball fell too, every ball that fell is put back. The book does not cover other foul strokes.',
    },
    cases: [
      { when: { stroke: 'fair' }, then: [wins('player', 'game')], note: 'The game ends with it.' },
      { when: { stroke: 'lowest' }, then: [isDone(strokeTakenBack)] },
      { when: { stroke: 'other' }, then: [notDecided] },
    ],
    cites: [own, foul],
    see: ['kelly-pool.law.foul-pocketed'],
  }),
  killed: law({
    question: 'who-pays',
    title: 'Another player’s number pocketed',
    gist: 'A player pockets the ball whose number another player holds on a small ball.',
    aka: ['killed', 'somebody made my ball', 'declare yourself dead', 'my pill was pocketed', 'did not say he was dead'],
    moment: 'count',
    facts: {
      said: fact('Has the holder of the number said so at once?', 'Said at once', {
        yes: { label: 'Yes', if: 'if the holder of the number said so at once' },
        no: { label: 'No, the holder kept silent', chip: 'No', if: 'if the holder of the number kept silent' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The player who holds that number must say so at once and give up the small ball as a forfeit. The book does not say whether more is due.',
    },
    cases: [
      { when: { said: 'yes' }, then: [must(holder, giveUpNumber), must(holder, forfeit), undecided('forfeit-amount')] },
      {
        when: { said: 'no' },
        then: [must(holder, sayDead), must(holder, giveUpNumber), must(holder, forfeit), undecided('forfeit-amount'), noPenaltyPrinted],
        note: 'None, that is, for the silence.',
      },
    ],
    cites: doubted(
      killed,
      'The holder has to "forfeit and surrender" the small ball, which may mean the ball alone; the book says that a player whom a dead player kills forfeits.',
    ),
    see: ['kelly-pool.points.killed', 'kelly-pool.law.dead-player'],
  }),
  'dead-player': law({
    question: 'obliged',
    title: 'What a dead player does',
    gist: 'A player whose number has been pocketed by another is at the table still.',
    aka: ['am I out', 'does a dead player play', 'killed by a dead player', 'can he still win'],
    moment: 'next-stroke',
    facts: {
      what: fact('What has come up?', 'What came up', {
        turn: { label: 'That player’s turn', chip: 'Own turn', if: 'if that player’s turn has come' },
        kills: { label: 'That player pockets another’s number', chip: 'Kills another', if: 'if that player pockets another’s number' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The dead player must go on playing in turn, but may not win the game. If they pocket another’s number, the player who holds it must pay a forfeit. The book does not say what it is.',
    },
    cases: [
      { when: { what: 'turn' }, then: [must('player', playOnInTurn), barred('player', winIt)] },
      { when: { what: 'kills' }, then: [must(holder, forfeit), undecided('forfeit-amount')] },
    ],
    cites: dead,
    see: ['kelly-pool.law.killed'],
  }),
  'no-winner': law({
    question: 'runs-out',
    title: 'All the balls pocketed, and nobody has won',
    gist: 'The fifteen balls are pocketed, and no player has pocketed their own number.',
    aka: ['nobody made his ball', 'double header', 'everybody is dead', 'table is clear'],
    moment: 'game-over',
    facts: {
      agreed: yesNo(
        'Was a double header agreed on before the game?',
        'Double header',
        'if a double header was agreed on before the game',
        'if no double header was agreed on',
      ),
    },
    usual: { agreed: 'no' },
    leads: {
      'blue-ribbon-1940':
        'The game does not count, and play begins again. If so agreed beforehand, the next game is a double header. The book does not say what that changes.',
    },
    cases: [
      { when: { agreed: 'yes' }, then: [isDone(nextDoubled)] },
      { when: { agreed: 'no' }, then: [isDone(begunAgain)] },
    ],
    cites: cites.blue.undecided,
    see: ['kelly-pool.points.again'],
  }),
  'frozen-to-lowest': law({
    question: 'allowed',
    title: 'Cue ball frozen to the lowest ball',
    gist: 'The cue ball lies against the lowest ball on the table.',
    aka: ['frozen', 'balls touching', 'stuck to the ball'],
    moment: 'stroke',
    facts: {
      at: fact('What is played at?', 'Played at', {
        other: { label: 'Another ball', if: 'if the player plays at another ball' },
        itself: { label: 'Straight at the ball it touches', chip: 'Touching ball', if: 'if the player plays straight at the ball it touches' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The player may play straight at any other ball. If the player plays straight at the lowest, which the cue ball touches, nothing is scored.',
    },
    cases: [
      { when: { at: 'other' }, then: [allowed('player', playAnyBall)] },
      { when: { at: 'itself' }, then: [isVoid('count')], claim: IN_TIME, note: 'By the general rules.' },
    ],
    cites: [frozen, otherwise, fouls(10), fouls(14)],
    see: ['kelly-pool.law.lowest-not-hit', 'billiards.law.frozen', 'billiards.law.unclaimed'],
  }),
  'lowest-inside': law({
    question: 'obliged',
    title: 'In hand, and the lowest ball inside the string',
    gist: 'The cue ball has been pocketed, and the lowest ball lies within the string.',
    aka: ['ball in hand', 'lowest ball behind the line', 'ball in balk'],
    moment: 'next-stroke',
    cases: [
      {
        then: [must('player', bankFromOutside)],
        note: 'Whether a player who aims straight at it is stopped is a matter for the general rules: an opponent has to warn the player before the stroke.',
      },
    ],
    cites: [inHand, otherwise, fouls(3)],
    see: ['billiards.law.in-hand', 'kelly-pool.law.lowest-not-hit'],
  }),
  touched: touchedAtPool({
    ball: 'Cue ball',
    stroke: 'stroke',
    cites: [otherwise, fouls(7, 8), fouls(14)],
    see: ['billiards.law.ball-touched', 'billiards.law.unclaimed'],
  }),
  disturbed: disturbedAtPool({
    cites: [otherwise, doubted(fouls(9), 'What the book says of a count that was prevented is about caroms, which this game does not have.')],
    see: ['billiards.law.interference'],
  }),
  // The order of play is drawn with small balls (p. 324).
  marks: marksAtPool({ [BOOK]: refersTo('billiards.law.marks', otherwise) }, ['billiards.law.help']),
};
