import { doubted } from '../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../laws/laws.ts';
import { allowed, barred, forEach, isDone, must, noPenaltyPrinted, notDecided, paysPoints, wins } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import {
  dealHimself,
  eachOfThem,
  farm,
  farmer,
  farmKept,
  fewestCards,
  holderOfSix,
  nearestBelow,
  nearestLeft,
  newFarm,
  oneOver,
  pointOver,
  sayOver,
  takeCard,
  takeChipFromEach,
  takeChipFromOthers,
} from './words.ts';

const { blue, uspc } = cites;
const BLUE = 'blue-ribbon-1940';
const USPC = 'uspc-1898';
/** How two hands with the same count differ. */
const TIED = fact('What do the hands show?', 'Tied hands', {
  six: { label: 'One of them holds the six of hearts', chip: 'Six of hearts', if: 'if one of the two holds the six of hearts' },
  fewer: { label: 'None holds it, and one has fewer cards', chip: 'Fewer cards in one', if: 'if none holds the six of hearts and one has fewer cards' },
  even: {
    label: 'None holds it, and they have equally many cards',
    chip: 'Equally many cards',
    if: 'if none holds the six of hearts and none has fewer cards',
  },
});

export const laws = {
  'farmer-plays': law({
    question: 'allowed',
    title: 'Whether the farmer has a hand',
    gist: 'The farmer deals; may the farmer take a card as well?',
    aka: ['does the dealer play', 'dealer takes a card'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      [BLUE]: always(barred(farmer, dealHimself), blue.farm),
      [USPC]: silent('Each player is given a card; whether the farmer, who is dealer and banker, is one of them it does not say.'),
    }),
  }),
  'must-draw': law({
    question: 'obliged',
    title: 'A player who will not draw',
    gist: 'A player is content with the card dealt to them.',
    aka: ['stand on one card', 'refuse to draw', 'must I take a card', 'have to take another card', 'dealt a king'],
    moment: 'draw',
    needs: ['draw'],
    facts: {},
    readings: () => ({
      [BLUE]: always(must('player', takeCard), blue.draw),
      [USPC]: always(must('player', takeCard), uspc.game),
    }),
  }),
  'overdrawn-told': law({
    offence: 'table-talk',
    title: 'A player says that they have overdrawn',
    gist: 'Somebody has more than 16 and tells it while others still draw.',
    aka: ['announced bust', 'said he was over', 'had gone over', 'blurted out', 'spoke too soon'],
    moment: 'draw',
    facts: {},
    readings: () => ({
      [BLUE]: always([barred('player', sayOver), noPenaltyPrinted], blue.draw),
      [USPC]: always([barred('player', sayOver), noPenaltyPrinted], uspc.game),
    }),
  }),
  overdrawn: law({
    question: 'who-pays',
    title: 'More than 16',
    gist: 'When the hands are shown, one counts more than 16.',
    aka: ['bust', 'went over', 'overdrew', 'how much do I pay'],
    moment: 'showdown',
    facts: {},
    readings: () => ({
      [BLUE]: always(forEach(pointOver, paysPoints(oneOver, pointsOf(points.overdrawn, BLUE), 'chip', farmer)), blue.payments, {
        note: 'It is the farmer’s own and does not go into the farm. The farmer is paid even if the farm changes hands.',
      }),
      [USPC]: always(forEach(pointOver, paysPoints(oneOver, pointsOf(points.overdrawn, USPC), 'chip', farmer)), uspc.game, {
        note: 'It is the farmer’s own. The farmer is paid even if the farm changes hands.',
      }),
    }),
    see: ['farmer.points.overdrawn'],
  }),
  'two-at-sixteen': law({
    question: 'tie',
    title: 'Two hands of exactly 16',
    gist: 'More than one player has 16.',
    aka: ['both have sixteen', 'tie for the farm', 'six of hearts'],
    moment: 'showdown',
    facts: { show: TIED },
    leads: {
      'blue-ribbon-1940': 'The holder of the six of hearts wins the farm. If neither holds it, the one nearer the dealer’s left wins the farm.',
      'uspc-1898':
        'The holder of the six of hearts wins the farm. If nobody holds it, the one with the fewest cards wins. If those are equal, the one nearer the dealer’s left wins.',
    },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that the holder of the six of hearts wins the farm. They disagree if nobody holds it: by Blue Ribbon the one nearer the dealer’s left wins, by U.S. Playing Card the one with fewer cards or, if those are equal, the one nearer the dealer’s left.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { show: 'six' }, then: [wins(holderOfSix, farm)] },
          { when: { show: ['fewer', 'even'] }, then: [wins(nearestLeft, farm)] },
        ],
        blue.sixteen,
      ),
      [USPC]: says(
        [
          { when: { show: 'six' }, then: [wins(holderOfSix, farm)] },
          { when: { show: 'fewer' }, then: [wins(fewestCards, farm)] },
          { when: { show: 'even' }, then: [wins('eldest-hand', farm)], note: 'The elder of those who tie, that is.' },
        ],
        uspc.game,
      ),
    }),
    see: ['farmer.points.farm'],
  }),
  'nobody-at-sixteen': law({
    question: 'what-counts',
    title: 'Nobody has 16',
    gist: 'The hands are shown, and none counts exactly 16.',
    aka: ['nobody wins the farm', 'who keeps the farm'],
    moment: 'showdown',
    facts: {},
    readings: () => ({
      [BLUE]: always(isDone(farmKept), blue.sixteen),
      [USPC]: always(isDone(farmKept), uspc.game, { note: 'And so deal after deal, until somebody has 16.' }),
    }),
  }),
  'nearest-below': law({
    question: 'who-pays',
    title: 'The hand nearest below 16',
    gist: 'One player is nearer to 16 than the others who have less.',
    aka: ['closest to sixteen', 'I have fifteen', 'who gets a chip'],
    moment: 'showdown',
    facts: { sixteen: yesNo('Has anybody exactly 16?', 'Somebody has 16', 'if somebody has exactly 16', 'if nobody has exactly 16') },
    usual: { sixteen: 'no' },
    verdict: {
      kind: 'adds',
      say: 'The books agree that, if nobody has exactly 16, the player nearest below 16 may take a chip from the other players. Only Blue Ribbon says that the farmer is not one of them.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { sixteen: 'no' }, then: [allowed(nearestBelow, takeChipFromEach)] },
          {
            when: { sixteen: 'yes' },
            then: [notDecided],
            note: 'It goes to the player who comes nearest to 16; whether one who has 16 is meant it does not say.',
          },
        ],
        blue.payments,
      ),
      [USPC]: says(
        [
          { when: { sixteen: 'no' }, then: [allowed(nearestBelow, takeChipFromOthers)], doubtful: true },
          { when: { sixteen: 'yes' }, then: [notDecided], note: 'It goes to the player nearest to 16; whether one who has 16 is meant it does not say.' },
        ],
        doubted(uspc.game, 'Whether the farmer is one of the other players it does not say.'),
      ),
    }),
    see: ['farmer.points.nearest'],
  }),
  'nearest-tied': law({
    question: 'tie',
    title: 'Two hands nearest below 16',
    gist: 'Nobody has 16, and two are equally near below it.',
    aka: ['both have fifteen', 'tie for nearest'],
    moment: 'showdown',
    facts: { show: TIED },
    leads: {
      'blue-ribbon-1940': 'Each of the two may take a chip from every player but the farmer.',
      'uspc-1898':
        'The holder of the six of hearts takes a chip from each other player. If nobody holds it, the one with the fewest cards does. If equal, the one nearer the dealer’s left does.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon each of the two takes a chip from the others. By U.S. Playing Card only one does: the holder of the six of hearts, or else the one with the fewest cards, or else the one nearer the dealer’s left.',
    },
    readings: (says) => ({
      [BLUE]: always(allowed(eachOfThem, takeChipFromEach), blue.payments),
      [USPC]: says(
        [
          { when: { show: 'six' }, then: [allowed(holderOfSix, takeChipFromOthers)] },
          { when: { show: 'fewer' }, then: [allowed(fewestCards, takeChipFromOthers)] },
          { when: { show: 'even' }, then: [allowed('eldest-hand', takeChipFromOthers)], note: 'The elder of those who tie, that is.' },
        ],
        uspc.game,
      ),
    }),
  }),
  'farm-taken': law({
    question: 'what-counts',
    title: 'What follows when the farm is won',
    gist: 'A player has taken the farm; who deals next, and for what?',
    aka: ['new farm', 'new pool', 'auction again', 'next farmer', 'start again'],
    moment: 'next-cut',
    facts: {},
    leads: { 'uspc-1898': 'The winner takes all that is in the farm. A new farm is then formed and sold.' },
    readings: () => ({
      [BLUE]: silent('The winner takes the farm and all it contains. The book does not say whether the winner is farmer now, or a new one is put up.'),
      [USPC]: always(isDone(newFarm), uspc.game),
    }),
  }),
};
