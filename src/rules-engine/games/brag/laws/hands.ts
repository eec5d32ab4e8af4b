import { doubted } from '../../../laws/cites.ts';
import { fact, yesNo } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, notDecided, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { natural } from '../points.ts';
import {
  bragStakes,
  elderOfTied,
  makeBraggers,
  makeTwoBraggers,
  withBragger,
  withHigherPair,
  withHigherRoyal,
  withHigherThird,
  withMoreBraggers,
  withNatural,
  withPairOfJack,
  withPairRoyal,
  withThreeBraggers,
} from '../words.ts';

const { braggers, royals, pairs, ranks, third, lowest, agreed } = cites.donohue;

export const handLaws = {
  'which-cards-brag': law({
    question: 'what-counts',
    title: 'Which cards are wild',
    gist: 'A player counts a nine or a jack as another card.',
    aka: ['are jacks wild', 'are nines wild', 'braggers', 'turners', 'wild card', 'knave of clubs', 'nine of diamonds'],
    moment: 'showdown',
    facts: {
      agreed: fact('What was agreed before play?', 'Agreed', {
        nothing: { label: 'Nothing', if: 'if nothing was agreed before play' },
        two: { label: 'Two braggers only', if: 'if only two braggers were agreed on before play' },
      }),
    },
    cases: [
      { when: { agreed: 'nothing' }, then: [allowed('player', makeBraggers)], note: 'A bragger stands for what makes a pair or a pair-royal.' },
      { when: { agreed: 'two' }, then: [allowed('player', makeTwoBraggers)], note: 'Some companies play it so.' },
    ],
    cites: [braggers, agreed],
    leads: {
      donohue:
        'The player may turn any jack or nine into a card of another rank. If so agreed before play, only the jack of clubs and the nine of diamonds may be used in that way.',
    },
    see: ['brag.points.braggers', 'brag.points.two-braggers'],
  }),
  'which-hand-wins': law({
    question: 'who-wins',
    title: 'Which of two hands is better',
    gist: 'The last two show their hands. A pair-royal is three of a kind, and a bragger is a wild card.',
    aka: ['what beats what', 'does three of a kind beat a pair', 'order of hands', 'two braggers and an ace', 'king and a nine against two aces'],
    moment: 'showdown',
    facts: {
      meet: fact('What meets what?', 'Hands', {
        'three-braggers': { label: 'Three braggers and another pair-royal', chip: 'Three braggers', if: 'if three braggers meet another pair-royal' },
        kinds: { label: 'A pair-royal and a pair', chip: 'Pair-royal, pair', if: 'if a pair-royal meets a pair' },
        pairs: {
          label: 'Two pairs of different ranks, with a bragger or not',
          chip: 'Different pairs',
          if: 'if two pairs of different ranks meet, bragger or not',
        },
        royals: {
          label: 'Two pairs-royal of one rank, with more braggers and with fewer',
          chip: 'Equal pairs-royal',
          if: 'if the pairs-royal are of one rank and one has more braggers',
        },
        'higher-royal': {
          label: 'Two pairs-royal, the higher one with as many braggers or more',
          chip: 'Braggers on higher',
          if: 'if the higher pair-royal has as many braggers or more',
        },
        'lower-royal': {
          label: 'Two pairs-royal, the lower one with more braggers',
          chip: 'Braggers on lower',
          if: 'if the lower pair-royal has more braggers',
        },
        none: { label: 'Two hands without pair or bragger', chip: 'No pair', if: 'if neither hand has a pair or a bragger' },
      }),
    },
    cases: [
      { when: { meet: 'three-braggers' }, then: [wins(withThreeBraggers, bragStakes)], note: 'No other hand beats them, three natural aces included.' },
      { when: { meet: 'kinds' }, then: [wins(withPairRoyal, bragStakes)], note: 'Three twos are enough against two aces.' },
      { when: { meet: 'pairs' }, then: [wins(withHigherPair, bragStakes)], note: 'A king and a nine are a pair of kings, and lose to two aces.' },
      { when: { meet: 'royals' }, then: [wins(withMoreBraggers, bragStakes)], note: 'The agreement that natural hands go first is a law of its own.' },
      {
        when: { meet: 'higher-royal' },
        then: [wins(withHigherRoyal, bragStakes)],
        note: 'The highest decides, and three twos are called the lowest.',
      },
      {
        when: { meet: 'lower-royal' },
        then: [wins(withHigherRoyal, bragStakes)],
        note: 'The highest decides; the number of braggers counts between pairs-royal of one rank.',
        doubtful: true,
      },
      { when: { meet: 'none' }, then: [notDecided], note: 'The book has pairs and pairs-royal decide, and ranks nothing below them.' },
    ],
    cites: [
      doubted(royals, 'That the rank goes before the number of braggers is drawn from the highest deciding; the example has one rank only.'),
      ranks,
      lowest,
    ],
    leads: {
      donohue:
        'A pair-royal beats a pair. Of two pairs, or of two pairs-royal, the higher rank wins. But three braggers beat any other pair-royal. There are more cases.',
    },
    see: ['brag.points.three-braggers', 'brag.points.pair-royal', 'brag.points.more-braggers'],
  }),
  'bragger-against-natural': law({
    question: 'who-wins',
    title: 'A wild pair against a natural one',
    gist: 'Two pairs of one rank meet, one made with a bragger.',
    aka: ['wild against natural', 'two kings against king and nine', 'does the bragger beat the real pair', 'natural pair'],
    moment: 'showdown',
    facts: {
      agreed: yesNo(
        'Was it agreed that natural hands go first?',
        'Natural first',
        'if it was agreed that natural hands go first',
        'if it was not agreed that natural hands go first',
      ),
    },
    cases: [
      { when: { agreed: 'no' }, then: [wins(withBragger, bragStakes)], note: 'A king and a nine beat two kings.' },
      {
        when: { agreed: 'yes' },
        then: [wins(withNatural, bragStakes)],
        note: 'Only against a hand of the same rank; a bragger with an ace beats two kings all the same.',
      },
    ],
    cites: [pairs, natural],
    leads: { donohue: 'The pair made with a bragger wins. If it was agreed that natural hands go first, the natural pair wins.' },
    see: ['brag.points.more-braggers', 'brag.points.natural-first'],
  }),
  'equal-pairs': law({
    question: 'tie',
    title: 'Equal pairs',
    gist: 'Two hands make the same pair in the same way.',
    aka: ['tie', 'same pair', 'jack or nine', 'kicker', 'third card', 'exactly the same hand'],
    moment: 'showdown',
    facts: {
      differ: fact('Where do they first differ?', 'First differ', {
        bragger: { label: 'One has a jack, the other a nine', chip: 'Jack against nine', if: 'if one pair is made with a jack, the other with a nine' },
        third: { label: 'In the third card', if: 'if the hands first differ in the third card' },
        nothing: { label: 'In nothing', if: 'if the two hands differ in nothing' },
      }),
    },
    cases: [
      { when: { differ: 'bragger' }, then: [wins(withPairOfJack, bragStakes)] },
      { when: { differ: 'third' }, then: [wins(withHigherThird, bragStakes)] },
      { when: { differ: 'nothing' }, then: [wins(elderOfTied, bragStakes)], note: 'They do not divide.' },
    ],
    cites: [ranks, third],
    leads: {
      donohue:
        'A pair made with a wild jack beats one made with a wild nine. If that does not decide, the higher third card wins. If nothing differs, the hand nearer the dealer’s left wins.',
    },
    see: ['brag.points.jack-before-nine', 'brag.points.third-card', 'brag.points.elder-hand'],
  }),
};
