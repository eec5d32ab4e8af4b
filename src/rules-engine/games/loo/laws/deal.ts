// The deal, and what is paid before it.
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, isDone, losesDeal, must, newDeal, notDecided, paysPoints } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { addThree, keepEither, LOO, lookYet, nextDouble, nextSimple, ownerOfHand } from '../words.ts';

const { penalties, shares } = cites.blue;
const { law: rule } = cites.donohue;
const NONE = silent('The book says nothing of it: wrong numbers of cards and revokes are all that it punishes.');

export const dealLaws = {
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The dealer gives wrong numbers of cards or hands, deals out of order, or turns the trump of a simple pool too soon.',
    aka: ['wrong number of cards', 'too many hands', 'four cards', 'lose the deal', 'turned the trump too early'],
    moment: 'deal',
    facts: {
      what: fact('What went wrong?', 'Fault', {
        number: { label: 'A player has too many or too few cards', chip: 'Number of cards', if: 'if a player has too many or too few cards' },
        hands: { label: 'There are too many or too few hands', chip: 'Number of hands', if: 'if there are too many or too few hands' },
        order: { label: 'The cards were dealt out of their order', chip: 'Order of dealing', if: 'if the cards were dealt out of order' },
        trump: {
          label: 'In a simple pool the trump was turned before different suits had been played',
          chip: 'Trump too soon',
          if: 'if the trump of a simple pool was turned too soon',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'For a wrong number of cards or hands, the dealer loses the deal and pays 3 counters to the pool. The book does not cover other faults.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on what the dealer pays to the pool for too many or too few cards or hands: by Blue Ribbon 3 counters, by Donohue a loo. By both, the dealer also loses the deal. Only Donohue rules on the other misdeals, in the same way.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { what: ['number', 'hands'] },
            then: [losesDeal(null), paysPoints('dealer', 3, 'counter', 'pool'), must('next-dealer', addThree), isDone(nextDouble)],
          },
          { when: { what: ['order', 'trump'] }, then: [notDecided], note: 'A wrong number of cards or of hands is all that it names.' },
        ],
        penalties,
      ),
      donohue: always([losesDeal(null), paysPoints('dealer', 1, LOO, 'pool')], [rule(1), cites.donohue.terms], {
        note: 'The loo goes into the present pool.',
      }),
    }),
    see: ['loo.points.misdeal', 'loo.law.exposed-in-deal'],
  }),
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card shown in dealing',
    gist: 'A card is seen while the hands are dealt.',
    aka: ['flashed a card', 'card turned over', 'knocked the card over', 'who pays for the exposed card'],
    moment: 'deal',
    facts: {
      by: fact('Who caused it?', 'Caused by', {
        dealer: { label: 'The dealer', chip: 'Dealer', if: 'if the dealer caused the card to be seen' },
        other: { label: 'Another of the company', chip: 'Another player', if: 'if somebody other than the dealer caused it to be seen' },
      }),
    },
    usual: { by: 'dealer' },
    leads: {
      donohue:
        'If the dealer caused it, the dealer loses the deal and pays 1 loo to the pool. If another did, that player pays 1 loo, and the cards are dealt again.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('Its misdeals are wrong numbers of cards and hands; a card shown is not named.'),
      donohue: says(
        [
          { when: { by: 'dealer' }, then: [losesDeal(null), paysPoints('dealer', 1, LOO, 'pool')] },
          { when: { by: 'other' }, then: [paysPoints('offender', 1, LOO, 'pool'), newDeal(null)] },
        ],
        [rule(1), cites.donohue.terms],
      ),
    }),
    see: ['loo.law.misdeal'],
  }),
  'faced-card': law({
    offence: 'faced-card-in-pack',
    title: 'Card faced in the pack',
    gist: 'While the cards are dealt one of them lies face up in the pack.',
    aka: ['card face up in the pack', 'boxed card'],
    moment: 'deal',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': NONE, donohue: always(newDeal('dealer'), rule(1), { note: 'It is no misdeal.' }) }),
    see: ['loo.law.misdeal', 'loo.law.exposed-in-deal'],
  }),
  'loo-not-paid': law({
    offence: 'under-score',
    title: 'Loo not put into the pool',
    gist: 'A player who was looed has not paid, and the trump is turned.',
    aka: ['forgot to pay', 'did not pay the loo', 'owes the pool', 'pool is short'],
    moment: 'trump-turned',
    facts: {},
    leads: { donohue: 'The player pays 1 loo to the pool, besides the loo that was owing.' },
    readings: () => ({
      'blue-ribbon-1940': NONE,
      donohue: always(paysPoints('offender', 1, LOO, 'pool'), rule(8), { note: 'Besides the loo that was owing.' }),
    }),
  }),
  'dealer-looks-early': law({
    offence: 'cards-touched-early',
    title: 'Dealer looks at the cards too soon',
    gist: 'The dealer lifts the hand before everybody has been asked whether to play.',
    aka: ['dealer looked at his hand', 'looked before asking'],
    moment: 'cards-looked-at',
    facts: {},
    leads: { donohue: 'The dealer may not look before everybody has been asked. A dealer who does pays 1 loo to the pool.' },
    readings: () => ({
      'blue-ribbon-1940': NONE,
      donohue: always([barred('dealer', lookYet), paysPoints('dealer', 1, LOO, 'pool')], rule(2)),
    }),
  }),
  'hand-of-another': law({
    offence: 'cards-touched-early',
    title: 'Looking at another’s hand',
    gist: 'A player takes up the cards of somebody else and looks at them.',
    aka: ['took my cards', 'picked up the wrong hand', 'looked at my hand'],
    moment: 'cards-looked-at',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': NONE,
      donohue: always([paysPoints('offender', 1, LOO, 'pool'), allowed(ownerOfHand, keepEither)], rule(3)),
    }),
  }),
  'must-everybody-play': law({
    question: 'obliged',
    title: 'Whether everybody has to play',
    gist: 'There is nothing in the pool but the price of the deal, and a player would rather pass.',
    aka: ['bold stand', 'force', 'can I pass in a simple', 'single pool', 'first deal'],
    moment: 'making-trump',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(must('all-players', 'play-dealt-hand'), cites.blue.simple),
      donohue: always(must('all-players', 'play-dealt-hand'), [cites.donohue.terms, cites.donohue.force]),
    }),
    see: ['loo.points.simple'],
  }),
  'next-pool': law({
    question: 'what-counts',
    title: 'Simple or double pool',
    gist: 'A deal is over; what kind of pool comes next?',
    aka: ['is it a double', 'single or double pool', 'when is it force', 'nobody was looed'],
    moment: 'hand-over',
    facts: {
      looed: fact('Was anybody looed?', 'Anybody looed', {
        yes: { label: 'Yes', if: 'if somebody was looed' },
        no: { label: 'No', if: 'if nobody was looed' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'If somebody was looed, the next pool is a double. If nobody was looed, it is a simple pool.',
      donohue: 'If somebody was looed, the next pool is a double. If nobody was looed, it is a simple pool.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { looed: 'yes' }, then: [isDone(nextDouble)] },
          { when: { looed: 'no' }, then: [isDone(nextSimple)] },
        ],
        [shares, cites.blue.play],
      ),
      donohue: says(
        [
          { when: { looed: 'yes' }, then: [isDone(nextDouble)], note: 'It holds more than the price of the deal.' },
          { when: { looed: 'no' }, then: [isDone(nextSimple)], note: 'The pool is empty; the book calls the next hand force.' },
        ],
        [cites.donohue.terms, cites.donohue.play],
      ),
    }),
    see: ['loo.points.simple', 'loo.score.pool'],
  }),
};
