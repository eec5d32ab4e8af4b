import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { allowed, barred, losesAmount, pays } from '../../../../laws/remedies.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { pointsToGo, priceOfEuchre } from '../../words.ts';
import { setBackDeclareCases } from '../shared/cases.ts';
import { aloneLeads, improperCutLeads, wrongNumberLeads } from '../shared/leads.ts';
import { declaration } from './scorers.ts';

export const own = {
  'declared-march': item({
    title: 'Declared march made',
    gist: 'A player declares a march and takes every trick.',
    aka: ['I declare'],
    books: { donohue: ruled('the game and the pool, whatever the player still had to make', cites.donohue.setBackScoring) },
  }),
  'declaration-failed': item({
    title: 'Declared march failed',
    gist: 'A player declares a march and does not take every trick.',
    books: { donohue: ruled('what the player still had to make is doubled, and the player pays the pool as for a euchre', cites.donohue.setBackForm) },
  }),
  'losers-pay': item({
    title: 'Losers pay the winner',
    gist: 'A custom: every loser pays for each point still to make.',
    books: { donohue: ruled('an agreed sum for each point left, only if the players wish it', cites.donohue.setBackForm) },
  }),
};

export default variant({
  title: 'Set-back euchre with declared marches',
  aliases: ['I declare'],
  books: { donohue: { heading: 'Set-Back Euchre', pages: '33-34', inherits: { from: 'euchre/set-back', cite: cites.donohue.setBackScoring } } },
  has: { partners: false, 'lone-hand': false },
  players: { min: 2, max: 6, usual: 4 },
  packs: ['piquet-32'],
  glance: {
    'What changes': 'once the trump is made, a player may declare a march',
    'March made': 'wins the game and the pool at once',
    'March failed': 'the points still to make are doubled, and the pool is paid as for a euchre',
    Lead: 'the declarer, unless that is the dealer',
  },
  laws: {
    amend: {
      'exposed-in-deal': {
        leads: {
          donohue: 'If the dealer exposed it, the other players may have the same dealer deal again until they have touched their cards. There are more cases.',
        },
      },
      ...aloneLeads,
      'wrong-number': wrongNumberLeads,
      'improper-cut': improperCutLeads,
    },
    add: {
      'declaration-failed': law({
        question: 'not-made',
        title: 'Declared march not made',
        gist: 'A player who said "I declare" loses a trick.',
        aka: ['failed to march', 'declared and failed'],
        moment: 'hand-over',
        facts: {},
        readings: () => ({
          donohue: always([losesAmount('declarer', pointsToGo), pays('declarer', priceOfEuchre, 'pot')], cites.donohue.setBackForm, {
            note: 'A declarer with seven to make goes back to fourteen.',
          }),
        }),
        leads: { donohue: 'The points that the declarer still has to make are doubled, and the declarer pays the pot as much as for a euchre.' },
        see: ['euchre/set-back-declare.points.declaration-failed'],
      }),
      'declarer-leads': law({
        offence: 'lead-out-of-turn',
        title: 'Who leads after a declaration',
        gist: 'A player has declared a march and wants the first lead.',
        aka: ['declarer leads'],
        moment: 'lead',
        facts: {
          dealer: fact('Is the declarer the dealer?', 'Declarer deals', {
            no: { label: 'No', if: 'if the declarer is not the dealer' },
            yes: { label: 'Yes', if: 'if the declarer is the dealer' },
          }),
        },
        readings: (says) => ({
          donohue: says(
            [
              { when: { dealer: 'no' }, then: [allowed('declarer', 'lead-first')], note: 'The declarer becomes the eldest hand.' },
              { when: { dealer: 'yes' }, then: [barred('declarer', 'lead-first')] },
            ],
            cites.donohue.setBackForm,
          ),
        }),
      }),
    },
  },
  points: { add: own },
  scorers: { declaration },
  examples: [
    lawExample('declaration-failed', cites.donohue.setBackForm, {}, 'A player with seven to make declares and loses a trick.', 'goes back to fourteen'),
    lawExample('declarer-leads', cites.donohue.setBackForm, { dealer: 'yes' }, 'The dealer declares and wants to lead.', 'may not lead to the first trick'),
    scoreExample(
      'declaration',
      cites.donohue.setBackForms,
      { left: '7', made: 'no' },
      'Seven to make, and the march fails: the case of the book.',
      { Declarer: 7 },
      'Set back to 14',
    ),
    ...setBackDeclareCases,
  ],
});
