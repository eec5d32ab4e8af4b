// Brag and pairs and three-stake brag, from Donohue (p. 88) and Blue Ribbon (p. 80).
import { ruling, type WholeGame } from '../../whole.ts';

export const variants: WholeGame = {
  'brag/brag-and-pairs': {
    laws: {
      'which-stake': { moment: 'betting', books: { donohue: { at: ['p. 88'], cases: ruling('act:player:answer either stake or both = may') } } },
      'sight-across-stakes': {
        moment: 'betting',
        answers: { same: { yes: 'Yes', no: 'No' } },
        books: {
          donohue: {
            at: ['p. 88'],
            cases: [
              { when: { same: 'yes' }, does: ['act:the player who wants the sight:ask for a sight on the stake where both brag = may'] },
              { when: { same: 'no' }, does: [] },
            ],
          },
        },
      },
      'wild-pair-on-the-pairs-stake': { moment: 'showdown', books: { donohue: { at: ['p. 88'], cases: ruling() } } },
    },
    points: {
      'pairs-stake': { donohue: 'by those whom it pleases; the example holds a pair or a pair-royal, of aces down to tens or eights, p. 88' },
      'brag-stake': { donohue: 'as at single brag, p. 88' },
      'pairs-won': { donohue: 'natural pairs decide it, p. 88' },
      'brag-won': { donohue: 'the best brag hand, as at single brag, p. 88' },
    },
  },
  'brag/three-stake': {
    laws: {
      'best-card-up': {
        moment: 'deal-done',
        answers: { best: { one: 'One card higher', ace: 'Two aces or', nine: 'Two nines', equal: 'Other cards' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 80'],
            cases: [
              { when: { best: 'one' }, does: ['thing:the first stake = to highest-card'] },
              { when: { best: 'ace' }, does: [] },
              { when: { best: 'nine' }, does: ['thing:the first stake = to the holder of the nine of diamonds'] },
              { when: { best: 'equal' }, does: [] },
            ],
          },
          donohue: {
            at: ['p. 88'],
            cases: [
              { when: { best: 'one' }, does: ['thing:the first stake = to highest-card'] },
              { when: { best: 'ace' }, does: ['thing:the first stake = to the holder of the ace of diamonds'] },
              { when: { best: 'nine' }, does: ['thing:the first stake = to the tied hand nearer the dealer’s left'] },
              { when: { best: 'equal' }, does: ['thing:the first stake = to the tied hand nearer the dealer’s left'] },
            ],
          },
        },
      },
      'second-stake': {
        moment: 'showdown',
        answers: { how: { shown: 'Hands were', bluff: 'All but one' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 80'],
            cases: [
              { when: { how: 'shown' }, does: ['thing:the second stake = to winner'] },
              { when: { how: 'bluff' }, does: ['thing:the second stake = to the last player to bet'] },
            ],
          },
          donohue: {
            at: ['p. 88'],
            cases: [
              { when: { how: 'shown' }, does: ['thing:the second stake = to best-hand'] },
              { when: { how: 'bluff' }, does: [] },
            ],
          },
        },
      },
      'third-stake': {
        moment: 'showdown',
        answers: { count: { one: 'One is nearest,', equal: 'Two are equally', over: 'One dealt' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 80'],
            cases: [
              { when: { count: 'one' }, does: ['thing:the third stake = to the hand nearest to 31'] },
              { when: { count: 'equal' }, does: ['thing:the third stake = to the tied hand nearer the dealer’s left'] },
              { when: { count: 'over' }, does: [] },
            ],
          },
          donohue: {
            at: ['p. 88'],
            cases: [
              { when: { count: 'one' }, does: ['thing:the third stake = to the hand nearest to 31'] },
              { when: { count: 'equal' }, does: ['thing:the third stake = to the tied hand nearer the dealer’s left'] },
              { when: { count: 'over' }, does: ['thing:the third stake = to the highest count not above 31'] },
            ],
          },
        },
      },
      'drawn-past-31': { moment: 'showdown', books: { donohue: { at: ['p. 88'], cases: ruling('act:offender:win the third stake = may not') } } },
      'all-three-stakes': {
        moment: 'count',
        answers: { agreed: { yes: 'Yes', no: 'No' } },
        books: {
          donohue: {
            at: ['p. 88'],
            cases: [
              { when: { agreed: 'yes' }, does: ['pay:others = 3 stakes to winner'] },
              { when: { agreed: 'no' }, does: ['thing:the stakes = to winner'] },
            ],
          },
        },
      },
    },
    points: {
      'made-up': { donohue: 'the dealer puts down all three, p. 88', 'blue-ribbon-1940': 'all the players put the same into each of three pools, p. 80' },
      'first-stake': {
        donohue: 'the best card face up, ranked as at whist; the ace of diamonds before any other ace; else the elder hand of two equal ones, p. 88',
        'blue-ribbon-1940': 'the highest card face up, the ace high; the nine of diamonds before any other nine, p. 80',
      },
      'second-stake': {
        donohue: 'the best brag hand of three cards, the one face up among them, p. 88',
        'blue-ribbon-1940': 'the winner of the betting, or the one whose bluff succeeds, with all the bets, p. 80',
      },
      bets: { donohue: 'as at single brag, p. 88', 'blue-ribbon-1940': 'as in the ordinary game, which this book does not describe, p. 80' },
      'third-stake': {
        donohue: '31 or the highest count below it, with drawn cards or without; of equal ones the elder hand, p. 88',
        'blue-ribbon-1940': 'the hand that comes nearest to 31; of equal ones the eldest hand, or the one nearer on its left, p. 80',
      },
      'thirty-one': { 'blue-ribbon-1940': '31 points, p. 80', donohue: '31 points, p. 88' },
      ace: { 'blue-ribbon-1940': '11 points, p. 80', donohue: '11 points, p. 88' },
      court: { donohue: '10 points a card, p. 88', 'blue-ribbon-1940': '10 points a card, p. 80' },
      pips: { donohue: 'their pips, p. 88', 'blue-ribbon-1940': 'their pips, p. 80' },
      drawing: { donohue: 'cards may be drawn from those not dealt, p. 88' },
      'all-three': { donohue: '3 stakes from each other player, in some companies; most leave it out, p. 88' },
    },
  },
};
