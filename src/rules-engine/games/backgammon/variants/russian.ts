import { lawExample, valueExample } from '../../../laws/examples.ts';
import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, isVoid, must } from '../../../laws/remedies.ts';
import { item, ruled } from '../../../scoring/points.ts';
import { BLUE, cites } from '../cites.ts';
import { variant } from '../code.ts';
import { bearNearest, enterFromBar, moveEnteredMan, moveOtherMen, moveUp, playReverseFaces, playUpperFaces, stopOnCovered, takeExtraThrow } from '../words.ts';

export default variant({
  title: 'Russian backgammon',
  aliases: [],
  books: { [BLUE]: { heading: 'Russian Backgammon', pages: '26-27' } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    'The start': 'no men on the board; both players enter in the same table',
    Direction: 'both go the same way round, to the same home table, opposite the entering table',
    'First throw': 'two men entered; four on one point with a doublet',
    Doublets: 'after the first throw: the upper faces, then the reverse faces, and another throw',
  },
  laws: {
    add: {
      'doublet-order': law({
        offence: 'irregular-move',
        title: 'Faces of a doublet played in the wrong order or not in full',
        gist: 'A player throws a doublet in a throw after the first. The player cannot play the upper faces, or does not play them first.',
        aka: ['reverse faces', 'bottom of the dice', 'extra throw lost'],
        moment: 'play',
        facts: {
          upper: fact('Can all four of the upper faces be played?', 'All four playable', {
            yes: { label: 'Yes', if: 'if all four of the upper faces can be played' },
            no: { label: 'No', if: 'if not all of the upper faces can be played' },
          }),
        },
        leads: {
          'blue-ribbon-1940':
            'The four upper faces must be played first. If the player cannot play all four, the faces underneath and the extra throw are lost.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { upper: 'yes' }, then: [must('player', playUpperFaces)], note: 'The reverse faces follow, and another throw.' },
              { when: { upper: 'no' }, then: [barred('player', playReverseFaces), barred('player', takeExtraThrow)] },
            ],
            cites.blue.russianPlay,
          ),
        }),
      }),
      'entry-covered': law({
        offence: 'irregular-move',
        title: 'Man entered on a covered point',
        gist: 'The point thrown for an entry holds two or more men of the opponent.',
        aka: ['blocked entry', 'cannot enter'],
        moment: 'play',
        facts: {
          bar: fact('Has the player a checker on the bar?', 'One on the bar', {
            no: { label: 'No', if: 'if the player has no checker on the bar' },
            yes: { label: 'Yes', if: 'if the player has a checker on the bar' },
          }),
        },
        leads: {
          'blue-ribbon-1940':
            'The man may not enter there. If the player has a man on the bar, no other man may enter or move. If not, a man already entered must be moved by the number, if it can be.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              {
                when: { bar: 'no' },
                then: [barred('player', stopOnCovered), must('player', moveEnteredMan)],
              },
              { when: { bar: 'yes' }, then: [barred('player', stopOnCovered), barred('player', moveOtherMen)] },
            ],
            cites.blue.russianForm,
          ),
        }),
      }),
    },
    amend: {
      'man-on-bar': {
        facts: {
          open: fact('Which points of the entering table are open?', 'Points open', {
            thrown: { label: 'The point of a number thrown is open', chip: 'A number thrown', if: 'if the point of a number thrown is open' },
            others: { label: 'Some points are open, but none of a number thrown', chip: 'Only others', if: 'if points are open, but none of a number thrown' },
            none: { label: 'None: all six are covered', chip: 'None', if: 'if all six points are covered' },
          }),
        },
        leads: {
          'blue-ribbon-1940': 'The man on the bar must be entered first. Until then, the player may not enter or move any other man.',
        },
        readings: () => ({
          [BLUE]: always([must('player', enterFromBar), barred('player', moveOtherMen)], cites.blue.russianForm, {
            note: 'It holds for a man hit on entering as for one hit on the way.',
          }),
        }),
      },
      'covered-point': { readings: () => ({ [BLUE]: always(barred('player', stopOnCovered), cites.blue.russianForm) }) },
      'no-man-on-point': {
        leads: {
          'blue-ribbon-1940':
            'A man on a higher point must be moved up. If it is blocked, the throw does not count. If all men are on lower points, the player may bear one off from the highest of them.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { where: 'blocked' }, then: [isVoid('throw')], note: 'Or the part of the throw that cannot be played.' },
              { when: { where: 'higher' }, then: [must('player', moveUp)] },
              { when: { where: 'lower' }, then: [allowed('player', bearNearest)] },
            ],
            [cites.blue.russianPlay, cites.blue.play],
            'Men are borne as in the ordinary game, whose rule gives the other two cases.',
          ),
        }),
      },
    },
    repeal: { 'wrong-set-up': 'No men are set up.', 'man-missing': 'No men are set up.' },
  },
  points: {
    add: {
      'first-doublet': item({
        title: 'Doublet on the first throw',
        gist: 'The first throw of a player shows the same number twice.',
        group: 'The throw',
        books: { [BLUE]: ruled('Four men are entered on that point.', cites.blue.russianForm) },
      }),
      'later-doublet': item({
        title: 'Doublet later',
        gist: 'A later throw shows the same number twice.',
        group: 'The throw',
        books: {
          [BLUE]: ruled(
            'The upper face is played four times, then the reverse face four times; the two add up to seven. Another throw follows.',
            cites.blue.russianPlay,
          ),
        },
      }),
    },
  },
  scorers: {},
  examples: [
    lawExample('covered-point', cites.blue.russianForm, {}, 'A man on its way rests on a point with two black men.', 'may not stop'),
    lawExample(
      'doublet-order',
      cites.blue.russianPlay,
      { upper: 'no' },
      'Double fours fall, and only three of the fours can be played.',
      'may not play the reverse faces',
    ),
    lawExample('entry-covered', cites.blue.russianForm, { bar: 'no' }, 'White throws a four, and two black men stand on the four point.', 'already entered'),
    lawExample('man-on-bar', cites.blue.russianForm, {}, 'A blot is hit as the opponent enters.', 'must enter the man on the bar'),
    lawExample(
      'no-man-on-point',
      cites.blue.russianPlay,
      { where: 'blocked' },
      'None of the men stands on the point thrown, and the point to move to is covered.',
      'The throw does not count',
    ),
    valueExample('first-doublet', cites.blue.russianForm, 'The very first throw shows two threes.', 'Four men are entered on that point'),
    valueExample('later-doublet', cites.blue.russianPlay, 'Double fours: four fours and four threes follow.', 'the reverse face four times'),
  ],
});
