// Dummy bridge, double dummy and three-handed bridge, from Donohue (p. 408-410, by which the rules of bridge, p. 402-405, apply).
import { ruling, type WholeGame, type WholePlace } from '../../whole.ts';
import { NEW_DEAL } from './deal.ts';
import { declareLaws } from './declare.ts';
import { points } from './points.ts';
import { NO_PENALTY, NOT_NAMED } from './table.ts';

const DUMMY = ['p. 408'];
const DOUBLE = ['p. 409'];
const THREE = ['p. 408', 'p. 409'];
const SIDE = { defender: 'opponent', 'dealers-side': 'The dealer' };
const NOT_YET = ['act:offender:look at that hand = may not', NOT_NAMED];
const MAY_LOOK = ['act:dealer:look at that hand = may'];

type Law = NonNullable<WholePlace['laws']>[string];
/** A law of bridge that applies by the clause "the rules for declaring, leading and doubling are the same", with all its answers. */
const asAtBridge = (key: string, at: readonly string[]): Law => {
  const { moment, answers, books } = declareLaws[key] as Law;
  return { moment, ...(answers === undefined ? {} : { answers }), books: { donohue: { at: [...at, ...THREE], cases: books.donohue?.cases ?? [] } } };
};

/** The score of bridge, unchanged in these variants, after the page of the clause. */
const asScored = (pages: string, without: readonly string[] = []): NonNullable<WholePlace['points']> =>
  Object.fromEntries(
    Object.entries(points)
      .filter(([key]) => !without.includes(key))
      .map(([key, { donohue = '' }]) => [key, { donohue: donohue.replace(/(, (?:law 58, )?p\. [\d-]+)$/, `, ${pages}$1`) }]),
  );

