import type { BookId } from '../../books.ts';
import { fact, law, says, silent } from '../../core/laws.ts';
import { pointsOf } from '../../core/points.ts';
import { allowed, barred, must, newDeal, notDecided, passesTo, paysPoints, type Remedy, takesBack, wins } from '../../core/remedies.ts';
import { BANK, BLUE, DEAL, DRAW, FIRST_ROUND, LATE, PAY, SPLIT, STAKES, USPC, WINNING } from './cites.ts';
import { points } from './points.ts';

/** A payment as the schedule has it: positive from the dealer to the player. */
function paid(key: keyof typeof points, book: BookId): Remedy {
  const stakes = pointsOf(points[key], book);
  return stakes > 0 ? paysPoints('dealer', stakes, 'stake', 'player') : paysPoints('player', -stakes, 'stake', 'dealer');
}
const standOff = takesBack('player', 'stakes');

const STAKING = law({
  offence: 'irregular-bet',
  title: 'Staking after the first card',
  gist: 'A player wants to see the first card before staking.',
  aka: ['bet after looking', 'raise the bet after the first card', 'stake too late'],
  moment: 'betting',
  facts: {},
  readings: {
    'blue-ribbon-1940': says([{ then: [must('player', 'stake-first'), allowed('player', 'add-after-first-card')] }], STAKES),
    donohue: says([{ then: [must('player', 'stake-on-first-card')], note: 'Whether the player looks at it first is not said.' }], DEAL),
    'uspc-1898': says([{ then: [must('player', 'stake-first')], note: 'One variation lets every player look at the first card before staking.' }], USPC),
  },
});
const DOUBLE = law({
  offence: 'irregular-bet',
  title: 'The dealer calls double',
  gist: 'The dealer, having seen his first card, doubles the stakes.',
  aka: ['will not double', 'refuse to double', 'dealer doubled', 'fold before the second card'],
  moment: 'doubling',
  facts: { refused: fact('Does the player put up as much again?', { no: 'Yes', yes: 'No, the player refuses' }) },
  readings: {
    'blue-ribbon-1940': says(
      [
        { when: { refused: 'no' }, then: [must('player', 'double-stakes')] },
        { when: { refused: 'yes' }, then: [wins('dealer', 'stakes')], note: 'The dealer takes what that player has already put up.' },
      ],
      STAKES,
    ),
    donohue: says(
      [
        { when: { refused: 'no' }, then: [must('player', 'double-stakes')] },
        { when: { refused: 'yes' }, then: [notDecided] },
      ],
      DEAL,
    ),
    'uspc-1898': silent('The dealer has no call of double.'),
  },
  see: ['vingt-et-un.points.doubled'],
});
const SHOWN = law({
  offence: 'hand-not-shown',
  title: 'Natural not shown at once',
  gist: 'A player keeps a natural hidden until the settlement.',
  aka: ['forgot to show blackjack', 'late natural', 'declared too late'],
  moment: 'cards-lifted',
  facts: {},
  readings: {
    'blue-ribbon-1940': says([{ then: [must('player', 'show-natural')], note: 'What a later showing costs is not said.' }], BLUE),
    donohue: says([{ then: [must('player', 'show-natural')], note: 'What a later showing costs is not said.' }], LATE),
    'uspc-1898': silent(),
  },
});
const NATURAL = law({
  offence: 'tie-or-claim',
  title: 'A natural',
  gist: 'Somebody has 21 in the two cards dealt.',
  aka: ['blackjack', 'natural', 'both have blackjack', 'paying in cards', 'dealer has a natural'],
  moment: 'cards-lifted',
  facts: { who: fact('Who has a natural?', { dealer: 'The dealer only', player: 'The player only', both: 'The dealer and the player' }) },
  readings: {
    'blue-ribbon-1940': says(
      [
        { when: { who: 'dealer' }, then: [paid('natural-dealer', 'blue-ribbon-1940')] },
        { when: { who: 'player' }, then: [paid('natural-player', 'blue-ribbon-1940')] },
        { when: { who: 'both' }, then: [standOff] },
      ],
      BLUE,
    ),
    donohue: says(
      [
        { when: { who: 'dealer' }, then: [paid('natural-dealer', 'donohue')] },
        { when: { who: 'player' }, then: [paid('natural-player', 'donohue')] },
        {
          when: { who: 'both' },
          then: [wins('dealer', 'stakes')],
          note: 'This follows from the rule that ties are the dealer’s; two naturals are not named, nor whether this tie pays double.',
        },
      ],
      [DEAL, PAY],
    ),
    'uspc-1898': says(
      [
        { when: { who: 'dealer' }, then: [paid('natural-dealer', 'uspc-1898')] },
        { when: { who: 'player' }, then: [paid('natural-player', 'uspc-1898')], note: 'In some places the player takes all the stakes on the table.' },
        { when: { who: 'both' }, then: [standOff] },
      ],
      USPC,
    ),
  },
  see: ['vingt-et-un.points.natural-dealer', 'vingt-et-un.points.natural-player'],
});
const PAIR = law({
  offence: 'rule-of-the-game',
  title: 'Dividing a pair',
  gist: 'The two cards dealt are a pair.',
  aka: ['split', 'splitting', 'split aces', 'resplit', 'can the dealer split'],
  moment: 'draw',
  facts: {
    who: fact('Whose pair is it?', { player: 'A player’s', dealer: 'The dealer’s' }),
    cards: fact('What is to be divided?', { pair: 'The pair', third: 'A third card of the rank that came to the divided pair' }),
  },
  readings: {
    'blue-ribbon-1940': says(
      [
        { when: { who: 'player', cards: 'pair' }, then: [allowed('player', 'split-pair')] },
        { when: { who: 'player', cards: 'third' }, then: [notDecided] },
        { when: { who: 'dealer' }, then: [barred('dealer', 'split-own-pair')], note: 'The right is given to any player but the banker.' },
      ],
      BLUE,
    ),
    donohue: says(
      [
        { when: { cards: 'pair', who: 'player' }, then: [allowed('player', 'split-pair')] },
        { when: { cards: 'pair', who: 'dealer' }, then: [allowed('dealer', 'split-pair')] },
        { when: { cards: 'third', who: 'player' }, then: [allowed('player', 'split-triplet')] },
        { when: { cards: 'third', who: 'dealer' }, then: [allowed('dealer', 'split-triplet')] },
      ],
      SPLIT,
      'The pair is of one denomination: two kings, but not a king and a queen.',
    ),
    'uspc-1898': says(
      [
        { when: { who: 'player', cards: 'pair' }, then: [allowed('player', 'split-pair')], note: 'The book gives this as a variation.' },
        { when: { who: 'player', cards: 'third' }, then: [notDecided] },
        { when: { who: 'dealer' }, then: [notDecided] },
      ],
      USPC,
    ),
  },
});
const BURST = law({
  offence: 'tie-or-claim',
  title: 'A player bursts',
  gist: 'A player draws past 21.',
  aka: ['bust', 'over 21', 'both bust', 'dealer busts too', 'overdrawn'],
  moment: 'draw',
  facts: {},
  readings: {
    'blue-ribbon-1940': says([{ then: [paid('burst', 'blue-ribbon-1940')], note: 'At once; that the dealer bursts afterwards brings nothing back.' }], BLUE),
    donohue: says(
      [{ then: [paid('burst', 'donohue')], note: 'The cards are thrown up at once; that the dealer overdraws afterwards brings nothing back.' }],
      [DRAW, PAY],
    ),
    'uspc-1898': says([{ then: [paid('burst', 'uspc-1898')], note: 'At once.' }], USPC),
  },
  see: ['vingt-et-un.points.burst'],
});
const DEALER_BURST = law({
  offence: 'tie-or-claim',
  title: 'The dealer bursts',
  gist: 'The dealer draws past 21.',
  aka: ['dealer bust', 'dealer over 21'],
  moment: 'showdown',
  facts: { hand: fact('What has the player?', { under: 'Less than 21', 'twenty-one': '21 by drawing' }) },
  readings: {
    'blue-ribbon-1940': says([{ then: [paid('dealer-burst', 'blue-ribbon-1940')] }], BLUE),
    donohue: says(
      [
        { when: { hand: 'under' }, then: [paid('dealer-burst', 'donohue')] },
        { when: { hand: 'twenty-one' }, then: [paid('twenty-one-player', 'donohue')] },
      ],
      PAY,
    ),
    'uspc-1898': says([{ then: [paid('dealer-burst', 'uspc-1898')] }], USPC),
  },
  see: ['vingt-et-un.points.dealer-burst'],
});
const TIE = law({
  offence: 'tie-or-claim',
  title: 'Equal counts',
  gist: 'The player and the dealer stand on the same count, neither with a natural.',
  aka: ['push', 'tie', 'ties', 'who wins a tie', 'stand-off'],
  moment: 'showdown',
  facts: {},
  readings: {
    'blue-ribbon-1940': says([{ then: [standOff] }], BLUE),
    donohue: says([{ then: [paid('tie', 'donohue')], note: 'The book calls ties the main advantage of the deal.' }], [DRAW, PAY]),
    'uspc-1898': says([{ then: [standOff] }], USPC),
  },
  see: ['vingt-et-un.points.tie'],
});
const DRAWN = law({
  offence: 'tie-or-claim',
  title: 'Twenty-one by drawing',
  gist: 'One of the two has 21 in three or more cards, and the other less.',
  aka: ['three card 21', 'does 21 pay double', 'drawn twenty-one'],
  moment: 'showdown',
  facts: { who: fact('Who has the 21?', { dealer: 'The dealer', player: 'The player' }) },
  readings: {
    'blue-ribbon-1940': says(
      [
        { when: { who: 'dealer' }, then: [paid('twenty-one-dealer', 'blue-ribbon-1940')] },
        { when: { who: 'player' }, then: [paid('twenty-one-player', 'blue-ribbon-1940')] },
      ],
      BLUE,
      'It is no natural.',
    ),
    donohue: says(
      [
        { when: { who: 'dealer' }, then: [paid('twenty-one-dealer', 'donohue')] },
        { when: { who: 'player' }, then: [paid('twenty-one-player', 'donohue')] },
      ],
      [DRAW, PAY],
    ),
    'uspc-1898': says(
      [
        { when: { who: 'dealer' }, then: [paid('twenty-one-dealer', 'uspc-1898')] },
        { when: { who: 'player' }, then: [paid('twenty-one-player', 'uspc-1898')] },
      ],
      WINNING,
    ),
  },
  see: ['vingt-et-un.points.twenty-one-player', 'vingt-et-un.points.twenty-one-dealer'],
});
const PASSES = law({
  offence: 'seats-and-partners',
  title: 'Who deals next',
  gist: 'A hand is settled, and the deal may change.',
  aka: ['who gets the bank', 'natural takes the deal', 'change of dealer', 'lose the deal'],
  moment: 'hand-over',
  facts: {
    natural: fact('Had a player a natural that the dealer did not match?', { no: 'No', yes: 'Yes', first: 'Yes, in the first round of this deal' }),
  },
  readings: {
    'blue-ribbon-1940': says(
      [
        {
          then: [passesTo('deal', 'left-of-dealer')],
          note: 'Every player deals one hand; this is called the modern practice. The section also calls it usual that an unmatched natural takes the bank.',
        },
      ],
      BANK,
    ),
    donohue: says(
      [
        { when: { natural: 'no' }, then: [newDeal('dealer')] },
        { when: { natural: 'yes' }, then: [passesTo('deal', 'left-of-dealer')], note: 'By the older custom it passes to the holder of the natural.' },
        { when: { natural: 'first' }, then: [newDeal('dealer')] },
      ],
      [DEAL, FIRST_ROUND],
    ),
    'uspc-1898': says([{ then: [passesTo('deal', 'left-of-dealer')], note: 'Other ways are named; this is the common one.' }], USPC),
  },
});
const DECLINED = law({
  offence: 'seats-and-partners',
  title: 'The deal is not wanted',
  gist: 'A player whose turn it is does not want to deal.',
  aka: ['sell the deal', 'refuse the bank', 'do I have to be banker'],
  moment: 'before-play',
  facts: { buyer: fact('Does anyone buy it?', { yes: 'Yes', no: 'No' }) },
  readings: {
    'blue-ribbon-1940': silent(),
    donohue: says(
      [
        { when: { buyer: 'yes' }, then: [allowed('proper-dealer', 'sell-deal')] },
        { when: { buyer: 'no' }, then: [passesTo('deal', 'next-player')] },
      ],
      LATE,
    ),
    'uspc-1898': silent(),
  },
});

export const laws = {
  'deal-declined': DECLINED,
  'staking-after-first-card': STAKING,
  'dealer-doubles': DOUBLE,
  natural: NATURAL,
  'natural-not-shown': SHOWN,
  'dividing-a-pair': PAIR,
  'player-bursts': BURST,
  'dealer-bursts': DEALER_BURST,
  'equal-counts': TIE,
  'drawn-twenty-one': DRAWN,
  'who-deals-next': PASSES,
};
