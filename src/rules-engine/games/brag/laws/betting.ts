import { fact, yesNo } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { answerStake, asker, askForSight, bragAnyHand, bragStakes, layDown, stakeAsDealer, worseOfTwo } from '../words.ts';

const { play, end } = cites.donohue;

export const bettingLaws = {
  'brag-on-nothing': law({
    question: 'allowed',
    title: 'To brag without a pair',
    gist: 'A player who has neither a pair nor a bragger wants to stay in.',
    aka: ['bluff', 'can I bluff', 'brag with nothing', 'need a pair to bet'],
    moment: 'betting',
    cases: [{ then: [allowed('player', bragAnyHand)], note: 'A pair is asked only of one who wants to see another hand.' }],
    cites: play,
    see: ['brag.law.sight'],
  }),
  'brag-out-of-turn': law({
    offence: 'irregular-bet',
    title: 'Brag out of turn',
    gist: 'A player brags or passes before those who sit before them have spoken.',
    aka: ['bet out of turn', 'spoke early', 'who bets first', 'passed too soon'],
    moment: 'betting',
    cases: [{ then: [must('offender', 'follow-order'), noPenaltyPrinted], note: 'The elder hand speaks first and the others after it.' }],
    cites: play,
  }),
  'stake-not-answered': law({
    offence: 'irregular-bet',
    title: 'Dealer’s stake not answered',
    gist: 'A player brags and does not put down what the dealer has.',
    aka: ['did not ante', 'stays in for less', 'shy', 'owes the pot', 'bet too small'],
    moment: 'betting',
    facts: {
      when: fact('Which stake is short?', 'Stake', {
        first: { label: 'The first, that answers the dealer', chip: 'The first', if: 'if it is the first stake, which answers the dealer' },
        later: { label: 'A later one, with more than two left in', chip: 'More than two in', if: 'if it is not the first stake and more than two are in' },
        last: { label: 'A later one, between the last two', chip: 'Last two', if: 'if it is not the first stake and only two are left in' },
      }),
    },
    usual: { when: 'first' },
    cases: [
      { when: { when: 'first' }, then: [must('offender', answerStake), noPenaltyPrinted] },
      { when: { when: 'later' }, then: [notDecided], note: 'Another stake is put down. The book says how much only for the last two players.' },
      { when: { when: 'last' }, then: [must('offender', stakeAsDealer), noPenaltyPrinted] },
    ],
    cites: [play, end],
    leads: {
      donohue:
        'A player’s first stake must be as much as the dealer’s. When only two players are left in, a stake must be as much as the dealer’s or more. The book names no penalty.',
    },
    see: ['brag.points.stakes'],
  }),
  'all-pass': law({
    question: 'nobody-bids',
    title: 'Nobody brags',
    gist: 'All lay down their cards, and the dealer’s stake lies there.',
    aka: ['everybody passed', 'all fold', 'who gets the ante'],
    moment: 'betting',
    cases: [{ then: [notDecided], note: 'The book follows those who brag down to two and does not speak of none.' }],
    cites: play,
  }),
  'opponent-passes': law({
    question: 'who-wins',
    title: 'The last opponent passes',
    gist: 'Of the last two, one lays down their cards and no hand is seen.',
    aka: ['everyone folded', 'bluff worked', 'nobody called', 'do I win without showing', 'must I show my bluff'],
    moment: 'betting',
    cases: [{ then: [notDecided], note: 'The two go on until one sees the other, and the better hand wins; an end without a sight is not told.' }],
    cites: end,
  }),
  'cards-laid-down': law({
    offence: 'abandoned-hand',
    title: 'Cards laid down, and taken up again',
    gist: 'A player has laid down their cards and wants to brag after all.',
    aka: ['folded by mistake', 'passed and came back', 'change my mind', 'back in'],
    moment: 'betting',
    cases: [{ then: [notDecided], note: 'To lay down the cards is to pass. The book does not say that it cannot be taken back.' }],
    cites: play,
  }),
  sight: law({
    question: 'allowed',
    title: 'Who may ask for a sight',
    gist: 'A player who brags wants to see the hand of another.',
    aka: ["I'll see you", "I'll sight you", 'may I see his hand', 'call a sight', 'see me', 'demand to see the next hand', 'need a pair to see'],
    moment: 'betting',
    facts: {
      pair: yesNo('Does the player hold a pair?', 'Has a pair', 'if the player holds a pair', 'if the player holds no pair'),
      stake: yesNo(
        'Has the player put down another stake, and so bragged a second time?',
        'Second brag',
        'if the player has staked again and brags a second time',
        'if it is the player’s first brag',
      ),
      whose: fact('Whose hand does the player ask for?', 'Hand asked for', {
        next: { label: 'That of the next player', chip: 'Next player’s', if: 'if it is the next player’s hand that is asked for' },
        other: { label: 'That of another', chip: 'Another’s', if: 'if a hand other than the next player’s is asked for' },
      }),
    },
    usual: { whose: 'next' },
    cases: [
      { when: { pair: 'no' }, then: [barred(asker, askForSight)], note: 'However often they have staked.' },
      { when: { pair: 'yes', stake: 'no' }, then: [notDecided], note: 'The book gives the right at the second brag.' },
      {
        when: { pair: 'yes', stake: 'yes', whose: 'next' },
        then: [allowed(asker, askForSight)],
        note: 'The book does not say expressly that a pair-royal, or a pair made with a bragger, gives the same right.',
      },
      { when: { pair: 'yes', stake: 'yes', whose: 'other' }, then: [notDecided], note: 'The book gives the right to see the next player’s hand.' },
    ],
    cites: play,
    leads: {
      donohue:
        'A player with a pair who brags a second time may ask to see the next player’s hand. A player without a pair may not ask. The book covers nothing else.',
    },
    see: ['brag.law.sight-refused'],
  }),
  'sight-refused': law({
    offence: 'hand-not-shown',
    title: 'A sight refused',
    gist: 'A player is asked for a sight and will not let the hand be seen.',
    aka: ['refused a sight', "won't show his hand", 'refuses to show', 'refused to be seen', 'sight refused', 'must I show my cards'],
    moment: 'betting',
    facts: {
      asker: fact('What has the player who asks?', 'The asker has', {
        right: { label: 'A pair, and brags a second time', chip: 'Pair, second brag', if: 'if the asker holds a pair and brags a second time' },
        'no-pair': { label: 'No pair', if: 'if the asker holds no pair' },
        first: { label: 'A pair, and it is the first brag', chip: 'Pair, first brag', if: 'if the asker holds a pair and brags for the first time' },
      }),
    },
    usual: { asker: 'right' },
    cases: [
      {
        when: { asker: 'right' },
        then: [must('next-player', 'show-hand'), noPenaltyPrinted],
        note: 'The player who asks may insist on it. The two look at each other’s cards; the book does not say that anyone else sees them.',
      },
      { when: { asker: 'no-pair' }, then: [barred(asker, askForSight)] },
      { when: { asker: 'first' }, then: [notDecided], note: 'The book gives the right at the second brag.' },
    ],
    cites: play,
    leads: {
      donohue:
        'If the asker holds a pair and brags a second time, the next player must show the whole hand. Without a pair, the asker may not ask. The book covers nothing else.',
    },
    see: ['brag.law.sight', 'brag.law.after-a-sight'],
  }),
  'after-a-sight': law({
    question: 'who-wins',
    title: 'After a sight',
    gist: 'Two have looked at each other’s cards.',
    aka: ['who goes out after a sight', 'worse hand', 'lost the sight', 'saw his hand'],
    moment: 'betting',
    facts: {
      left: fact('How many still brag?', 'Still bragging', {
        more: { label: 'More than these two', chip: 'More than two', if: 'if others still brag besides the two of the sight' },
        two: { label: 'These two alone', if: 'if only the two of the sight still brag' },
      }),
    },
    cases: [
      { when: { left: 'more' }, then: [must(worseOfTwo, layDown)], note: 'The others go on with the better one.' },
      { when: { left: 'two' }, then: [wins('best-hand', bragStakes)] },
    ],
    cites: [play, end],
    leads: { donohue: 'If others still brag, the player with the worse hand lays it down and passes. If not, the best hand wins the stakes of the brag.' },
    see: ['brag.law.which-hand-wins', 'brag.points.won'],
  }),
};
