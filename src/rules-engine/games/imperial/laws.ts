import { doubted } from '../../laws/cites.ts';
import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, must, noPenaltyPrinted, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { callThen, countInOrder, markIt, takeDownWhites, tie, useTurned } from './words.ts';

const { blue } = cites;

export const laws = {
  'equal-calls': law({
    question: 'tie',
    title: 'Points or imperials that are equal',
    gist: 'Both players call the same, and one of them only can be good.',
    aka: ['we called the same point', 'same point, who gets it', 'equal sequences', 'both have four', 'tie'],
    moment: 'melding',
    cases: [{ then: [wins('non-dealer', tie)] }],
    cites: blue.calls,
    see: ['imperial.points.point'],
  }),
  'dealer-calls': law({
    question: 'obliged',
    title: 'When the dealer calls',
    gist: 'The non-dealer has called and leads; when does the dealer call what they have?',
    aka: ['dealer calls his imperials', 'when do I announce', 'called before the lead'],
    moment: 'melding',
    cases: [{ then: [must('dealer', callThen)] }],
    cites: blue.calls,
  }),
  'no-imperial': law({
    question: 'what-counts',
    title: 'Whether the cards make an imperial',
    gist: 'A player wants to mark an imperial for three of a kind, for four low cards or for a low sequence.',
    aka: ['three kings count for anything', 'three kings', 'four tens', 'four nines', 'sequence with a ten', 'three of a kind'],
    moment: 'melding',
    facts: {
      what: fact('What does the player have?', 'Player has', {
        three: { label: 'Three of a kind', if: 'if the player has three of a kind' },
        low: { label: 'Four eights, nines or tens', chip: 'Four low cards', if: 'if the player has four eights, nines or tens' },
        other: {
          label: 'A sequence that is not king, queen, jack and ace',
          chip: 'Another sequence',
          if: 'if it is a sequence other than king, queen, jack and ace',
        },
        sevens: { label: 'Four sevens', if: 'if the player has four sevens' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'An imperial is four sevens, jacks, queens, kings or aces, or a sequence of king, queen, jack and ace. Nothing else may be marked.',
    },
    cases: [
      { when: { what: 'three' }, then: [barred('player', markIt)], note: 'An imperial of a kind takes all four cards.' },
      { when: { what: 'low' }, then: [barred('player', markIt)], note: 'Four kings, queens, jacks or aces count.' },
      { when: { what: 'other' }, then: [barred('player', markIt)], note: 'A sequence has to be of king, queen, jack and ace.' },
      { when: { what: 'sevens' }, then: [allowed('player', markIt)], doubtful: true },
    ],
    cites: doubted(blue.imperials, 'That four sevens count is drawn from the eights, nines and tens alone being left out.'),
    see: ['imperial.points.four', 'imperial.points.sequence'],
  }),
  'turned-card-counted': law({
    question: 'allowed',
    title: 'Turned card in a sequence',
    gist: 'A player has three of the four high trumps, and the fourth was turned up.',
    aka: ['use the turn-up', 'turned card in my sequence'],
    moment: 'melding',
    needs: ['turned-card'],
    cases: [{ then: [allowed('player', useTurned)] }],
    cites: blue.imperials,
    see: ['imperial.points.turned-sequence'],
  }),
  'trick-not-won': law({
    offence: 'revoke',
    title: 'Trick not won, though it could be',
    gist: 'The second player lets a trick go that they could have won.',
    aka: ['did not beat the card', 'must win the trick', 'did not trump', 'held back'],
    moment: 'play',
    needs: ['tricks'],
    facts: {
      has: fact('What did the player hold?', 'Held', {
        suit: { label: 'A higher card of the suit', chip: 'A higher card', if: 'if the player had a higher card of the suit' },
        trump: { label: 'None of the suit, and a trump', chip: 'No suit, a trump', if: 'if the player had none of the suit, but a trump' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The second player must win the trick, if able, with a higher card of the suit or, without the suit, a trump. The book names no penalty.',
    },
    cases: [
      { when: { has: 'suit' }, then: [must('second-hand', 'win-trick-if-able'), noPenaltyPrinted] },
      { when: { has: 'trump' }, then: [must('second-hand', 'trump-it'), noPenaltyPrinted] },
    ],
    cites: blue.play,
  }),
  'sixth-white': law({
    question: 'what-counts',
    title: 'Sixth white counter',
    gist: 'A player puts up the sixth white and changes the six for a red; what becomes of the whites of the other?',
    aka: ['lose my whites', 'take down my counters', 'six whites', 'red for six whites'],
    moment: 'count',
    cases: [{ then: [must('opponent', takeDownWhites)] }],
    cites: blue.sixth,
    note: 'The book says this of a red that six whites have made.',
    see: ['imperial.points.taken-down'],
  }),
  'both-near-out': law({
    question: 'who-goes-out',
    title: 'Both can go out in one hand',
    gist: 'The end is close, and both players have enough to put up.',
    aka: ['both out', 'both need one counter', 'who counts first', 'order of counting', 'close end'],
    moment: 'count',
    leads: {
      'blue-ribbon-1940': 'They count in this order: honour turned up, carte blanche, good point, imperials, and lastly honours in tricks and odd tricks.',
    },
    cases: [{ then: [must('both-sides', countInOrder)] }],
    cites: blue.order,
    see: ['imperial.points.game'],
  }),
};
