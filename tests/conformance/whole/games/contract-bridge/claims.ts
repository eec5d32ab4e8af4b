// Tricks claimed and conceded at contract bridge, from Blue Ribbon (Contract Bridge Laws, p. 460).
import { ruling, type WholePlace } from '../../whole.ts';

export const claimLaws: WholePlace['laws'] = {
  'abandoned-hand': {
    moment: 'play',
    answers: { what: { claims: 'claims tricks', concedes: 'concedes tricks' }, agrees: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 460'],
        cases: [
          { when: { what: 'claims' }, does: ['penalty = none'] },
          { when: { what: 'concedes', agrees: 'yes' }, does: ['thing:the concession = stands'] },
          { when: { what: 'concedes', agrees: 'no' }, does: ['thing:the concession = void'] },
        ],
      },
    },
  },
  'conceded-in-error': { moment: 'play', books: { 'blue-ribbon-1940': { at: ['p. 460'], cases: ruling('thing:the concession = void') } } },
};
