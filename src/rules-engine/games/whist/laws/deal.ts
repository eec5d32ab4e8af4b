import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent } from '../../../laws/laws.ts';
import {
  barred,
  choice,
  deadHand,
  losesDeal,
  mayDemand,
  misdeal,
  must,
  newDeal,
  notDecided,
  scoresNothing,
  stands,
  undecided,
} from '../../../laws/remedies.ts';
import { EXPOSED_THROUGH, FOUND_BEFORE_TRUMP, FOUND_IN_FIRST_TRICK, OTHER_HANDS } from '../../../laws/trick-facts.ts';
import { cites, NO_LAWS } from '../cites.ts';
import { DEAL_OR_LOSE, KEEPS } from './dealer-loses.ts';
import { packLaws } from './pack.ts';

const DISTURBED = fact(
  'Did somebody disturb the dealer or touch a card during the deal?',
  'Disturbed by',
  {
    no: { label: 'No', chip: 'Nobody', if: 'if nobody disturbed the dealer' },
    opponent: { label: 'An opponent of the dealer', chip: 'An opponent', if: 'if an opponent disturbed the dealer or touched a card' },
    partner: { label: 'The dealer’s partner', chip: 'Dealer’s partner', if: 'if the dealer’s partner disturbed the deal' },
  },
  { needs: { partner: 'partners' } },
);

export const dealLaws = {
  'pack-not-cut': law({
    offence: 'improper-cut',
    title: 'Pack not cut',
    gist: 'The dealer deals without having the pack cut.',
    aka: ['forgot to cut', 'no cut', 'dealt without cutting'],
    moment: 'deal',
    facts: {
      noticed: FOUND_BEFORE_TRUMP,
      disturbed: fact('Did an opponent touch a card or interrupt the dealer during the deal?', 'Opponent disturbed', {
        no: { label: 'No', if: 'if no opponent touched a card or interrupted the dealer' },
        yes: { label: 'Yes', if: 'if an opponent touched a card or interrupted the dealer' },
      }),
    },
    usual: { disturbed: 'no' },
    leads: {
      'uspc-1898':
        'If found before the trump is turned or an opponent looks at cards, the deal passes to the left; but if an opponent disturbed it, the same dealer deals again. Later, it stands.',
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
    gist: 'The dealer spoils the deal: deals a card wrongly and goes on, say, or counts the cards, or looks at the trump too soon.',
    aka: ['dealt wrong', 'missed a player', 'counted the cards', 'lost the deal'],
    moment: 'deal',
    facts: {
      what: fact('What did the dealer do?', 'The dealer', {
        'dealt-wrong': {
          label: 'Dealt a card wrongly and dealt another before putting it right',
          chip: 'Dealt wrongly on',
          if: 'if the dealer dealt a card wrongly and then dealt on',
        },
        counted: {
          label: 'Counted the cards on the table or in the rest of the pack',
          chip: 'Counted the cards',
          if: 'if the dealer counted the cards in dealing',
        },
        'looked-at-trump': {
          label: 'Looked at the trump card before the deal was complete',
          chip: 'Looked at trump',
          if: 'if the dealer looked at the trump before the deal was complete',
        },
        'trump-face-down': {
          label: 'Put the trump card face down on one of the hands',
          chip: 'Trump face down',
          if: 'if the dealer put the trump face down on a hand',
        },
      }),
      disturbed: DISTURBED,
    },
    usual: { disturbed: 'no' },
    verdict: {
      kind: 'distinguishes',
      say: 'Both books agree: if an opponent disturbed the dealer, the same dealer deals again. Only Donohue makes an exception: a dealer who put the trump face down on a hand still loses the deal. If nobody disturbed the dealer, by U.S. Playing Card the deal is lost; Donohue covers only a trump put face down.',
    },
    leads: {
      donohue:
        'If an opponent disturbed the dealer, the same dealer deals again. But a dealer who put the trump face down on a hand loses the deal all the same. There are more cases.',
      'uspc-1898':
        'The deal passes to the player on the dealer’s left. But if an opponent disturbed the dealer or touched a card, the same dealer deals again.',
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
      what: fact('What is wrong?', 'The hand has', {
        few: { label: 'The player has too few cards', chip: 'Too few', if: 'if the player has too few cards' },
        many: { label: 'The player has too many cards', chip: 'Too many', if: 'if the player has too many cards' },
      }),
      others: OTHER_HANDS,
    },
    usual: { others: 'right' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if it is found after the first trick. By U.S. Playing Card the other side may then have a new deal. By Blue Ribbon and Donohue play goes on if the player has too few cards. If the player has too many, by Blue Ribbon that player scores nothing, by Donohue the dealer loses the deal.',
    },
    leads: {
      'blue-ribbon-1940':
        'Until all have played to the first trick, it is a misdeal. Later, if no other hand is wrong, a player with too many cards scores nothing, one with too few pays for any revoke.',
      donohue:
        'If a player has too many cards, the dealer loses the deal. If one hand alone is short, and it is found after the first trick, the deal stands. There are more cases.',
      'uspc-1898':
        'Until all have played to the first trick, the deal passes to the left. After that, the other side may have the cards dealt again or let the deal stand. There are more cases.',
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
            note: 'The player who is short answers for every revoke that they have made.',
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
            note: 'That player must also find the card, as the whole pack is dealt.',
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
      touched: fact('Has the other side touched its cards?', 'Other side touched', {
        no: { label: 'No', if: 'if the other side has not touched its cards' },
        yes: { label: 'Yes', if: 'if the other side has touched its cards' },
      }),
    },
    usual: { who: 'dealer', touched: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that the side that did not show the card may have a new deal if it has not touched its cards. They disagree if it has: by U.S. Playing Card the deal always stands; by Donohue it stands only if the dealer showed the card.',
    },
    leads: {
      donohue:
        'If the dealer or the dealer’s partner showed it, the other side may have the cards dealt again. If an opponent of the dealer showed it, the dealer may. There are more cases.',
      'uspc-1898':
        'The side that did not show the card may have the cards dealt again, if it has not touched its cards. If the deal stands, nobody may call the card.',
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
          { when: { who: 'dealer', touched: 'yes' }, then: [stands('deal')], doubtful: true },
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
  ...packLaws,
};