export const variants: WholeGame = {
  'bridge-whist/dummy-bridge': {
    laws: {
      'second-hand-seen': {
        moment: 'opening-lead',
        answers: { deal: { own: 'left to the second hand', declares: 'the first hand declares', opponents: 'An opponent' } },
        books: {
          donohue: {
            at: DUMMY,
            cases: [
              { when: { deal: 'own' }, does: ['act:player:look at that hand = may'] },
              { when: { deal: 'declares' }, does: [] },
              { when: { deal: 'opponents' }, does: NOT_YET },
            ],
          },
        },
      },
      'dealer-looks-again': { moment: 'doubling', books: { donohue: { at: DUMMY, cases: ruling('act:dealer:look at that hand = may not', NOT_NAMED) } } },
    },
    points: { ...asScored('p. 408'), 'pips-ace': { donohue: '11 points, p. 408' }, 'pips-honour': { donohue: '10 points, p. 408' } },
  },
  'bridge-whist/double-dummy': {
    laws: {
      'exposed-card': {
        moment: 'play',
        answers: { who: SIDE, where: { table: 'On or above', below: 'below' } },
        books: { donohue: { at: ['p. 403', ...DOUBLE], cases: ruling(...NO_PENALTY) } },
      },
      'two-cards-played': { moment: 'play', answers: { who: SIDE }, books: { donohue: { at: ['p. 403', ...DOUBLE], cases: ruling(...NO_PENALTY) } } },
      'abandoned-hand': {
        moment: 'play',
        answers: { who: { all: 'Both', one: 'One player' }, side: SIDE },
        books: {
          donohue: {
            at: ['p. 403', 'p. 404', ...DOUBLE],
            cases: [
              { when: { who: 'all' }, does: ['thing:the score = stands', 'act:anyone:search the tricks for a revoke = may'] },
              { when: { who: 'one' }, does: NO_PENALTY },
            ],
          },
        },
      },
      'claims-the-rest': {
        moment: 'play',
        answers: { side: SIDE, how: { said: 'In words', shown: 'showing the cards' } },
        books: {
          donohue: {
            at: ['p. 403', 'p. 404', ...DOUBLE],
            cases: [
              {
                when: { side: 'dealers-side' },
                does: ['act:dealer:lay the hand face up on the table = must', 'right = only-if demanded', 'act:others:call any of those cards = may not'],
              },
              { when: { side: 'defender', how: 'said' }, does: [] },
              { when: { side: 'defender', how: 'shown' }, does: NO_PENALTY },
            ],
          },
        },
      },
      'lead-before-doubling-ends': {
        moment: 'opening-lead',
        books: { donohue: { at: ['p. 403', ...DOUBLE], cases: ruling('act:others:double or redouble = may') } },
      },
      'exposed-before-lead': {
        moment: 'opening-lead',
        answers: { who: { 'dealers-side': 'The dealer', eldest: 'first lead' }, when: { 'before-declaration': 'Before', after: 'After' } },
        books: {
          donohue: {
            at: ['p. 404', ...DOUBLE],
            cases: [
              { when: { who: 'dealers-side', when: 'before-declaration' }, does: [...NEW_DEAL, 'right = others'] },
              { when: { who: 'dealers-side', when: 'after' }, does: [] },
              { when: { who: 'eldest' }, does: [] },
            ],
          },
        },
      },
      'dummy-revokes': {
        moment: 'play',
        answers: { found: { open: 'Before', turned: 'After' } },
        books: { donohue: { at: DOUBLE, cases: ruling(...NO_PENALTY) } },
      },
      'second-hand-seen': {
        moment: 'opening-lead',
        answers: { deal: { own: 'passed the declaration', opponents: 'the other player' } },
        books: {
          donohue: {
            at: DOUBLE,
            cases: [
              { when: { deal: 'own' }, does: MAY_LOOK },
              { when: { deal: 'opponents' }, does: NOT_YET },
            ],
          },
        },
      },
    },
    points: {
      ...asScored('p. 409, p. 408'),
      'pips-ace': { donohue: '11 points, p. 409, p. 408' },
      'pips-honour': { donohue: '10 points, p. 409, p. 408' },
    },
  },
  'bridge-whist/three-handed': {
    laws: {
      'lead-out-of-turn': {
        moment: 'lead',
        answers: { played: { some: 'Not yet', all: 'Yes' } },
        books: {
          donohue: {
            at: ['p. 405', ...THREE],
            cases: [
              {
                when: { played: 'some' },
                does: [
                  'choice of dealer: command:defenders = suit named and right = dealer, or command:offender = card named and right = dealer',
                  'thing:the cards = taken back',
                ],
              },
              { when: { played: 'all' }, does: ['thing:the trick = stands'] },
            ],
          },
        },
      },
      'opponent-declares': asAtBridge('opponent-declares', ['p. 402']),
      'declaration-changed': asAtBridge('declaration-changed', ['p. 402', 'p. 403']),
      'double-out-of-turn': asAtBridge('double-out-of-turn', ['p. 402', 'law 58, p. 402']),
      'redouble-wrong': asAtBridge('redouble-wrong', ['law 58, p. 402']),
      'doubling-consulted': {
        moment: 'doubling',
        books: { donohue: { at: ['law 58, p. 402', ...THREE], cases: ruling(...NEW_DEAL, 'right = maker') } },
      },
      'lead-before-doubling-ends': {
        moment: 'opening-lead',
        answers: { who: { partner: 'to redouble', 'partner-first': 'for the first time', opponent: 'The dealer' } },
        books: {
          donohue: {
            at: ['p. 403', ...THREE],
            cases: [
              { when: { who: 'partner-first' }, does: [] },
              { when: { who: 'partner' }, does: ['choice of the opponent who doubled last: thing:the redouble = stands, or thing:the redouble = void'] },
              { when: { who: 'opponent' }, does: ['act:others:double or redouble = may'] },
            ],
          },
        },
      },
      'card-led-from-wrong-hand': {
        moment: 'lead',
        answers: { followed: { none: 'Nobody', some: 'One or two', all: 'All three' } },
        books: {
          donohue: {
            at: ['p. 405', ...THREE],
            cases: [
              { when: { followed: 'none' }, does: ['thing:the lead = taken back'] },
              { when: { followed: 'some' }, does: ['act:dealer:take back the lead = may not'] },
              { when: { followed: 'all' }, does: ['thing:the trick = stands'] },
            ],
          },
        },
      },
      'second-hand-seen': {
        moment: 'opening-lead',
        answers: { left: { yes: 'Yes', no: 'No' } },
        books: {
          donohue: {
            at: THREE,
            cases: [
              { when: { left: 'yes' }, does: MAY_LOOK },
              { when: { left: 'no' }, does: [] },
            ],
          },
        },
      },
    },
    points: {
      ...asScored('p. 409', ['game', 'rubber', 'revoke', 'revoke-cap']),
      game: { donohue: '30 points, p. 409' },
      rubber: { donohue: '100 points, p. 409-410' },
      'lost-tricks': { donohue: 'Their value goes to each opponent, above the line; nobody but the dealer scores below it., p. 409' },
      'honours-against-dealer': { donohue: 'Each opponent scores them in full, whichever of the two holds them., p. 409' },
      settlement: {
        donohue: 'Each loser settles with the winner for the difference of their scores, and the third with the second for theirs., p. 409-410',
      },
    },
  },
};
