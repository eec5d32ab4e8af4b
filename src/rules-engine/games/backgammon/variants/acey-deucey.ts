import { doubted } from '../../../laws/cites.ts';
import { lawExample, valueExample } from '../../../laws/examples.ts';
import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, must, notDecided, permitted, takesBack } from '../../../laws/remedies.ts';
import { each } from '../../../rulesets/games.ts';
import { bookValue, item, ruled } from '../../../scoring/points.ts';
import { BLUE, cites } from '../cites.ts';
import { variant } from '../code.ts';
import { ODDS } from '../points.ts';
import { bearLower, moveUp, takeBackAndEnter, theMan } from '../words.ts';

const NO_SIDES = 'It asks for a man on the bar and for the winner’s side of the board; there is no bar here, and the book does not give the sides.';
const OTHER_DOUBLETS = 'Doublets bring the opposite faces and another throw, so that other throws hit than in the ordinary game.';

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
        leads: {
          'blue-ribbon-1940': 'The man goes back to its owner. The book does not say whether it must enter again before another man moves.',
        },
        readings: () => ({
          [BLUE]: always(takesBack('opponent', theMan), cites.blue.aceyDucey, {
            note: 'The opponent is the player whose man was hit. The book does not say whether the man has to enter again before another man moves.',
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
      'blot-passed': {
        leads: {
          'blue-ribbon-1940': 'Nobody has to hit a blot. But if a man rested on it on the way, the blot is hit and goes back to its owner.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { how: 'missed' }, then: [permitted], note: 'Nobody is obliged to hit.' },
              { when: { how: 'rested' }, then: [takesBack('opponent', theMan)], note: 'The opponent is the player whose man was hit.' },
            ],
            [cites.blue.aceyDucey, doubted(cites.blue.doublets, 'The lines stand in a wrong order in our copy; the sense is clear.')],
          ),
        }),
      },
      'borne-too-soon': {
        gist: 'A player bears off men before all of them are home, or with one of them still to be entered.',
        facts: {
          why: fact('Why was it too soon?', 'Too soon', {
            away: { label: 'A checker was not yet home', chip: 'One not home', if: 'if a checker was not yet home' },
            bar: {
              label: 'A checker that was hit had not been entered again',
              chip: 'One not entered',
              if: 'if a checker that was hit had not been entered again',
            },
          }),
        },
        readings: () => ({
          [BLUE]: always(
            must('offender', takeBackAndEnter),
            [cites.blue.aceyDucey, doubted(cites.blue.law(13), 'The law puts them on the bar, as men that are hit; here those are taken back.')],
            { note: 'As if they had been hit.' },
          ),
        }),
      },
      'no-man-on-point': {
        leads: {
          'blue-ribbon-1940':
            'A man on a higher point may be moved up by the number, as far as the ace point. If there is no such man, or it is blocked, the player may not bear off a man from a lower point.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              {
                when: { where: 'higher' },
                then: [allowed('player', moveUp), barred('player', bearLower)],
                note: 'Men move up as far as the ace point and no farther.',
              },
              {
                when: { where: ['lower', 'blocked'] },
                then: [barred('player', bearLower)],
                note: 'Without a man on the exact point, men can only be moved up, and none can be moved by this number.',
              },
            ],
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
    repeal: each(Object.keys(ODDS) as (keyof typeof ODDS)[], () => OTHER_DOUBLETS),
    amend: {
      backgammon: {
        books: {
          [BLUE]: bookValue(
            3,
            [
              cites.blue.aceyDucey,
              doubted(cites.blue.backgammon, 'The book says this of the ordinary board; it does not say which side of this one is the winner’s.'),
            ],
            {
              unit: 'game',
              says: 'A man anywhere on the winner’s side of the board makes it, even in the outer table.',
            },
          ),
        },
      },
    },
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
    worth: NO_SIDES,
    odds: OTHER_DOUBLETS,
    session: NO_SIDES,
  },
  examples: [
    lawExample('blot-passed', cites.blue.aceyDucey, { how: 'rested' }, 'A man touches down on a blot and goes on.', 'takes back the man'),
    lawExample('borne-too-soon', cites.blue.aceyDucey, { why: 'away' }, 'Two men are borne off while one is still on its way.', 'enter them again'),
    lawExample('man-hit', cites.blue.aceyDucey, {}, 'A man is hit.', 'takes back the man'),
    lawExample('ace-deuce-blocked', cites.blue.aceyDucey, {}, 'The second face of the doublet chosen is blocked.', 'does not cover'),
    lawExample('no-man-on-point', cites.blue.aceyDucey, { where: 'lower' }, 'Sixes fall, and all the men stand lower.', 'may not bear off'),
    valueExample('doublet', cites.blue.aceyDucey, 'Double fives fall: fives twice and deuces twice.', 'the caster throws again'),
    valueExample('ace-deuce', cites.blue.aceyDucey, 'One and two are played, and the caster calls for double sixes.', 'names any doublet'),
    valueExample('backgammon', cites.blue.aceyDucey, 'A man is still far out when the last is borne off.', 3),
  ],
});
