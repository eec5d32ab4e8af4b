// Bergen, matador, Sebastopol and the pool game, from Blue Ribbon (p. 213-217) and Donohue (p. 382-384 and 388-389).
import { ruling, type WholeGame } from '../../whole.ts';

const NEXT_TURN = ['thing:the turn = to next-player'];
const MUST_PLAY = ['act:player:play, when able = must'];
const MAY_DRAW = ['act:player:draw from the stock although able to play = may'];
const DRAW_TO_TWO = ['act:player:draw one at a time until able to play or until two are left in the stock = must'];
const DRAW_TO_THREE = ['act:player:draw one at a time until able to play or until three are left in the stock = must'];
const DRAW_ALL = ['act:player:draw one domino at a time until able to play or until the stock is gone = must'];
const DRAW_ONE = ['act:player:draw one from the stock, play it if it fits, and pass if it does not = must'];
const LAST_TWO = ['act:player:draw the last two of the stock = may not'];
const LAST_THREE = ['act:player:draw the last three of the stock = may not'];
const TO_FEWEST = ['thing:the hand = to the player with the fewest pips'];
const FEWEST_SCORE = ['score:the player with the fewest pips = 1 point'];

export const others: WholeGame = {
  'dominoes/bergen': {
    laws: {
      'cannot-play': {
        moment: 'play',
        answers: { left: { more: 'More than', two: 'One or two', none: 'Nothing' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 213'],
            cases: [
              { when: { left: 'more' }, does: DRAW_TO_TWO },
              { when: { left: 'two' }, does: [...LAST_TWO, ...NEXT_TURN] },
              { when: { left: 'none' }, does: [...LAST_TWO, ...NEXT_TURN] },
            ],
          },
          donohue: {
            at: ['p. 383-384'],
            cases: [
              { when: { left: 'more' }, does: DRAW_ONE },
              { when: { left: 'two' }, does: DRAW_ONE },
              { when: { left: 'none' }, does: NEXT_TURN },
            ],
          },
        },
      },
      'able-to-play': { moment: 'play', books: { donohue: { at: ['p. 382'], cases: ruling(...MUST_PLAY) } } },
      'doublet-in-block': {
        moment: 'count',
        answers: {
          doublets: { nobody: 'Nobody', some: 'Some, but', 'one-each': 'Each player, one', 'more-each': 'Each player, the', uneven: 'Each player, but' },
        },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 213'],
            cases: [
              { when: { doublets: 'some' }, does: ['score:the player without a doublet = 1 point'] },
              { when: { doublets: 'nobody' }, does: FEWEST_SCORE },
              { when: { doublets: 'one-each' }, does: FEWEST_SCORE },
              { when: { doublets: 'more-each' }, does: FEWEST_SCORE },
              { when: { doublets: 'uneven' }, does: FEWEST_SCORE },
            ],
          },
          donohue: {
            at: ['p. 383-384'],
            cases: [
              { when: { doublets: 'nobody' }, does: TO_FEWEST },
              { when: { doublets: 'some' }, does: ['thing:the hand = to the player without a doublet'] },
              { when: { doublets: 'one-each' }, does: ['thing:the hand = to the player with the lower doublet'] },
              { when: { doublets: 'more-each' }, does: [] },
              { when: { doublets: 'uneven' }, does: ['thing:the hand = to the player with the fewest doublets'] },
            ],
          },
        },
      },
    },
    points: {
      'first-doublet': { 'blue-ribbon-1940': '2 points, p. 213', donohue: '2 points, p. 383, p. 384' },
      'double-header': { 'blue-ribbon-1940': '2 points, p. 213', donohue: '2 points, p. 384' },
      'triple-header': { 'blue-ribbon-1940': '3 points, p. 213', donohue: '3 points, p. 384' },
      'near-two': { donohue: '1 point, p. 384' },
      'near-three': { donohue: '2 points, p. 384' },
      'hand-won': { 'blue-ribbon-1940': '1 point, p. 213', donohue: '1 point, p. 384' },
      game: { 'blue-ribbon-1940': '15 points, p. 213', donohue: '15 points, p. 384' },
      'game-of-more': { donohue: '10 points, p. 384' },
    },
  },
  'dominoes/matador': {
    laws: {
      'cannot-play': {
        moment: 'play',
        answers: { players: { two: 'Two', more: 'Three or four' }, left: { more: 'More than', three: 'Three', two: 'One or two', none: 'Nothing' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 215-216'],
            cases: [
              { when: { players: 'two', left: 'more' }, does: DRAW_TO_TWO },
              { when: { players: 'two', left: 'three' }, does: DRAW_TO_TWO },
              { when: { players: 'two', left: 'two' }, does: [...LAST_TWO, ...NEXT_TURN] },
              { when: { players: 'two', left: 'none' }, does: [...LAST_TWO, ...NEXT_TURN] },
              { when: { players: 'more' }, does: [] },
            ],
          },
          donohue: {
            at: ['p. 388-389'],
            cases: [
              { when: { players: 'two', left: 'more' }, does: DRAW_TO_THREE },
              { when: { players: 'two', left: 'three' }, does: [...LAST_THREE, ...NEXT_TURN] },
              { when: { players: 'two', left: 'two' }, does: [...LAST_THREE, ...NEXT_TURN] },
              { when: { players: 'more', left: 'more' }, does: DRAW_ALL },
              { when: { players: 'more', left: 'three' }, does: DRAW_ALL },
              { when: { players: 'more', left: 'two' }, does: DRAW_ALL },
              { when: { players: 'two', left: 'none' }, does: [...LAST_THREE, ...NEXT_TURN] },
              { when: { players: 'more', left: 'none' }, does: NEXT_TURN },
            ],
          },
        },
      },
      'matador-held-back': {
        moment: 'play',
        books: { 'blue-ribbon-1940': { at: ['p. 215'], cases: ruling(...MAY_DRAW) }, donohue: { at: ['p. 388-389'], cases: ruling() } },
      },
      'level-block': { moment: 'count', books: { donohue: { at: ['p. 389'], cases: ruling() } } },
      'able-but-passed': { moment: 'play', books: { donohue: { at: ['p. 389'], cases: ruling('act:offender:count anything for that hand = may not') } } },
    },
    points: {
      domino: {
        donohue: 'The pips of the other hands; both halves of a doublet count., p. 389',
        'blue-ribbon-1940': 'The difference of the two hands., p. 216',
      },
      blocked: { donohue: 'The pips of the other hands; the own hand does not count., p. 389', 'blue-ribbon-1940': 'The difference of the two hands., p. 216' },
      game: { donohue: '100 points, p. 389' },
    },
  },
  'dominoes/sebastopol': {
    laws: {
      'fortress-open': { moment: 'play', books: { 'blue-ribbon-1940': { at: ['p. 216'], cases: ruling('act:player:play to the doublet first set = must') } } },
    },
  },
  'dominoes/pool': {
    laws: {
      'cannot-play': { moment: 'play', books: { 'blue-ribbon-1940': { at: ['p. 217'], cases: ruling(...NEXT_TURN) } } },
      'able-to-play': { moment: 'play', books: { 'blue-ribbon-1940': { at: ['p. 217'], cases: ruling(...MUST_PLAY, 'cost = not named') } } },
      'level-pool': { moment: 'count', books: { 'blue-ribbon-1940': { at: ['p. 217'], cases: ruling('thing:the pool = split') } } },
    },
    points: {
      pool: { 'blue-ribbon-1940': 'Going out first; in a blocked game the fewest pips., p. 217' },
    },
  },
};
