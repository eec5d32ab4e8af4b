import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, foulHand, isDone, losesAmount, mayDemand, must, noPenaltyPrinted, notDecided } from '../../../laws/remedies.ts';
import { cites, FAMILY_ONLY } from '../cites.ts';
import { breakSet, conditionValue, correctFirst, drawsAgain, handThrown, holdSet, layOnlyThree, payOn, showRightCard } from '../words.ts';

const NONE = silent(FAMILY_ONLY);
const { holding, borrow, foulTriplet, foulSpread, nonValle, out } = cites.blue;
const TWO_LIMITS = 'The book has two limits for this, one after the other: before the discard, and before drawing again.';
const AS_FOUL = 'The paragraph on foul triplets, a little before it, lets the hand be called foul.';

export const setLaws = {
  'set-held-back': law({
    question: 'obliged',
    title: 'A set held in the hand',
    gist: 'A player has a complete set, or the fourth card of one, and does not lay it down.',
    aka: ['must I lay down', 'holding up', 'keep a set back'],
    moment: 'melding',
    facts: {
      what: fact('What is it?', 'Set', {
        held: {
          label: 'A set of three in the hand, to which a fourth was drawn',
          chip: 'Fourth drawn',
          if: 'if a fourth was drawn to a set of three in the hand',
        },
        taken: {
          label: 'Three in the hand, to which a discard makes a fourth',
          chip: 'Fourth discarded',
          if: 'if a discard makes a fourth to three in the hand',
        },
        out: {
          label: 'A set still in the hand, and another player has gone out',
          chip: 'Another is out',
          if: 'if the set is still in hand when another player goes out',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If the set is still in the hand when another player goes out, its holder loses the value of that set. Until then, a fourth card may be kept in the hand.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'held' }, then: [allowed('player', holdSet)], note: 'Or three of the four may be laid down.' },
          { when: { what: 'taken' }, then: [allowed('player', layOnlyThree)] },
          { when: { what: 'out' }, then: [losesAmount('player', conditionValue)] },
        ],
        holding,
      ),
      sierra: NONE,
    }),
    see: ['panguingue.points.held-back'],
  }),
  'card-borrowed': law({
    question: 'allowed',
    title: 'A card borrowed from a set',
    gist: 'A player takes a card out of a set on the table to make another with it.',
    aka: ['steal a card', 'move a card to another set', 'rearrange the table'],
    moment: 'melding',
    facts: {
      left: fact('What is left of the set?', 'Left of the set', {
        whole: { label: 'A complete set', if: 'if a complete set is left' },
        broken: { label: 'Less than a set', if: 'if less than a set is left' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'Allowed if a complete set is left. Not allowed if less than a set is left. The book names no penalty.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { left: 'whole' }, then: [allowed('player', breakSet)] },
          { when: { left: 'broken' }, then: [barred('player', breakSet), noPenaltyPrinted] },
        ],
        borrow,
      ),
      sierra: NONE,
    }),
  }),
  'mixed-non-valle': law({
    question: 'what-counts',
    title: 'Three of a rank in three suits',
    gist: 'Three cards of one rank and three different suits are laid down.',
    aka: ['three different suits', 'three queens of different suits', 'is it a set'],
    moment: 'melding',
    facts: {
      rank: fact('Of which rank?', 'Rank', {
        valle: { label: '3, 5 or 7', if: 'if the rank is 3, 5 or 7' },
        other: { label: 'Any other', if: 'if the rank is not 3, 5 or 7' },
      }),
    },
    usual: { rank: 'other' },
    leads: { 'blue-ribbon-1940': 'If the rank is 3, 5 or 7, the player may meld them. The book does not cover other ranks.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { rank: 'valle' }, then: [allowed('player', 'meld')], note: 'It is a condition, and paid for.' },
          {
            when: { rank: 'other' },
            then: [notDecided],
            note: 'They are not among the four conditions, so nothing is paid; the book does not say whether they may be laid to get eleven down.',
          },
        ],
        [nonValle, out],
      ),
      sierra: NONE,
    }),
    see: ['panguingue.points.valle'],
  }),
  'foul-triplet': law({
    offence: 'irregular-meld',
    title: 'Foul triplet',
    gist: 'A player lays down three cards that are no set, such as two queens of clubs and one of spades.',
    aka: ['false meld', 'two of one suit and one of another', 'not a set'],
    moment: 'melding',
    facts: {
      discarded: fact('Has that player discarded since?', 'Discarded since', {
        no: { label: 'No', if: 'before the player has discarded' },
        yes: { label: 'Yes, and it was not put right', chip: 'Yes', if: 'once the player has discarded without putting it right' },
      }),
    },
    usual: { discarded: 'yes' },
    leads: {
      'blue-ribbon-1940':
        'Before discarding, the player must put the set right. After that, anybody may have the hand thrown in as foul; its holder must go on paying the others.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { discarded: 'no' }, then: [must('offender', correctFirst)] },
          {
            when: { discarded: 'yes' },
            then: [mayDemand('anyone', foulHand(), isDone(handThrown), must('offender', payOn))],
            note: 'At any time.',
          },
        ],
        doubted(foulTriplet, TWO_LIMITS),
      ),
      sierra: NONE,
    }),
    see: ['panguingue.law.foul-spread'],
  }),
  'foul-spread': law({
    offence: 'irregular-meld',
    title: 'Foul spread made by mistake',
    gist: 'Attention is called to a foul set that was laid down in error.',
    aka: ['wrong card laid', 'picked the wrong card', 'has the right card in hand'],
    moment: 'melding',
    facts: {
      card: fact('Has the player the right card, and when?', 'Right card', {
        shown: { label: 'Yes, shown from the hand before drawing again', chip: 'Shown in time', if: 'if the player shows the right card before drawing again' },
        late: { label: 'Yes, but the player has drawn again', chip: 'Drawn again first', if: 'if the player has the right card but has drawn again' },
        none: { label: 'No', chip: 'Not held', if: 'if the player does not have the right card' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'Before drawing again, the player may put it right with the right card. After drawing, it is too late. Without the right card, the book does not cover this.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { card: 'shown' }, then: [allowed('offender', showRightCard)], claim: { by: 'offender', until: drawsAgain } },
          { when: { card: 'late' }, then: [barred('offender', showRightCard)], note: AS_FOUL },
          { when: { card: 'none' }, then: [notDecided], note: AS_FOUL },
        ],
        doubted(foulSpread, TWO_LIMITS),
      ),
      sierra: NONE,
    }),
    see: ['panguingue.law.foul-triplet'],
  }),
};
