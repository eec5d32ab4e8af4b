import { always, fact, law } from '../../../../laws/laws.ts';
import { allowed, barred, losesAmount, must, notDecided, scoresNothing } from '../../../../laws/remedies.ts';
import type { VariantLaws } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Pinochle } from '../../code.ts';
import { meldItAgain, overtrump, scoreMelds } from '../../words.ts';
import { MELD_TIMES } from '../shared/facts.ts';
import { TABLED } from '../shared/repeals.ts';

export const auctionPartnershipLaws = {
  add: {
    'bid-failed': law({
      question: 'not-made',
      title: 'Bid not made',
      gist: 'The melds and tricks of the bidding side come to less than its bid.',
      aka: ['set', 'went set', 'set back', 'short of the bid', 'overbid'],
      moment: 'count',
      facts: {},
      leads: { sierra: 'The bidding side loses the amount of its bid and scores nothing for this deal.' },
      readings: () => ({
        sierra: always([losesAmount('side-of-bidder', 'amount-bid'), scoresNothing('side-of-bidder')], [cites.sierra.play, cites.sierra.strategies], {
          note: 'The opponents add what they made. That the rest of the round is lost as well stands in the advice on bidding.',
        }),
      }),
    }),
    'no-trick': law({
      offence: 'irregular-meld',
      title: 'Melds of a side that wins no trick',
      gist: 'Two partners have melded and take no trick in the whole deal.',
      aka: ['no trick no meld', 'lost their meld'],
      moment: 'hand-over',
      facts: {},
      readings: () => ({
        sierra: always(barred('that-side', scoreMelds), cites.sierra.play, {
          note: 'The melds of two partners are added, and count once either has won a trick.',
        }),
      }),
    }),
    'late-meld': law({
      offence: 'irregular-meld',
      title: 'Meld shown too late',
      gist: 'A player finds a meld in hand that was not laid down before the play.',
      aka: ['forgot to meld', 'overlooked a meld', 'melded too late', 'declared too late'],
      moment: 'melding',
      facts: { when: MELD_TIMES },
      usual: { when: 'later' },
      leads: { sierra: 'Before any card is played, the player may meld. The book does not cover a later one.' },
      readings: (says) => ({
        sierra: says(
          [
            { when: { when: 'before' }, then: [allowed('player', 'meld')] },
            { when: { when: ['after-lead', 'own-card', 'later'] }, then: [notDecided] },
          ],
          cites.sierra.play,
          'Melds are laid down before the play and taken up before the lead. The book does not say what happens to a forgotten one.',
        ),
      }),
    }),
    'irregular-bid': law({
      offence: 'irregular-bid',
      title: 'Bid too low, or after a pass',
      gist: 'A player makes a bid that the auction does not allow.',
      aka: ['insufficient bid', 'bid under 100', 'raise of five', 'bid after passing'],
      moment: 'bidding',
      facts: {
        what: fact('What is wrong with it?', 'The bid', {
          low: { label: 'It opens lower than the lowest bid', chip: 'Opens too low', if: 'if the opening bid is lower than the lowest bid' },
          raise: { label: 'It is not high enough above the last bid, or not in tens', chip: 'Bad raise', if: 'if the raise is too small or not in tens' },
          passed: { label: 'The player has passed before', chip: 'After a pass', if: 'if the player has passed before' },
        }),
      },
      leads: { sierra: 'The bid is not allowed. A player who has passed may not bid again at all.' },
      readings: (says) => ({
        sierra: says(
          [
            { when: { what: ['low', 'raise'] }, then: [barred('offender', 'make-that-bid')] },
            { when: { what: 'passed' }, then: [barred('offender', 'bid-further')] },
          ],
          cites.sierra.play,
          'The bidding lasts until one player alone has not passed. No penalty is printed.',
        ),
      }),
    }),
    'all-pass': law({
      offence: 'irregular-bid',
      title: 'Nobody bids',
      gist: 'All four players pass without a bid.',
      aka: ['all pass', 'passed out', 'no bid'],
      moment: 'bidding',
      facts: {},
      readings: () => ({ sierra: always(notDecided, cites.sierra.play) }),
    }),
    'already-trumped': law({
      question: 'obliged',
      title: 'Plain trick already trumped',
      gist: 'A plain suit was led, someone has trumped it, and a later player is to play.',
      aka: ['overtrump', 'must I beat it', 'undertrump', 'trick already trumped'],
      moment: 'play',
      facts: {
        holds: fact('What does the later player hold?', 'Player holds', {
          suit: { label: 'The suit led', if: 'if the later player holds the suit led' },
          higher: {
            label: 'None of it, but a trump that beats the one played',
            chip: 'A higher trump',
            if: 'if the later player lacks the suit but can overtrump',
          },
          lower: { label: 'None of it, and only lower trumps', chip: 'Only lower trumps', if: 'if the later player lacks the suit and has only lower trumps' },
          neither: { label: 'Neither the suit nor a trump', chip: 'No suit, no trump', if: 'if the later player has neither the suit nor a trump' },
        }),
      },
      leads: {
        sierra:
          'A player with the suit led must follow, with any card. Without it, the player must trump, higher if able. Without a trump, any card may be played.',
      },
      readings: (says) => ({
        sierra: says(
          [
            { when: { holds: 'suit' }, then: [must('player', 'follow-suit')], note: 'Any card of the suit will do.' },
            { when: { holds: 'higher' }, then: [must('player', overtrump)] },
            { when: { holds: 'lower' }, then: [must('player', 'trump-it')] },
            { when: { holds: 'neither' }, then: [allowed('player', 'play-any-card')] },
          ],
          cites.sierra.play,
        ),
      }),
    }),
  },
  amend: {
    revoke: {
      leads: { sierra: 'The player must follow suit and win the trick if able. Without the suit, the player must trump.' },
      readings: (says) => ({
        sierra: says(
          [
            { when: { fault: 'follow' }, then: [must('offender', 'follow-suit')] },
            { when: { fault: 'win' }, then: [must('offender', 'win-trick-if-able')] },
            { when: { fault: 'trump' }, then: [must('offender', 'trump-it')] },
          ],
          cites.sierra.play,
          'There is no stock. A card of the suit need not be high once the trick is trumped. No penalty is printed.',
        ),
      }),
    },
    'marriage-after-sequence': {
      leads: {
        sierra: 'The king and queen of the sequence may not be used for the marriage as well. A player who has another king and queen may meld the marriage.',
      },
      readings: (says) => ({
        sierra: says(
          [
            { when: { cards: ['same', 'one-new'] }, then: [barred('offender', meldItAgain)] },
            { when: { cards: 'both-new' }, then: [allowed('player', 'meld')] },
          ],
          cites.sierra.play,
          'Run and marriages are one type of meld, in which a card serves once.',
        ),
      }),
    },
    'card-used-again': {
      leads: { sierra: 'The card may be used for a meld of another class, but not for one of the same class.' },
      readings: (says) => ({
        sierra: says(
          [
            { when: { second: 'other-class' }, then: [allowed('player', meldItAgain)] },
            { when: { second: ['worth-more', 'no-better'] }, then: [barred('offender', meldItAgain)] },
          ],
          cites.sierra.play,
        ),
      }),
    },
    'both-reach-game': {
      readings: () => ({
        sierra: always(notDecided, cites.sierra.play, { note: 'The first to reach the game wins. The book does not provide for two in one deal.' }),
      }),
    },
  },
  repeal: TABLED,
} satisfies VariantLaws<Pinochle>;
