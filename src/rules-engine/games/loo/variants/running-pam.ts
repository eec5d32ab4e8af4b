import { lawExample, scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import { law } from '../../../laws/laws.ts';
import { notDecided } from '../../../laws/remedies.ts';
import { type AddedBy, each, variantOf } from '../../../rulesets/games.ts';
import { ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { code, type Loo } from '../code.ts';
import type fiveCard from './five-card/index.ts';
import { THREE_CARDS } from './five-card/index.ts';
import { deal, pool } from './five-card/scorers.ts';

const { running } = cites.donohue;
const variant = variantOf<Loo & AddedBy<typeof fiveCard>>();

export default variant({
  title: 'Running pam',
  aliases: ['Five-card loo with a running pam'],
  books: { donohue: { heading: 'Five-Card Loo', pages: '78', inherits: { from: 'loo/five-card', cite: running } } },
  has: { widow: false, draw: true, stock: true },
  players: { min: 3, max: 10, usual: 4, say: 'three to five' },
  packs: ['standard-52'],
  glance: {
    Pam: 'the jack of the trump suit, not of clubs',
    'The rest': 'as in five-card loo',
    Looed: '{points.looed} counters',
  },
  laws: {
    add: {
      'jack-of-clubs': law({
        question: 'what-counts',
        title: 'What the jack of clubs is then',
        gist: 'Pam is the jack of the trump suit, and somebody plays the jack of clubs.',
        aka: ['is the jack of clubs pam', 'running pam', 'knave of clubs'],
        moment: 'play',
        facts: {},
        readings: (says) => ({
          donohue: says([{ then: [notDecided], note: 'The jack of trumps takes its place; that it is a common club then is left to inference.' }], running),
        }),
      }),
    },
    repeal: each(Object.keys(code.laws) as (keyof Loo['laws'])[], () => THREE_CARDS),
  },
  points: { amend: { pam: { books: { donohue: ruled('The jack of the trump suit beats every other card.', running) } } } },
  scorers: { deal, pool },
  examples: [
    lawExample('jack-of-clubs', running, {}, 'Hearts are trumps, and a club is led: the jack of clubs is played to it.', 'does not cover'),
    valueExample('pam', running, 'Hearts are trumps, and the jack of hearts is played.', 'jack of the trump suit'),
    scoreExample('deal', running, { pool: '5', dealer: 'first', did: 'none.five.passed' }, 'The jack of trumps leads a hand that wins all five tricks.', {
      'First player': -10,
      'Second player': 10,
    }),
    sheetExample(
      'pool',
      running,
      { players: 'three', names: 'Ann.Ben.Cora' },
      [
        { dealer: 'first', did: 'two.none.three' },
        { dealer: 'second', did: 'five.passed.none' },
      ],
      'Ben exchanged cards for nothing, and Cora after him.',
      { Ann: 7, Ben: -10, Cora: -2, Pool: 5 },
      'in the pool',
    ),
  ],
});
