import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always } from '../../../../laws/laws.ts';
import { notDecided, passesTo, scoresNothing } from '../../../../laws/remedies.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { BLUE, cites, DONOHUE } from '../../cites.ts';
import { variant } from '../../code.ts';
import { ableToPlay, cannotPlay, levelBlock, NO_DIFFERENCE } from '../../laws.ts';
import { blockedGame, goingOut } from '../shared/hand-items.ts';
import { game, hand } from './scorers.ts';

export const blockGame = item({
  title: 'Game',
  gist: 'The score that wins.',
  group: 'Game',
  books: { [BLUE]: unscored(), [DONOHUE]: bookValue(100, cites.donohue.blockDomino, { says: 'Fewer by agreement.' }) },
});

export default variant({
  title: 'Block game',
  aliases: ['Block dominoes', 'The block'],
  books: { [BLUE]: { heading: 'Block Game', pages: '213-214' }, [DONOHUE]: { heading: 'Block Game', pages: '381-382' } },
  players: { min: 2, max: 4, usual: 2 },
  packs: ['none-0'],
  glance: {
    Hand: 'seven each',
    Drawing: 'none',
    Lead: 'any domino (1940); the highest double in the first hand, then in turn (Donohue)',
    Game: '{points.game} (Donohue)',
  },
  laws: {
    add: {
      'cannot-play': cannotPlay(
        {
          [BLUE]: always(passesTo('turn', 'next-player'), cites.blue.block, { note: 'The player says go. Nothing is drawn.' }),
          [DONOHUE]: always(passesTo('turn', 'next-player'), cites.donohue.blockPlay),
        },
        false,
      ),
      'able-to-play': ableToPlay(
        {
          [BLUE]: always(notDecided, cites.blue.block, { note: 'Go is for a player who cannot follow suit; what it costs one who could is left open.' }),
          [DONOHUE]: always(notDecided, [cites.donohue.blockPlay, cites.donohue.draw], {
            note: 'The turn passes when a player cannot play. The book says of muggins and Bergen that one who can is bound to play.',
          }),
        },
        false,
      ),
      'level-block': levelBlock({
        [BLUE]: NO_DIFFERENCE,
        [DONOHUE]: always(scoresNothing('all-players'), cites.donohue.blockPlay),
      }),
    },
  },
  points: {
    add: {
      domino: goingOut(
        {
          [BLUE]: unscored('Only a blocked game is counted here.'),
          [DONOHUE]: ruled('The pips that the others hold.', cites.donohue.blockDeal, { way: 'others' }),
        },
        { gist: 'A player gets rid of the last domino.', aka: ['going out'] },
      ),
      blocked: blockedGame(
        {
          [BLUE]: ruled('The difference between the two hands.', cites.blue.block, { way: 'difference' }),
          [DONOHUE]: ruled('The pips that the others hold; nothing is taken off for the own hand.', cites.donohue.blockPlay, { way: 'others' }),
        },
        { aka: ['jammed', 'stuck'] },
      ),
      game: blockGame,
    },
  },
  scorers: { hand, game },
  examples: [
    lawExample('cannot-play', cites.blue.block, {}, 'A player has nothing that fits.', 'passes to the next player'),
    lawExample('cannot-play', cites.donohue.blockPlay, {}, 'A player has nothing that matches either end.', 'passes to the next player'),
    lawExample('able-to-play', cites.donohue.blockPlay, {}, 'A player lets the turn go and holds a piece that matches.', 'does not cover'),
    lawExample('able-to-play', cites.blue.block, {}, 'A player says go, and it turns out that the 6-3 in hand would have fitted.', 'does not cover'),
    lawExample('level-block', cites.donohue.blockPlay, {}, 'Two of three players hold 9 pips each, the third 15.', 'nothing'),
    scoreExample('hand', cites.blue.block, { end: 'blocked', own: '6', others: '14' }, 'Blocked with 6 pips against 14.', 8),
    scoreExample('hand', cites.donohue.blockDeal, { end: 'blocked', own: '6', others: '14' }, 'Blocked with 6 pips against 14.', 14),
    scoreExample(
      'hand',
      cites.donohue.blockDeal,
      { end: 'domino', left: '6-4 5-5.3-1' },
      'A player goes out; one opponent holds 6-4 and 5-5, the other the 3-1.',
      24,
    ),
    sheetExample(
      'game',
      cites.donohue.blockDomino,
      { players: 'three', names: 'Anna.Ben.Carl' },
      [
        { end: 'domino', out: 'first', pips: '0.12.19' },
        { end: 'blocked', pips: '8.8.20' },
        { end: 'domino', out: 'first', pips: '0.40.30' },
      ],
      'Three hands of three players: one out against 31 pips, one blocked with two hands level, one out against 70.',
      { Anna: 101, Ben: 0, Carl: 0 },
      'Anna has won',
    ),
    valueExample('game', cites.donohue.blockDomino, 'One player has 96, and nothing else was agreed.', 100),
  ],
});
