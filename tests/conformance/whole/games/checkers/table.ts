// Checkers: time, penalties and manners, from Blue Ribbon (laws 8, 9 and 19 to 24, p. 151-153) and Donohue (laws 2, 5 and 7 to 10, p. 176-179).
import { endgame } from '../../../../../src/rules-engine/games/checkers/words.ts';
import { ruling, type WholePlace, type WholeRuling } from '../../whole.ts';

const BLUE = 'blue-ribbon-1940';
const LOST = ['game = won by others'];
const NOT_NAMED = 'cost = not named';
const MAY_LEAVE = ['act:player:leave the room = may'];
const DRAWN = 'thing:game-drawn = done';
const CALLED = { when: { stage: 'called' }, does: LOST };
const callTime = (minutes: string): readonly string[] => [`act:the person appointed to call time:call “Time” after ${minutes} = must`];
const SUBMIT = ['act:offender:submit to the penalty = must', 'act:others:exact the penalty = must'];
const REFUSED: readonly WholeRuling[] = [
  { when: { what: 'huff' }, does: [...SUBMIT, NOT_NAMED] },
  { when: { what: 'capture' }, does: [...SUBMIT, NOT_NAMED] },
  // A player who does not move loses by law 8.
  { when: { what: 'rule' }, does: SUBMIT },
];
const NO_REMARK = 'act:bystander:remark on the game while it lasts = may not';

export const FORCE = {
  force: { three: 'Three kings', two: 'Two kings', draw: 'as odds', other: 'Any other force' },
  stage: { asked: 'gives notice', over: 'The moves are made' },
};

/** The number of moves in which the stronger side has to win (Donohue, law 8). */
export const WITHIN: readonly WholeRuling[] = [
  { when: { force: 'three', stage: 'asked' }, does: ['act:the stronger side:win within 40 moves of each player = must'] },
  { when: { force: 'two', stage: 'asked' }, does: ['act:the stronger side:win within 20 moves of each player = must'] },
  { when: { force: 'other', stage: 'asked' }, does: ['act:the stronger side:win within a certain number of moves = must'] },
  ...['three', 'two', 'other'].map((force) => ({ when: { force, stage: 'over' }, does: [DRAWN] })),
  {
    when: { force: 'draw', stage: 'asked' },
    does: ['act:the player who gave the draw as odds:force the opponent out within 20 moves, or lose the game as a draw = must'],
  },
  { when: { force: 'draw', stage: 'over' }, does: ['game = lost by the player who gave the draw as odds'] },
];

export const tableLaws: WholePlace['laws'] = {
  'penalty-refused': {
    moment: 'next-move',
    answers: { what: { huff: 'To let the checker', capture: 'To capture', rule: 'To move' } },
    books: {
      [BLUE]: { at: ['law 8, p. 151', 'law 22, p. 153', 'law 24, p. 153'], cases: REFUSED },
      donohue: {
        at: ['law 10, p. 178', 'p. 179'],
        cases: [
          { when: { what: 'huff' }, does: ['act:others:claim the game as won = may'] },
          { when: { what: 'capture' }, does: LOST },
          { when: { what: 'rule' }, does: LOST },
        ],
      },
    },
  },
  'penalty-waived': { moment: 'next-move', books: { [BLUE]: { at: ['law 22, p. 153'], cases: ruling('act:others:exact the penalty = must') } } },
  'slow-move': {
    moment: 'move',
    answers: { play: { forced: 'only one way', other: 'Anything else' }, stage: { due: 'nothing was said', called: 'called upon' } },
    books: {
      [BLUE]: {
        at: ['law 8, 9, p. 151'],
        cases: [
          { when: { play: 'forced', stage: 'due' }, does: callTime('1 minute') },
          { when: { play: 'other', stage: 'due' }, does: callTime('5 minutes') },
          CALLED,
        ],
      },
      donohue: {
        at: ['law 5, p. 177'],
        cases: [{ when: { stage: 'due' }, does: ['act:others:call upon the player to move, after more than 3 minutes = may'] }, CALLED],
      },
    },
  },
  'cannot-win': {
    moment: endgame,
    answers: FORCE,
    books: {
      [BLUE]: {
        at: ['law 19, p. 152'],
        cases: [
          { when: { stage: 'asked' }, does: ['act:the stronger side:win, or show a decided advantage, within 40 of its own moves = must'] },
          { when: { stage: 'over' }, does: [DRAWN] },
        ],
      },
      donohue: {
        at: ['law 8, p. 177-178'],
        cases: WITHIN,
      },
    },
  },
  annoyance: {
    moment: 'any-time',
    answers: { warned: { yes: 'Yes', no: 'No' } },
    books: {
      [BLUE]: {
        at: ['law 20, p. 152'],
        cases: [
          { when: { warned: 'no' }, does: ['act:player:annoy or distract the opponent = may not'] },
          { when: { warned: 'yes' }, does: LOST },
        ],
      },
      donohue: { at: ['law 2, p. 176'], cases: ruling('act:player:point over the board or hinder the opponent’s view of it = may not', NOT_NAMED) },
    },
  },
  'left-the-room': {
    moment: 'any-time',
    answers: { how: { agreed: 'agrees', company: 'goes along', reason: 'sufficient reason', neither: 'None of these' } },
    books: {
      [BLUE]: {
        at: ['law 21, p. 153'],
        cases: [
          ...['agreed', 'company', 'reason'].map((how) => ({ when: { how }, does: MAY_LEAVE })),
          { when: { how: 'neither' }, does: ['act:player:leave the room = may not', NOT_NAMED] },
        ],
      },
      donohue: {
        at: ['law 7, p. 177'],
        cases: [
          { when: { how: 'agreed' }, does: MAY_LEAVE },
          { when: { how: 'company' }, does: [] },
          { when: { how: 'reason' }, does: LOST },
          { when: { how: 'neither' }, does: LOST },
        ],
      },
    },
  },
  'bystander-speaks': {
    moment: 'any-time',
    answers: { what: { hint: 'a hint', other: 'Any other remark' }, wins: { hinted: 'that was warned wins', lost: 'the other side wins', none: 'none' } },
    books: {
      [BLUE]: {
        at: ['law 23, p. 153'],
        cases: [
          { when: { what: 'hint' }, does: ['act:bystander:leave the room = must'] },
          { when: { what: 'other' }, does: [] },
        ],
      },
      donohue: {
        at: ['law 9, p. 178'],
        cases: [
          { when: { what: 'hint', wins: 'hinted' }, does: ['act:bystander:pay all bets on the losing side = must'] },
          ...['lost', 'none'].map((wins) => ({ when: { what: 'hint', wins }, does: [NO_REMARK, NOT_NAMED] })),
          { when: { what: 'other' }, does: [NO_REMARK, NOT_NAMED] },
        ],
      },
    },
  },
  dispute: {
    moment: 'any-time',
    books: {
      [BLUE]: { at: ['law 24, p. 153'], cases: ruling('act:a disinterested arbiter:decide on a written statement of the facts, and finally = must') },
      donohue: { at: ['law 10, p. 178'], cases: ruling('act:a third person:decide, and finally = must') },
    },
  },
};
