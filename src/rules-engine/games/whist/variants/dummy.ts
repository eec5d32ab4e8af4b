import { lawExample } from '../../../laws/examples.ts';
import { fact, type LawAmendment } from '../../../laws/laws.ts';
import { noPenalty, notDecided } from '../../../laws/remedies.ts';
import { bookValue, item } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { dummyCases } from './shared/cases.ts';
export const dummyRevoke = (source: typeof cites.blue.dummy): LawAmendment => ({
  facts: {
    hand: fact('Whose hand failed to follow?', 'Hand', {
      dummy: { label: 'Dummy’s', if: 'if dummy’s hand failed to follow' },
      player: { label: 'A player’s own', chip: 'A player’s', if: 'if it was a player’s own hand' },
    }),
  },
  readings: (says) => ({
    'blue-ribbon-1940': says(
      [
        { when: { hand: 'dummy' }, then: [noPenalty], note: 'A dummy cannot revoke.' },
        { when: { hand: 'player' }, then: [notDecided] },
      ],
      source,
    ),
  }),
});

/** The general laws give these for a player in error whose partner could learn something; here the partner may be a dummy. Nor are partners cut for. */
export const OF_LIVING_PARTNERS = ['equal-cards-cut', 'exposed-card', 'two-cards-played', 'abandoned-hand', 'claims-the-rest', 'lead-out-of-turn'] as const;

export default variant({
  title: 'Dummy whist',
  aliases: ['Dummy', 'Three-hand whist', 'Dumby'],
  books: { 'blue-ribbon-1940': { heading: 'Dummy', pages: '385-386', inherits: { from: 'whist', cite: cites.blue.dummy, except: OF_LIVING_PARTNERS } } },
  players: { min: 3, max: 3 },
  packs: ['standard-52'],
  has: { dummy: true },
  glance: {
    Dummy: 'one player’s partner is a hand laid open before the first lead',
    'First deal': 'dummy deals first',
    Handicap: 'who has dummy throughout gives one point in seven',
  },
  laws: { amend: { revoke: dummyRevoke(cites.blue.dummy) } },
  points: {
    add: {
      'standing-dummy': item({
        title: 'Dummy taken throughout',
        gist: 'What the player concedes who has dummy all the time.',
        aka: ['handicap', 'one point in seven'],
        group: 'The game',
        books: { 'blue-ribbon-1940': bookValue(1, cites.blue.dummy, { per: 'in seven', says: 'More often each player takes dummy in turn for a game.' }) },
      }),
    },
  },
  scorers: {},
  repealScorers: { deal: 'Three play, without a second side of two.', rubber: 'Three play, without a second side of two.' },
  examples: [lawExample('revoke', cites.blue.dummy, { hand: 'dummy' }, 'A heart is led, and dummy’s heart is overlooked.', 'no penalty'), ...dummyCases],
});
