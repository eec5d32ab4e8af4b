import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../laws/examples.ts';
import { always, amendment, type FactsOf, fact, law } from '../../../laws/laws.ts';
import { allowed, choice, isDone, losesDeal, must, noPenalty, notDecided, passesTo, paysPoints } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { type Loo, variant } from '../code.ts';
import { addThree, dealtFromTop, exchangeCards, leadHighestTrump, trumpLaidDown } from '../words.ts';

const { irish, double, penalties, play } = cites.blue;
const NO_OWN_CLAUSE = doubted(irish, 'It has no clause of its own: the book gives only what differs, and the rest is taken to be as in division loo.');
const TWO_LEFT = doubted(double, 'Of division loo; without a widow two of the three choices are left.');
const MISDEALT = doubted(penalties, 'Of division loo; that the next pool is a double has no place where all pools are alike.');
const ALIKE = 'All pools are alike.';
const FLUSH = 'Flushes are agreed on for double pools; the book says nothing of them where all pools are alike.';
const LEADS = {
  lead: fact('Which lead is it?', 'Lead', {
    first: { label: 'The first', chip: 'First', if: 'on the first lead' },
    later: { label: 'A later one', chip: 'Later', if: 'on a later lead' },
  }),
} as const;
const DID = {
  did: fact('What had that player done?', 'In or out', {
    stood: { label: 'That player stood', chip: 'Stood', if: 'if the player stood' },
    passed: { label: 'That player passed', chip: 'Passed', if: 'if the player passed' },
  }),
} as const;
const WRONG = {
  what: fact('What went wrong?', 'Fault', {
    number: { label: 'A player has too many or too few cards', chip: 'Number of cards', if: 'if a player has too many or too few cards' },
    hands: { label: 'There are too many or too few hands', chip: 'Number of hands', if: 'if there are too many or too few hands' },
    order: { label: 'The cards were dealt out of their order', chip: 'Order of dealing', if: 'if the cards were dealt out of order' },
  }),
} as const;
const WIDOW = 'There is no widow.';

