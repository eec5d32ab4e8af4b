import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { always, caseByCase } from '../../../../laws/laws.ts';
import { allowed, barred, must, passesTo } from '../../../../laws/remedies.ts';
import { type AddedBy, variantOf } from '../../../../rulesets/games.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { BLUE, cites, DONOHUE } from '../../cites.ts';
import type { Dominoes } from '../../code.ts';
import { ableToPlay, cannotPlay, DRAWN, DRAWN_COMPARED } from '../../laws.ts';
import { drawAble, drawLastTwo, drawStonesUntilAble, drawUntilAbleOrTwo } from '../../words.ts';
import type block from '../block/index.ts';
import { game, hand } from './scorers.ts';

const variant = variantOf<Dominoes & AddedBy<typeof block>>();

export default variant({
  title: 'Draw game',
  aliases: ['Draw dominoes'],
  books: {
    [BLUE]: { heading: 'Draw Game', pages: '214-215', inherits: { from: 'dominoes/block', cite: cites.blue.draw } },
    [DONOHUE]: { heading: 'Draw Game', pages: '382', inherits: { from: 'dominoes/block', cite: cites.donohue.draw } },
  },
  players: { min: 2, max: 4, usual: 2 },
  packs: ['none-0'],
  glance: { Hand: 'seven each', Drawing: 'at will, and by duty when unable to play', 'Left undrawn': 'two (1940); none (Donohue)' },
  laws: {
    add: {
      'cannot-play': cannotPlay(
        {
          [BLUE]: caseByCase(
            [
              { when: { left: 'more' }, then: [must('player', drawUntilAbleOrTwo)], note: 'It holds even if nothing in the stock can fit.' },
              { when: { left: ['two', 'none'] }, then: [barred('player', drawLastTwo), passesTo('turn', 'next-player')] },
            ],
            cites.blue.draw,
          ),
          [DONOHUE]: caseByCase(
            [
              { when: { left: ['more', 'two'] }, then: [must('player', drawStonesUntilAble)], note: 'It holds even if the game is blocked.' },
              { when: { left: 'none' }, then: [passesTo('turn', 'next-player')] },
            ],
            cites.donohue.draw,
          ),
        },
        true,
        DRAWN,
        DRAWN_COMPARED,
      ),
      'able-to-play': ableToPlay({
        [BLUE]: always(allowed('player', drawAble), cites.blue.draw),
        [DONOHUE]: always(allowed('player', drawAble), cites.donohue.draw, { note: 'The unlimited right to draw is what marks this game.' }),
      }),
    },
  },
  points: {
    repeal: { domino: 'One line stands for both ends of a hand.', blocked: 'One line stands for both ends of a hand.' },
    add: {
      'hand-won': item({
        title: 'Hand won',
        gist: 'A player goes out, or holds the fewest pips when nobody can play.',
        group: 'The hand',
        books: {
          [BLUE]: ruled('The difference between the two hands.', cites.blue.draw, { way: 'difference' }),
          [DONOHUE]: ruled('The pips that the others hold, as in the block game.', cites.donohue.draw, { way: 'others' }),
        },
      }),
    },
  },
  scorers: { hand, game },
  examples: [
    lawExample('cannot-play', cites.blue.draw, { left: 'more' }, 'Four dominoes are in the stock and nothing fits.', 'until two are left'),
    lawExample('cannot-play', cites.donohue.draw, { left: 'two' }, 'Two dominoes are in the stock and nothing fits.', 'until the stock is gone'),
    lawExample('able-to-play', cites.donohue.draw, {}, 'A player who could play draws three more.', 'may draw'),
    lawExample('able-to-play', cites.blue.draw, {}, 'A player who has a match draws two more first.', 'may draw'),
    scoreExample('hand', cites.donohue.draw, { end: 'blocked', own: '5', others: '12' }, 'Blocked with 5 pips against 12: all twelve are scored.', 12),
    scoreExample('hand', cites.blue.draw, { end: 'domino', others: '17' }, 'A player goes out against 17 pips.', 17),
    sheetExample(
      'game',
      cites.blue.draw,
      { players: 'two', names: 'Anna.Ben' },
      [
        { end: 'domino', out: 'first', pips: '0.17' },
        { end: 'blocked', pips: '9.4' },
      ],
      'One player goes out against 17 pips; the next hand is blocked at 9 and 4.',
      { Anna: 17, Ben: 5 },
      'Anna 17, Ben 5',
    ),
  ],
});
