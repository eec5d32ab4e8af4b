import { always, fact, law, silent } from '../../laws/laws.ts';
import { mayBeDone, must, noPenaltyPrinted, stands, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { highestThrow, keepAgreement, takenForLoaded, throwFromBox } from './words.ts';

export const laws = {
  'faces-irregular': law({
    offence: 'imperfect-pack',
    title: 'A die with irregular faces',
    gist: 'The faces of a die do not stand as on a fair one: a number comes twice, or opposite faces do not make seven.',
    aka: ['loaded dice', 'crooked dice', 'two fives on one die', 'double fives', 'misspotted die', 'is this die fair', 'tops'],
    moment: 'before-play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(mayBeDone(takenForLoaded), cites.blue.fair, {
        note: 'Many false dice have two fives. The book does not say what becomes of a throw made with such a die.',
      }),
      donohue: silent('It says that opposite faces make seven, and nothing of a die on which they do not.'),
    }),
    see: ['dice.points.opposite-faces', 'dice.points.faces-around'],
  }),
  'without-box': law({
    offence: 'irregular-throw',
    title: 'Dice thrown without a box',
    gist: 'The dice are thrown from a cup or from the hand.',
    aka: ['dice cup', 'threw from the hand', 'by hand', 'leather cup', 'do we need a dice box'],
    moment: 'throw',
    facts: {
      thrown: fact('From what were they thrown?', 'Thrown from', {
        cup: { label: 'A leather cup', if: 'if the dice were thrown from a leather cup' },
        hand: { label: 'The hand', if: 'if the dice were thrown from the hand' },
      }),
    },
    usual: { thrown: 'hand' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { thrown: 'cup' }, then: [stands('throw')], note: 'A cup is often used in place of the box, since it makes less noise.' },
          { when: { thrown: 'hand' }, then: [must('player', throwFromBox), noPenaltyPrinted], note: 'Craps is thrown from the hand all the same.' },
        ],
        cites.blue.box,
      ),
      donohue: silent('It describes the box and demands none; at sweat the dice are thrown from a cup.'),
    }),
    leads: { 'blue-ribbon-1940': 'A throw from a leather cup stands. The dice may not be thrown from the hand, but the book names no penalty.' },
    see: ['craps.law.dice-not-rolled'],
  }),
  'cocked-die': law({
    offence: 'irregular-throw',
    title: 'Cocked or fallen die',
    gist: 'A die leans against something, lies on another, or falls off the table.',
    aka: ['cocked dice', 'leaning die', 'die on the floor', 'die fell off the table', 'die not flat', 'one die on top of another'],
    moment: 'throw',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('At backgammon alone it knows such a die, and has both dice thrown again.'),
      donohue: silent('It has no word on how the dice come to rest, here or at any game with dice.'),
    }),
    see: ['backgammon.law.cocked-die', 'backgammon.law.die-off-table'],
  }),
  'out-of-turn': law({
    offence: 'irregular-throw',
    title: 'Throw out of turn',
    gist: 'A player throws before their turn.',
    aka: ['threw too early', 'not his turn', 'grabbed the dice', 'threw twice'],
    moment: 'throw',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('It gives no order of throwing for the games in general.'),
      donohue: silent('It gives no order of throwing for the games in general.'),
    }),
  }),
  'who-wins': law({
    question: 'who-wins',
    title: 'Who wins at dice',
    gist: 'All have thrown, and the rules of the game do not say who wins.',
    aka: ['highest throw', 'high or low wins', 'does the highest win'],
    moment: 'count',
    facts: {
      agreed: fact('Was something else agreed beforehand?', 'Agreed otherwise', {
        no: { label: 'No', if: 'if nothing to the contrary was agreed beforehand' },
        yes: { label: 'Yes', if: 'if another way of winning was agreed beforehand' },
      }),
    },
    usual: { agreed: 'no' },
    readings: (says) => ({
      donohue: says(
        [
          { when: { agreed: 'no' }, then: [wins(highestThrow, 'game')], note: 'It holds for every game with dice.' },
          { when: { agreed: 'yes' }, then: [must('all-players', keepAgreement)] },
        ],
        cites.donohue.highest,
      ),
      'blue-ribbon-1940': silent('It has no rule for all the games with dice.'),
    }),
    see: ['dice.law.equal-totals'],
  }),
  'equal-totals': law({
    question: 'tie',
    title: 'Equal totals at throwing dice',
    gist: 'Two players have the same total of three throws.',
    aka: ['tie', 'same total', 'throw off', 'throw again'],
    moment: 'game-over',
    facts: {
      matters: fact('Does the result turn on it?', 'Decides the result', {
        yes: { label: 'Yes', if: 'if the result turns on the tie' },
        no: { label: 'No', if: 'if the result does not turn on the tie' },
      }),
    },
    usual: { matters: 'yes' },
    readings: (says) => ({
      donohue: says(
        [
          { when: { matters: 'yes' }, then: [must('tied-players', 'throw-again')] },
          { when: { matters: 'no' }, then: [stands('throw')] },
        ],
        cites.donohue.throwing,
      ),
      'blue-ribbon-1940': silent('It has the total of three throws under raffles, and no ties there.'),
    }),
    leads: { donohue: 'If something depends on the tie, the players who tie must throw again. If nothing depends on it, the throw stands.' },
    see: ['raffles.law.equal-throws'],
  }),
};
