// Bézique up to the play, the draw and the tricks, from U.S. Playing Card (p. 73-75) and Blue Ribbon (p. 27-32).

import { by, may, mayNot, must, unpriced } from '../../effects.ts';
import { ruling, type WholePlace } from '../../whole.ts';

const PENALTIES = ['p. 31'];
const NEW_DEAL = ['deal = void', 'dealer = deals again'];
const MAY_HAVE_NEW_DEAL = ['deal = void', 'dealer = deals again', 'right = non-dealer'];
const SAME_DEALER = 'deal = void and dealer = deals again';
/** U.S. Playing Card on a card that was not drawn; applies to rubicon too, by reference. */
export const LOSES_PLAY_OR_DRAWS_TWO = ruling('choice of others: thing:the player’s turn to play = lost, or act:offender:draw two cards next time = must');
/** U.S. Playing Card if two players are past the game, for any number of players. */
export const BOTH_PAST = [
  { when: { equal: 'yes' }, does: ['game = won by last-trick-winner'] },
  { when: { equal: 'no', brisques: 'after' }, does: ['game = won by higher-score'] },
  { when: { equal: 'no', brisques: 'taken' }, does: [] },
];
export const BOTH_PAST_ANSWERS = { equal: { yes: 'Yes', no: 'No' }, brisques: { taken: 'As they are taken', after: 'After the last trick' } };

export const dealLaws: NonNullable<WholePlace['laws']> = {
  'thin-cut': {
    moment: 'cut',
    books: { 'blue-ribbon-1940': { at: ['p. 27'], cases: ruling(...unpriced(must('non-dealer', 'leave at least five cards in each packet'))) } },
  },
  misdeal: {
    moment: 'deal',
    books: {
      'uspc-1898': {
        at: ['p. 73'],
        cases: ruling(`choice of non-dealer: deal = void and dealer = loses the deal and next deal = non-dealer, or ${SAME_DEALER}`),
      },
      'blue-ribbon-1940': { at: PENALTIES, cases: ruling(...NEW_DEAL) },
    },
  },
  'exposed-in-deal': {
    moment: 'deal',
    answers: { whose: { pone: 'non-dealer’s, by the dealer', stock: 'of the stock, by the dealer', own: 'own, by that player' } },
    books: {
      'blue-ribbon-1940': {
        at: PENALTIES,
        cases: by('whose', { pone: MAY_HAVE_NEW_DEAL, stock: MAY_HAVE_NEW_DEAL, own: ['deal = stands', ...mayNot('offender', 'ask for a new deal')] }),
      },
    },
  },
  'wrong-number-dealt': {
    moment: 'deal-done',
    answers: { what: { many: 'Too many', few: 'Too few' } },
    books: {
      'blue-ribbon-1940': {
        at: PENALTIES,
        cases: by('what', { many: NEW_DEAL, few: [`choice of non-dealer: act:dealer:give the card that is wanting = must, or ${SAME_DEALER}`] }),
      },
    },
  },
  'faced-card': {
    moment: 'draw',
    answers: { when: { before: 'Before the first trick', after: 'After the first trick' } },
    books: {
      'blue-ribbon-1940': { at: PENALTIES, cases: by('when', { before: ['deal = void'], after: ['thing:the card = turned face down in its place'] }) },
    },
  },
  'wrong-number-in-play': {
    moment: 'play',
    answers: { what: { many: 'Too many', few: 'Too few' } },
    books: {
      'blue-ribbon-1940': {
        at: PENALTIES,
        cases: by('what', {
          many: ['thing:the hand = brought down to eight by playing without drawing, or else dealt anew', ...mayNot('offender', 'make the declaration')],
          few: [...may('offender', 'draw from the stock to make good'), 'deal = void', 'right = others'],
        }),
      },
    },
  },
  'not-drawn': {
    moment: 'draw',
    books: {
      'uspc-1898': { at: ['p. 73'], cases: LOSES_PLAY_OR_DRAWS_TWO },
      'blue-ribbon-1940': {
        at: PENALTIES,
        cases: ruling('choice of others: act:others:let the player draw two cards next time = may, or deal = void'),
      },
    },
  },
  'two-drawn': {
    moment: 'draw',
    answers: { whose: { opponent: 'To the opponent', later: 'To nobody yet' }, seen: { yes: 'Yes', no: 'No' } },
    books: {
      'uspc-1898': {
        at: ['p. 73-74'],
        cases: ruling(
          'choice of others: act:offender:turn both cards face up = must and thing:the card that goes back = chosen by others, or act:offender:play twice without drawing = must',
        ),
      },
      'blue-ribbon-1940': {
        at: ['p. 31-32', 'p. 32'],
        cases: [
          { when: { whose: 'opponent' }, does: must('offender', 'show both cards') },
          {
            when: { whose: 'later', seen: 'yes' },
            does: [...must('offender', 'show the second card'), ...may('others', 'draw two cards next time and keep the one preferred')],
          },
          { when: { whose: 'later', seen: 'no' }, does: may('offender', 'put it back on the stock') },
        ],
      },
    },
  },
  'draw-out-of-turn': {
    moment: 'draw',
    books: { 'blue-ribbon-1940': { at: ['p. 32'], cases: ruling(...must('offender', 'restore the card', 'show the card drawn instead')) } },
  },
  'uneven-stock': {
    moment: 'draw',
    books: {
      'blue-ribbon-1940': {
        at: ['p. 32'],
        cases: ruling('thing:the top card = drawn by the winner of the last trick and the trump by the loser, the other card being left'),
      },
    },
  },
  'lead-out-of-turn': {
    moment: 'lead',
    answers: { what: { called: 'is not played to', played: 'has played to it' } },
    books: {
      'blue-ribbon-1940': { at: PENALTIES, cases: by('what', { called: ['thing:the card = taken back'], played: ['thing:the trick = stands'] }) },
    },
  },
  revoke: {
    moment: 'play',
    answers: { stock: { left: 'Yes', gone: 'No' } },
    books: {
      'uspc-1898': { at: ['p. 75'], cases: by('stock', { left: ['penalty = none'], gone: ['lose:offender = 40 points'] }) },
      'blue-ribbon-1940': {
        at: ['p. 28', 'p. 30', 'p. 31'],
        cases: by('stock', { left: ['penalty = none'], gone: ['thing:the cards = taken back', 'thing:the hand = replayed from the error'] }),
      },
    },
  },
  'like-cards': {
    moment: 'play',
    books: {
      'uspc-1898': { at: ['p. 74'], cases: ruling('thing:the trick = to the player of the first of them') },
      'blue-ribbon-1940': { at: ['p. 28'], cases: ruling('thing:the trick = to the player of the first of them') },
    },
  },
  'both-reach-game': { moment: 'count', answers: BOTH_PAST_ANSWERS, books: { 'uspc-1898': { at: ['p. 75'], cases: BOTH_PAST } } },
};