export default variant({
  title: 'Irish loo',
  aliases: ['Irish division loo'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Irish Loo',
      pages: '209',
      inherits: { from: 'loo', cite: NO_OWN_CLAUSE },
    },
  },
  has: { widow: false, draw: true, stock: true },
  players: { min: 2, max: 16, usual: 6, say: 'any number; 5 to 7 are best' },
  packs: ['standard-52'],
  glance: {
    Pools: 'all alike: a trump is always turned, and anybody may pass',
    Widow: 'none',
    Exchange: 'a player who stands may change cards for others from the pack',
    Looed: '{points.looed} counters into the next pool',
  },
  laws: {
    amend: {
      'all-pass': {
        leads: {
          'blue-ribbon-1940':
            'If all have passed, the pool goes to the dealer. The player on the dealer’s right, if still to speak, may play or leave the pool to the dealer.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { right: 'yes' }, then: [passesTo('pool', 'dealer')] },
              { when: { right: 'no' }, then: [choice('right-of-dealer', must('right-of-dealer', 'play-dealt-hand'), passesTo('pool', 'dealer'))] },
            ],
            TWO_LEFT,
          ),
        }),
      },
      misdeal: amendment<FactsOf<Loo['laws']['misdeal']>, typeof WRONG>({
        gist: 'The dealer gives wrong numbers of cards or hands, or deals out of order.',
        facts: WRONG,
        leads: {
          'blue-ribbon-1940':
            'For a wrong number of cards or hands, the dealer loses the deal and pays 3 counters to the pool. The book does not cover a deal out of order.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              {
                when: { what: ['number', 'hands'] },
                then: [losesDeal(null), paysPoints('dealer', 3, 'counter', 'pool'), must('next-dealer', addThree)],
              },
              { when: { what: 'order' }, then: [notDecided], note: 'A wrong number of cards or of hands is all that it names.' },
            ],
            MISDEALT,
          ),
        }),
      }),
      'takes-no-trick': amendment<FactsOf<Loo['laws']['takes-no-trick']>, typeof DID>({
        facts: DID,
        leads: { 'blue-ribbon-1940': 'A player who stood and took no trick pays 3 counters to the next pool. A player who passed pays nothing.' },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { did: 'stood' }, then: [paysPoints('trickless-player', 3, 'counter', 'next-pool')] },
              { when: { did: 'passed' }, then: [noPenalty] },
            ],
            [double, play],
          ),
        }),
      }),
      'what-to-lead': amendment<FactsOf<Loo['laws']['what-to-lead']>, typeof LEADS>({
        facts: LEADS,
        leads: {
          'blue-ribbon-1940': 'A leader who has a trump must lead one: on the first lead, the highest of two or three. Without a trump, any card may be led.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { trumps: 'none' }, then: [allowed('leader', 'lead-any-card')] },
              { when: { trumps: 'one' }, then: [must('leader', 'lead-trump')] },
              { when: { lead: 'first', trumps: 'two' }, then: [must('leader', leadHighestTrump)] },
              { when: { lead: 'later', trumps: 'two' }, then: [must('leader', 'lead-trump')] },
            ],
            play,
          ),
        }),
      }),
    },
    add: {
      'exchange-of-cards': law({
        question: 'allowed',
        title: 'Exchanging cards',
        gist: 'A player who stands would rather have other cards.',
        aka: ['change cards', 'draw cards', 'swap cards', 'how many cards may I change'],
        moment: 'draw',
        facts: {},
        leads: {
          'blue-ribbon-1940':
            'A player who stands may exchange cards. If anyone does, the trump card that was turned up is laid on the table, and the new cards come off the top of the pack.',
        },
        readings: () => ({
          'blue-ribbon-1940': always([allowed('player', exchangeCards), isDone(trumpLaidDown), isDone(dealtFromTop)], irish, {
            note: 'The dealer asks those who stand. The book does not say how many cards each may change.',
          }),
        }),
      }),
    },
    repeal: {
      'must-everybody-play': ALIKE,
      'next-pool': ALIKE,
      'trump-turned-late': 'A trump is always turned before the play.',
      'one-stands': WIDOW,
      flush: FLUSH,
      'flush-announced-early': FLUSH,
      'two-flushes': FLUSH,
    },
  },
  points: { repeal: { simple: ALIKE, flush: FLUSH, 'two-flushes': FLUSH } },
  scorers: {},
  examples: [
    lawExample('all-pass', TWO_LEFT, { right: 'yes' }, 'All pass, the last of them too.', 'passes to the dealer'),
    lawExample('all-pass', TWO_LEFT, { right: 'no' }, 'Only he and the dealer are left.', 'play the cards dealt'),
    lawExample('what-to-lead', play, { trumps: 'none', lead: 'first' }, 'He has no trump.', 'may lead any card'),
    lawExample('what-to-lead', play, { trumps: 'one', lead: 'later' }, 'The winner of the first trick has one trump.', 'must lead a trump'),
    lawExample('what-to-lead', play, { trumps: 'two', lead: 'first' }, 'The leader holds king and nine of trumps.', 'must lead the highest trump held'),
    lawExample('what-to-lead', play, { trumps: 'two', lead: 'later' }, 'He has won the first trick and holds two trumps.', 'must lead a trump'),
    lawExample('misdeal', MISDEALT, { what: 'hands' }, 'A hand too many was dealt.', '3 counters to the pool'),
    lawExample('misdeal', MISDEALT, { what: 'order' }, 'He dealt two cards at a time to one player.', 'does not cover'),
    lawExample('takes-no-trick', double, { did: 'stood' }, 'He changed two cards and won nothing.', '3 counters to the next pool'),
    lawExample('takes-no-trick', double, { did: 'passed' }, 'He passed.', 'no penalty'),
    lawExample('exchange-of-cards', irish, {}, 'He stands and asks for two.', 'laid on the table'),
    scoreExample(
      'deal',
      NO_OWN_CLAUSE,
      { limit: 'limited', pool: '0', dealer: 'second', did: 'passed.two.one' },
      'There is nothing in the pool but the price of the deal, and still one player passes.',
      { 'Second player': -1, 'Third player': 1 },
    ),
  ],
});
