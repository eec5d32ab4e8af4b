import { fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { must, undecided } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import {
  beRetired,
  comeHome,
  loneMan,
  manOnFirst,
  manOnSecond,
  manOnThird,
  markBase,
  menOnBases,
  pushedRound,
  sideAtBat,
  stayOn,
  stayThere,
  striker,
} from '../../words.ts';

const { bases, outs, fly } = cites.blue;
const side = fact('Is the striker the third man out?', 'Third man out', {
  no: { label: 'No', if: 'if the striker is not the third man out' },
  yes: { label: 'Yes', if: 'if the striker is the third man out' },
});

export const diamondLaws = {
  hit: law({
    question: 'what-counts',
    title: 'Ace, deuce, trey or four',
    gist: 'The striker throws a number up to four.',
    aka: ['home run', 'base hit', 'what is a four', 'do the men on base move', 'how far do runners go'],
    moment: 'throw',
    facts: {
      die: fact('What does the die show?', 'Die shows', {
        base: { label: '1, 2 or 3', if: 'if the die shows 1, 2 or 3' },
        four: { label: '4', if: 'if the die shows 4' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'On 1, 2 or 3 the striker goes to that base; on 4 the striker comes home. The men on bases are pushed on too.',
    },
    cases: [
      {
        when: { die: 'base' },
        then: [must(striker, markBase), must(menOnBases, pushedRound)],
        note: 'The book does not say how far men go if nobody presses them from behind.',
      },
      { when: { die: 'four' }, then: [must(striker, comeHome), must(menOnBases, pushedRound)] },
    ],
    cites: bases,
  }),
  six: law({
    question: 'what-counts',
    title: 'A six',
    gist: 'The striker throws a six.',
    aka: ['strike out', 'six with men on base', 'runners on a six'],
    moment: 'throw',
    facts: { side },
    usual: { side: 'no' },
    leads: {
      'blue-ribbon-1940': 'The striker is out, and the men on bases stay there. If the striker is the third man out, the side at bat is retired.',
    },
    cases: [
      { when: { side: 'no' }, then: [must(striker, 'go-out'), must(menOnBases, stayThere)] },
      { when: { side: 'yes' }, then: [must(striker, 'go-out'), must(sideAtBat, beRetired)] },
    ],
    cites: outs,
  }),
  'fly-ball': law({
    question: 'what-counts',
    title: 'A five: the fly ball',
    gist: 'The striker throws a five, which is always caught and thrown in.',
    aka: ['five with men on base', 'double play', 'who is out on a five', 'caught and thrown in', 'bases loaded five', 'man on third on a five'],
    moment: 'throw',
    facts: {
      side,
      men: fact('Which bases are taken?', 'Bases taken', {
        none: { label: 'None', if: 'if no base is taken' },
        first: { label: 'First', if: 'if only first base is taken' },
        second: { label: 'Second', if: 'if only second base is taken' },
        third: { label: 'Third', if: 'if only third base is taken' },
        'first-second': { label: 'First and second', if: 'if only first and second base are taken' },
        'first-third': { label: 'First and third', if: 'if only first and third base are taken' },
        'second-third': { label: 'Second and third', if: 'if only second and third base are taken' },
        all: { label: 'All three', if: 'if all three bases are taken' },
      }),
    },
    usual: { side: 'no' },
    leads: {
      'blue-ribbon-1940': 'The striker is out. If only one man is on the bases, on first or second, that man is out too. There are more cases.',
    },
    cases: [
      { when: { side: 'yes' }, then: [must(striker, 'go-out'), must(sideAtBat, beRetired)] },
      { when: { side: 'no', men: 'none' }, then: [must(striker, 'go-out')] },
      { when: { side: 'no', men: ['first', 'second'] }, then: [must(striker, 'go-out'), must(loneMan, 'go-out')] },
      {
        when: { side: 'no', men: 'third' },
        then: [must(striker, 'go-out'), undecided('lone-man-on-third')],
        note: 'One man alone on the bases is out; the man on third is always safe. The two rules meet here.',
      },
      { when: { side: 'no', men: 'first-second' }, then: [must(striker, 'go-out'), must(manOnSecond, 'go-out'), must(manOnFirst, stayOn)] },
      { when: { side: 'no', men: 'first-third' }, then: [must(striker, 'go-out'), must(manOnFirst, 'go-out'), must(manOnThird, stayOn)] },
      { when: { side: 'no', men: 'second-third' }, then: [must(striker, 'go-out'), must(menOnBases, stayThere)] },
      {
        when: { side: 'no', men: 'all' },
        then: [must(striker, 'go-out'), must(manOnFirst, 'go-out'), must(manOnThird, stayOn)],
        note: 'The book says nothing of the man on second.',
      },
    ],
    cites: fly,
  }),
};
