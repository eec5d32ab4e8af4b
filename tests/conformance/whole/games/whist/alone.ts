// Whist for two or three, each alone, from U.S. Playing Card (p. 36, by which the laws of p. 22-27 apply) and Donohue (p. 98).
import type { WholeGame } from '../../whole.ts';
import { law, NEW_DEAL } from './deal.ts';

/** Laws about a partner. */
const WITH_PARTNER = ['hand-shown', 'attention-to-trick', 'partners-breach-used', 'call-reminder'];
const EARLY = ['p. 36'];
const ALONE = { found: { open: 'not turned over', quitted: 'The trick is turned over' }, sides: { one: 'One player', both: 'Two players' } };
const PLAYED = { played: { some: 'Not yet', all: 'Yes' }, able: { yes: 'Yes', no: 'No' } };
const WHEN_SEEN = { when: { during: 'being played', claim: 'hand is over' } };
const CORRECTED = ['act:offender:take back the card = may', 'card = exposed', 'right = others'];
const SUIT = ['command:offender = suit named', 'right = right-of-offender'];
const SUIT_BY_OTHERS = ['command:offender = suit named', 'right = others'];
const SEARCH = { when: { when: 'claim' }, does: ['act:others:search the tricks for a revoke = may'] };

/** A lead out of turn without partners: only the player who led can be told to lead a suit. */
const leadAlone = (does: readonly string[]) => [
  { when: { played: 'some', able: 'yes' }, does: [...does, 'thing:the cards = taken back'] },
  { when: { played: 'some', able: 'no' }, does: ['thing:the cards = taken back'] },
  { when: { played: 'all' }, does: ['penalty = none'] },
];

export const aloneGames: WholeGame = {
  'whist/three-handed': {
    absent: { laws: WITH_PARTNER },
    laws: {
      'cards-touched-early': {
        moment: 'deal',
        answers: { result: { nothing: 'went on well', misdeal: 'misdeal', exposed: 'turned up' } },
        books: {
          'uspc-1898': {
            at: [...EARLY, ...law(15, 17)],
            cases: [
              { when: { result: 'nothing' }, does: ['penalty = none'] },
              { when: { result: 'misdeal' }, does: NEW_DEAL },
              { when: { result: 'exposed' }, does: ['act:offender:ask for a new deal = may not'] },
            ],
          },
        },
      },
      'lead-out-of-turn': { moment: 'lead', answers: PLAYED, books: { 'uspc-1898': { at: [...EARLY, ...law(20, 24)], cases: leadAlone(SUIT) } } },
      revoke: {
        moment: 'play',
        answers: ALONE,
        books: {
          'uspc-1898': {
            at: [...EARLY, ...law(28, 29, 30, 33)],
            cases: [
              { when: { found: 'open' }, does: [...CORRECTED, 'act:later-players:take back the card = may'] },
              ...['one', 'both'].map((sides) => ({
                when: { found: 'quitted', sides },
                does: ['tricks:others = 2 tricks for each revoke of the deal', 'act:offender:win the game on this deal = may not'],
                claim: 'opponents until next-cut',
              })),
            ],
          },
        },
      },
      'looking-back': {
        moment: 'trick-turned',
        answers: WHEN_SEEN,
        books: { 'uspc-1898': { at: [...EARLY, ...law(24, 32, 37)], cases: [{ when: { when: 'during' }, does: SUIT }, SEARCH] } },
      },
    },
    points: {
      trick: { 'uspc-1898': '1 point, p. 36', donohue: 'Who wins most tricks is most forward; no number is given., p. 98' },
      'three-honours': { donohue: 'As with four players., p. 98' },
      game: { 'uspc-1898': '10 points, p. 36', donohue: '10 points, p. 98' },
      revoke: { 'uspc-1898': '2 tricks a revoke, p. 36, law 30, p. 22-26' },
      'two-against-leader': { donohue: 'A custom of the play, without points of its own., p. 98' },
    },
  },
  'whist/thirteen-and-the-odd': {
    absent: { laws: [...WITH_PARTNER, 'play-out-of-turn'] },
    laws: {
      'exposed-in-deal': {
        moment: 'deal',
        answers: { who: { dealer: 'The dealer', opponent: 'opponent' }, touched: { no: 'No', yes: 'Yes' } },
        books: {
          'uspc-1898': {
            at: [...EARLY, ...law(15)],
            cases: [
              { when: { who: 'dealer', touched: 'no' }, does: ['deal = void', 'right = non-dealer', 'act:anyone:call the card = may not'] },
              { when: { who: 'opponent', touched: 'no' }, does: ['deal = void', 'right = dealer', 'act:anyone:call the card = may not'] },
              { when: { touched: 'yes' }, does: ['deal = stands', 'act:anyone:call the card = may not'] },
            ],
          },
        },
      },
      'wrong-penalty': {
        moment: 'play',
        answers: { what: { 'wrong-penalty': 'not the right one', 'wrong-card': 'wrong card was named' } },
        books: {
          'uspc-1898': {
            at: [...EARLY, 'law 39, p. 27'],
            cases: [
              { when: { what: 'wrong-penalty' }, does: ['thing:the penalty = void'] },
              { when: { what: 'wrong-card' }, does: [] },
            ],
          },
        },
      },
      'lead-out-of-turn': { moment: 'lead', answers: PLAYED, books: { 'uspc-1898': { at: [...EARLY, ...law(20, 24)], cases: leadAlone(SUIT_BY_OTHERS) } } },
      revoke: {
        moment: 'play',
        answers: ALONE,
        books: {
          'uspc-1898': {
            at: [...EARLY, ...law(28, 29, 33)],
            cases: [
              { when: { found: 'open' }, does: CORRECTED },
              { when: { found: 'quitted', sides: 'one' }, does: ['game = won by others'], claim: 'opponent until next-cut' },
              { when: { found: 'quitted', sides: 'both' }, does: [] },
            ],
          },
        },
      },
      'tricks-mixed': {
        moment: 'hand-over',
        answers: { when: { after: 'After the claim', before: 'Before the claim' } },
        books: {
          'uspc-1898': {
            at: [...EARLY, ...law(32)],
            cases: [
              { when: { when: 'after' }, does: ['game = won by others'] },
              { when: { when: 'before' }, does: ['act:others:claim a penalty = may', 'right = only-if provable'] },
            ],
          },
        },
      },
      'looking-back': {
        moment: 'trick-turned',
        answers: WHEN_SEEN,
        books: { 'uspc-1898': { at: [...EARLY, ...law(24, 32, 37)], cases: [{ when: { when: 'during' }, does: SUIT_BY_OTHERS }, SEARCH] } },
      },
    },
    points: {
      trick: { 'uspc-1898': 'Every trick counts toward the seven., p. 36' },
      game: { 'uspc-1898': '7 tricks, p. 36' },
      revoke: { 'uspc-1898': 'The game, if the trick was quitted before it was found., p. 36' },
    },
  },
};
