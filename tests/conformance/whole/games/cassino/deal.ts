// The deal at cassino, from U.S. Playing Card (Notes, p. 56), Donohue (laws 1 to 7, p. 92-93) and Blue Ribbon (p. 134 and 136).
import { ruling, type WholePlace } from '../../whole.ts';

const NOTES = ['p. 56'];
const PENALTIES = ['p. 136'];
const NEW_DEAL = ['deal = void', 'dealer = deals again'];
export const DEAL_LOST = ['deal = void', 'dealer = loses the deal'];
export const WHO_GOT_IT_MAY = [...NEW_DEAL, 'right = player-who-got-it'];
export const OTHERS_MAY = [...NEW_DEAL, 'right = others'];
const OPPONENT_MAY = [...NEW_DEAL, 'right = opponent'];
const DRAW = 'act:player-who-got-it:draw a card face down from the dealer’s hand = may';
const KEEP_OR_NEXT = 'choice of player-who-got-it: card = kept, or act:dealer:put the card in the middle of the pack and deal the next one instead = must';
export const DEALER_TAKES = ['thing:the card = to dealer', DRAW];
export const KEPT_OR_TO_DEALER = `choice of player-who-got-it: card = kept, or act:dealer:take the card that was refused = must and ${DRAW}`;
export { KEEP_OR_NEXT };
export const EXPOSED_WHEN = { first: 'In the first deal', later: 'not in the last round', last: 'In the last round' };
const NUMBER_ANSWERS = {
  what: { cards: 'too many or too few cards', hands: 'a hand too many' },
  when: { 'first-unseen': 'before a hand was lifted', later: 'After' },
};

export const wrongNumber = (blue: readonly string[]): NonNullable<WholePlace['laws']>[string] => ({
  moment: 'deal',
  answers: NUMBER_ANSWERS,
  books: {
    'blue-ribbon-1940': { at: blue, cases: ruling(...DEAL_LOST) },
    donohue: {
      at: ['law 7, p. 93'],
      cases: [
        { when: { what: 'cards', when: 'first-unseen' }, does: ['choice of left-of-dealer: deal = corrected, or deal = void and dealer = deals again'] },
        { when: { what: 'cards', when: 'later' }, does: ['deal = void', 'game = lost by dealer'] },
        { when: { what: 'hands' }, does: [] },
      ],
    },
  },
});

export const dealLaws: WholePlace['laws'] = {
  'cut-for-deal': { moment: 'before-play', books: { donohue: { at: ['law 1, p. 92'], cases: ruling('thing:the cut = void') } } },
  'exposed-in-cut': {
    moment: 'cut',
    answers: { where: { cut: 'In the cut', shuffle: 'In the shuffle' } },
    books: {
      donohue: {
        at: ['law 3, p. 92'],
        cases: [
          { when: { where: 'cut' }, does: ['thing:the cut = void'] },
          { when: { where: 'shuffle' }, does: [] },
        ],
      },
      'uspc-1898': { at: NOTES, cases: ruling('deal = void') },
    },
  },
  'dealt-without-cut': {
    moment: 'deal',
    answers: { noticed: { 'in-time': 'Before a card on the table', late: 'After' } },
    books: {
      donohue: {
        at: ['law 5, p. 92'],
        cases: [
          { when: { noticed: 'in-time' }, does: OPPONENT_MAY },
          { when: { noticed: 'late' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  'exposed-in-deal': {
    moment: 'deal',
    answers: { when: EXPOSED_WHEN, whose: { player: 'For another player', dealer: 'For the dealer' } },
    books: {
      'blue-ribbon-1940': {
        at: PENALTIES,
        cases: [
          { when: { when: 'first', whose: 'player' }, does: WHO_GOT_IT_MAY },
          { when: { when: 'first', whose: 'dealer' }, does: ['penalty = none'] },
          { when: { when: 'later' }, does: [] },
          { when: { when: 'last', whose: 'player' }, does: [KEPT_OR_TO_DEALER] },
          { when: { when: 'last', whose: 'dealer' }, does: [] },
        ],
      },
      donohue: {
        at: ['law 6, p. 93'],
        cases: [
          { when: { when: 'first', whose: 'player' }, does: OPPONENT_MAY },
          { when: { when: 'later', whose: 'player' }, does: [KEEP_OR_NEXT] },
          { when: { when: 'last', whose: 'player' }, does: DEALER_TAKES },
          { when: { whose: 'dealer' }, does: [] },
        ],
      },
      'uspc-1898': { at: NOTES, cases: ruling(...DEAL_LOST) },
    },
  },
  'faced-card': {
    moment: 'deal',
    answers: { when: EXPOSED_WHEN },
    books: {
      'blue-ribbon-1940': {
        at: PENALTIES,
        cases: [
          { when: { when: 'first' }, does: [] },
          { when: { when: 'later' }, does: [KEEP_OR_NEXT] },
          { when: { when: 'last' }, does: [KEEP_OR_NEXT] },
        ],
      },
      donohue: {
        at: ['law 6, p. 93'],
        cases: [
          { when: { when: 'first' }, does: OPPONENT_MAY },
          { when: { when: 'later' }, does: [KEEP_OR_NEXT] },
          { when: { when: 'last' }, does: [KEEP_OR_NEXT] },
        ],
      },
      'uspc-1898': { at: NOTES, cases: ruling(...NEW_DEAL) },
    },
  },
  'wrong-number': wrongNumber(PENALTIES),
  'deal-out-of-turn': {
    moment: 'deal',
    answers: { noticed: { 'in-time': 'Before the cards on the table', late: 'After' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 136', 'p. 134'],
        cases: [
          { when: { noticed: 'in-time' }, does: [...DEAL_LOST, 'next deal = proper-dealer'] },
          { when: { noticed: 'late' }, does: ['deal = stands'] },
        ],
      },
    },
  },
};
