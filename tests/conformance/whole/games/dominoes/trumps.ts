// Dominoes with trumps, and tiddle-a-wink, from Donohue (p. 384-390, with the laws of euchre, p. 11-15).
import { ruling, type WholeGame } from '../../whole.ts';

export const trumps: WholeGame = {
  'dominoes/rounce': {
    laws: {
      'suit-not-followed': {
        moment: 'play',
        answers: { what: { followed: 'The suit was', led: 'No trump was', headed: 'A player who' } },
        books: {
          donohue: {
            at: ['p. 385'],
            cases: [
              { when: { what: 'followed' }, does: ['act:player:follow suit when able = must', 'cost = not named'] },
              { when: { what: 'led' }, does: ['act:player:lead a trump after winning a trick, if able = must', 'cost = not named'] },
              { when: { what: 'headed' }, does: ['penalty = none'] },
            ],
          },
        },
      },
      'all-pass-to-holder': {
        moment: 'bidding',
        books: {
          donohue: {
            at: ['p. 384-385'],
            cases: ruling(
              'choice of the last player to speak: score:the trump-holder = 5 points, or act:the last player to speak:stand or take the dummy = may',
            ),
          },
        },
      },
      'dummy-taken': {
        moment: 'discard',
        answers: { who: { holder: 'The trump-holder', other: 'Another player' } },
        books: {
          donohue: {
            at: ['p. 384-385'],
            cases: [
              {
                when: { who: 'holder' },
                does: ['act:the trump-holder:give up the piece turned for trump = must', 'act:the trump-holder:discard to five dominoes = must'],
              },
              { when: { who: 'other' }, does: ['act:player:discard to five dominoes = must'] },
            ],
          },
        },
      },
    },
    points: {
      trick: { donohue: '1 point, p. 385' },
      rounced: { donohue: '5 points, p. 385' },
      given: { donohue: '5 points, p. 384' },
      game: { donohue: '15 points, p. 385' },
    },
  },
  'dominoes/domino-euchre': {
    laws: {
      'imperfect-pack': {
        moment: 'any-time',
        books: { donohue: { at: ['p. 386', 'law 20, p. 12'], cases: ruling('deal = void', 'thing:the score = stands') } },
      },
      'wrong-number': {
        moment: 'deal',
        answers: {
          noticed: { 'before-play': 'Before that', 'first-trick': 'After that,', later: 'After the' },
          what: { many: 'A player has too many', few: 'A player has too few', hands: 'There is a' },
        },
        books: {
          donohue: {
            at: ['p. 386', 'law 13, p. 11', 'law 24, p. 13'],
            cases: [
              { when: { what: 'hands' }, does: [] },
              { when: { what: 'few' }, does: [] },
              { when: { what: 'many', noticed: 'before-play' }, does: [] },
              { when: { what: 'many', noticed: 'first-trick' }, does: [] },
              { when: { what: 'many', noticed: 'later' }, does: ['score:offender = nothing'] },
            ],
          },
        },
      },
      revoke: {
        moment: 'play',
        answers: {
          claimed: { 'in-time': 'Before the', turned: 'The trick', late: 'The revoker' },
          against: { 'lone-hand': 'Against an', partners: 'No opponent' },
          sides: { one: 'One side', both: 'Both sides,' },
        },
        books: {
          donohue: {
            at: ['p. 386', 'law 32, 33, p. 14', 'law 34, p. 14-15', 'law 36, p. 15', 'law 37, 38, p. 15'],
            cases: [
              { when: { sides: 'both', claimed: 'turned' }, does: ['deal = void'] },
              { when: { sides: 'both', claimed: 'late' }, does: ['deal = void'] },
              { when: { sides: 'one', claimed: 'turned' }, does: [] },
              {
                when: { claimed: 'in-time' },
                does: ['card = exposed', 'right = others', 'act:partner-of-offender:change the card played = may not', 'act:others:take back the card = may'],
              },
              { when: { sides: 'one', claimed: 'late' }, does: ['score:others = 2 points', 'score:offender = nothing'] },
            ],
          },
        },
      },
      'lead-by-eldest': {
        moment: 'lead',
        books: { donohue: { at: ['p. 386'], cases: ruling('act:left-of-dealer:lead to the first trick = may not', 'act:maker:lead = must') } },
      },
    },
    points: {
      rank: { donohue: 'Right bower, left bower, then the other dominoes of the suit from six down to blank., p. 385' },
    },
  },
  'dominoes/domino-poker': {
    points: {
      royal: { donohue: 'Best of all., p. 386-387' },
      'straight-six': { donohue: 'Second., p. 386-387' },
      fours: { donohue: 'Third., p. 386-387' },
      'straight-five': { donohue: 'Fourth., p. 386-387' },
      full: { donohue: 'Fifth., p. 386-387' },
      'straight-four': { donohue: 'Sixth., p. 386-387' },
      triplets: { donohue: 'Seventh; one player only can hold them in a deal., p. 386-387' },
      flush: { donohue: 'Eighth., p. 386-387' },
      pair: { donohue: 'Ninth; higher doubles beat lower ones., p. 386-387' },
      nothing: { donohue: 'The highest leading piece decides; any double leads before a plain piece., p. 386-387' },
    },
  },
  'dominoes/bingo': {
    points: {
      seventy: { donohue: '1 point, p. 387-388' },
      'under-thirty': { donohue: '2 points, p. 387-388' },
      'no-trick': { donohue: '3 points, p. 387-388' },
      'bingo-takes': { donohue: '1 point, p. 387-388' },
      game: { donohue: '7 points, p. 387-388' },
      'double-of-trumps': { donohue: '28 points, p. 387-388' },
      bingo: { donohue: '14 points, p. 387-388' },
      'ten-pieces': { donohue: '10 points each, p. 387-388' },
      'other-pieces': { donohue: 'Their pips, a blank counted as seven; all other pieces count nothing., p. 387-388' },
      'two-doubles': { donohue: '20 points, p. 387-388' },
      'three-doubles': { donohue: '40 points, p. 387-388' },
      'four-doubles': { donohue: '50 points, p. 387-388' },
      'five-doubles': { donohue: '60 points, p. 387-388' },
      'six-doubles': { donohue: '70 points, p. 387-388' },
      'bingo-among': { donohue: '10 points, p. 387-388' },
    },
  },
  'dominoes/tiddle-a-wink': {
    laws: {
      'level-block': { moment: 'count', books: { donohue: { at: ['p. 389-390'], cases: ruling() } } },
    },
    points: {
      win: { donohue: 'Going out first and crying the name of the game; in a blocked game the fewest pips., p. 389-390' },
    },
  },
};
