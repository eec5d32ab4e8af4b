import { lawExample, scoreExample, sheetExample } from '../../../laws/examples.ts';
import { fact } from '../../../laws/laws.ts';
import { item, law } from '../../../laws/one-book.ts';
import { allowed, must, noPenaltyPrinted, notDecided, pays, paysPoints } from '../../../laws/remedies.ts';
import type { AmendedLaws } from '../../../rulesets/games.ts';
import { bookValue, pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { type Napoleon, variant } from '../code.ts';
import { points } from '../points.ts';
import { discardUnseen, playNap } from '../words.ts';

const { garnet: section, pay } = cites.blue;
const BLUE = 'blue-ribbon-1940';

const own = {
  'widow-failed': item({
    title: 'Nap with the widow, failed',
    gist: 'The player who took the widow loses a trick.',
    aka: ['loses double', 'failed sir garnet', 'took the widow and failed'],
    group: 'Nap',
    bookValue: bookValue(2, section, { unit: 'multiple', says: 'double what nap loses' }),
  }),
};
const DOUBLE = pointsOf(own['widow-failed'], BLUE) * pointsOf(points['nap-failed'], BLUE);

const added = {
  'widow-taken': law({
    question: 'obliged',
    title: 'The widow taken',
    gist: 'A player has added the five cards to their own and does not want to play nap.',
    aka: ['took the extra hand', 'must I play nap', 'can I bid less', 'pick five of ten'],
    moment: 'bidding',
    cases: [{ then: [allowed('player', 'take-widow'), must('widow-taker', playNap)] }],
    cites: section,
    leads: { 'blue-ribbon-1940': 'The player may take the widow, but must then play nap.' },
  }),
  'second-taker': law({
    question: 'allowed',
    title: 'The widow wanted by another',
    gist: 'One player takes the widow, and a later one wants it, or wants to bid above.',
    aka: ['already taken', 'bid over the widow', 'second player takes the widow'],
    moment: 'bidding',
    cases: [{ then: [notDecided], note: 'Any player in turn can take it. The book does not say what those later in turn may still do.' }],
    cites: section,
  }),
  'discard-shown': law({
    offence: 'irregular-discard',
    title: 'Cards shown in discarding',
    gist: 'The five cards that are laid away are seen by the others.',
    aka: ['showed the discard', 'exposed the throw-away', 'may we see the discards'],
    moment: 'discard',
    cases: [{ then: [must('widow-taker', discardUnseen), noPenaltyPrinted] }],
    cites: section,
  }),
  'widow-played': law({
    question: 'who-pays',
    title: 'Nap with the widow, made or failed',
    gist: 'The deal is over, and the players ask what is due.',
    aka: ['what does it pay', 'double loss', 'sir garnet failed'],
    moment: 'count',
    leads: {
      'blue-ribbon-1940':
        'If all five tricks were won, each opponent pays the player who took the widow 10 counters. If not, that player pays each opponent 10 counters.',
    },
    facts: {
      won: fact('What was won?', 'Tricks won', {
        all: { label: 'All five tricks', chip: 'All five', if: 'if all five tricks were won' },
        fewer: { label: 'Fewer', if: 'if fewer than five tricks were won' },
      }),
    },
    cases: [
      {
        when: { won: 'all' },
        then: [paysPoints('each-opponent', pointsOf(points['nap-made'], BLUE), 'counter', 'widow-taker')],
        note: 'As for any nap; the book tells only of the loss that it is doubled.',
      },
      { when: { won: 'fewer' }, then: [paysPoints('widow-taker', DOUBLE, 'counter', 'each-opponent')], note: 'Nap loses five, and this is double.' },
    ],
    cites: [section, pay],
    see: ['napoleon/sir-garnet.points.widow-failed'],
  }),
};

const amended = {
  'bid-not-made': {
    facts: {
      size: fact('What was bid?', 'Bid', {
        few: { label: 'One trick to four', chip: 'One to four', if: 'if one to four tricks were bid' },
        nap: { label: 'Nap, without the widow', chip: 'Nap, no widow', if: 'if nap was bid without the widow' },
      }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { size: 'few' },
            then: [pays('bidder', 'amount-bid', 'each-opponent')],
            note: 'As many counters as tricks were bid, however many are missing.',
          },
          {
            when: { size: 'nap' },
            then: [paysPoints('bidder', pointsOf(points['nap-failed'], BLUE), 'counter', 'each-opponent')],
            note: 'The player who took the widow loses double.',
          },
        ],
        [section, pay],
      ),
    }),
    leads: { 'blue-ribbon-1940': 'The bidder pays each opponent a counter for every trick bid, or 5 counters if nap was bid without the widow.' },
    see: ['napoleon/sir-garnet.law.widow-played'],
  },
} satisfies AmendedLaws<Napoleon>;

export default variant({
  title: 'Sir Garnet',
  aliases: ['Nap with an extra hand'],
  books: { [BLUE]: { heading: 'Sir Garnet', pages: '400', inherits: { from: 'napoleon', cite: section } } },
  has: { widow: true, discard: true },
  players: { min: 2, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'What changes': 'an extra hand of five is dealt, in each round just before the dealer’s own',
    'Taking it': 'any player in turn, who picks five of the ten and has to play nap',
    Made: '{points.nap-made} from each adversary',
    Failed: 'double the loss of nap',
  },
  laws: { amend: amended, add: added },
  points: { add: own },
  scorers: {},
  examples: [
    lawExample('widow-taken', section, {}, 'The eldest hand takes the widow, and would rather bid three.', 'play nap'),
    lawExample('second-taker', section, {}, 'The widow is taken; the dealer had wanted it too.', 'does not cover'),
    lawExample('bid-not-made', section, { size: 'few' }, 'Three are bid without the widow, and two won.', 'the amount of the bid'),
    lawExample('bid-not-made', section, { size: 'nap' }, 'Nap without the widow, and four tricks.', '5 counters'),
    lawExample('discard-shown', section, {}, 'He lays five cards away face up.', 'without showing'),
    lawExample('widow-played', section, { won: 'all' }, 'With the widow all five are won.', '10 counters'),
    lawExample('widow-played', section, { won: 'fewer' }, 'With the widow four are won.', '10 counters'),
    scoreExample(
      'deal',
      section,
      { players: 'four', bid: 'garnet', tricks: '4' },
      'Four play; the widow is taken, and a trick lost.',
      { Bidder: -30, 'Each adversary': 10 },
      '10 to each adversary',
    ),
    scoreExample('deal', section, { players: 'four', bid: 'garnet', tricks: '5' }, 'The widow is taken, and nap made.', { Bidder: 30, 'Each adversary': -10 }),
    scoreExample('deal', section, { players: 'four', bid: 'nap', tricks: '4' }, 'Nap without the widow fails.', { Bidder: -15, 'Each adversary': 5 }),
    sheetExample(
      'account',
      section,
      { players: 'three', names: 'Ann.Ben.Cora' },
      [
        { bidder: 'first', bid: 'garnet', tricks: '2' },
        { bidder: 'second', bid: 'three', tricks: '3' },
      ],
      'Ann takes the widow and fails; Ben makes three.',
      { Ann: -23, Ben: 16, Cora: 7 },
    ),
  ],
});
