// Proposing, discarding and changing cards.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, cannotRecall, must, notDecided, scores } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { askNumber, changeAgain, fillAtRandom, giveTurned, keepHand, proposal, refusal, retakeDiscards, takeAnother, takeInFull } from '../words.ts';

const { propose, short, discards, exposed } = cites.donohue;
const NONE = silent('The book says nothing about it.');
/** A doubt about which change of cards frees the dealer: the rule counts them without saying from where. */
const SECOND_TIME = 'It frees the dealer when cards have been given for the second time; the deal is taken as the first time.';
const LATER = 'The first proposal alone is meant; after a change of cards a refusal costs nothing more.';

export const changeLaws = {
  'proposal-taken-back': law({
    offence: 'irregular-bid',
    title: 'Proposal, answer or number taken back',
    gist: 'A player has proposed, accepted, refused or named a number of cards, and thinks better of it.',
    aka: ['changed his mind', 'took back the proposal', 'wants four instead of three'],
    moment: 'discard',
    facts: {
      what: fact('What does the player want to change?', 'To be changed', {
        proposal: { label: 'The proposal', chip: 'Proposal', if: 'if the player wants to change the proposal' },
        refusal: { label: 'The refusal', chip: 'Refusal', if: 'if the player wants to change the refusal' },
        acceptance: { label: 'The acceptance', chip: 'Acceptance', if: 'if the player wants to change the acceptance' },
        number: { label: 'The number of cards asked for', chip: 'Number of cards', if: 'if the player wants to change the number of cards asked for' },
      }),
    },
    leads: {
      donohue: 'A proposal, a refusal or a number of cards once named may not be changed. The book does not cover an acceptance.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { what: 'proposal' }, then: [cannotRecall('non-dealer', proposal)] },
          { when: { what: 'refusal' }, then: [cannotRecall('dealer', refusal)] },
          { when: { what: 'acceptance' }, then: [notDecided], note: 'The book names the proposal, the refusal and the number, but not an acceptance.' },
          { when: { what: 'number' }, then: [barred('offender', askNumber)] },
        ],
        propose,
      ),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
  'stock-too-short': law({
    question: 'runs-out',
    title: 'The stock does not last for both',
    gist: 'After several changes the dealer accepts once more, and there are not cards enough.',
    aka: ['stock runs out', 'not enough cards to draw', 'pack exhausted'],
    moment: 'draw',
    needs: ['stock'],
    facts: { thrown: yesNo('Has the dealer discarded already?', 'Dealer discarded', 'once the dealer has discarded', 'before the dealer has discarded') },
    usual: { thrown: 'yes' },
    leads: {
      donohue:
        'The non-dealer takes all the cards asked for. A dealer who has discarded fills up at random from the cards thrown out. One who has not discarded keeps the hand.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { thrown: 'no' }, then: [allowed('non-dealer', takeInFull), must('dealer', keepHand)] },
          { when: { thrown: 'yes' }, then: [allowed('non-dealer', takeInFull), must('dealer', fillAtRandom)] },
        ],
        short,
        'It was for the dealer to count before accepting.',
      ),
      'blue-ribbon-1940': NONE,
      'uspc-1898': silent('Cards are changed until the non-dealer is content or the dealer refuses; the book does not mention a stock that runs out.'),
    }),
  }),
  'discards-looked-at': law({
    offence: 'looking-back',
    title: 'Looking at the cards thrown out',
    gist: 'A player looks at discarded cards, their own or the other’s, when they have been put aside.',
    aka: ['looked at the discards', 'looked at the écart', 'took a discard back'],
    moment: 'draw',
    needs: ['discard'],
    facts: {},
    leads: {
      donohue: 'The player may not take any of them back, and must lay the hand face up on the table and play it out.',
    },
    readings: () => ({
      donohue: always([barred('offender', retakeDiscards), must('offender', 'lay-hand-down')], discards, {
        note: 'The player is taken to have seen what the other threw out.',
      }),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
  'exposed-after-change': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed while cards are changed',
    gist: 'A card that is given after the discard is shown.',
    aka: ['flashed a card from the stock', 'card shown in the draw'],
    moment: 'draw',
    needs: ['draw'],
    facts: {},
    leads: { donohue: 'The player the card was dealt to may ask for another card instead, but not for a new deal.' },
    readings: () => ({
      donohue: always(
        [allowed('player-who-got-it', takeAnother), barred('player-who-got-it', 'claim-new-deal')],
        doubted(exposed, 'The book gives the right to the player who "has exposed" the card. We read that as the player whose card was exposed.'),
      ),
      'blue-ribbon-1940': silent('A new deal may be claimed for cards exposed; the book does not say whether this also holds after a change.'),
      'uspc-1898': NONE,
    }),
    see: ['ecarte.law.exposed-in-deal'],
  }),
  'turned-after-change': law({
    offence: 'trump-turned-wrongly',
    title: 'Card turned up after the change',
    gist: 'When the cards are changed the dealer turns up one more, as if for trumps.',
    aka: ['turned another trump', 'turned up a card by habit'],
    moment: 'draw',
    needs: ['draw'],
    facts: {},
    leads: { donohue: 'If the non-dealer proposes again, the dealer must change cards once more, and give the card turned up as one of those asked for.' },
    readings: () => ({
      donohue: always([must('dealer', changeAgain), must('dealer', giveTurned)], exposed, { note: 'Both if the non-dealer proposes again.' }),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
  'played-on-dealt-cards': law({
    question: 'not-made',
    title: 'No proposal, or a refusal, and fewer than three tricks',
    gist: 'The non-dealer plays without proposing, or the dealer refuses the proposal; the one who did so then wins fewer than three tricks.',
    aka: ['vulnerable', 'played without proposing and lost', 'refused and lost', 'two points instead of one'],
    moment: 'count',
    facts: {
      who: fact('Who lost, and why were no more cards changed?', 'Loser', {
        stood: { label: 'The non-dealer, who did not propose', chip: 'Did not propose', if: 'if the non-dealer did not propose and lost' },
        refused: { label: 'The dealer, who refused the first proposal', chip: 'Refused at first', if: 'if the dealer refused the first proposal and lost' },
        later: {
          label: 'The dealer, who refused after cards had been changed',
          chip: 'Refused later',
          if: 'if the dealer refused after a change of cards and lost',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If the non-dealer did not propose, the dealer scores 2 points. If the dealer refused, the non-dealer scores 2 points, or 1 if cards had been changed before.',
      donohue:
        'If the non-dealer did not propose, the dealer scores 2 points. If the dealer refused, the non-dealer scores 2 points, or 1 if cards had been changed before.',
      'uspc-1898': 'If the non-dealer did not propose, the dealer scores 2 points. If the dealer refused, the non-dealer scores 2 points.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { who: 'stood' }, then: [scores('dealer', 2)] },
          { when: { who: 'refused' }, then: [scores('non-dealer', 2)] },
          { when: { who: 'later' }, then: [scores('non-dealer', 1)], note: LATER },
        ],
        cites.blue.refused,
      ),
      donohue: says(
        [
          { when: { who: 'stood' }, then: [scores('dealer', 2)], doubtful: true },
          { when: { who: 'refused' }, then: [scores('non-dealer', 2)], doubtful: true },
          { when: { who: 'later' }, then: [scores('non-dealer', 1)], note: 'After a change of cards a refusal costs nothing more.', doubtful: true },
        ],
        doubted(propose, SECOND_TIME),
        'A player who does win three tricks scores one all the same.',
      ),
      'uspc-1898': says(
        [
          { when: { who: 'stood' }, then: [scores('dealer', 2)] },
          { when: { who: ['refused', 'later'] }, then: [scores('non-dealer', 2)], doubtful: true },
        ],
        doubted(cites.uspc.scoring, 'It speaks of a refusal, without a word on one that comes after a change of cards.'),
      ),
    }),
    see: ['ecarte.points.vulnerable', 'ecarte.score.deal'],
  }),
};
