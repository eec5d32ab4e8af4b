// Écarté until the discard, from Donohue (On Cutting, On Dealing, Of Faults in General, On Mis-Dealing, p. 303-311) and Blue Ribbon (p. 219).
import { ruling, type WholePlace } from '../../whole.ts';
import { blue, donohue, NOT_NAMED, SAME_DEALER, STANDS, TAKES_DEAL } from './words.ts';

const WHOSE = { pone: 'The non-dealer’s', dealer: 'The dealer’s' };

export const dealLaws: WholePlace['laws'] = {
  'cut-for-deal': {
    moment: 'before-play',
    answers: { what: { several: 'More than one card', hidden: 'did not show', pack: 'incomplete' } },
    books: donohue('304', [
      { when: { what: 'several' }, does: ['thing:the lowest of the cards shown = taken as the cut'] },
      { when: { what: 'hidden' }, does: ['thing:the cut = taken as the lowest'] },
      { when: { what: 'pack' }, does: ['thing:the cut = stands'] },
    ]),
  },
  'single-card-cut': { moment: 'cut', books: donohue('305', ruling('act:offender:cut more than one card = must', NOT_NAMED)) },
  'shuffled-twice': { moment: 'cut', books: donohue('305', ruling('act:offender:shuffle twice running in the same deal = may not', NOT_NAMED)) },
  misdeal: { moment: 'deal', books: blue('219', ruling(...SAME_DEALER)) },
  'deal-out-of-turn': {
    moment: 'deal',
    answers: {
      noticed: { early: 'Before the trump', turned: 'After the trump', playing: 'While the hand', played: 'After the hand' },
    },
    books: donohue('306', [
      { when: { noticed: 'early' }, does: ['deal = void', 'dealer = loses the deal', 'next deal = proper-dealer'] },
      {
        when: { noticed: 'turned' },
        does: ['thing:the deal = set aside and used at the next turn to deal of the one who made it'],
      },
      { when: { noticed: 'playing' }, does: [] },
      { when: { noticed: 'played' }, does: STANDS },
    ]),
  },
  'imperfect-pack': {
    moment: 'any-time',
    answers: { over: { yes: 'Yes', no: 'No' } },
    books: donohue('305', [
      { when: { over: 'yes' }, does: [...STANDS, 'thing:the earlier deals = stands'] },
      { when: { over: 'no' }, does: ['thing:the earlier deals = stands', 'deal = void'] },
    ]),
  },
  'order-of-dealing-changed': {
    moment: 'deal',
    answers: { told: { yes: 'Yes', no: 'No' }, seen: { yes: 'Yes', no: 'No' } },
    books: donohue('305', [
      { when: { told: 'yes' }, does: ['penalty = none'] },
      { when: { told: 'no', seen: 'no' }, does: ['deal = void', 'right = non-dealer'], claim: 'non-dealer until cards-looked-at' },
      { when: { told: 'no', seen: 'yes' }, does: STANDS },
    ]),
  },
  'faced-card': {
    moment: 'deal',
    answers: { which: { eleventh: 'The eleventh', other: 'Any other' } },
    books: donohue('308', [
      { when: { which: 'eleventh' }, does: STANDS },
      { when: { which: 'other' }, does: ['deal = void'] },
    ]),
  },
  'exposed-in-deal': {
    moment: 'deal',
    answers: { whose: WHOSE },
    books: {
      ...blue('219', ruling(...SAME_DEALER, 'right = anyone')),
      ...donohue('310', [
        { when: { whose: 'pone' }, does: ['act:dealer:finish dealing = must', `choice of non-dealer: ${TAKES_DEAL}, or deal = stands`] },
        { when: { whose: 'dealer' }, does: STANDS },
      ]),
    },
  },
  'two-turned-up': {
    moment: 'trump-turned',
    answers: { seen: { yes: 'Yes', no: 'No' } },
    books: donohue('310', [
      {
        when: { seen: 'no' },
        does: [
          `choice of non-dealer: thing:the trump card = chosen by non-dealer, or thing:the cards shown = put aside and the next one turned up, or ${TAKES_DEAL}`,
        ],
      },
      {
        when: { seen: 'yes' },
        does: ['choice of non-dealer: thing:the trump card = chosen by non-dealer, or thing:the cards shown = put aside and the next one turned up'],
      },
    ]),
  },
  'king-turned-by-error': { moment: 'trump-turned', books: blue('219', ruling('act:dealer:mark the king that was turned = may not')) },
  'faced-card-after-change': {
    moment: 'draw',
    answers: { to: { pone: 'The non-dealer', dealer: 'The dealer', late: 'only when both' } },
    books: donohue('308', [
      { when: { to: 'pone' }, does: [`choice of non-dealer: card = kept, or ${TAKES_DEAL}`] },
      { when: { to: 'dealer' }, does: STANDS },
      { when: { to: 'late' }, does: STANDS },
    ]),
  },
  'wrong-number-dealt': {
    moment: 'deal-done',
    answers: { turned: { yes: 'Yes', no: 'No' }, whose: WHOSE, what: { many: 'too many', few: 'too few' } },
    books: {
      ...blue('219', [
        { when: { turned: 'no' }, does: [...SAME_DEALER, 'right = anyone'] },
        { when: { turned: 'yes' }, does: [...SAME_DEALER, 'right = anyone', 'thing:the hand = put right by drawing or discarding'] },
      ]),
      ...donohue('310, 310-311', [
        {
          when: { whose: 'pone', what: 'many' },
          does: [`choice of non-dealer: act:non-dealer:look at the hand, show the dealer the extra cards and throw them out = must, or ${TAKES_DEAL}`],
        },
        { when: { whose: 'pone', what: 'few' }, does: [`choice of non-dealer: hand:non-dealer = made up, or ${TAKES_DEAL}`] },
        { when: { whose: 'dealer', what: 'many' }, does: [`choice of non-dealer: surplus:non-dealer = drawn, or ${TAKES_DEAL}`] },
        { when: { whose: 'dealer', what: 'few' }, does: [`choice of non-dealer: hand:dealer = made up, or ${TAKES_DEAL}`] },
      ]),
    },
  },
};
