import { doubted } from '../../../core/cites.ts';
import { lawExample, scoreExample } from '../../../core/examples.ts';
import { fact, law } from '../../../core/laws.ts';
import { allowed, barred, noPenaltyPrinted } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { pamHolder, playPam } from '../words.ts';

const { pam } = cites.blue;
const told = doubted(pam, 'It has no clause of its own: a card is added to loo, and the rest is taken to be as there.');

export default variant({
  title: 'Loo with pam',
  aliases: ['Pam loo', 'Pam', 'Jack of clubs loo'],
  books: { 'blue-ribbon-1940': { heading: 'Pam', pages: '210', inherits: { from: 'loo', cite: told } } },
  players: { min: 2, max: 16, usual: 6, say: 'any number; 5 to 7 are best' },
  packs: ['standard-52'],
  glance: {
    Pam: 'the jack of clubs, the best trump whatever suit is turned',
    'Ace of trumps led': 'pam is kept back, unless it is the only trump held',
    'The rest': 'as in loo',
  },
  laws: {
    add: {
      'pam-on-the-ace': law({
        question: 'allowed',
        title: 'Pam on the ace of trumps',
        gist: 'The ace of trumps is led, and the holder of pam would win the trick with it.',
        aka: ['pam be civil', 'beat the ace with pam', 'jack of clubs on the ace'],
        moment: 'play',
        needs: ['trump'],
        facts: { other: fact('Has he another trump?', { yes: ['Yes', 'with another trump'], no: ['No', 'with no other trump'] }) },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { other: 'yes' }, then: [barred(pamHolder, playPam), noPenaltyPrinted] },
              { when: { other: 'no' }, then: [allowed(pamHolder, playPam)] },
            ],
            pam,
          ),
        }),
        see: ['loo.law.heading-the-trick'],
      }),
    },
  },
  points: {},
  scorers: {},
  examples: [
    lawExample('pam-on-the-ace', pam, { other: 'yes' }, 'The ace is led; he holds pam and the six of trumps.', 'may not play pam'),
    lawExample('pam-on-the-ace', pam, { other: 'no' }, 'The ace is led, and pam is all that he has of trumps.', 'may play pam'),
    scoreExample(
      'deal',
      told,
      { limit: 'limited', pool: '6', dealer: 'third', did: 'three.none.none' },
      'Pam, the ace and the king of trumps win all three tricks of a double pool.',
      { 'First player': 9, 'Second player': -3, 'Third player': -6 },
    ),
  ],
});
