// What counts at single brag, from Donohue (p. 86-87).
import type { WholePlace } from '../../whole.ts';

export const points: NonNullable<WholePlace['points']> = {
  braggers: { donohue: 'the four nines and the four jacks, p. 86' },
  'two-braggers': { donohue: 'the jack of clubs and the nine of diamonds, where that is agreed, p. 87' },
  'three-braggers': { donohue: 'the best of all; no pair-royal beats it, p. 86' },
  'pair-royal': { donohue: 'above every pair: three twos beat two aces, p. 87' },
  pair: { donohue: 'by its rank: two aces beat a king with a nine, p. 87' },
  'no-pair': { donohue: 'below every pair; how two such hands stand is not told, p. 86' },
  'more-braggers': {
    donohue: 'the one with more braggers is better: two and an ace beat one and two aces, and a king with a nine beats two kings, p. 86, p. 86-87',
  },
  'natural-first': { donohue: 'the natural one is better: two kings beat a king with a nine or a jack, and lose to an ace with one, p. 87' },
  'jack-before-nine': { donohue: 'a king with a jack beats a king with a nine, p. 87' },
  'third-card': { donohue: 'the higher third card, p. 87' },
  'elder-hand': { donohue: 'the elder of the two, p. 87' },
  'dealer-stake': { donohue: 'a certain sum, from a cent to five dollars, p. 87' },
  stakes: { donohue: 'as much as the dealer’s stake to brag at all; between the last two as much again each time, or more, p. 87' },
  won: { donohue: 'the whole of what was put down, to the better of the last two hands, p. 87' },
};
