import { doubted } from '../../../laws/cites.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, must, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  abideByCall,
  addBonus,
  amendCall,
  countAnything,
  countBetterLate,
  countClass,
  countOtherDeclarations,
  countPoint,
  countSequences,
  declarations,
  higherHolder,
  sinkIt,
} from '../words.ts';

const { declarations: declared, declaring, pic } = cites.blue;

export const declarationLaws = {
  'equal-declarations': law({
    question: 'tie',
    title: 'Equal declarations',
    gist: 'Two players hold equal declarations of one kind, and the question is who counts.',
    aka: ['equal', 'same point', 'same tierce', 'three kings against three aces'],
    moment: declarations,
    facts: {
      what: fact('What is equal?', 'Equal in', {
        point: { label: 'The points', chip: 'Point', if: 'if the points called are equal' },
        sequence: { label: 'The best sequences, in cards and top card', chip: 'Best sequence', if: 'if the best sequences are equal in cards and top card' },
        kinds: {
          label: 'The number of a kind: four against four, or three against three',
          chip: 'Fours or triplets',
          if: 'if both have a four of a kind, or both a triplet',
        },
      }),
    },
    cases: [
      { when: { what: 'point' }, then: [barred('both-sides', countPoint)] },
      { when: { what: 'sequence' }, then: [barred('both-sides', countSequences)] },
      { when: { what: 'kinds' }, then: [allowed(higherHolder, countClass)], note: 'Of two fours or two triplets the higher rank is good.' },
    ],
    cites: declared,
    leads: {
      'blue-ribbon-1940':
        'If the points are equal, neither player counts the point. If the best sequences are equal, neither counts a sequence. Of two fours or two triplets, the higher counts.',
    },
    see: ['piquet.points.better-point', 'piquet.points.better-sequence', 'piquet.points.better-kind'],
  }),
  'point-undercalled': law({
    offence: 'miscall',
    title: 'Point called too low',
    gist: 'A player calls a lower number for their point than it makes.',
    aka: ['called the point wrong', 'undercall', 'miscounted my point'],
    moment: declarations,
    cases: [
      {
        then: [must('offender', abideByCall)],
        note: 'The book says elsewhere that other wrong calls may be amended until the player plays; it does not say so of this one.',
      },
    ],
    cites: declared,
    see: ['piquet.law.wrong-declaration'],
  }),
  sinking: law({
    question: 'allowed',
    title: 'Sinking a declaration',
    gist: 'A player holds a sequence, four or triplet and would rather not call it.',
    aka: ['sink', 'not declare', 'hide my best', 'forgot to say it'],
    moment: declarations,
    cases: [{ then: [allowed('player', sinkIt)] }],
    cites: declared,
    see: ['piquet.law.better-called-late'],
  }),
  'better-called-late': law({
    offence: 'irregular-meld',
    title: 'Better holding called afterward',
    gist: 'A player has called a sequence, four or triplet and then finds, or brings out, a better one.',
    aka: ['forgot to declare', 'declare late', 'found a better sequence'],
    moment: declarations,
    cases: [{ then: [barred('offender', countBetterLate)] }],
    cites: declared,
    see: ['piquet.law.sinking'],
  }),
  'wrong-declaration': law({
    offence: 'miscall',
    title: 'Wrong declaration',
    gist: 'A player has called what they do not hold.',
    aka: ['false declaration', 'called three kings with two', 'wrong call'],
    moment: declarations,
    facts: {
      played: fact('Did the player amend it before playing?', 'Amended in time', {
        before: { label: 'Yes', if: 'if the player amends the call before playing' },
        after: { label: 'No', if: 'if the player has played without amending the call' },
      }),
    },
    usual: { played: 'after' },
    cases: [
      { when: { played: 'before' }, then: [must('offender', amendCall)] },
      {
        when: { played: 'after' },
        then: [barred('offender', countOtherDeclarations), allowed('opponent', countAnything)],
      },
    ],
    cites: declaring,
    leads: {
      'blue-ribbon-1940':
        'The player must correct the call before playing. A player who does not may count nothing, not even a right declaration; the opponent may count everything they hold.',
    },
    see: ['piquet.law.point-undercalled'],
  }),
  'what-saves': law({
    question: 'what-counts',
    title: 'What saves a pic or repic',
    gist: 'A player comes to the count for pic or repic, and the opponent has something too.',
    aka: ['equality saves repique', 'does carte blanche save', 'does his point save', 'who counts first'],
    moment: declarations,
    facts: {
      bonus: fact('What does the player claim?', 'Claim', {
        repic: { label: 'Repic: all of it in hand', chip: 'Repic', if: 'if the claim is repic, all of it in hand' },
        'first-lead': {
          label: 'Pic, reached by the non-dealer with the first lead',
          chip: 'Pic on first lead',
          if: 'if it is a pic reached by the non-dealer’s first lead',
        },
        pic: { label: 'Pic, reached otherwise', chip: 'Other pic', if: 'if it is a pic not reached by the non-dealer’s first lead' },
      }),
      has: fact('What has the opponent?', 'Opponent has', {
        equal: { label: 'Equal holdings only', chip: 'Only equality', if: 'if the opponent has equal holdings only' },
        earlier: {
          label: 'Something good, of a kind that counts before the one that brings the claimant there',
          chip: 'Good, earlier',
          if: 'if the opponent’s good cards count before the deciding ones',
        },
        later: {
          label: 'Something good, of a kind that counts after it',
          chip: 'Good, later',
          if: 'if the opponent’s good cards count after the deciding ones',
        },
        played: { label: 'Nothing good, but a count in play', chip: 'A count in play', if: 'if the opponent has nothing good, only a count in play' },
      }),
    },
    cases: [
      { when: { has: 'equal' }, then: [allowed('player', addBonus)] },
      { when: { bonus: 'repic', has: 'earlier' }, then: [barred('player', addBonus)] },
      { when: { bonus: 'repic', has: 'later' }, then: [allowed('player', addBonus)] },
      { when: { bonus: 'repic', has: 'played' }, then: [allowed('player', addBonus)], doubtful: true },
      {
        when: { bonus: 'first-lead', has: ['earlier', 'later'] },
        then: [notDecided],
        note: 'What the dealer has good is counted after that lead and before the dealer plays to it; the book does not say whether it goes ahead of the lead.',
      },
      { when: { bonus: 'pic', has: ['earlier', 'later'] }, then: [barred('player', addBonus)] },
      {
        when: { bonus: 'first-lead', has: 'played' },
        then: [allowed('player', addBonus)],
        note: 'The opponent can count in play only after that lead, and the pic is reached before that.',
      },
      { when: { bonus: 'pic', has: 'played' }, then: [barred('player', addBonus)] },
    ],
    cites: doubted(pic, 'That a card led does not save a repic is drawn from the words: it turns on what is good, and not on what is played.'),
    leads: {
      'blue-ribbon-1940':
        'Equal holdings stop neither pic nor repic. Anything that the opponent may count stops a pic, but a repic only if it comes earlier in the order of scoring. There are more cases.',
    },
    see: ['piquet.points.order', 'piquet.points.pic', 'piquet.points.repic'],
  }),
};
