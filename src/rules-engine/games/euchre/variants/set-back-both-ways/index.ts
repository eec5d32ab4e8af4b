import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, law } from '../../../../laws/laws.ts';
import { loses, pays, scores } from '../../../../laws/remedies.ts';
import { type AddedBy, type AmendedPoints, variantOf } from '../../../../rulesets/games.ts';
import { bookValue, item, pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';
import { points } from '../../points.ts';
import { oneStake } from '../../words.ts';
import type setBack from '../set-back/index.ts';
import { amended } from '../shared/amended.ts';
import { aloneLeads, improperCutLeads, wrongNumberLeads } from '../shared/leads.ts';
import { deal } from './scorers.ts';

const amend = {
  euchre: {
    books: { donohue: bookValue(2, doubted(cites.donohue.setBackForm, 'The book speaks of one adversary. It does not say whether each of several scores.')) },
  },
} as const satisfies AmendedPoints<Euchre & AddedBy<typeof setBack>>;
export const own = {
  'set-back': item({
    title: 'Euchred',
    gist: 'What is put back on the score of a player who is euchred.',
    books: { donohue: bookValue(2, cites.donohue.setBackForm) },
  }),
};
const euchre = amended(points.euchre, amend.euchre);

const variant = variantOf<Euchre & AddedBy<typeof setBack>>();

export default variant({
  title: 'Set-back euchre, scored both ways',
  aliases: ['Set-back euchre, second variety'],
  books: { donohue: { heading: 'Set-Back Euchre', pages: '34', inherits: { from: 'euchre/set-back', cite: cites.donohue.setBackForm } } },
  has: { partners: false, 'lone-hand': false },
  players: { min: 2, max: 6 },
  packs: ['piquet-32'],
  glance: { 'What changes': 'a euchre counts twice over', Maker: 'set back {points.set-back}', Adversary: 'scores {points.euchre}, as in ordinary euchre' },
  laws: {
    amend: {
      ...aloneLeads,
      'exposed-in-deal': {
        leads: {
          donohue: 'If the dealer exposed it, the other players may have the same dealer deal again until they have touched their cards. There are more cases.',
        },
      },
      'wrong-number': wrongNumberLeads,
      'improper-cut': improperCutLeads,
    },
    add: {
      'scored-both-ways': law({
        question: 'not-made',
        title: 'Set back and scored against',
        gist: 'The maker is euchred in the second variety of set-back euchre.',
        aka: ['euchred both ways'],
        moment: 'hand-over',
        facts: {},
        leads: {
          donohue:
            'The maker has 2 more points to make and pays the pot one stake, and the opponent scores 2. The book does not say whether each of several opponents scores.',
        },
        readings: () => ({
          donohue: always(
            [loses('maker', pointsOf(own['set-back'], 'donohue')), scores('opponent', pointsOf(euchre, 'donohue')), pays('maker', oneStake, 'pot')],
            [
              doubted(
                cites.donohue.setBackForm,
                'The book speaks of one adversary. It does not say whether each of several scores. The stake to the pool is that of the first form, which the book does not repeat.',
              ),
              cites.donohue.setBackScoring,
            ],
            { note: 'The maker’s points are added to what the maker still has to make; the opponent’s points come off what the opponent has to make.' },
          ),
        }),
        see: ['euchre/set-back-both-ways.points.euchre'],
      }),
    },
    repeal: { 'set-back': 'The adversary scores here as well: the law of this form stands in its place.' },
  },
  points: { amend, add: own },
  scorers: { deal },
  examples: [
    lawExample('scored-both-ways', cites.donohue.setBackForm, {}, 'The player who adopted the trump is euchred.', 'opponent scores 2 points'),
    scoreExample(
      'deal',
      cites.donohue.setBackForm,
      { tricks: '2', maker: '4', adversary: '2', players: 'two' },
      'Two play; the maker has four to make and the adversary two.',
      { Maker: 2, Adversary: -2 },
      'The adversary wins',
    ),
  ],
});
