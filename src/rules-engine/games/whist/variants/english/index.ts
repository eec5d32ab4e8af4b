import { doubted } from '../../../../laws/cites.ts';
import { lawExample, sheetExample } from '../../../../laws/examples.ts';
import { fact, law } from '../../../../laws/laws.ts';
import { allowed, barred } from '../../../../laws/remedies.ts';
import { bookValue, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { scoreHonours } from '../../words.ts';
import { englishCases } from '../shared/cases.ts';
import { englishItems } from './points.ts';
import { rubber } from './scorers.ts';

export default variant({
  title: 'English whist',
  aliases: ['Short whist', 'English short whist'],
  books: {
    'blue-ribbon-1940': {
      heading: 'English Whist',
      pages: '385',
      inherits: {
        from: 'whist',
        cite: doubted(cites.blue.english, 'No clause of its own: the page speaks of straight whist and changes honours, game and rubber.'),
      },
    },
  },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    Honours: 'A K Q J of trumps: all four count {points.four-honours}, three count {points.three-honours}, unless the side stands at four',
    Game: '{points.game} points; always rubbers, best of three games',
    'Value of a game': 'triple {points.triple}, double {points.double}, single {points.single}, by what the losers have',
    Rubber: '{points.rubber-points} points more; two triples in a row make a bumper of {points.bumper}',
  },
  laws: {
    add: {
      'honours-at-four': law({
        offence: 'over-score',
        title: 'Honours at the score of four',
        gist: 'A side that stands at four when the hand is dealt claims honours.',
        aka: ['honours at four', 'can we count honours'],
        moment: 'count',
        facts: {
          score: fact('Where did the side stand when the hand was dealt?', 'Score at the deal', {
            four: { label: 'At four', if: 'if the side stood at four when the hand was dealt' },
            below: { label: 'Below four', if: 'if the side stood below four when the hand was dealt' },
          }),
        },
        leads: {
          'blue-ribbon-1940': 'A side that stood at four when the hand was dealt may not score honours. A side that stood below four may.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { score: 'four' }, then: [barred('that-side', scoreHonours)] },
              { when: { score: 'below' }, then: [allowed('that-side', scoreHonours)] },
            ],
            cites.blue.english,
          ),
        }),
        see: ['whist/english.points.three-honours', 'whist/english.points.four-honours'],
      }),
    },
  },
  points: {
    amend: {
      'three-honours': { books: englishItems['three-honours'].books },
      'four-honours': { books: englishItems['four-honours'].books },
      game: { books: englishItems.game.books },
      'rubber-game': { books: { 'blue-ribbon-1940': bookValue(5, cites.blue.english) } },
      rubber: { books: { 'blue-ribbon-1940': ruled('Rubbers are always played.', cites.blue.english) } },
      'game-value': { books: { 'blue-ribbon-1940': ruled('Three, two or one, by what the losers have.', cites.blue.english) } },
    },
    add: {
      triple: englishItems.triple,
      double: englishItems.double,
      single: englishItems.single,
      'rubber-points': englishItems['rubber-points'],
      'rubber-value': englishItems['rubber-value'],
      bumper: englishItems.bumper,
    },
  },
  scorers: { rubber },
  repealScorers: { deal: 'Nobody has checked yet whether the count applies here unchanged.' },
  examples: [
    lawExample('honours-at-four', cites.blue.english, { score: 'four' }, 'A side at four holds three honours.', 'may not'),
    sheetExample(
      'rubber',
      cites.blue.english,
      { we: 'A-B', they: 'Y-Z' },
      [
        { tricks: '11', honours: 'none' },
        { tricks: '8', honours: 'none' },
        { tricks: '2', honours: 'none' },
        { tricks: '4', honours: 'none' },
        { tricks: '11', honours: 'none' },
      ],
      'A triple and a single to A and B against a double: the rubber of the book.',
      { 'A-B': 12, 'Y-Z': 8, 'A-B, rubber': 6, 'Y-Z, rubber': 2 },
      'worth 4',
    ),
    sheetExample(
      'rubber',
      cites.blue.english,
      {},
      [
        { tricks: '11', honours: 'none' },
        { tricks: '9', honours: 'we-three' },
      ],
      'Two triples, one after the other: a bumper.',
      { We: 10, They: 0, 'We, rubber': 8, 'They, rubber': 0 },
      'bumper',
    ),
    ...englishCases,
  ],
});
