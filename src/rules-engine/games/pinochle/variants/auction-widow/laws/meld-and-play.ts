import { always, fact, law } from '../../../../../laws/laws.ts';
import { allowed, barred, losesAmount, losesGame, must, noPenaltyPrinted, notDecided, pays } from '../../../../../laws/remedies.ts';
import { cites } from '../../../cites.ts';
import { changeDiscard, layMeldsOutAgain, scoreMelds, twiceTheBid } from '../../../words.ts';

/** Laws of what follows the bid: the discard, the melds, the play and a bid that is not made. */
export const meldAndPlay = {
  'bid-failed': law({
    offence: 'abandoned-hand',
    title: 'Bidder gives up, or fails',
    gist: 'The highest bidder does not make the bid, with or without playing the hand.',
    aka: ['throw in the hand', 'concede the bid', 'double bete', 'went double', 'single bete'],
    moment: 'count',
    facts: {
      how: fact('What did the bidder do?', 'Bidder', {
        gave: {
          label: 'Gave up on seeing the widow, without melding or playing',
          chip: 'Gave up',
          if: 'if the bidder saw the widow and gave up before melding',
        },
        played: { label: 'Took up the widow, played and fell short', chip: 'Played on', if: 'if the bidder took up the widow, played and fell short' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A bidder who saw the widow and gives up before melding pays each opponent the bid. A bidder who plays and falls short loses double the bid.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { how: 'gave' }, then: [pays('bidder', 'amount-bid', 'each-opponent')] },
          { when: { how: 'played' }, then: [losesAmount('bidder', twiceTheBid)] },
        ],
        cites.blue.auctionBidding,
      ),
    }),
  }),
  'wrong-discard': law({
    offence: 'irregular-discard',
    title: 'Wrong discard by the bidder',
    gist: 'The bidder lays away a melded card or the wrong number of cards, or changes the discard.',
    aka: ['discarded a melded card', 'two cards laid away', 'buried a king', 'change the bury'],
    moment: 'discard',
    facts: {
      fault: fact('What is wrong?', 'Discard', {
        melded: { label: 'A card of a meld was laid away', chip: 'Melded card', if: 'if a card of a meld was laid away' },
        number: { label: 'Not three cards were laid away', chip: 'Not three cards', if: 'if the number of cards laid away was not three' },
        change: { label: 'The discard is to be changed', chip: 'To be changed', if: 'if the bidder wants to change the discard' },
      }),
      led: fact('Has the first card been led?', 'First card led', {
        no: { label: 'No', if: 'before the first card is led' },
        yes: { label: 'Yes', if: 'after the first card is led' },
      }),
    },
    usual: { led: 'yes' },
    leads: {
      'blue-ribbon-1940':
        'A bidder who lays away a melded card or a wrong number loses the game. The discard may be changed until the first card is led; the bidder then lays the melds out again.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { fault: ['melded', 'number'] }, then: [losesGame('bidder')] },
          { when: { fault: 'change', led: 'no' }, then: [must('bidder', layMeldsOutAgain)], note: 'That shows that no melded card is laid away.' },
          { when: { fault: 'change', led: 'yes' }, then: [barred('bidder', changeDiscard)] },
        ],
        cites.blue.auctionBidding,
      ),
    }),
  }),
  'melds-miscounted': law({
    offence: 'miscall',
    title: 'Melds laid out or counted wrongly',
    gist: 'The bidder claims more for the melds than they are worth.',
    aka: ['overcounted meld', 'wrong meld', 'check the meld'],
    moment: 'melding',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The other players must object. The book names no penalty.' },
    readings: () => ({
      'blue-ribbon-1940': always([must('opponents', 'object'), noPenaltyPrinted], cites.blue.auctionShowing, {
        note: 'It is for them to see that melds are right and truly counted.',
      }),
    }),
  }),
  'late-meld': law({
    offence: 'irregular-meld',
    title: 'Meld shown too late',
    gist: 'The bidder finds a meld in hand that was not laid down before the lead.',
    aka: ['forgot to meld', 'overlooked a meld', 'melded too late', 'declared too late'],
    moment: 'melding',
    facts: {
      led: fact('Has the first card been led?', 'First card led', {
        no: { label: 'No', if: 'before the first card is led' },
        yes: { label: 'Yes', if: 'after the first card is led' },
      }),
    },
    usual: { led: 'yes' },
    leads: { 'blue-ribbon-1940': 'Once the first card is led, the bidder may not meld. Before that, the meld may still be laid down.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { led: 'no' }, then: [allowed('bidder', 'meld')] },
          {
            when: { led: 'yes' },
            then: [barred('bidder', 'meld')],
            note: 'The rule is that of the game for three; melds are to be scored alike in all forms.',
          },
        ],
        [cites.blue.auctionShowing, cites.blue.threeHandScoring],
      ),
    }),
    see: ['pinochle/three-handed.law.late-meld'],
  }),
  'no-trick': law({
    offence: 'irregular-meld',
    title: 'Bidder wins no trick',
    gist: 'The bidder has melded and takes no trick.',
    aka: ['no trick no meld', 'meld without a trick'],
    moment: 'hand-over',
    facts: {
      covers: fact('Do the melds alone cover the bid?', 'Melds alone', {
        yes: { label: 'Yes', chip: 'Cover the bid', if: 'if the melds alone cover the bid' },
        no: { label: 'No', chip: 'Fall short', if: 'if the melds alone fall short of the bid' },
      }),
    },
    usual: { covers: 'yes' },
    leads: { 'blue-ribbon-1940': 'If the melds alone cover the bid, the bidder scores them. If they do not, the bidder loses double the bid.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { covers: 'yes' }, then: [allowed('bidder', scoreMelds)] },
          { when: { covers: 'no' }, then: [losesAmount('bidder', twiceTheBid)], note: 'The bid has been played and not made.' },
        ],
        [cites.blue.auctionScoring, cites.blue.auctionBidding],
      ),
    }),
  }),
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads who did not win the last trick, or before the bidder has led.',
    aka: ['led when the bidder should', 'wrong lead'],
    moment: 'lead',
    facts: {
      who: fact('Who led?', 'Who led', {
        opponent: { label: 'An opponent of the bidder', chip: 'An opponent', if: 'if an opponent of the bidder led' },
        bidder: { label: 'The bidder', if: 'if the bidder led' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'If an opponent of the bidder led, the bidder’s opponents lose the game. If the bidder led, the book does not cover this.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { who: 'opponent' },
            then: [losesGame('opponents')],
            note: 'It is punished as a revoke is. The book does not say how the loss falls on the two of them.',
          },
          { when: { who: 'bidder' }, then: [notDecided] },
        ],
        cites.blue.auctionPlay,
      ),
    }),
  }),
};
