import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { must, scoresAmount } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { halfGame } from '../../words.ts';
import { firstLead } from '../shared/first-lead.ts';
import { NO_BREAKING, OLD_FORM } from '../shared/repeals.ts';
import { revokeOfTwo } from '../shared/revoke.ts';
import { progressivePoints } from './points.ts';
import { card, table } from './scorers.ts';

export default variant({
  title: 'Progressive hearts',
  aliases: ['Drive hearts', 'Heart drive', 'Hearts party', 'Hearts drive'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Progressive Hearts',
      pages: '246-247',
      inherits: {
        from: 'hearts',
        cite: doubted(cites.blue.progressiveClause, 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.'),
      },
    },
    'uspc-1898': {
      heading: 'Progressive Hearts',
      pages: '48',
      inherits: {
        from: 'hearts',
        cite: doubted(cites.uspc.progressive, 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.'),
      },
    },
  },
  has: OLD_FORM,
  players: { min: 8, max: 96, say: 'tables of four, two ladies and two gentlemen at each' },
  packs: ['standard-52'],
  glance: {
    'A round': 'one deal at every table',
    'Who is compared': 'the two ladies, and the two gentlemen',
    'Fewer hearts': 'moves to the next table',
    Gentlemen: 'move the other way (Blue Ribbon); the same way (U.S. Playing Card)',
    Ties: 'cut for it; or half a game each (U.S. Playing Card)',
  },
  laws: {
    amend: { revoke: revokeOfTwo, 'wrong-first-lead': firstLead },
    add: {
      'table-tied': law({
        question: 'tie',
        title: 'Tie at a table',
        gist: 'The two ladies, or the two gentlemen, have taken the same number of hearts.',
        aka: ['tied at the table', 'who moves up', 'same number of hearts', 'half a game'],
        moment: 'count',
        facts: {
          agreed: fact('What was agreed on for ties?', 'Agreed for ties', {
            nothing: { label: 'Nothing', if: 'if nothing was agreed on for ties' },
            halves: { label: 'Half a game to each', chip: 'Half a game each', if: 'if half a game to each was agreed on for ties' },
          }),
        },
        leads: {
          'blue-ribbon-1940': 'The players who tie must cut cards to settle it.',
          'uspc-1898': 'Those who tie cut, and the higher card wins. If half a game each was agreed on, both score that, and the cut settles only who moves.',
        },
        verdict: {
          kind: 'adds',
          say: 'The books agree that players who tie cut cards to settle it. Only U.S. Playing Card adds: if half a game to each was agreed on, both score that, and the cut settles only who moves.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': always(must('tied-players', 'cut-for-it'), cites.blue.progressiveGame),
          'uspc-1898': says(
            [
              { when: { agreed: 'nothing' }, then: [must('tied-players', 'cut-for-it')], note: 'The ace is low, and the higher card wins.' },
              {
                when: { agreed: 'halves' },
                then: [scoresAmount('tied-players', halfGame), must('tied-players', 'cut-for-it')],
                note: 'The cut then settles only who moves.',
              },
            ],
            cites.uspc.progressive,
          ),
        }),
        see: ['hearts/progressive.score.table'],
      }),
    },
    repeal: { ...NO_BREAKING, 'tie-for-fewest': 'A tie of two at a table has a law of its own.' },
  },
  points: progressivePoints,
  scorers: { table, card },
  repealScorers: { deal: 'The cards of a table are compared; no chips are paid.' },
  examples: [
    lawExample(
      'table-tied',
      cites.uspc.progressive,
      { agreed: 'halves' },
      'The two ladies have three hearts each, and half games were agreed on.',
      'score half a game',
    ),
    lawExample('table-tied', cites.blue.progressiveGame, {}, 'The two gentlemen have four hearts each.', 'must cut'),
    scoreExample(
      'table',
      cites.blue.progressiveGame,
      { ladies: '2.4', gentlemen: '3.4' },
      'Two hearts against four for the ladies; the gentlemen have three and four.',
      {
        'First lady': 1,
        'First gentleman': 1,
      },
    ),
    sheetExample(
      'card',
      cites.uspc.progressive,
      { name: 'Ann', ties: 'halves' },
      [
        { own: '1', rival: '4' },
        { own: '3', rival: '3', cut: 'no' },
        { own: '6', rival: '2' },
      ],
      'A deal won, a tie with half games, a deal lost.',
      { Ann: 1.5 },
      'Moved 1 time',
    ),
    valueExample('prizes', cites.blue.progressiveGame, 'At midnight the score cards are collected and the punches counted.', 'the most punch marks'),
  ],
});
