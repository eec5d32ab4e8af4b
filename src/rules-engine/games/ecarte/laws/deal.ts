// The deal, up to the card turned for trumps.
import { doubted } from '../../../core/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../core/laws.ts';
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
  noPenalty,
  notDecided,
  stands,
  undecided,
} from '../../../core/remedies.ts';
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
      noticed: fact('When is it noticed?', {
        early: ['Before the trump is turned', 'before the turn-up'],
        turned: ['After the trump is turned, before a card is played', 'after the turn-up'],
        playing: ['While the hand is played', 'during the play'],
        played: ['After the hand has been played', 'after the play'],
      }),
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { noticed: 'early' }, then: [newDeal('proper-dealer')] },
          { when: { noticed: 'turned' }, then: [isDone(setAside)] },
          {
            when: { noticed: 'playing' },
            then: [notDecided],
            note: 'A deal is set aside when the trump is up, and stands when the hand is over; a hand half played is not named.',
          },
          { when: { noticed: 'played' }, then: [stands('deal')] },
        ],
        turn,
      ),
      'blue-ribbon-1940': silent('Who deals is said, and nothing of a wrong dealer.'),
      'uspc-1898': DEALT_AS_EUCHRE,
    }),
  }),
  'order-of-dealing-changed': law({
    offence: 'misdeal',
    title: 'Order of dealing changed',
    gist: 'A dealer who has been giving two and then three cards gives three and then two, or the other way round.',
    aka: ['three and two', 'two and three', 'changed the way of dealing'],
    moment: 'deal',
    facts: {
      told: yesNo('Did the dealer say so before the cut?', 'told before the cut', 'without notice'),
      seen: yesNo('Has the non-dealer seen his hand?', 'hand seen', 'hand not seen'),
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { told: 'yes' }, then: [noPenalty] },
          {
            when: { told: 'no', seen: 'no' },
            then: [mayDemand('non-dealer', newDeal(null)), undecided('next-dealer')],
            claim: { by: 'non-dealer', until: 'cards-looked-at' },
          },
          { when: { told: 'no', seen: 'yes' }, then: [stands('deal')] },
        ],
        order,
      ),
      'blue-ribbon-1940': silent('Three and two at a time is the rule; what becomes of another order is not said.'),
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
      which: fact('Which card of the deal is it?', {
        eleventh: ['The eleventh, which is turned for trumps', 'the eleventh'],
        other: ['Any other', 'any other card'],
      }),
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { which: 'eleventh' }, then: [stands('deal')] },
          { when: { which: 'other' }, then: [isVoid('deal'), undecided('next-dealer')] },
        ],
        faced,
      ),
      'blue-ribbon-1940': silent('It lets a new deal be claimed for cards exposed; a card faced in the pack is not named.'),
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
    facts: { whose: fact('Whose card is it?', { pone: ['The non-dealer’s', 'the non-dealer’s'], dealer: ['The dealer’s own', 'the dealer’s own'] }) },
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
    facts: { seen: yesNo('Has the non-dealer seen his hand?', 'hand seen', 'hand not seen') },
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
        doubted(exposed, 'The card that "ought to be the trump" is picked out by the non-dealer; whether he may take any of those shown is not said.'),
      ),
      'blue-ribbon-1940': silent('A new deal may be claimed for cards exposed; more than one turned for trumps is not named.'),
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
      donohue: silent('It lets the hands be mended or dealt again; a king turned in such a deal is not named.'),
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
      to: fact('Who gets it?', {
        pone: ['The non-dealer', 'to the non-dealer'],
        dealer: ['The dealer', 'to the dealer'],
        late: ['It was seen only when both had their cards', 'seen too late'],
      }),
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { to: 'pone' }, then: [choice('non-dealer', keepsCard('non-dealer'), newDeal('non-dealer'))] },
          { when: { to: ['dealer', 'late'] }, then: [stands('deal')] },
        ],
        faced,
      ),
      'blue-ribbon-1940': silent('A new deal may be claimed for cards exposed; one found in the stock is not named.'),
      'uspc-1898': DEALT_AS_EUCHRE,
    }),
    see: ['ecarte.law.faced-card'],
  }),
};
