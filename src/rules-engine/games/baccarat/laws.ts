import { doubted } from '../../laws/cites.ts';
import { fact, law, silent } from '../../laws/laws.ts';
import { allowed, barred, must, notDecided, passesTo, takesBack, wins } from '../../laws/remedies.ts';
import { BROKEN_OFF, cites } from './cites.ts';
import { betTheBank, dealSamePlayer, payEven, payInOrder, showPoint, takeOfferedCard, theBetsAstride } from './words.ts';

const hoffmann = silent(BROKEN_OFF);
const standOff = takesBack('all-players', 'stakes');

export const laws = {
  'banco-again': law({
    offence: 'irregular-bet',
    title: 'Banco again and again',
    gist: 'A player who bet the whole bank alone (banco) and lost wants to do it once more.',
    aka: ['banco', 'go bank', 'banco suivi', 'third banco'],
    moment: 'betting',
    facts: {
      times: fact('Which time running is it for this player?', 'Time running', {
        second: { label: 'The second', if: 'if it is the player’s second time running' },
        third: { label: 'The third or later', if: 'if it is the player’s third time running or later' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The player may bet the whole bank alone a second time running, but not a third time.',
    },
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
    facts: {
      banker: fact('How does the banker’s point stand to it?', 'Banker’s point', {
        lower: { label: 'Lower', if: 'if the banker’s point is lower' },
        equal: { label: 'Equal', if: 'if the banker’s point is equal' },
        higher: { label: 'Higher, or the banker alone has it', chip: 'Higher, or alone', if: 'if the banker’s is higher, or only the banker has 8 or 9' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The hand is shown at once. If the banker’s point is lower, the banker pays at even money. If it is equal, the stakes are taken back. If it is higher, the banker wins them.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { banker: 'lower' }, then: [must('player', showPoint), must('banker', payEven)], doubtful: true },
          { when: { banker: 'equal' }, then: [must('player', showPoint), standOff] },
          {
            when: { banker: 'higher' },
            then: [wins('banker', 'stakes')],
            note: 'The banker wins from each hand that has less, and so from both all that lies on the table.',
            doubtful: true,
          },
        ],
        [
          doubted(
            cites.blue.baccaraDeal,
            'The first sentence has the banker pay unless the banker’s number is equal; a nine against an eight is read from the sentence after it.',
          ),
          cites.blue.baccaraEven,
        ],
        'A player dealt an eight or nine shows it at once, and no card is offered then; the book does not say when the banker shows one.',
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
    facts: {
      who: fact('Who takes it?', 'Taken by', {
        none: { label: 'Neither side', if: 'if neither side takes the offered card' },
        one: { label: 'One side or both', if: 'if one side or both take the offered card' },
      }),
    },
    usual: { who: 'none' },
    leads: {
      'blue-ribbon-1940': 'If neither side takes the offered card, the banker must take it. If one side or both take it, the banker may draw or not.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { who: 'none' }, then: [must('banker', takeOfferedCard)], note: 'Whether to offer a card at all is for the banker to decide.' },
          { when: { who: 'one' }, then: [allowed('banker', 'draw')], note: 'The banker need not draw.' },
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
    leads: { 'blue-ribbon-1940': 'The players on that side take back their stakes.' },
    see: ['baccarat.points.tie'],
  }),
  astride: law({
    question: 'who-pays',
    title: 'Bets à cheval',
    gist: 'A bet lies on the line, for both sides at once.',
    aka: ['a cheval', 'bet on the line', 'both sides'],
    moment: 'showdown',
    facts: {
      how: fact('How did the banker fare?', 'The banker', {
        won: { label: 'Beat both sides', chip: 'Beat both', if: 'if the banker beat both sides' },
        lost: { label: 'Lost to both', if: 'if the banker lost to both sides' },
        split: { label: 'Beat one and lost to the other', chip: 'Beat one only', if: 'if the banker beat one side and lost to the other' },
        tied: { label: 'Tied with both', if: 'if the banker tied with both sides' },
        'one-tied': { label: 'Tied with one side alone', chip: 'Tied with one', if: 'if the banker tied with one side alone' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The bet is lost if the banker beats both sides, paid if both win, and taken back if only one wins or both tie. The book does not cover a tie with one side alone.',
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
    gist: 'A coup is settled, and the banker deals again. Who plays the hand of each side?',
    aka: ['who plays the hand', 'pass the hand'],
    moment: 'hand-over',
    facts: {
      side: fact('How did the player of that side fare?', 'Side’s player', {
        won: { label: 'Won', if: 'if the player of that side won' },
        lost: { label: 'Lost', if: 'if the player of that side lost' },
        tied: { label: 'Tied', if: 'if the player of that side tied' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A player who won with the hand of a side gets its next hand too. A player who lost passes it to the next player. The book does not cover a tie.',
    },
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
    leads: {
      'blue-ribbon-1940':
        'The banker pays as far as the money goes: first the players who hold the hands, then the next players beyond them, seat by seat away from the banker, and last the onlookers.',
    },
    readings: (says) => ({ 'blue-ribbon-1940': says([{ then: [must('banker', payInOrder)] }], cites.blue.baccaraScoring), hoffmann }),
  }),
};
