// The seven of trumps and the card turned.
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, scores } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { declareBoth, declareNow } from '../words.ts';
import { HISTORY } from './silences.ts';

const { blue } = cites;
const EXCHANGE = 'Ten are given for the exchange; the book says nothing more of it.';

export const sevenLaws = {
  'seven-and-declaration': law({
    offence: 'irregular-meld',
    title: 'Seven of trumps and a declaration for one trick',
    gist: 'A player wants the 10 points for the seven together with another declaration.',
    aka: ['dix and a declaration', 'exchange the seven and declare', 'ten for the seven and a marriage'],
    moment: 'melding',
    needs: ['turned-card'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(barred('offender', declareBoth), blue.dix, { note: 'The seven is a declaration in itself.' }),
      'uspc-1898': silent(EXCHANGE),
      sierra: HISTORY,
    }),
    see: ['bezique.points.seven', 'bezique.law.two-declarations'],
  }),
  'taken-trump-declared': law({
    question: 'allowed',
    title: 'Card taken for the seven, declared at once',
    gist: 'A player exchanges the seven and wants to declare with the card that they took.',
    aka: ['declare the turned card', 'turn-up completes the sequence', 'exchange and declare'],
    moment: 'melding',
    needs: ['turned-card'],
    facts: {
      ten: fact('Does the player score the ten for the seven?', 'Ten for the seven', {
        scored: { label: 'Yes', chip: 'Scored', if: 'if the player scores the ten for the seven' },
        forgone: { label: 'No, the player lets it go', chip: 'Given up', if: 'if the player gives up the ten for the seven' },
      }),
    },
    usual: { ten: 'scored' },
    leads: {
      'blue-ribbon-1940':
        'If the player scores the 10 points for the seven, the card taken must wait for another trick. A player who gives up the 10 points may declare that card at once.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { ten: 'scored' }, then: [barred('player', declareNow)] },
          { when: { ten: 'forgone' }, then: [allowed('player', 'declare')] },
        ],
        blue.taken,
      ),
      'uspc-1898': silent(EXCHANGE),
      sierra: HISTORY,
    }),
    see: ['bezique.law.seven-and-declaration'],
  }),
  'second-seven': law({
    question: 'what-counts',
    title: 'Seven of trumps with nothing to take',
    gist: 'The card turned is a seven itself, or has been exchanged already, and a player has the other seven.',
    aka: ['second seven of trumps', 'both sevens', 'seven already exchanged', 'other dix'],
    moment: 'melding',
    needs: ['turned-card'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(scores('player', pointsOf(points.seven, 'blue-ribbon-1940')), blue.dix, { note: 'It is declared in hand.' }),
      'uspc-1898': silent('Ten are given for an exchange against a card that is not a seven; the book does not mention the other seven.'),
      sierra: HISTORY,
    }),
    see: ['bezique.points.seven', 'bezique.points.seven-turned'],
  }),
};
