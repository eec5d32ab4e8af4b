import { each } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import { code, type Loo, variant } from '../../code.ts';
import { examples } from './examples.ts';
import { own as laws } from './laws.ts';
import { amended, own as items, left } from './points.ts';
import { deal, pool } from './scorers.ts';

/** Donohue has only its own laws for five cards, and the 1940 book has no clause that brings in those of three cards. */
export const THREE_CARDS = 'It belongs to loo with three cards: Donohue says that five have no laws but their own, and the 1940 book names none.';

export default variant({
  title: 'Five-card loo',
  aliases: ['Loo with five cards', 'Pam-loo'],
  books: {
    'blue-ribbon-1940': { heading: 'Five-Card Loo', pages: '209' },
    donohue: { heading: 'Five-Card Loo', pages: '77-78', inherits: { from: 'loo', cite: cites.donohue.five, only: 'points' } },
  },
  has: { widow: false, draw: true, stock: true },
  players: { min: 3, max: 10, usual: 4, say: 'three to five, by Donohue' },
  packs: ['standard-52'],
  glance: {
    Deal: 'five cards each, by three and two; one is turned for trumps',
    Exchange: 'as many cards as are wanted; a player who exchanges must play',
    Pam: 'the jack of clubs beats every trump',
    Trick: 'a fifth of the pool',
    Looed: '{points.looed} counters: everybody without a trick (1940), or those who had exchanged cards (Donohue)',
  },
  laws: { add: laws, repeal: each(Object.keys(code.laws) as (keyof Loo['laws'])[], () => THREE_CARDS) },
  points: { amend: amended, add: items, repeal: left },
  scorers: { deal, pool },
  examples,
});
