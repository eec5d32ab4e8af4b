// Écarté while cards are changed, from Donohue (On Dealing, Of Faults in General, On Mis-Dealing After Changing Cards, p. 306-311).
import { ruling, type WholePlace } from '../../whole.ts';
import { donohue } from './words.ts';

const LOSES_ONE = 'lose:offender = 1 point';
const DEALER_LOSES = ['lose:dealer = 1 point', 'act:dealer:mark the king from the hand = may not'];
const TAKES_ALL = 'act:non-dealer:take as many cards as were asked for = may';

export const changeLaws: WholePlace['laws'] = {
  'false-discard': {
    moment: 'discard',
    books: donohue('311', ruling('lose:offender = 2 points', 'act:offender:mark the king, even one turned up = may not')),
  },
  'gives-wrong-number': { moment: 'draw', books: donohue('311', ruling(...DEALER_LOSES)) },
  'serves-himself-wrongly': {
    moment: 'draw',
    answers: { what: { more: 'More than', 'fewer-before': 'before the dealer played', 'fewer-after': 'when the dealer had played' } },
    books: donohue('311', [
      { when: { what: 'more' }, does: DEALER_LOSES },
      { when: { what: 'fewer-before' }, does: ['hand:dealer = made up'] },
      { when: { what: 'fewer-after' }, does: ['thing:the cards that cannot be covered = counted as the non-dealer’s tricks'] },
    ]),
  },
  'asks-wrong-number': {
    moment: 'draw',
    answers: { holds: { many: 'More than five', few: 'Fewer than five' } },
    books: donohue('311', [
      { when: { holds: 'many' }, does: ['lose:non-dealer = 1 point', 'act:non-dealer:mark the king = may not'] },
      { when: { holds: 'few' }, does: ['lose:non-dealer = 1 point', 'act:non-dealer:mark the king = may'] },
    ]),
  },
  'more-than-five': { moment: 'lead', books: donohue('311', ruling(LOSES_ONE, 'act:offender:mark the king = may not')) },
  'proposal-taken-back': {
    moment: 'discard',
    answers: { what: { proposal: 'The proposal', refusal: 'The refusal', acceptance: 'The acceptance', number: 'The number' } },
    books: donohue('306', [
      { when: { what: 'proposal' }, does: ['act:non-dealer:take back the proposal = may not'] },
      { when: { what: 'refusal' }, does: ['act:dealer:take back the refusal = may not'] },
      { when: { what: 'acceptance' }, does: [] },
      { when: { what: 'number' }, does: ['act:offender:ask for more or fewer cards than were named = may not'] },
    ]),
  },
  'stock-too-short': {
    moment: 'draw',
    answers: { thrown: { yes: 'Yes', no: 'No' } },
    books: donohue('306-307', [
      { when: { thrown: 'yes' }, does: [TAKES_ALL, 'act:dealer:fill up the hand at random from the cards thrown out = must'] },
      { when: { thrown: 'no' }, does: [TAKES_ALL, 'act:dealer:keep the hand as it is = must'] },
    ]),
  },
  'discards-looked-at': {
    moment: 'draw',
    books: donohue('307', ruling('act:offender:take them back = may not', 'act:offender:lay the hand face up on the table and play it out = must')),
  },
  'exposed-after-change': {
    moment: 'draw',
    books: donohue('310', ruling('act:player-who-got-it:ask for another card instead = may', 'act:player-who-got-it:ask for a new deal = may not')),
  },
  'turned-after-change': {
    moment: 'draw',
    books: donohue('310', ruling('act:dealer:grant a further change of cards = must', 'act:dealer:give the card turned as one of those asked for = must')),
  },
};
