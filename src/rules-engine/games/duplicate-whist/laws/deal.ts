import { doubted } from '../../../laws/cites.ts';
import { always, fact, law } from '../../../laws/laws.ts';
import {
  barred,
  cardExposed,
  mayRequire,
  misdeal,
  must,
  newDeal,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  type Remedy,
  scoresAmount,
  stands,
} from '../../../laws/remedies.ts';
import { FOUND_BEFORE_TRUMP, TRUMP_HAS_LAIN } from '../../../laws/trick-facts.ts';
import { cites } from '../cites.ts';
import { averageForDeal, lowestForDeal, passHandsOn, rightOpponent, sendHandBack, turnTrumpEarly } from '../words.ts';

const AGAIN: readonly Remedy[] = [misdeal, newDeal()];
const TABLES = fact('How many tables play the deal?', 'Tables', {
  few: { label: 'One or two', if: 'if one or two tables play the deal' },
  more: { label: 'Three or more', if: 'if three or more tables play the deal' },
});

export const dealLaws = {
  'pack-not-cut': law({
    offence: 'improper-cut',
    title: 'Pack not cut',
    gist: 'The dealer deals without having the pack cut.',
    aka: ['forgot to cut', 'no cut'],
    moment: 'deal',
    facts: { noticed: FOUND_BEFORE_TRUMP },
    leads: {
      'uspc-1898':
        'The dealer’s opponents may have the same dealer deal again, until the trump is turned or they have looked at their cards. After that, the deal stands.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { noticed: 'in-time' }, then: AGAIN, claim: { by: 'opponents', until: 'trump-turned' } },
          { when: { noticed: 'late' }, then: [stands('deal')] },
        ],
        [cites.uspc.law('c'), cites.uspc.theLawsOfWhist(17)],
      ),
    }),
  }),
  'shuffled-after-cut': law({
    offence: 'improper-cut',
    title: 'Pack shuffled again after the cut',
    gist: 'The dealer shuffles once more when the pack has been properly cut.',
    aka: ['reshuffled'],
    moment: 'cut',
    facts: {},
    readings: () => ({
      'uspc-1898': always(notDecided, [cites.uspc.law('c'), cites.uspc.theLawsOfWhist(12)], {
        note: 'At whist it loses the deal; here the deal is never lost, and nothing is put in its place.',
      }),
    }),
  }),
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The dealer makes a fault that is a misdeal by the laws of whist.',
    aka: ['dealt wrong', 'misdeal at duplicate', 'lose the deal'],
    moment: 'deal',
    facts: {},
    readings: () => ({ 'uspc-1898': always(AGAIN, cites.uspc.law('c'), { note: 'The deal is never lost.' }) }),
    see: ['whist.law.misdeal'],
  }),
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in the deal',
    gist: 'A card is turned face up while the cards are being dealt.',
    aka: ['flashed a card dealing'],
    moment: 'deal',
    facts: {},
    readings: () => ({ 'uspc-1898': always(newDeal(), cites.uspc.law('c'), { note: 'Nobody has a choice.' }) }),
  }),
  'cards-touched-early': law({
    offence: 'cards-touched-early',
    title: 'Cards touched during the deal',
    gist: 'A player takes up or looks at cards while the dealer is still dealing.',
    aka: ['looked too early'],
    moment: 'deal',
    facts: {
      result: fact('What came of it?', 'What came of it', {
        nothing: { label: 'The deal went on well', chip: 'Nothing', if: 'if the deal went on well' },
        fault: { label: 'A misdeal, or a card exposed', chip: 'A fault', if: 'if that led to a misdeal or exposed a card' },
      }),
    },
    leads: {
      'uspc-1898': 'If that led to a misdeal or exposed a card, the same dealer deals again. If the deal went on well, there is no penalty.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { result: 'nothing' }, then: [noPenalty] },
          { when: { result: 'fault' }, then: [newDeal()] },
        ],
        cites.uspc.law('c'),
        'At whist it takes rights away; here the same player deals again in any case.',
      ),
    }),
  }),
  'trump-left-on-table': law({
    offence: 'trump-turned-wrongly',
    title: 'Trump card left on the tray',
    gist: 'The dealer does not take the trump card into their hand in time.',
    aka: ['forgot to pick up the trump'],
    moment: 'trick-turned',
    facts: { when: TRUMP_HAS_LAIN },
    leads: {
      'uspc-1898':
        'Until the second trick is turned over, there is no penalty. Later the trump card stays face up, to be played when the player on the dealer’s right says.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { when: 'in-time' }, then: [noPenalty] },
          { when: { when: 'late' }, then: [cardExposed('dealer', 'right-of-dealer')] },
        ],
        [cites.uspc.law('d'), cites.uspc.law('h')],
      ),
    }),
  }),
  'trump-named': law({
    offence: 'trump-turned-wrongly',
    title: 'Trump card named, or its record looked at',
    gist: 'When the trump card is taken up, a player names it or looks at the slip or another record of it.',
    aka: ['looked at the trump slip', 'what was turned'],
    moment: 'play',
    facts: {
      what: fact('What was done?', 'What was done', {
        named: { label: 'The card was named', chip: 'Card named', if: 'if the trump card was named' },
        looked: { label: 'The slip or another record was looked at', chip: 'Record looked at', if: 'if the slip or another record was looked at' },
        'asked-suit': { label: 'A player asked what suit is trump', chip: 'Suit asked', if: 'if a player asked what suit is trump' },
      }),
      turn: fact('Has the opponent on the right waited too long?', 'Opponent waited', {
        no: { label: 'No', if: 'if the opponent on the right has not waited too long' },
        yes: {
          label: 'That opponent has played to the trick; or, the player being to lead, the last trick is turned over',
          chip: 'Yes',
          if: 'if the opponent on the right has waited too long',
        },
      }),
    },
    usual: { turn: 'no' },
    leads: {
      'uspc-1898':
        'The opponent on that player’s right may make the player play the highest or the lowest trump held. A dealer who is asked which suit is trump must answer. There are more cases.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { what: ['named', 'looked'], turn: 'no' },
            then: [mayRequire(rightOpponent, 'offender', 'play-extreme-trump')],
            note: 'The call stays the same and may be made again at later tricks.',
          },
          {
            when: { what: ['named', 'looked'], turn: 'yes' },
            then: [barred(rightOpponent, 'exact-penalty')],
            note: 'For this trick only; the right lasts for the whole deal.',
          },
          { when: { what: 'asked-suit' }, then: [must('dealer', 'answer-truly')], note: 'As in whist.' },
        ],
        [cites.uspc.law('d'), cites.uspc.theLawsOfWhist(18)],
      ),
    }),
  }),
  'trump-turned-early': law({
    offence: 'trump-turned-wrongly',
    title: 'Trump card turned again too early',
    gist: 'After the first play the trump card is looked at before the overplay.',
    aka: ['trump slip', 'turned the trump before overplay'],
    moment: 'hand-over',
    facts: {},
    readings: () => ({
      'uspc-1898': always([barred('anyone', turnTrumpEarly), noPenaltyPrinted], cites.uspc.law('d'), {
        note: 'The slip lies face up on the dealer’s cards until then.',
      }),
    }),
  }),
  'wrong-trump-on-overplay': law({
    offence: 'trump-turned-wrongly',
    title: 'Wrong trump on the overplay',
    gist: 'On the overplay another trump is turned than the one recorded.',
    aka: ['wrong trump card', 'not the trump on the slip'],
    moment: 'trump-turned',
    facts: { tables: TABLES },
    leads: {
      'uspc-1898':
        'If only one or two tables play the deal, the cards are dealt again. If more do, the player who turned the wrong trump scores the lowest score made on the deal at any table.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { tables: 'few' }, then: [newDeal(null)] },
          { when: { tables: 'more' }, then: [scoresAmount('offender', lowestForDeal)] },
        ],
        cites.uspc.law('e'),
      ),
    }),
  }),
  'wrong-number-of-cards': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards',
    gist: 'A player has more or fewer than thirteen cards.',
    aka: ['twelve cards', 'fourteen cards', 'boards mixed', 'fouled board'],
    moment: 'play',
    facts: {
      found: fact('When was it found?', 'Found', {
        original: { label: 'Before or during the original play', chip: 'Original play', if: 'before or during the original play' },
        'taken-up': { label: 'When the hand was taken up for overplay', chip: 'On taking it up', if: 'when the hand is taken up to be played again' },
        overplay: { label: 'After the overplay had begun', chip: 'In the overplay', if: 'after the second play of the hand has begun' },
      }),
      tables: TABLES,
      with: fact('Who has the cards that match the fault?', 'Matching cards with', {
        opponent: { label: 'An opponent', if: 'if an opponent has the cards that match the fault' },
        partner: { label: 'The partner', if: 'if the partner has the cards that match the fault' },
      }),
    },
    leads: {
      'uspc-1898':
        'In the original play, the cards are dealt again. If a wrong hand is found when taken up to be played again, it goes back to its last table to be put right. There are more cases.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { found: 'original' }, then: [newDeal(null)] },
          { when: { found: 'taken-up' }, then: [must('all-players', sendHandBack)] },
          { when: { found: 'overplay', tables: 'few' }, then: [newDeal(null)], doubtful: true },
          {
            when: { found: 'overplay', tables: 'more', with: 'opponent' },
            then: [must('all-players', passHandsOn), scoresAmount('both-sides', averageForDeal)],
          },
          {
            when: { found: 'overplay', tables: 'more', with: 'partner' },
            then: [must('all-players', passHandsOn), scoresAmount('offending-side', lowestForDeal)],
          },
        ],
        doubted(cites.uspc.law('e'), 'The section says two tables; for a single table the new deal follows from its own rule.'),
      ),
    }),
  }),
  'no-card-to-trick': law({
    offence: 'irregular-trick',
    title: 'No card played to a trick',
    gist: 'A player lets a trick pass without playing to it, and so has a card too many.',
    aka: ['forgot to play'],
    moment: 'trick-turned',
    facts: {
      found: fact('In which play?', 'In which play', {
        original: { label: 'The original play', chip: 'The original', if: 'in the original play' },
        overplay: { label: 'The overplay', if: 'when the hand is played again' },
      }),
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { found: 'original' }, then: [newDeal(null)] },
          { when: { found: 'overplay' }, then: [notDecided], note: 'The section on wrong numbers supposes a card that another player has.' },
        ],
        [cites.uspc.law('e'), cites.uspc.lawGame],
      ),
    }),
    see: ['duplicate-whist.law.wrong-number-of-cards'],
  }),
};
