import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, foulHand, isDone, must, noPenaltyPrinted, stands } from '../../../laws/remedies.ts';
import { cites, FAMILY_ONLY } from '../cites.ts';
import { handThrown, newHandGiven, otherHands, payOnFoul, sitOut, useStarter } from '../words.ts';

const NONE = silent(FAMILY_ONLY);
const { wrongHand, starter, wrongNumber } = cites.blue;

export const dealLaws = {
  'wrong-number-dealt': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards dealt',
    gist: 'A player has not been given ten cards.',
    aka: ['dealt nine', 'eleven cards', 'short hand', 'dealer gave me too many'],
    moment: 'deal-done',
    facts: {
      drawn: fact('Has that player drawn a card yet?', 'Has drawn', {
        no: { label: 'No', if: 'before that player has drawn a card' },
        yes: { label: 'Yes', if: 'once that player has drawn a card' },
      }),
    },
    usual: { drawn: 'no' },
    leads: {
      'blue-ribbon-1940':
        'Before that player has drawn, the whole hand is replaced by ten new cards. After that the hand is foul, and the player is out of that game.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { drawn: 'no' }, then: [isDone(newHandGiven)] },
          { when: { drawn: 'yes' }, then: [foulHand('short-player'), barred('short-player', sitOut), stands(otherHands)] },
        ],
        wrongHand,
      ),
      sierra: NONE,
    }),
    see: ['panguingue.law.wrong-number-in-play'],
  }),
  'starter-taken': law({
    question: 'allowed',
    title: 'The starter taken',
    gist: 'A player wants the card that was turned up after the deal.',
    aka: ['take the upcard', 'first card turned', 'who may use the starter'],
    moment: 'starter',
    facts: {
      who: fact('Who wants it?', 'Wanted by', {
        eldest: { label: 'The eldest hand, who shows a set with it', chip: 'First, with a set', if: 'if the player who begins shows a set with it' },
        unfit: { label: 'The eldest hand, who has no set for it', chip: 'First, without set', if: 'if the player who begins has no set for it' },
        other: { label: 'Another player', if: 'if it is wanted by a player who does not begin' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The player on the dealer’s right may take the starter only to make a set, and must show the set and discard. No other player may take the starter.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { who: 'eldest' }, then: [allowed('right-of-dealer', useStarter), must('right-of-dealer', 'discard')] },
          { when: { who: 'unfit' }, then: [barred('right-of-dealer', useStarter), must('right-of-dealer', 'draw'), noPenaltyPrinted] },
          { when: { who: 'other' }, then: [barred('player', useStarter), noPenaltyPrinted] },
        ],
        starter,
      ),
      sierra: NONE,
    }),
  }),
  'wrong-number-in-play': law({
    offence: 'wrong-number-of-cards',
    title: 'Playing with too many or too few cards',
    gist: 'In the course of the game a player is found with the wrong number of cards.',
    aka: ['foul hand', 'one card too many', 'forgot to discard', 'short a card'],
    moment: 'play',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The hand is foul and is thrown into the discards. The player must go on paying the others.' },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [foulHand('short-player'), isDone(handThrown), must('short-player', payOnFoul)] }], wrongNumber),
      sierra: NONE,
    }),
    see: ['panguingue.law.wrong-number-dealt'],
  }),
};
