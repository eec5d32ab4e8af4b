// The block game, the draw game and muggins, from Blue Ribbon (p. 211-214) and Donohue (p. 381-383).
import { ruling, type WholeGame, type WholeRuling } from '../../whole.ts';

const NEXT_TURN = ['thing:the turn = to next-player'];
const MUST_PLAY = ['act:player:play, when able = must'];
const MAY_DRAW = ['act:player:draw from the stock although able to play = may'];
const DRAW_TO_TWO = ['act:player:draw one at a time until able to play or until two are left in the stock = must'];
const DRAW_ALL = ['act:player:draw one domino at a time until able to play or until the stock is gone = must'];
const LAST_TWO = ['act:player:draw the last two of the stock = may not'];
const ALL_BUT_TWO: readonly WholeRuling[] = [
  { when: { left: 'more' }, does: DRAW_TO_TWO },
  { when: { left: 'two' }, does: [...LAST_TWO, ...NEXT_TURN] },
  { when: { left: 'none' }, does: [...LAST_TWO, ...NEXT_TURN] },
];
const ALL_THEN_PASS: readonly WholeRuling[] = [
  { when: { left: 'more' }, does: DRAW_ALL },
  { when: { left: 'two' }, does: DRAW_ALL },
  { when: { left: 'none' }, does: NEXT_TURN },
];

export const blockAndDraw: WholeGame = {
  'dominoes/block': {
    laws: {
      'cannot-play': {
        moment: 'play',
        books: { 'blue-ribbon-1940': { at: ['p. 213-214'], cases: ruling(...NEXT_TURN) }, donohue: { at: ['p. 381'], cases: ruling(...NEXT_TURN) } },
      },
      'able-to-play': {
        moment: 'play',
        books: { 'blue-ribbon-1940': { at: ['p. 213-214'], cases: ruling() }, donohue: { at: ['p. 381', 'p. 382'], cases: ruling() } },
      },
      'level-block': { moment: 'count', books: { donohue: { at: ['p. 381'], cases: ruling('score:all-players = nothing') } } },
    },
    points: {
      domino: { donohue: 'The pips that the others hold., p. 381-382' },
      blocked: {
        donohue: 'The pips that the others hold; nothing is taken off for the own hand., p. 381',
        'blue-ribbon-1940': 'The difference between the two hands., p. 213-214',
      },
      game: { donohue: '100 points, p. 382' },
    },
  },
  'dominoes/draw': {
    laws: {
      'cannot-play': {
        moment: 'play',
        answers: { left: { more: 'More than', two: 'One or two', none: 'Nothing' } },
        books: { 'blue-ribbon-1940': { at: ['p. 214'], cases: ALL_BUT_TWO }, donohue: { at: ['p. 382'], cases: ALL_THEN_PASS } },
      },
      'able-to-play': {
        moment: 'play',
        books: { 'blue-ribbon-1940': { at: ['p. 214'], cases: ruling(...MAY_DRAW) }, donohue: { at: ['p. 382'], cases: ruling(...MAY_DRAW) } },
      },
    },
    points: {
      'hand-won': {
        donohue: 'The pips that the others hold, as in the block game., p. 382',
        'blue-ribbon-1940': 'The difference between the two hands., p. 214',
      },
    },
  },
  'dominoes/muggins': {
    laws: {
      'count-not-called': {
        moment: 'count',
        answers: { how: { missed: 'Nothing was', wrong: 'A wrong count' }, called: { yes: 'Yes', no: 'No' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 212'],
            cases: [
              { when: { how: 'missed', called: 'yes' }, does: ['score:opponent = the count made'] },
              { when: { how: 'missed', called: 'no' }, does: [] },
              { when: { how: 'wrong' }, does: [] },
            ],
          },
          donohue: {
            at: ['p. 383'],
            cases: [
              { when: { called: 'yes' }, does: ['act:offender:score the count = may not'] },
              { when: { called: 'no' }, does: ['penalty = none'] },
            ],
          },
        },
      },
      'cannot-play': {
        moment: 'play',
        answers: { left: { more: 'More than', two: 'One or two', none: 'Nothing' } },
        books: { 'blue-ribbon-1940': { at: ['p. 212'], cases: ALL_BUT_TWO }, donohue: { at: ['p. 383'], cases: ALL_THEN_PASS } },
      },
      'able-to-play': {
        moment: 'play',
        books: { 'blue-ribbon-1940': { at: ['p. 212'], cases: ruling(...MAY_DRAW) }, donohue: { at: ['p. 382'], cases: ruling(...MUST_PLAY) } },
      },
      'level-block': { moment: 'count', books: { donohue: { at: ['p. 383', 'p. 381'], cases: ruling('score:all-players = nothing') } } },
    },
    points: {
      ends: { donohue: '5 points for every five in the sum, p. 382-383', 'blue-ribbon-1940': '5 points for every five in the sum, p. 211-212' },
      domino: {
        donohue: 'The pips of the opponents, to the nearest five: 22 is 20, and 23 is 25., p. 383',
        'blue-ribbon-1940': 'The pips of the opponent, to the nearest five: 36 is 35, and 38 is 40., p. 212',
      },
      blocked: {
        donohue: 'The pips of the opponents, to the nearest five; 20 against 19 scores 20., p. 383',
        'blue-ribbon-1940': 'The difference of the two hands., p. 212-213',
      },
      game: { 'blue-ribbon-1940': '100 points, p. 213', donohue: '200 points, p. 383' },
      'game-of-more': { donohue: '150 points, p. 383' },
    },
  },
};
