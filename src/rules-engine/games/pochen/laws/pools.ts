import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { carriesOver, must, notDecided, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { next } from '../points.ts';
import { addToEach, bestSequence, division, marriagePool, matchingPool, sequencePool, withBothTrumps, withSequence, withTrump } from '../words.ts';

const { trumps, marriage, sequence, remains } = cites.blue;

export const poolLaws = {
  'trump-shown': law({
    question: 'who-wins',
    title: 'A high trump and its pool',
    gist: 'The ace, king, queen, jack or ten of trumps is there.',
    aka: ['who takes the ace pool', 'turned up card pool', 'ace of trumps', 'dealer turned the king', 'which pool'],
    moment: 'melding',
    needs: ['trump'],
    facts: {
      where: fact('Where is the card?', 'Card is', {
        hand: { label: 'In a hand', if: 'if the card is in a hand' },
        turned: { label: 'It was turned up for trumps', chip: 'Turned up', if: 'if the card was turned up for trumps' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'The player who has it in hand shows it and wins its pool. If it was turned up for trumps, the book does not cover this.' },
    cases: [
      { when: { where: 'hand' }, then: [wins(withTrump, matchingPool)], note: 'The card is shown for it.' },
      { when: { where: 'turned' }, then: [notDecided], note: 'A pool goes to the player who has the card. Nobody is given the card that is turned.' },
    ],
    cites: trumps,
    see: ['pochen.points.ace'],
  }),
  'king-and-queen': law({
    question: 'who-wins',
    title: 'King and queen of trumps',
    gist: 'Both cards have been shown.',
    aka: ['marriage', 'king and queen in two hands', 'who takes marriage'],
    moment: 'melding',
    needs: ['trump'],
    facts: {
      hands: fact('In whose hands are they?', 'Held in', {
        one: { label: 'In one hand', chip: 'One hand', if: 'if both cards are in one hand' },
        two: { label: 'In two hands', chip: 'Two hands', if: 'if the two cards are in two hands' },
      }),
    },
    cases: [
      { when: { hands: 'one' }, then: [wins(withBothTrumps, marriagePool)] },
      { when: { hands: 'two' }, then: [carriesOver(marriagePool)] },
    ],
    cites: [marriage, remains],
    see: ['pochen.points.marriage'],
  }),
  'two-sequences': law({
    question: 'who-wins',
    title: 'The pool for sequence',
    gist: 'A player shows three or more cards in order, and perhaps another does.',
    aka: ['longer sequence', 'higher run', 'three against four', 'equal sequences', 'who takes sequence'],
    moment: 'melding',
    facts: {
      shown: fact('What is shown?', 'Shown', {
        one: { label: 'One sequence', if: 'if only one sequence is shown' },
        better: {
          label: 'Two: one is longer or higher, and the other is not the better in anything',
          chip: 'Two, one better',
          if: 'if one of two shown is longer or higher, the other neither',
        },
        cross: { label: 'Two: one is longer, the other higher', chip: 'Longer and higher', if: 'if one of two shown is longer and the other higher' },
        equal: { label: 'Two: equally long and equally high', chip: 'Two equal ones', if: 'if two are shown, equally long and equally high' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The longer or higher sequence wins the pool. If one is longer and the other higher, or both are equal, the book does not cover this.',
    },
    cases: [
      { when: { shown: 'one' }, then: [wins(withSequence, sequencePool)] },
      { when: { shown: 'better' }, then: [wins(bestSequence, sequencePool)] },
      { when: { shown: 'cross' }, then: [notDecided], note: 'The higher or the longer takes it; the book does not say which of the two beats the other.' },
      { when: { shown: 'equal' }, then: [notDecided] },
    ],
    cites: sequence,
    see: ['pochen.points.sequence'],
  }),
  'ace-in-a-sequence': law({
    question: 'what-counts',
    title: 'An ace in a sequence',
    gist: 'A player shows queen, king and ace of a suit.',
    aka: ['does the ace count', 'ace high in a run', 'queen king ace', 'ace seven eight'],
    moment: 'melding',
    cases: [
      {
        then: [notDecided],
        note: 'The ace of trumps has a pool, and a sequence that is played ends with the king; the book does not say where an ace belongs.',
      },
    ],
    cites: sequence,
  }),
  'not-shown-in-time': law({
    offence: 'under-score',
    title: 'Not shown in time',
    gist: 'A player finds that they had a card or a sequence for a pool that nobody took.',
    aka: ['forgot to claim', 'forgot the ace', 'too late to show', 'overlooked', 'forgotten stake'],
    moment: 'melding',
    cases: [{ then: [notDecided], note: 'The book describes the showing before the poch; it does not say until when a player may show.' }],
    cites: trumps,
  }),
  'pool-not-won': law({
    question: 'what-counts',
    title: 'A pool that nobody has won',
    gist: 'Nobody had the card or the cards for a division.',
    aka: ['nobody has the ace', 'does it carry over', 'unclaimed pool', 'do we add more', 'leave it in'],
    moment: 'count',
    leads: { 'blue-ribbon-1940': 'The pool stays for the next deal, and all the players must put another counter into every division.' },
    cases: [{ then: [carriesOver(division), must('all-players', addToEach)], note: 'They add to those that were won as well.' }],
    cites: [remains, next],
    see: ['pochen.points.stake'],
  }),
};
