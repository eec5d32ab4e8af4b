// Revokes, talk and etiquette at whist, from U.S. Playing Card (laws 28 to 33 and 37, p. 22-26; Etiquette, p. 27) and Donohue (p. 99-102 and 135-136).
import { ruling, type WholePlace } from '../../whole.ts';
import { law, NOT_NAMED } from './deal.ts';

const CORRECTED = ['act:offender:take back the card = may', 'card = exposed', 'right = others'];
const TWO_TRICKS = 'tricks:others = 2 tricks for each revoke of the deal';
const NO_GAME = 'act:offender:win the game on this deal = may not';
const UNTIL_CUT = 'opponents until next-cut';
const THREE = 'choice of others: score:others = 3 points, or tricks:others = 3 tricks, or lose:offender = 3 points';
const claimable = (claim: string) => [
  { when: { cut: 'no' }, does: ['act:others:claim a penalty = may'], claim },
  { when: { cut: 'yes' }, does: ['act:others:claim a penalty = may not'] },
];
/** A rule of etiquette. Etiquette covers what the laws do not reach, so there is no penalty. */
const etiquette = (...rules: readonly string[]) => ({ at: rules.map((one) => `law ${one}, p. 27`), cases: ruling('penalty = none') });

export const revokeLaws: WholePlace['laws'] = {
  revoke: {
    moment: 'play',
    answers: { found: { open: 'not turned over', asked: 'asked', quitted: 'The trick is turned over' }, sides: { one: 'One', both: 'Both' } },
    books: {
      donohue: {
        at: ['p. 135', 'p. 135-136'],
        cases: [
          ...['open', 'asked'].map((found) => ({
            when: { found },
            does: [
              'choice of others: command:offender = play the highest or the lowest card of the suit led and right = others, or card = exposed and right = others',
            ],
          })),
          { when: { found: 'quitted', sides: 'one' }, does: [THREE], claim: 'opponents from trick-turned until next-cut' },
          { when: { found: 'quitted', sides: 'both' }, does: [] },
        ],
      },
      'uspc-1898': {
        at: law(28, 29, 30, 31, 33),
        cases: [
          { when: { found: 'open' }, does: [...CORRECTED, 'act:later-players:take back the card = may'] },
          ...['asked', 'quitted'].flatMap((found) => [
            { when: { found, sides: 'one' }, does: [TWO_TRICKS, NO_GAME], claim: UNTIL_CUT },
            { when: { found, sides: 'both' }, does: [TWO_TRICKS, 'act:both-sides:win the game on this deal = may not'], claim: UNTIL_CUT },
          ]),
        ],
      },
    },
  },
  'revoke-claimed-late': {
    moment: 'next-cut',
    answers: { cut: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: { at: ['p. 135-136'], cases: claimable('opponents from trick-turned until next-cut') },
      'uspc-1898': { at: law(33), cases: claimable(UNTIL_CUT) },
    },
  },
  'tricks-mixed': {
    moment: 'hand-over',
    answers: { when: { after: 'After the claim', before: 'Before the claim' } },
    books: {
      donohue: {
        at: ['p. 135', 'p. 136'],
        cases: [
          { when: { when: 'after' }, does: [THREE] },
          { when: { when: 'before' }, does: [] },
        ],
      },
      'uspc-1898': {
        at: law(30, 32),
        cases: [
          { when: { when: 'after' }, does: [TWO_TRICKS, NO_GAME] },
          { when: { when: 'before' }, does: ['act:others:claim a penalty = may', 'right = only-if provable'] },
        ],
      },
    },
  },
  'renounce-question': {
    moment: 'play',
    answers: { who: { partner: 'partner', opponent: 'opponent' }, has: { yes: 'Yes', no: 'No' } },
    books: {
      'uspc-1898': {
        at: law(28, 29),
        cases: [
          { when: { has: 'no' }, does: ['penalty = none'] },
          { when: { has: 'yes', who: 'partner' }, does: ['as = a revoke'] },
          { when: { has: 'yes', who: 'opponent' }, does: [...CORRECTED, 'act:later-players:take back the card = may'] },
        ],
      },
    },
  },
  'looking-back': {
    moment: 'trick-turned',
    answers: { when: { during: 'being played', claim: 'hand is over' } },
    books: {
      'uspc-1898': {
        at: law(24, 32, 37),
        cases: [
          {
            when: { when: 'during' },
            does: ['command:the player or the partner, whichever leads first, = suit named', 'right = the opponent on the right of the player called on'],
          },
          { when: { when: 'claim' }, does: ['act:others:search the tricks for a revoke = may'] },
        ],
      },
    },
  },
  'table-talk': {
    moment: 'any-time',
    books: {
      donohue: { at: ['p. 101-102', 'p. 99'], cases: ruling('act:all-players:talk during the play = may not', NOT_NAMED) },
      'uspc-1898': etiquette('I', 'II'),
    },
  },
  'leading-too-soon': { moment: 'next-lead', books: { 'uspc-1898': etiquette('III', 'IV') } },
  'card-played-to-be-noticed': { moment: 'play', books: { 'uspc-1898': etiquette('V') } },
  'penalty-on-purpose': { moment: 'play', books: { 'uspc-1898': etiquette('VI') } },
  'partners-breach-used': { moment: 'play', books: { 'uspc-1898': etiquette('VII') } },
  'disputed-fact': { moment: 'any-time', books: { 'uspc-1898': etiquette('VIII') } },
  bystander: {
    moment: 'play',
    books: {
      donohue: { at: ['p. 101-102'], cases: ruling('act:bystander:show one player by signs what another holds = may not', NOT_NAMED) },
      'uspc-1898': etiquette('IX'),
    },
  },
};
