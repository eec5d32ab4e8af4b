import { doubted } from '../../core/cites.ts';
import { fact, law, silent } from '../../core/laws.ts';
import { allowed, barred, must, notDecided, passesTo, takesBack, wins } from '../../core/remedies.ts';
import { BROKEN_OFF, cites } from './cites.ts';
import { betTheBank, dealSamePlayer, payEven, payInOrder, showPoint, takeOfferedCard, theBetsAstride } from './words.ts';

const hoffmann = silent(BROKEN_OFF);
const standOff = takesBack('all-players', 'stakes');

export const laws = {
  'banco-again': law({
    offence: 'irregular-bet',
    title: 'Banco again and again',
    gist: 'A player who went banco and lost wants to go banco once more.',
    aka: ['banco', 'go bank', 'banco suivi', 'third banco'],
    moment: 'betting',
    facts: { times: fact('Which time running is it for this player?', { second: 'The second', third: 'The third or later' }) },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { times: 'second' }, then: [allowed('player', betTheBank)], note: 'It goes before all other bets, as the first did.' },
          { when: { times: 'third' }, then: [barred('player', betTheBank)] },
        ],
        cites.blue.baccaraBetting,
      ),
      hoffmann,
    }),
  }),
  'eight-or-nine': law({
    question: 'who-wins',
    title: 'Eight or nine in two cards',
    gist: 'A hand has 8 or 9 in the two cards dealt.',
    aka: ['natural', 'natural nine', 'eight against nine', 'banker has a natural'],
    moment: 'cards-lifted',
    facts: { banker: fact('How does the banker’s point stand to it?', { lower: 'Lower', equal: 'Equal', higher: 'Higher, or he alone has it' }) },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { banker: 'lower' }, then: [must('player', showPoint), must('banker', payEven)], doubtful: true },
          { when: { banker: 'equal' }, then: [must('player', showPoint), standOff] },
          {
            when: { banker: 'higher' },
            then: [wins('banker', 'stakes')],
            note: 'He wins from each hand that has less, and so from both all that lies on the table.',
            doubtful: true,
          },
        ],
        [
          doubted(
            cites.blue.baccaraDeal,
            'The first sentence has the banker pay unless his number is equal; a nine against an eight is read from the sentence after it.',
          ),
          cites.blue.baccaraEven,
        ],
        'A player dealt an eight or nine shows it at once, and no card is offered then; when the banker shows his is not said.',
      ),
      hoffmann,
    }),
  }),
  'offered-card': law({
    offence: 'irregular-draw',
    title: 'The offered card is refused',
    gist: 'The banker has offered a card.',
    aka: ['third card', 'must the banker draw', 'refuse a card', 'stand in baccarat'],
    moment: 'draw',
    facts: { who: fact('Who takes it?', { none: 'Neither side', one: 'One side or both' }) },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { who: 'none' }, then: [must('banker', takeOfferedCard)], note: 'Whether to offer a card at all is for him to decide.' },
          { when: { who: 'one' }, then: [allowed('banker', 'draw')], note: 'He need not.' },
        ],
        cites.blue.baccaraDeal,
      ),
      hoffmann,
    }),
  }),
  'equal-points': law({
    question: 'tie',
    title: 'Equal points',
    gist: 'A side and the banker have the same point after the draw.',
    aka: ['tie', 'push', 'stand-off'],
    moment: 'showdown',
    facts: {},
    readings: (says) => ({ 'blue-ribbon-1940': says([{ then: [standOff] }], cites.blue.baccaraScoring), hoffmann }),
    see: ['baccarat.points.tie'],
  }),
  astride: law({
    question: 'who-pays',
    title: 'Bets à cheval',
    gist: 'A bet lies on the line, for both sides at once.',
    aka: ['a cheval', 'bet on the line', 'both sides'],
    moment: 'showdown',
    facts: {
      how: fact('How did the banker fare?', {
        won: 'Beat both sides',
        lost: 'Lost to both',
        split: 'Beat one and lost to the other',
        tied: 'Tied with both',
        'one-tied': 'Tied with one side alone',
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { how: 'won' }, then: [wins('banker', theBetsAstride)] },
          { when: { how: 'lost' }, then: [must('banker', payEven)] },
          { when: { how: ['split', 'tied'] }, then: [standOff] },
          { when: { how: 'one-tied' }, then: [notDecided] },
        ],
        cites.blue.baccaraScoring,
      ),
      hoffmann,
    }),
    see: ['baccarat.points.astride'],
  }),
  'next-hand': law({
    offence: 'seats-and-partners',
    title: 'Who gets the next hand',
    gist: 'A coup is settled, and the banker deals again.',
    aka: ['who plays the hand', 'pass the hand'],
    moment: 'hand-over',
    facts: { side: fact('How did the player of that side fare?', { won: 'Won', lost: 'Lost', tied: 'Tied' }) },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { side: 'won' }, then: [must('banker', dealSamePlayer)] },
          { when: { side: 'tied' }, then: [notDecided] },
          {
            when: { side: 'lost' },
            then: [passesTo('hand', 'next-player')],
            note: 'After the fifth player of the side it comes back to the one next the banker. The cards are not shuffled or cut again.',
          },
        ],
        cites.blue.baccaraScoring,
      ),
      hoffmann,
    }),
  }),
  'bank-short': law({
    offence: 'irregular-bet',
    title: 'The bank cannot pay everyone',
    gist: 'More is won from the bank than it holds.',
    aka: ['bank is short', 'not enough money in the bank', 'who is paid first'],
    moment: 'hand-over',
    facts: {},
    readings: (says) => ({ 'blue-ribbon-1940': says([{ then: [must('banker', payInOrder)] }], cites.blue.baccaraScoring), hoffmann }),
  }),
};
