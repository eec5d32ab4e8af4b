import { lawExample } from '../../../laws/examples.ts';
import { always, law } from '../../../laws/laws.ts';
import { must } from '../../../laws/remedies.ts';
import { type AddedBy, variantOf } from '../../../rulesets/games.ts';
import { BLUE, cites } from '../cites.ts';
import type { Dominoes } from '../code.ts';
import { playToDoubletFirst } from '../words.ts';
import type block from './block/index.ts';

const variant = variantOf<Dominoes & AddedBy<typeof block>>();

export default variant({
  title: 'Sebastopol',
  aliases: ['The Fortress', 'Fortress'],
  books: { [BLUE]: { heading: 'Sebastopol, or The Fortress', pages: '216', inherits: { from: 'dominoes/block', cite: cites.blue.sebastopolFortress } } },
  players: { min: 4, max: 4 },
  packs: ['none-0'],
  glance: {
    Hand: 'seven each, so that nothing is left',
    Start: 'the double six; only sixes until its four sides are played to',
    'After that': 'as in the block or draw game',
  },
  laws: {
    add: {
      'fortress-open': law({
        offence: 'irregular-play',
        title: 'Domino played elsewhere before the fortress is closed',
        gist: 'A player plays to another end while a side of the first doublet is still free.',
        aka: ['cross not complete', 'only sixes'],
        moment: 'play',
        facts: {},
        leads: { 'blue-ribbon-1940': 'While any side of the first doublet is still free, every player must play to that doublet.' },
        readings: () => ({
          [BLUE]: always(must('player', playToDoubletFirst), cites.blue.sebastopolFortress, {
            note: 'With a set to double nine, eight ends have to be open first.',
          }),
        }),
      }),
    },
  },
  points: {
    amend: {
      blocked: {
        gist: 'Nobody can play, and the lightest hand scores. The book gives the difference for two players, in the block game; it does not say between which of four hands to take it.',
      },
    },
  },
  scorers: {},
  diagrams: {
    cross: {
      title: 'The cross',
      alt: 'The double six in the middle with a domino of the six suit played to each of its two sides and two ends.',
      width: 14,
      height: 14,
      shapes: [
        { kind: 'stone', x: 6, y: 5, pips: [6, 6] },
        { kind: 'stone', x: 2, y: 6, pips: [1, 6], lying: true },
        { kind: 'stone', x: 8, y: 6, pips: [6, 2], lying: true },
        { kind: 'stone', x: 6, y: 1, pips: [3, 6] },
        { kind: 'stone', x: 6, y: 9, pips: [6, 4] },
      ],
    },
  },
  examples: [
    lawExample(
      'fortress-open',
      cites.blue.sebastopolFortress,
      {},
      'Three sides of the double six are played to, and a player wants to follow the 6-2.',
      'doublet first set',
    ),
  ],
});
