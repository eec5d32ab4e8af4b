import { lawExample } from '../../../core/examples.ts';
import { always, law } from '../../../core/laws.ts';
import { item, ruled } from '../../../core/points.ts';
import { allowed, barred, notDecided, takesBack } from '../../../core/remedies.ts';
import { BLUE, cites } from '../cites.ts';
import { variant } from '../code.ts';
import { bearLower, moveUp, theMan } from '../words.ts';

export default variant({
  title: 'Acey-deucey',
  aliases: ['Acey Ducey', 'Acey Deucy'],
  books: { [BLUE]: { heading: 'Acey Ducey', pages: '15', inherits: { from: 'backgammon', cite: cites.blue.aceyDucey } } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    'The start': 'no men on the board; each enters at the left, the home table opposite',
    Doublets: 'both faces played twice, and another throw',
    'Ace-deuce': 'any doublet as the caster likes, both faces, and another throw',
    'Men hit': 'taken back',
  },
  laws: {
    add: {
      'man-hit': law({
        offence: 'irregular-move',
        title: 'Man hit',
        gist: 'A man is hit on its way.',
        aka: ['sent back', 'knocked off'],
        moment: 'play',
        facts: {},
        readings: () => ({
          [BLUE]: always(takesBack('opponent', theMan), cites.blue.aceyDucey, {
            note: 'The opponent is the player whose man was hit. Whether it has to enter again before another man moves is not said.',
          }),
        }),
      }),
      'ace-deuce-blocked': law({
        offence: 'irregular-move',
        title: 'Bonus of an ace-deuce that cannot be played',
        gist: 'The doublet chosen after an ace-deuce cannot be played in full.',
        aka: ['ace deuce blocked', 'bonus lost'],
        moment: 'play',
        facts: {},
        readings: () => ({ [BLUE]: always(notDecided, cites.blue.aceyDucey) }),
      }),
    },
    amend: {
      'no-man-on-point': {
        readings: (says) => ({
          [BLUE]: says(
            [{ then: [allowed('player', moveUp), barred('player', bearLower)], note: 'Men move up as far as the ace point and no farther.' }],
            cites.blue.aceyDucey,
          ),
        }),
      },
    },
    repeal: {
      'wrong-set-up': 'No men are set up.',
      'man-missing': 'No men are set up.',
      'man-on-bar': 'A man that is hit is taken back and does not stand on the bar.',
    },
  },
  points: {
    add: {
      doublet: item({
        title: 'Doublet',
        gist: 'Both dice show the same number.',
        group: 'The throw',
        books: { [BLUE]: ruled('The number is played twice, the opposite face twice, and the caster throws again.', cites.blue.aceyDucey) },
      }),
      'ace-deuce': item({
        title: 'Ace-deuce',
        gist: 'The dice show one and two, and the throw is played.',
        aka: ['acey-deucey', 'one and two'],
        group: 'The throw',
        books: {
          [BLUE]: ruled('The caster names any doublet, plays both of its faces twice and throws once more, before the opponent throws.', cites.blue.aceyDucey),
        },
      }),
    },
  },
  scorers: {},
  repealScorers: {
    worth: 'Whether the count holds here unchanged has yet to be read.',
    odds: 'Whether the count holds here unchanged has yet to be read.',
    session: 'Whether the count holds here unchanged has yet to be read.',
  },
  examples: [
    lawExample('man-hit', cites.blue.aceyDucey, {}, 'A man is hit.', 'takes back the man'),
    lawExample('ace-deuce-blocked', cites.blue.aceyDucey, {}, 'The second face of the doublet chosen is blocked.', 'does not decide'),
    lawExample('no-man-on-point', cites.blue.aceyDucey, { where: 'lower' }, 'Sixes fall, and all the men stand lower.', 'may not bear off'),
  ],
});
