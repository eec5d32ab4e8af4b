import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, law } from '../../../../laws/laws.ts';
import { barred, cannotRecall, mayChange, must } from '../../../../laws/remedies.ts';
import { type AddedBy, type AmendedPoints, variantOf } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';
import { orderUp, playAlone, ringBell, tableOut } from '../../words.ts';
import type progressive from '../progressive/index.ts';
import { rapidCases } from '../shared/cases.ts';
import { round } from './scorers.ts';

const amend = {
  game: { books: { 'uspc-1898': bookValue(5, cites.uspc.rapid, { says: 'At whatever table it is reached first; it ends the round at all of them.' }) } },
} as const satisfies AmendedPoints<Euchre & AddedBy<typeof progressive>>;
const own = {
  'game-won': item({
    title: 'Game won',
    gist: 'At the table that reaches the game first, and elsewhere by having more points at the bell.',
    books: { 'uspc-1898': bookValue(1, [cites.uspc.rapid, cites.uspc.progressiveDeal], { unit: 'game', way: 'third-trick-counts' }) },
  }),
  'half-game': item({
    title: 'Half a game',
    gist: 'By agreement: what each of the four scores when a table is tied at the bell.',
    books: { 'uspc-1898': bookValue(0.5, [cites.uspc.rapid, cites.uspc.progressiveGame], { unit: 'game', per: 'each of the four players' }) },
  }),
  'first-table': item({
    title: 'First table',
    gist: 'Where its winners go.',
    books: { 'uspc-1898': ruled('the winners at the first table go to the foot table', cites.uspc.rapid) },
  }),
};

const variant = variantOf<Euchre & AddedBy<typeof progressive>>();

export default variant({
  title: 'Rapid euchre',
  aliases: ['Rapid progressive euchre'],
  books: { 'uspc-1898': { heading: 'Rapid Euchre', pages: '13', inherits: { from: 'euchre/progressive', cite: cites.uspc.rapid } } },
  has: { 'lone-hand': false },
  keeps: { 'lone-hand-barred': 'The book says again, and of every table, that nobody may play alone.' },
  players: { min: 12, max: 96, say: 'tables of four, three or more of them' },
  packs: ['piquet-32'],
  glance: {
    'What changes': 'five points at any table end the round at all',
    Bell: 'one at every table',
    'Lone hands': 'none, at any table',
    'First table': 'its winners go to the foot',
  },
  laws: {
    amend: {
      revoke: {
        leads: {
          'uspc-1898':
            'Until the trick is turned over or the revoker’s side plays again, the card may be changed. Later, the other side scores 2 points. There are more cases.',
        },
      },
      'lone-hand-barred': {
        title: 'Lone hand',
        gist: 'A player wants to play alone.',
        readings: () => ({ 'uspc-1898': always(barred('anyone', playAlone), cites.uspc.rapid, { note: 'At every table.' }) }),
      },
      'bridge-prompt': {
        leads: { 'uspc-1898': 'The partner who was reminded may not order up the trump.' },
        readings: () => ({
          'uspc-1898': always(barred('partner-of-offender', orderUp), [cites.uspc.rapid, cites.uspc.notesTrump]),
        }),
      },
      'lead-before-discard': {
        readings: () => ({
          'uspc-1898': always([cannotRecall('eldest-hand', 'lead'), mayChange('dealer', 'discard')], [cites.uspc.rapid, cites.uspc.rulesDeal]),
        }),
      },
      'bell-in-play': { gist: 'A table reaches five points while another is still playing.' },
      'table-tied': { gist: 'Both sides of a table have the same score when the bell rings at another.' },
    },
    add: {
      'bell-at-any-table': law({
        question: 'allowed',
        title: 'Who may ring the bell',
        gist: 'A table below the first reaches five points before it.',
        aka: ['rang the bell', 'which table ends the game'],
        moment: 'game-over',
        facts: {},
        leads: { 'uspc-1898': 'Whichever table is first to reach five points must ring the bell.' },
        readings: () => ({
          'uspc-1898': always(must(tableOut, ringBell), cites.uspc.rapid, {
            note: 'It ends the game at every table. The book does not say which player at that table rings.',
          }),
        }),
      }),
    },
  },
  points: {
    amend,
    add: own,
    repeal: {
      'long-game': 'Five points end the round.',
      'revoke-lone': 'There are no lone hands.',
    },
  },
  scorers: { round },
  examples: [
    lawExample('lead-before-discard', cites.uspc.rulesDeal, {}, 'The eldest hand leads while the dealer still has six cards.', 'may not take back the lead'),
    lawExample('lone-hand-barred', cites.uspc.rapid, {}, 'A player at the third table wants to play alone.', 'obody may play alone'),
    lawExample('bridge-prompt', cites.uspc.notesTrump, {}, 'A player tells his partner that they are at the bridge.', 'may not order up'),
    lawExample('bell-at-any-table', cites.uspc.rapid, {}, 'The third table has five points while the first has three.', 'must ring the bell'),
    scoreExample(
      'round',
      cites.uspc.rapid,
      { table: 'head', first: '5', second: '3', third: 'no', tie: 'cut' },
      'The first table is the first to five: its winners go to the foot.',
      { 'First side': 1 },
      'First side wins',
    ),
    ...rapidCases,
  ],
});
