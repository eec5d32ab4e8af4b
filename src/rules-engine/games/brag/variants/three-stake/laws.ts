import { always, fact, law, silent, yesNo } from '../../../../laws/laws.ts';
import { barred, notDecided, takesPoints, wins } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import {
  bestBelow,
  bluffer,
  elderOfTied,
  firstStake,
  nearestTo31,
  secondStake,
  thirdStake,
  winThirdStake,
  withAceOfDiamonds,
  withNineOfDiamonds,
} from '../../words.ts';
import { own, premium } from './points.ts';

const { blue, donohue } = cites;
const UNLISTED = 'It lets a bragger go before cards of its rank and names the nine of diamonds alone.';

export const added = {
  'best-card-up': law({
    question: 'who-wins',
    title: 'The first stake: the best card face up',
    gist: 'Each has a card face up, and the best takes the first stake.',
    aka: ['highest card showing', 'two aces up', 'ace of diamonds', 'same upcard', 'nine of diamonds', 'first pool'],
    moment: 'deal-done',
    facts: {
      best: fact('What are the best cards face up?', 'Best cards up', {
        one: { label: 'One card higher than all others', chip: 'One highest', if: 'if one card face up is higher than all others' },
        ace: { label: 'Two aces or more, that of diamonds among them', chip: 'Aces', if: 'if the best are aces, that of diamonds among them' },
        nine: { label: 'Two nines or more, that of diamonds among them', chip: 'Nines', if: 'if the best are nines, that of diamonds among them' },
        equal: { label: 'Other cards of one rank', chip: 'Other equals', if: 'if the best are equal, with no ace or nine of diamonds' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that the highest card wins the first stake. They disagree if nines tie: by Blue Ribbon the nine of diamonds wins, by Donohue the hand nearer the dealer’s left. Only Donohue rules on other ties: the ace of diamonds beats other aces; then the hand nearer the dealer’s left wins.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { best: 'one' }, then: [wins('highest-card', firstStake)], note: 'The ace is high.' },
          { when: { best: 'nine' }, then: [wins(withNineOfDiamonds, firstStake)], note: 'A bragger goes before cards of its rank.' },
          { when: { best: ['ace', 'equal'] }, then: [notDecided], note: UNLISTED },
        ],
        blue.first,
      ),
      donohue: says(
        [
          { when: { best: 'one' }, then: [wins('highest-card', firstStake)], note: 'Cards rank as at whist; braggers have no better place here.' },
          { when: { best: 'ace' }, then: [wins(withAceOfDiamonds, firstStake)], note: 'It is always the best.' },
          { when: { best: ['nine', 'equal'] }, then: [wins(elderOfTied, firstStake)] },
        ],
        donohue.firstOfThree,
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'The highest card wins the first stake. Among equal nines, that of diamonds wins. The book does not cover other ties.',
      donohue: 'The highest card wins the first stake. Among equal aces, that of diamonds wins. In other ties, the hand nearer the dealer’s left wins.',
    },
    see: ['brag/three-stake.points.first-stake'],
  }),
  'second-stake': law({
    question: 'who-wins',
    title: 'The second stake: the brag',
    gist: 'The betting is over.',
    aka: ['bluff wins', 'nobody called', 'second pool', 'does the upcard count'],
    moment: 'showdown',
    facts: {
      how: fact('How did it end?', 'Ended', {
        shown: { label: 'Hands were shown', chip: 'With a show', if: 'if hands were shown' },
        bluff: { label: 'All but one have passed', chip: 'All others passed', if: 'if all but one have passed' },
      }),
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree that the best hand wins the second stake if hands are shown. Only Blue Ribbon decides what happens if all but one have passed: the last player to bet wins it.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { how: 'shown' },
            then: [wins('winner', secondStake)],
            note: 'With all the bets. It bets as in the ordinary game, which it does not describe: which hand is better it leaves open.',
          },
          { when: { how: 'bluff' }, then: [wins(bluffer, secondStake)], note: 'With all the bets.' },
        ],
        blue.second,
      ),
      donohue: says(
        [
          { when: { how: 'shown' }, then: [wins('best-hand', secondStake)], note: 'The card face up counts with the other two.' },
          { when: { how: 'bluff' }, then: [notDecided], note: 'It sends the reader to single brag, which goes on until one sees the other.' },
        ],
        donohue.secondOfThree,
      ),
    }),
    leads: { 'blue-ribbon-1940': 'If hands were shown, the winning hand takes the second stake. If all but one have passed, the last player to bet takes it.' },
    see: ['brag.law.which-hand-wins', 'brag/three-stake.points.second-stake'],
  }),
  'third-stake': law({
    question: 'who-wins',
    title: 'The third stake: nearest to 31',
    gist: 'The cards are counted towards 31.',
    aka: ['closest to thirty-one', 'tie at 30', 'same count', 'over 31', 'third pool', '32 against 30'],
    moment: 'showdown',
    facts: {
      count: fact('How do the hands stand?', 'Counts', {
        one: { label: 'One is nearest, and not above 31', chip: 'One nearest', if: 'if one hand is nearest and not above 31' },
        equal: { label: 'Two are equally near, neither above 31', chip: 'Two equally near', if: 'if two are equally near and neither is above 31' },
        over: {
          label: 'One dealt above 31 is as near as the best below, or nearer',
          chip: 'One above 31',
          if: 'if a hand dealt above 31 is at least as near as any below',
        },
      }),
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that the hand nearest to 31 wins the third stake, and of two equally near, the one nearer the dealer’s left. Only Donohue rules on a hand dealt above 31: it cannot win. Blue Ribbon does not say whether it can.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { count: 'one' }, then: [wins(nearestTo31, thirdStake)] },
          { when: { count: 'equal' }, then: [wins(elderOfTied, thirdStake)], note: 'The eldest hand itself, or the player who sits nearer to it on its left.' },
          { when: { count: 'over' }, then: [notDecided], note: 'It goes by who comes nearest to 31. The book does not say whether a hand above it can.' },
        ],
        blue.third,
      ),
      donohue: says(
        [
          { when: { count: 'one' }, then: [wins(nearestTo31, thirdStake)] },
          { when: { count: 'equal' }, then: [wins(elderOfTied, thirdStake)] },
          { when: { count: 'over' }, then: [wins(bestBelow, thirdStake)], note: 'It goes by 31, or by the highest count under it.' },
        ],
        donohue.thirdOfThree,
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'The hand nearest to 31 wins the third stake. If two are equally near, the one nearer the dealer’s left wins. The book does not say whether a hand above 31 can win.',
      donohue: 'The hand nearest to 31 and not above it wins the third stake. If two are equally near, the one nearer the dealer’s left wins.',
    },
    see: ['brag/three-stake.points.third-stake'],
  }),
  'drawn-past-31': law({
    offence: 'irregular-draw',
    title: 'Drawn past 31',
    gist: 'A player draws towards 31 and comes above it.',
    aka: ['bust', 'over thirty-one', 'drew too many', 'thirty-two', 'burst'],
    moment: 'showdown',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('No card is drawn: the three dealt are counted.'),
      donohue: always(barred('offender', winThirdStake), donohue.thirdOfThree),
    }),
    see: ['brag/three-stake.points.drawing'],
  }),
  'all-three-stakes': law({
    question: 'who-pays',
    title: 'All three stakes to one player',
    gist: 'One player has won all three and asks for more.',
    aka: ['won all three', 'bonus for all three', 'three more from each', 'sweep'],
    moment: 'count',
    facts: {
      agreed: yesNo(
        'Is extra pay for all three stakes played in this company?',
        'Extra pay played',
        'if extra pay for all three stakes is played',
        'if extra pay for all three stakes is not played',
      ),
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says(
        [
          { when: { agreed: 'yes' }, then: [takesPoints('winner', pointsOf(own['all-three'], 'donohue'), 'stake', 'each-other-player')] },
          { when: { agreed: 'no' }, then: [wins('winner', 'stakes')], note: 'And nothing more. Usually it is left out, as too much of a gamble.' },
        ],
        premium,
      ),
    }),
    leads: { donohue: 'The winner has the stakes and nothing more. If extra pay is played, the winner takes 3 stakes from each other player.' },
    see: ['brag/three-stake.points.all-three'],
  }),
};
