import { doubted } from '../../laws/cites.ts';
import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, isDone, mayBeDone, must, noPenaltyPrinted, notDecided, paysPoints, takesPoints, wins } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import {
  beginAnew,
  eitherGoesOn,
  playNextOfSuit,
  playNineOfDiamonds,
  restFaceDown,
  startAnySequence,
  whoStopped,
  withKing,
  withKingLeft,
  withNine,
} from './words.ts';

const { deal, lead, king, stop, nine, out, held } = cites.blue;
const price = (key: 'king' | 'nine' | 'nine-left' | 'king-left') => pointsOf(points[key], 'blue-ribbon-1940');
/** "Must play it or pass", in the book's order. */
export const onward = doubted(lead, 'The book has each in turn play the card or pass; we read the pass as that of a player who has it not.');

export const laws = {
  'cards-left-over': law({
    question: 'what-counts',
    title: 'Cards that do not go round',
    gist: 'The pack does not deal out evenly.',
    aka: ['left over', 'extra cards', 'uneven deal', 'do we deal them all', 'dead hand', 'stops'],
    moment: 'deal',
    cases: [{ then: [isDone(restFaceDown)], note: 'All have the same number; what lies there makes the stops.' }],
    cites: deal,
  }),
  'first-card': law({
    question: 'allowed',
    title: 'The first card',
    gist: 'The player on the dealer’s left wants to begin with a card of their choice.',
    aka: ['what do I lead', 'lowest card first', 'any card to start', 'must I begin with an ace'],
    moment: 'opening-lead',
    cases: [{ then: [allowed('eldest-hand', 'lead-any-card')], note: 'Then the player’s own cards that follow it upward in the suit.' }],
    cites: lead,
  }),
  'card-held-back': law({
    offence: 'held-back',
    title: 'The next card held and not played',
    gist: 'A player passes and has the card that was called for.',
    aka: ['passed but had it', 'kept the card', 'false stop', 'said no and had it', 'could have played'],
    moment: 'play',
    cases: [{ then: [must('offender', playNextOfSuit), noPenaltyPrinted], note: 'The book does not say what becomes of cards played since.' }],
    cites: onward,
  }),
  'played-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Played out of turn',
    gist: 'A player lays the next card although others before them have not spoken.',
    aka: ['jumped in', 'out of turn', 'played too soon', 'who is next'],
    moment: 'play',
    cases: [{ then: [must('offender', 'follow-order'), noPenaltyPrinted], note: 'It goes round to the left from the one who could not go on.' }],
    cites: lead,
  }),
  'king-reached': law({
    leads: {
      'blue-ribbon-1940':
        'The player of the king takes 1 counter from each other player and may start any other sequence. The book does not cover a king that was led.',
    },
    question: 'who-pays',
    title: 'A king is reached',
    gist: 'A sequence has come up to the king.',
    aka: ['who pays for the king', 'king played', 'who leads after the king', 'counter for a king'],
    moment: 'play',
    facts: {
      how: fact('How did the king come on the table?', 'King came', {
        reached: { label: 'A sequence was brought up to it', chip: 'By a sequence', if: 'if a sequence was brought up to the king' },
        led: { label: 'It was led, with nothing below it', chip: 'Led', if: 'if the king was led, with nothing below it' },
      }),
    },
    usual: { how: 'reached' },
    cases: [
      { when: { how: 'reached' }, then: [takesPoints(withKing, price('king'), 'counter', 'each-other-player'), allowed(withKing, startAnySequence)] },
      { when: { how: 'led' }, then: [notDecided], note: 'The book gives the counters for a king that is reached.' },
    ],
    cites: king,
    see: ['commit.points.king'],
  }),
  'nobody-goes-on': law({
    question: 'runs-out',
    title: 'Nobody can go on',
    gist: 'All have passed, and the card that is wanted lies on the table face down.',
    aka: ['stopped', 'a stop', 'everyone passes', 'card is missing', 'who leads after a stop', 'eight of diamonds'],
    moment: 'play',
    cases: [
      {
        then: [allowed(whoStopped, beginAnew)],
        note: 'The book says nothing separately of the eight of diamonds, which is out of the pack and stops that suit in every deal.',
      },
    ],
    cites: stop,
    leads: { 'blue-ribbon-1940': 'The player who laid the last card may begin again with any other sequence or card.' },
  }),
  'nine-of-diamonds': law({
    question: 'allowed',
    title: 'When the nine of diamonds may be played',
    gist: 'A player wants to lay the nine of diamonds though it does not follow.',
    aka: ['play the nine any time', 'comet', 'wild nine', 'may I play the nine of diamonds', 'two counters from each'],
    moment: 'play',
    facts: {
      turn: fact('Is it the player’s turn to speak?', 'Player’s turn', {
        yes: { label: 'Yes', if: 'if it is the player’s turn to speak' },
        no: { label: 'No', if: 'if it is not the player’s turn to speak' },
      }),
    },
    usual: { turn: 'yes' },
    cases: [
      { when: { turn: 'yes' }, then: [allowed(withNine, playNineOfDiamonds), takesPoints(withNine, price('nine'), 'counter', 'each-other-player')] },
      { when: { turn: 'no' }, then: [must(withNine, 'follow-order'), noPenaltyPrinted] },
    ],
    cites: nine,
    leads: {
      'blue-ribbon-1940':
        'When it is the player’s turn, the player may play the nine of diamonds and takes 2 counters from each other player. Until then, the player must wait.',
    },
    see: ['commit.points.nine'],
  }),
  'after-the-nine': law({
    question: 'allowed',
    title: 'What follows the nine of diamonds',
    gist: 'The nine of diamonds has broken into a sequence, and two cards could follow.',
    aka: ['ten of diamonds or the old suit', 'what comes after the nine', 'which sequence goes on'],
    moment: 'play',
    leads: { 'blue-ribbon-1940': 'Play may go on from the nine, or with the sequence that the nine broke. The book does not say who chooses.' },
    cases: [{ then: [mayBeDone(eitherGoesOn)], note: 'The book does not say who chooses between them.' }],
    cites: nine,
  }),
  'first-out': law({
    question: 'who-wins',
    title: 'A player is out',
    gist: 'Somebody has no card left.',
    aka: ['who gets the pool', 'out of cards', 'went out', 'last card'],
    moment: 'hand-over',
    cases: [{ then: [wins('first-out', 'pool')] }],
    cites: out,
    see: ['commit.points.pool'],
  }),
  'nine-left-in-hand': law({
    question: 'who-pays',
    title: 'The nine of diamonds left in hand',
    gist: 'A player has gone out, and another has the nine of diamonds still.',
    aka: ['stuck with the nine', 'nine not played', 'pay for the nine', 'caught with the comet'],
    moment: 'count',
    cases: [{ then: [paysPoints(withNine, price('nine-left'), 'counter', 'each-other-player')], note: 'As much as playing it would have brought.' }],
    cites: held,
    see: ['commit.points.nine-left'],
  }),
  'king-left-in-hand': law({
    question: 'who-pays',
    title: 'A king left in hand',
    gist: 'A player has gone out, and another has a king still.',
    aka: ['stuck with a king', 'two kings in hand', 'pay for the kings', 'unplayed king'],
    moment: 'count',
    leads: { 'blue-ribbon-1940': 'For each king left in hand, the player pays 1 counter to each other player.' },
    cases: [
      {
        then: [paysPoints(withKingLeft, price('king-left'), 'counter', 'each-other-player')],
        note: 'As much again for each other king that the player holds.',
      },
    ],
    cites: held,
    see: ['commit.points.king-left'],
  }),
  'payment-forgotten': law({
    offence: 'under-score',
    title: 'Counters not asked for in time',
    gist: 'A king or the nine of diamonds was played, and nobody paid.',
    aka: ['forgot to collect', 'did not pay for the king', 'too late to claim', 'missed the counters'],
    moment: 'play',
    cases: [{ then: [notDecided], note: 'The book says what a king and the nine bring, but not until when that can be asked for.' }],
    cites: [king, nine],
  }),
};
