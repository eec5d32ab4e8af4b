import { lawExample, scoreExample } from '../../../core/examples.ts';
import { variant } from '../../../core/games.ts';
import { always, law } from '../../../core/laws.ts';
import { item, ruled } from '../../../core/points.ts';
import { barred, must } from '../../../core/remedies.ts';
import { deal } from '../../euchre/scorers/deal.ts';
import { running } from '../../euchre/scorers/running.ts';
import { cites, DONOHUE } from '../cites.ts';
export default variant({
  title: 'Domino euchre',
  aliases: [],
  books: { [DONOHUE]: { heading: 'Domino Euchre', pages: '385-386', inherits: { from: 'euchre', cite: cites.donohue.dominoEuchrePlay } } },
  players: { min: 4, max: 4 },
  packs: ['none-0'],
  glance: {
    Hand: 'five each',
    Trump: 'the higher half of the piece turned',
    Bowers: 'the double of trumps, then the next lower double; with blanks the double six',
    Lead: 'only the player who makes the trump',
    'All else': 'as in euchre with cards',
  },
  laws: {
    add: {
      'lead-by-eldest': law({
        offence: 'lead-out-of-turn',
        title: 'Lead by the eldest hand',
        gist: 'The eldest hand, who did not make the trump, leads.',
        aka: ['who leads', 'wrong leader'],
        moment: 'lead',
        facts: {},
        readings: () => ({ [DONOHUE]: always([barred('eldest-hand', 'lead-first'), must('maker', 'lead')], cites.donohue.dominoEuchrePlay) }),
      }),
    },
    repeal: { 'misplayed-domino': 'Dominoes are played to tricks here; a wrong suit is a revoke.' },
  },
  points: {
    add: {
      rank: item({
        title: 'Rank of trumps',
        gist: 'The order of the trump suit.',
        group: 'The rank',
        books: { [DONOHUE]: ruled('Right bower, left bower, then the other dominoes of the suit from six down to blank.', cites.donohue.dominoEuchreDeal) },
      }),
    },
  },
  scorers: { deal: { ...deal, books: [DONOHUE] }, running: { ...running, books: [DONOHUE] } },
  examples: [
    lawExample('lead-by-eldest', cites.donohue.dominoEuchrePlay, {}, 'The dealer takes up the trump, and the eldest hand leads.', 'maker must lead'),
    scoreExample(
      'deal',
      cites.donohue.dominoEuchrePlay,
      { alone: 'no', tricks: '5', others: '0', revoke: 'none', refused: 'none', hint: 'none' },
      'The makers take all five tricks.',
      {
        Makers: 2,
      },
    ),
    scoreExample('running', cites.donohue.dominoEuchrePlay, { length: 'book', marks: 'N2.N1.EX' }, 'A march, a point and a euchre of the other side.', {
      'North and South': 5,
    }),
  ],
});
