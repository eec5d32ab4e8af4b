import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, law, refersTo } from '../../../../laws/laws.ts';
import { allowed } from '../../../../laws/remedies.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { BLUE, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { exchangeCards } from '../../words.ts';
import { trickGameLaws, trickGamePoints } from '../shared/repeals.ts';
import { deal } from './scorers.ts';

export const points = {
  revolution: item({
    title: 'Revolution',
    gist: 'The lone player takes no trick against opponents who may consult and exchange cards.',
    aka: ['revolution null', 'null ouvert revolution'],
    books: { [BLUE]: bookValue(60, cites.blue.scoring) },
  }),
};

export default variant({
  title: 'Revolution',
  aliases: ['Revolution null'],
  books: { [BLUE]: { heading: 'Skat: revolution', pages: '354' } },
  players: { min: 3, max: 5, usual: 3, say: 'three play; four or five may sit at the table' },
  packs: ['piquet-32'],
  glance: {
    'What it is': 'an open null against opponents who may consult and exchange cards',
    Value: '{points.revolution}',
    Standing: 'not recognized by the Skat League',
  },
  laws: {
    add: {
      consulting: law({
        offence: 'table-talk',
        title: 'Opponents consult and exchange cards',
        gist: 'The two opponents talk over their play and change cards with each other.',
        aka: ['may they swap cards', 'talking', 'showing cards to partner'],
        moment: 'play',
        facts: {},
        readings: () => ({
          [BLUE]: always([allowed('opponents', 'consult'), allowed('opponents', exchangeCards)], cites.blue.scoring, { note: 'As much as they please.' }),
        }),
        leads: { 'blue-ribbon-1940': 'The two opponents may consult and exchange cards with each other.' },
      }),
    },
    // The game is called an open null, which is defined under null.
    amend: {
      'null-trick': { readings: () => ({ [BLUE]: refersTo('skat.law.null-trick', cites.blue.scoring) }) },
      'open-hand': { readings: () => ({ [BLUE]: refersTo('skat.law.open-hand', cites.blue.scoring) }) },
    },
    repeal: trickGameLaws(),
  },
  points: { add: points, repeal: trickGamePoints },
  scorers: { deal },
  examples: [
    lawExample(
      'consulting',
      cites.blue.scoring,
      {},
      'The two opponents lay their hands together and change three cards.',
      'The other players may consult and exchange cards with each other',
    ),
    scoreExample('deal', cites.blue.scoring, { tricks: '0' }, 'No trick taken.', { 'Lone player': 60 }),
    scoreExample('deal', cites.blue.scoring, { tricks: '1' }, 'One trick taken.', { 'Lone player': -60 }),
  ],
});
