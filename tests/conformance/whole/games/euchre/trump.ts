// The trump and the discard at euchre, from U.S. Playing Card (p. 8-10), Donohue (laws 22 to 24 and 40, p. 12-15, and p. 5), Blue Ribbon (p. 222)
// and the Sierra manual (p. 59-67).
import { ruling, type WholePlace } from '../../whole.ts';

const DEAL_LOST = ['deal = void', 'dealer = loses the deal'];
const LOST_TO_THE_LEFT = [...DEAL_LOST, 'next deal = left-of-dealer'];
const NOT_THAT_SUIT = ['act:offender:name the suit turned down = may not', 'cost = not named'];
const LEAD_STAYS = ['act:left-of-dealer:take back the lead = may not', 'act:dealer:take back the discard = may', 'act:dealer:play alone = may'];
const COST_NOT_NAMED = 'cost = not named';

export const trumpLaws: WholePlace['laws'] = {
  'two-cards-turned': {
    moment: 'trump-turned',
    answers: { noticed: { 'in-time': 'Before', late: 'After' } },
    books: {
      'uspc-1898': {
        at: ['p. 10'],
        cases: [
          { when: { noticed: 'in-time' }, does: LOST_TO_THE_LEFT, claim: 'anyone until trick-turned' },
          { when: { noticed: 'late' }, does: ['act:all-players:play on = must', 'deal = stands'] },
        ],
      },
    },
  },
  'turned-down-suit': {
    moment: 'making-trump',
    books: {
      'uspc-1898': { at: ['p. 8'], cases: ruling(...NOT_THAT_SUIT) },
      donohue: { at: ['law 40, p. 15'], cases: ruling('act:offender:make the trump = may not', 'thing:the turn = to next-player') },
      'blue-ribbon-1940': { at: ['p. 222'], cases: ruling(...NOT_THAT_SUIT) },
      sierra: { at: ['p. 59-67'], cases: ruling(...NOT_THAT_SUIT) },
    },
  },
  'trump-changed': { moment: 'making-trump', books: { donohue: { at: ['law 40, p. 15'], cases: ruling('act:maker:take back the declaration = may not') } } },
  'all-pass': {
    moment: 'making-trump',
    books: {
      'uspc-1898': { at: ['p. 8'], cases: ruling(...LOST_TO_THE_LEFT) },
      donohue: { at: ['p. 5'], cases: ruling(...LOST_TO_THE_LEFT) },
      'blue-ribbon-1940': { at: ['p. 222'], cases: ruling(...LOST_TO_THE_LEFT) },
      sierra: { at: ['p. 59-67'], cases: ruling('deal = void') },
    },
  },
  'lead-before-discard': {
    moment: 'discard',
    books: {
      'uspc-1898': { at: ['p. 10'], cases: ruling(...LEAD_STAYS) },
      donohue: { at: ['law 22, p. 12'], cases: ruling(...LEAD_STAYS) },
    },
  },
  'discard-changed': {
    moment: 'discard',
    answers: { laid: { 'not-yet': 'Not yet', laid: 'Laid under the pack' } },
    books: {
      'uspc-1898': {
        at: ['p. 10'],
        cases: [
          { when: { laid: 'not-yet' }, does: ['act:dealer:take back the discard = may'] },
          { when: { laid: 'laid' }, does: [] },
        ],
      },
      donohue: {
        at: ['law 22, p. 12'],
        cases: [
          { when: { laid: 'not-yet' }, does: ['act:dealer:take back the discard = may'] },
          { when: { laid: 'laid' }, does: ['act:dealer:take back the discard = may not'] },
        ],
      },
    },
  },
  'no-discard': {
    moment: 'discard',
    answers: { found: { 'first-trick': 'before the first trick', 'before-third': 'before three tricks', late: 'Nobody has said so' } },
    books: {
      'uspc-1898': {
        at: ['p. 10'],
        cases: [
          { when: { found: 'first-trick' }, does: [] },
          { when: { found: 'before-third' }, does: ['act:dealer:play on = must', 'score:dealer = nothing'] },
          { when: { found: 'late' }, does: ['act:dealer:play on = must', 'score:dealer = nothing'] },
        ],
      },
      donohue: {
        at: ['law 24, p. 13'],
        cases: [
          { when: { found: 'first-trick' }, does: ['penalty = none'] },
          { when: { found: 'before-third' }, does: ['penalty = none'] },
          { when: { found: 'late' }, does: ['score:dealer = nothing', 'deal = void', 'dealer = loses the deal'] },
        ],
      },
    },
  },
  'turned-card-taken-up': {
    moment: 'discard',
    books: {
      'uspc-1898': { at: ['p. 10'], cases: ruling('act:dealer:leave the turned card on the pack until it is played = must', COST_NOT_NAMED) },
      donohue: { at: ['law 23, p. 12-13', 'p. 5'], cases: ruling('act:dealer:leave the turned card on the pack until it is played = must', COST_NOT_NAMED) },
    },
  },
  'turned-card-asked': {
    moment: 'play',
    answers: { ask: { card: 'Which card', suit: 'Which suit' } },
    books: Object.fromEntries(
      (
        [
          ['uspc-1898', 'p. 10'],
          ['donohue', 'law 23, p. 12-13'],
        ] as const
      ).map(([book, at]) => [
        book,
        {
          at: [at],
          cases: [
            { when: { ask: 'card' }, does: ['act:anyone:ask which card was turned = may not'] },
            { when: { ask: 'suit' }, does: ['act:dealer:answer truly = must'] },
          ],
        },
      ]),
    ),
  },
};
