import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { giveCard, juniorPlayers, lookFirst, showAtOnce, tradeFree, tradeMore } from '../words.ts';

const { blue, donohue } = cites;
const BLUE = 'blue-ribbon-1940';

export const trade = {
  'barter-refused': law({
    question: 'obliged',
    title: 'A neighbour will not exchange',
    gist: 'A player offers a card in barter, and the next one would rather keep what they have.',
    aka: ['refuses to trade', 'refuses to barter', 'must I swap', 'won’t swap a card'],
    moment: 'draw',
    facts: {},
    readings: () => ({
      [BLUE]: always(
        must('next-player', giveCard),
        doubted(blue.trade, 'The book says that the next player gives a card in exchange; that they may not refuse is how we read it.'),
        {
          note: 'The next player is the one on the left.',
        },
      ),
      donohue: always(must('next-player', giveCard), donohue.barter, { note: 'The next player is the one on the right.' }),
    }),
  }),
  'looked-before-giving': law({
    offence: 'cards-touched-early',
    title: 'The card offered is looked at first',
    gist: 'A player looks at the card offered before giving their own.',
    aka: ['peeked at the trade', 'saw the card before swapping', 'looked at what I passed'],
    moment: 'draw',
    facts: {},
    readings: () => ({
      [BLUE]: always([barred('next-player', lookFirst), noPenaltyPrinted], blue.trade),
      donohue: silent('A card is exchanged for a card. The book does not say whether one may be seen first.'),
    }),
  }),
  'dealer-buys': law({
    question: 'who-pays',
    title: 'The dealer wants a card from the pack',
    gist: 'The dealer, who is paid for each card bought, wants one of their own pack.',
    aka: ['does the dealer pay to draw', 'banker buys a card', 'dealer trades for nothing'],
    moment: 'draw',
    facts: {},
    leads: { donohue: 'The dealer may exchange a card with the pack without paying.' },
    readings: () => ({
      [BLUE]: always(notDecided, blue.buy, { note: 'Counters go to the dealer. The book does not say whether a dealer who takes a card puts one up too.' }),
      donohue: always(allowed('banker', tradeFree), donohue.buy),
    }),
    see: ['commerce.points.buying'],
  }),
  stands: law({
    question: 'allowed',
    title: 'A player stands: may others still trade?',
    gist: 'One player wants no other card and stands, or knocks, while the rest still have cards to change.',
    aka: ['knock', 'knocks with cards in hand', 'stops the trade', 'one more exchange after a stand', 'stop commerce', 'knock ends the trading'],
    moment: 'draw',
    facts: {
      when: fact('When does the player stand?', 'Stood', {
        dealt: { label: 'At the first turn, on the hand dealt', chip: 'At the first turn', if: 'if the player stands at the first turn on the hand dealt' },
        made: {
          label: 'After the first turn, with the hand wanted',
          chip: 'With a made hand',
          if: 'if the player stands after the first turn with a made hand',
        },
        short: { label: 'After the first turn, without such a hand', chip: 'Without one', if: 'if the player stands after the first turn, hand not made' },
      }),
      who: fact('Who is it?', 'Who stands', {
        eldest: { label: 'The first player in turn', chip: 'First player', if: 'if it is the first player in turn who stands' },
        other: { label: 'A later player', if: 'if it is not the first player in turn who stands' },
      }),
    },
    usual: { who: 'other' },
    leads: {
      donohue:
        'If a player stands at the first turn, those later in turn may not trade. If one stands after the first turn with the hand wanted, nobody may. The book covers nothing else.',
    },
    verdict: {
      kind: 'distinguishes',
      say: 'The books agree if a player stands after the first turn with the hand wanted: nobody may trade. By Blue Ribbon it is the same for any stand. By Donohue a stand at the first turn bars only those later in turn; a stand at a later turn without the hand wanted is not covered.',
    },
    readings: (says) => ({
      [BLUE]: says([{ then: [barred('all-players', tradeMore), must('all-players', 'show-hand')] }], [blue.left, blue.stop]),
      donohue: says(
        [
          { when: { when: 'dealt', who: 'eldest' }, then: [barred('all-players', tradeMore)] },
          { when: { when: 'dealt', who: 'other' }, then: [barred(juniorPlayers, tradeMore)], note: 'Those before him have had their turn.' },
          { when: { when: 'made' }, then: [barred('all-players', tradeMore), must('all-players', 'show-hand')] },
          {
            when: { when: 'short' },
            then: [notDecided],
            note: 'The trade stops when somebody has the hand they aimed at. The book does not say that a player may stop it with less.',
          },
        ],
        [donohue.show, donohue.stand],
      ),
    }),
    see: ['commerce.law.not-shown'],
  }),
  'not-shown': law({
    offence: 'hand-not-shown',
    title: 'A made hand is held back',
    gist: 'A player has the hand they wanted and lets the others begin another round before showing it.',
    aka: ['waited to show', 'sat on a made hand', 'did not stop the trade'],
    moment: 'draw',
    facts: {},
    readings: () => ({
      [BLUE]: silent('A player who wishes no exchange stands. The book does not say whether a player must.'),
      donohue: always([must('player', showAtOnce), noPenaltyPrinted], donohue.stand),
    }),
    see: ['commerce.law.stands'],
  }),
};
