import { doubted } from '../../../core/cites.ts';
import { always, fact, law, silent } from '../../../core/laws.ts';
import {
  barred,
  choice,
  deadHand,
  isVoid,
  losesDeal,
  mayDemand,
  misdeal,
  must,
  newDeal,
  noPenalty,
  notDecided,
  scoresNothing,
  stands,
  undecided,
} from '../../../core/remedies.ts';
import { CAME_OF_TOUCHING, EXPOSED_THROUGH, FOUND_BEFORE_TRUMP, FOUND_IN_FIRST_TRICK, OTHER_HANDS } from '../../../core/trick-facts.ts';
import { cites, NO_LAWS } from '../cites.ts';

const DISTURBED = fact(
  'Did somebody disturb the dealer or touch a card during the deal?',
  {
    no: 'No',
    opponent: 'An opponent of the dealer',
    partner: "The dealer's partner",
  },
  { needs: { partner: 'partners' } },
);
const DEAL_OR_LOSE = 'A misdeal loses the deal where the deal is an advantage; whether it is one here is not said.';
const KEEPS = 'The dealer keeps the deal because of the disturbance.';

export const dealLaws = {
  'pack-not-cut': law({
    offence: 'improper-cut',
    title: 'Pack not cut',
    gist: 'The dealer deals without having the pack cut.',
    aka: ['forgot to cut', 'no cut', 'dealt without cutting'],
    moment: 'deal',
    facts: {
      noticed: FOUND_BEFORE_TRUMP,
      disturbed: fact('Did an opponent touch a card or interrupt the dealer during the deal?', { no: 'No', yes: 'Yes' }),
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { noticed: 'in-time', disturbed: 'no' }, then: [misdeal, losesDeal()], claim: { by: 'opponents', until: 'trump-turned' } },
          { when: { noticed: 'in-time', disturbed: 'yes' }, then: [misdeal, newDeal()], note: KEEPS },
          { when: { noticed: 'late' }, then: [stands('deal')], note: 'It is a misdeal only when found in time; that the deal is then good is implied.' },
        ],
        cites.uspc.law(17),
      ),
      donohue: silent('The laws do not speak of the cut.'),
      ...NO_LAWS,
    }),
  }),
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The dealer makes one of the faults that spoil the deal.',
    aka: ['dealt wrong', 'missed a player', 'counted the cards', 'lost the deal'],
    moment: 'deal',
    facts: {
      what: fact('What did the dealer do?', {
        'dealt-wrong': 'Dealt a card wrongly and dealt another before putting it right',
        counted: 'Counted the cards on the table or in the rest of the pack',
        'looked-at-trump': 'Looked at the trump card before the deal was complete',
        'trump-face-down': "Put the trump card face down on his own or another player's cards",
      }),
      disturbed: DISTURBED,
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { disturbed: ['no', 'partner'] }, then: [misdeal, losesDeal()] },
          { when: { disturbed: 'opponent' }, then: [misdeal, newDeal()], note: KEEPS },
        ],
        cites.uspc.law(17),
      ),
      donohue: says(
        [
          { when: { what: 'trump-face-down' }, then: [losesDeal(null)], note: 'The law on the trump card makes no exception for a disturbance.' },
          { when: { what: ['dealt-wrong', 'counted', 'looked-at-trump'], disturbed: 'opponent' }, then: [misdeal, newDeal()], note: KEEPS },
          {
            when: { what: ['dealt-wrong', 'counted', 'looked-at-trump'], disturbed: 'partner' },
            then: [misdeal, losesDeal(null)],
            note: 'The law takes the right to deal again from a dealer whose own partner was at fault; that the deal is then lost is implied.',
          },
          { when: { what: ['dealt-wrong', 'counted', 'looked-at-trump'], disturbed: 'no' }, then: [notDecided] },
        ],
        [cites.donohue.dealingDeal],
        'What else makes a misdeal the laws do not list.',
      ),
      ...NO_LAWS,
    }),
    see: ['whist.law.wrong-number-of-cards', 'whist.law.pack-not-cut', 'whist.law.cards-touched-early'],
  }),
  'wrong-number-of-cards': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards',
    gist: 'With a perfect pack, a player has more or fewer than thirteen cards.',
    aka: ['twelve cards', 'fourteen cards', 'one card short', 'one too many', 'misdeal found late'],
    moment: 'deal',
    facts: {
      noticed: FOUND_IN_FIRST_TRICK,
      what: fact('What is wrong?', { few: 'The player has too few cards', many: 'The player has too many cards' }),
      others: OTHER_HANDS,
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { noticed: 'early' },
            then: [misdeal, losesDeal()],
            note: 'The deal is not lost if an opponent touched a card or interrupted the dealer during the deal.',
          },
          {
            when: { noticed: 'later', others: ['right', 'partner'] },
            then: [choice('opponents', newDeal(null), stands('deal'))],
            note: 'Surplus and missing cards are left out of account in a hand that is played out.',
          },
          { when: { noticed: 'later', others: 'opponent' }, then: [newDeal(null)] },
        ],
        [cites.uspc.law(17), cites.uspc.law(19)],
      ),
      donohue: says(
        [
          {
            when: { noticed: 'later', what: 'few', others: 'right' },
            then: [stands('deal')],
            note: 'The player who is short answers for every revoke that he has made.',
          },
          { when: { noticed: 'early', what: 'few', others: 'right' }, then: [notDecided], note: 'The law speaks of finding it after several tricks.' },
          { when: { what: 'many' }, then: [losesDeal(null)] },
          {
            when: { what: 'few', others: ['partner', 'opponent'] },
            then: [losesDeal(null)],
            note: 'So where the other has fourteen cards; a second hand of twelve is not named.',
          },
        ],
        cites.donohue.dealingTrump,
      ),
      ...NO_LAWS,
      'blue-ribbon-1940': says(
        [
          { when: { noticed: 'early' }, then: [misdeal, undecided('next-dealer')], note: DEAL_OR_LOSE },
          {
            when: { noticed: 'later', what: 'few', others: 'right' },
            then: [must('short-player', 'answer-for-revokes')],
            note: 'He must also find the card, as the whole pack is dealt.',
          },
          { when: { noticed: 'later', what: 'many', others: 'right' }, then: [deadHand('short-player'), scoresNothing('short-player')] },
          { when: { noticed: 'later', others: ['partner', 'opponent'] }, then: [notDecided] },
        ],
        [cites.blue.generalLaws, cites.blue.generalMisdeal, cites.blue.generalPlay],
      ),
    }),
    consult: { 'uspc-1898': { who: 'opponents', may: true, cites: [cites.uspc.law(19)] } },
    see: ['whist.law.no-card-to-trick', 'general-laws.law.wrong-number-of-cards'],
  }),
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in the deal',
    gist: 'A card is turned face up while the cards are being dealt.',
    aka: ['flashed a card dealing', 'dealer turned up a card', 'card flipped'],
    moment: 'deal',
    facts: {
      who: EXPOSED_THROUGH,
      touched: fact('Has the other side touched its cards?', { no: 'No', yes: 'Yes' }),
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { who: ['dealer', 'partner'], touched: 'no' }, then: [mayDemand('opponents', newDeal(null)), barred('anyone', 'call-exposed')] },
          { when: { who: 'opponent', touched: 'no' }, then: [mayDemand('innocent-side', newDeal(null)), barred('anyone', 'call-exposed')] },
          { when: { touched: 'yes' }, then: [stands('deal'), barred('anyone', 'call-exposed')] },
        ],
        cites.uspc.law(15),
        'The right belongs to the side not in fault.',
      ),
      donohue: says(
        [
          { when: { who: 'dealer', touched: 'no' }, then: [mayDemand('opponents', newDeal(null))] },
          { when: { who: 'partner' }, then: [mayDemand('opponents', newDeal(null))] },
          { when: { who: 'opponent' }, then: [mayDemand('dealer', newDeal(null))] },
          { when: { who: 'dealer', touched: 'yes' }, then: [stands('deal')] },
        ],
        [
          cites.donohue.dealingTrump,
          doubted(
            cites.donohue.dealingExposedInDeal,
            'A second passage refuses the new deal unless the partner caused it; it follows the ban on taking up cards during the deal and is read of that case.',
          ),
        ],
      ),
      ...NO_LAWS,
    }),
  }),
  'faced-card': law({
    offence: 'faced-card-in-pack',
    title: 'Faced card found in the pack',
    gist: 'A card lies face up in the pack and comes to light in the deal.',
    aka: ['card face up in the pack', 'upside down card'],
    moment: 'deal',
    facts: { card: fact('Which card is it?', { other: 'Any card but the last', last: 'The last card, which is turned for trump' }) },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { card: 'other' }, then: [newDeal()] },
          { when: { card: 'last' }, then: [stands('deal')] },
        ],
        cites.uspc.law(14),
      ),
      donohue: says(
        [
          { when: { card: 'other' }, then: [newDeal(null)] },
          { when: { card: 'last' }, then: [stands('deal')] },
        ],
        cites.donohue.dealingTrump,
      ),
      ...NO_LAWS,
      'blue-ribbon-1940': says(
        [
          { when: { card: 'other' }, then: [misdeal, undecided('next-dealer')], note: DEAL_OR_LOSE },
          { when: { card: 'last' }, then: [notDecided] },
        ],
        [cites.blue.generalLaws, cites.blue.generalMisdeal],
      ),
    }),
  }),
  'imperfect-pack': law({
    offence: 'imperfect-pack',
    title: 'Imperfect pack',
    gist: 'The pack proves incorrect or imperfect during the deal or the play.',
    aka: ['card missing from the pack', '51 cards', 'two of the same card', 'marked card'],
    moment: 'any-time',
    facts: {},
    readings: () => ({
      'uspc-1898': always([newDeal(), stands('past-score')], cites.uspc.law(14)),
      donohue: silent(),
      ...NO_LAWS,
      'blue-ribbon-1940': always([isVoid('deal'), stands('past-score')], [cites.blue.generalLaws, cites.blue.generalDeal]),
    }),
    see: ['general-laws.law.imperfect-pack', 'whist.law.faced-card'],
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn or with the wrong pack',
    gist: "A player deals when the deal is another's, or deals with the opponents' pack.",
    aka: ['wrong dealer', 'stole the deal', 'used the other deck'],
    moment: 'deal',
    facts: { noticed: fact('When was it noticed?', { 'before-trump': 'Before the trump was turned', later: 'After the trump was turned' }) },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { noticed: 'before-trump' }, then: [mayDemand('anyone', isVoid('deal'))], claim: { by: 'anyone', until: 'trump-turned' } },
          { when: { noticed: 'later' }, then: [stands('deal')], note: 'Packs that were changed stay changed.' },
        ],
        cites.uspc.law(16),
      ),
      donohue: silent(),
      ...NO_LAWS,
    }),
  }),
  'cards-touched-early': law({
    offence: 'cards-touched-early',
    title: 'Cards touched or looked at during the deal',
    gist: 'A player takes up or looks at cards while the dealer is still dealing.',
    aka: ['looked too early', 'picked up before the deal was over', 'interrupted the dealer'],
    moment: 'deal',
    facts: {
      who: fact('Who did it?', { opponent: 'An opponent of the dealer', partner: "The dealer's partner" }, { needs: { partner: 'partners' } }),
      result: CAME_OF_TOUCHING,
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { result: 'nothing' }, then: [noPenalty] },
          { when: { who: 'opponent', result: 'misdeal' }, then: [misdeal, newDeal()], note: KEEPS },
          { when: { who: 'partner', result: 'misdeal' }, then: [misdeal, losesDeal()] },
          {
            when: { who: 'opponent', result: 'exposed' },
            then: [barred('opponents', 'claim-new-deal')],
            note: 'A card that this opponent himself caused to be shown falls under the law on a card exposed in the deal.',
          },
          { when: { who: 'partner', result: 'exposed' }, then: [mayDemand('opponents', newDeal(null))] },
        ],
        [cites.uspc.law(15), cites.uspc.law(17)],
        'Touching a card has no penalty of its own; it takes away rights.',
      ),
      donohue: says(
        [
          { when: { result: 'nothing' }, then: [noPenalty], note: 'It ought not to be done; no penalty is named.' },
          { when: { who: 'opponent', result: 'misdeal' }, then: [misdeal, newDeal()] },
          {
            when: { who: 'partner', result: 'misdeal' },
            then: [misdeal, losesDeal(null)],
            note: 'That the deal is lost is implied: the dealer may not deal again.',
          },
          {
            when: { who: 'opponent', result: 'exposed' },
            then: [barred('opponents', 'claim-new-deal')],
            note: 'A card that this opponent himself caused to be shown falls under the law on a card exposed in the deal.',
          },
          { when: { who: 'partner', result: 'exposed' }, then: [mayDemand('opponents', newDeal(null))] },
        ],
        cites.donohue.dealingDeal,
      ),
      ...NO_LAWS,
    }),
    see: ['whist.law.misdeal', 'whist.law.exposed-in-deal'],
  }),
};
