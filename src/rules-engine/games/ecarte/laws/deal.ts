// The deal, up to the card turned for trumps.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import {
  barred,
  choice,
  choosesWhich,
  isDone,
  isVoid,
  keepsCard,
  mayBeDone,
  mayDemand,
  must,
  newDeal,
  notDecided,
  permitted,
  stands,
  undecided,
} from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { finishDeal, markTurnedKing, nextTurned, setAside, turnedCard } from '../words.ts';

const { order, turn, faced, exposed } = cites.donohue;
const DEALT_AS_EUCHRE = silent('It has the cards dealt as at euchre and names no fault of dealing.');

export const dealLaws = {
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The deal has gone wrong and is made again; who deals?',
    aka: ['lose the deal', 'who deals again', 'dealt wrong'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(newDeal('dealer'), cites.blue.penalties, { note: 'A misdeal does not cost the deal.' }),
      donohue: silent('It has a rule for each fault of the dealer; in most of them the non-dealer may take the deal.'),
      'uspc-1898': DEALT_AS_EUCHRE,
    }),
    see: ['ecarte.law.exposed-in-deal', 'ecarte.law.wrong-number-dealt'],
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn',
    gist: 'The cards are dealt by the player whose deal it is not.',
    aka: ['wrong dealer', 'it was my deal'],
    moment: 'deal',
    facts: {
      noticed: fact('When is it noticed?', 'Noticed', {
        early: { label: 'Before the trump is turned', chip: 'Before the trump', if: 'before the trump is turned' },
        turned: { label: 'After the trump is turned, before a card is played', chip: 'Before play', if: 'after the trump is turned, before a card is played' },
        playing: { label: 'While the hand is played', chip: 'During play', if: 'while the hand is being played' },
        played: { label: 'After the hand has been played', chip: 'After play', if: 'after the hand has been played' },
      }),
    },
    leads: {
      donohue:
        'If noticed before trump is turned, the right player deals; before play, the deal is kept for the wrong player’s next turn; after the hand, it stands. The book covers nothing else.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { noticed: 'early' }, then: [newDeal('proper-dealer')] },
          { when: { noticed: 'turned' }, then: [isDone(setAside)] },
          {
            when: { noticed: 'playing' },
            then: [notDecided],
            note: 'A deal is set aside when the trump is up, and stands when the hand is over; the book does not mention a hand half played.',
          },
          { when: { noticed: 'played' }, then: [stands('deal')] },
        ],
        turn,
      ),
      'blue-ribbon-1940': silent('The book says who deals and does not mention a wrong dealer.'),
      'uspc-1898': DEALT_AS_EUCHRE,
    }),
  }),
  'order-of-dealing-changed': law({
    offence: 'misdeal',
    title: 'Order of dealing changed',
    gist: 'A dealer who has been giving two and then three cards gives three and then two, or the other way round.',
    aka: ['three and two', 'two and three', 'changed the way of dealing'],
    moment: 'deal',
    notGeneral: true,
    facts: {
      told: yesNo(
        'Did the dealer say so before the cut?',
        'Told before cut',
        'if the dealer announced the change before the cut',
        'if the dealer did not announce the change before the cut',
      ),
      seen: yesNo(
        'Has the non-dealer seen the hand dealt to them?',
        'Hand seen',
        'once the non-dealer has seen their hand',
        'before the non-dealer has seen their hand',
      ),
    },
    usual: { told: 'no' },
    leads: {
      donohue:
        'If the dealer announced it before the cut, it is allowed. If not, the non-dealer may have a new deal until they look at their hand. After that, the deal stands.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { told: 'yes' }, then: [permitted] },
          {
            when: { told: 'no', seen: 'no' },
            then: [mayDemand('non-dealer', newDeal(null)), undecided('next-dealer')],
            claim: { by: 'non-dealer', until: 'cards-looked-at' },
          },
          { when: { told: 'no', seen: 'yes' }, then: [stands('deal')] },
        ],
        order,
      ),
      'blue-ribbon-1940': silent('Three and two at a time is the rule; the book does not say what follows from another order.'),
      'uspc-1898': DEALT_AS_EUCHRE,
    }),
  }),
  'faced-card': law({
    offence: 'faced-card-in-pack',
    title: 'Card faced in the pack, found in dealing',
    gist: 'While the cards are dealt one of them turns up face upward in the pack.',
    aka: ['card face up in the pack'],
    moment: 'deal',
    facts: {
      which: fact('Which card of the deal is it?', 'Faced card', {
        eleventh: { label: 'The eleventh, which is turned for trumps', chip: 'The eleventh', if: 'if the faced card is the eleventh, turned for trumps' },
        other: { label: 'Any other', if: 'if the faced card is not the eleventh' },
      }),
    },
    usual: { which: 'other' },
    leads: {
      donohue:
        'If the faced card is the eleventh, turned for trumps, the deal stands. If it is any other, the deal does not count; the book does not say who deals again.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { which: 'eleventh' }, then: [stands('deal')] },
          { when: { which: 'other' }, then: [isVoid('deal'), undecided('next-dealer')] },
        ],
        faced,
      ),
      'blue-ribbon-1940': silent('It lets a new deal be claimed for cards exposed; it does not mention a card faced in the pack.'),
      'uspc-1898': DEALT_AS_EUCHRE,
    }),
    see: ['ecarte.law.faced-card-after-change', 'ecarte.law.exposed-in-deal'],
  }),
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in dealing',
    gist: 'The dealer shows a card, or several, of one of the hands.',
    aka: ['flashed my card', 'turned over a card while dealing'],
    moment: 'deal',
    facts: {
      whose: fact('Whose card is it?', 'Card belongs to', {
        pone: { label: 'The non-dealer’s', chip: 'Non-dealer', if: 'if the card is the non-dealer’s' },
        dealer: { label: 'The dealer’s own', chip: 'Dealer', if: 'if the card is the dealer’s own' },
      }),
    },
    usual: { whose: 'pone' },
    leads: {
      donohue: 'If it is the non-dealer’s card, the non-dealer may take over and deal again. If it is the dealer’s own, the deal stands.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the same dealer may deal again, no matter whose card it was; by Donohue the non-dealer may take over and deal again if the card was the non-dealer’s, and the deal stands if it was the dealer’s own.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { whose: 'pone' }, then: [must('dealer', finishDeal), choice('non-dealer', newDeal('non-dealer'), stands('deal'))] },
          { when: { whose: 'dealer' }, then: [stands('deal')], note: 'The dealer is the one who loses by it.' },
        ],
        exposed,
      ),
      'blue-ribbon-1940': always(mayBeDone('dealt-again'), cites.blue.penalties, {
        note: 'It has to be claimed; no limit of time is set.',
      }),
      'uspc-1898': DEALT_AS_EUCHRE,
    }),
  }),
  'two-turned-up': law({
    offence: 'trump-turned-wrongly',
    title: 'Two or more cards turned for trumps',
    gist: 'The dealer turns up more than the eleventh card.',
    aka: ['turned two cards', 'two trumps turned', 'which card is trump'],
    moment: 'trump-turned',
    needs: ['turned-card'],
    facts: {
      seen: yesNo(
        'Has the non-dealer seen the hand dealt to them?',
        'Hand seen',
        'once the non-dealer has seen their hand',
        'before the non-dealer has seen their hand',
      ),
    },
    usual: { seen: 'no' },
    leads: {
      donohue:
        'The non-dealer may choose which card turned up is the trump card, or have them put aside and the next turned up. Before seeing their hand, they may instead deal again themselves.',
    },
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { seen: 'no' },
            then: [choice('non-dealer', choosesWhich('non-dealer', turnedCard), isDone(nextTurned), newDeal('non-dealer'))],
            doubtful: true,
          },
          { when: { seen: 'yes' }, then: [choice('non-dealer', choosesWhich('non-dealer', turnedCard), isDone(nextTurned))], doubtful: true },
        ],
        doubted(
          exposed,
          'The card that "ought to be the trump" is picked out by the non-dealer; the book does not say whether that player may take any of those shown.',
        ),
      ),
      'blue-ribbon-1940': silent('A new deal may be claimed for cards exposed; the book does not mention more than one turned for trumps.'),
      'uspc-1898': DEALT_AS_EUCHRE,
    }),
    see: ['ecarte.law.exposed-in-deal'],
  }),
  'king-turned-by-error': law({
    offence: 'over-score',
    title: 'King turned after a wrong number of cards',
    gist: 'The hands had too many or too few cards when a king was turned up.',
    aka: ['king was not the eleventh card', 'six cards and turned the king', 'twelfth card'],
    moment: 'trump-turned',
    needs: ['turned-card'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(barred('dealer', markTurnedKing), cites.blue.penalties, { note: 'It was not the eleventh card of the deal.' }),
      donohue: silent('It lets the hands be mended or dealt again; it does not mention a king turned in such a deal.'),
      'uspc-1898': DEALT_AS_EUCHRE,
    }),
    see: ['ecarte.law.wrong-number-dealt', 'ecarte.law.king-not-announced'],
  }),
  'faced-card-after-change': law({
    offence: 'faced-card-in-pack',
    title: 'Card faced in the pack, found after the discard',
    gist: 'The cards asked for are given, and one of them lies face upward in the stock.',
    aka: ['card face up in the stock'],
    moment: 'draw',
    needs: ['stock'],
    facts: {
      to: fact('Who gets it?', 'Faced card', {
        pone: { label: 'The non-dealer', chip: 'To non-dealer', if: 'if the faced card goes to the non-dealer' },
        dealer: { label: 'The dealer', chip: 'To dealer', if: 'if the faced card goes to the dealer' },
        late: { label: 'It was seen only when both had their cards', chip: 'Seen too late', if: 'if the faced card was seen only when both had their cards' },
      }),
    },
    leads: {
      donohue:
        'If the faced card goes to the non-dealer, that player may keep it, or take over and deal the hand again. If it goes to the dealer, the deal stands.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { to: 'pone' }, then: [choice('non-dealer', keepsCard('non-dealer'), newDeal('non-dealer'))] },
          { when: { to: ['dealer', 'late'] }, then: [stands('deal')] },
        ],
        faced,
      ),
      'blue-ribbon-1940': silent('A new deal may be claimed for cards exposed; the book does not mention one found in the stock.'),
      'uspc-1898': DEALT_AS_EUCHRE,
    }),
    see: ['ecarte.law.faced-card'],
  }),
};
