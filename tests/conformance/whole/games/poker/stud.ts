// Stud poker and peek, from Blue Ribbon (p. 290-291 and 294).
import { ruling, type WholeGame } from '../../whole.ts';

export const stud: WholeGame = {
  'poker/stud': {
    laws: {
      'passed-then-raised': {
        moment: 'betting',
        answers: { spoken: { passed: 'Yes', 'not-yet': 'No' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 290'],
            cases: [
              { when: { spoken: 'passed' }, does: ['act:offender:call or drop out = must', 'act:offender:raise = may not'] },
              { when: { spoken: 'not-yet' }, does: ['act:offender:call, raise or drop out = must'] },
            ],
          },
        },
      },
      'round-without-bet': { moment: 'betting', books: { 'blue-ribbon-1940': { at: ['p. 290-291'], cases: ruling('act:dealer:go on dealing = must') } } },
    },
  },
  'poker/peek': {
    laws: {
      'five-face-up': { moment: 'draw', books: { 'blue-ribbon-1940': { at: ['p. 294'], cases: ruling('act:offender:leave five cards face up = must') } } },
    },
  },
};
