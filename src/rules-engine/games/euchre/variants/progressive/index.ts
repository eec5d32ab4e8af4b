import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { progressiveCases } from '../shared/cases.ts';
import { progressiveLaws } from './laws.ts';
import { progressiveAdd, progressiveAmend } from './points.ts';
import { prizes, round } from './scorers.ts';

export default variant({
  title: 'Progressive euchre',
  aliases: ['Drive euchre', 'Euchre drive', 'Euchre party'],
  books: {
    'uspc-1898': { heading: 'Progressive Euchre', pages: '11-13', inherits: { from: 'euchre', cite: cites.uspc.progressiveGame } },
    'blue-ribbon-1940': { heading: 'Drive, or Progressive Euchre', pages: '228-229', inherits: { from: 'euchre', cite: cites.blue.driveGame } },
  },
  players: { min: 12, max: 96, say: 'tables of four, three or more of them' },
  packs: ['piquet-32'],
  glance: {
    'The round': 'ends everywhere when the head table finishes its game of {points.game}',
    'Moving up': 'the side with more points at the bell',
    'Head table': 'no lone hands',
    'Tie at a table': 'first to its points moves up (U.S. Playing Card); cut (Blue Ribbon)',
    Prizes: 'by games won; ties are played off (U.S. Playing Card) or cut for (Blue Ribbon)',
  },
  laws: progressiveLaws,
  points: { amend: progressiveAmend, add: progressiveAdd, repeal: { 'long-game': 'The game at the head table is 5 points.' } },
  scorers: { round, prizes },
  repealScorers: {
    game: 'A game ends with the bell.',
    deal: 'Nobody has checked yet whether the count applies here unchanged.',
    running: 'A game ends with the bell.',
  },
  examples: [
    lawExample(
      'lead-before-discard',
      cites.uspc.rulesDeal,
      { table: 'other' },
      'At the second table the eldest hand leads while the dealer still has six cards.',
      'The player on the dealer’s left may not take back the lead',
    ),
    lawExample('bell-in-play', cites.blue.driveGame, {}, 'The bell rings in the middle of a trick.', 'score stands'),
    lawExample('table-tied', cites.blue.drivePlayers, {}, 'A table has the same score on both sides.', 'must cut for it'),
    lawExample('lone-hand-barred', cites.blue.driveGame, { table: 'head' }, 'A player at table 1 says "alone".', 'obody may play alone'),
    lawExample('second-prize', cites.uspc.progressiveScoring, { tied: 'two' }, 'Two players tie for the first of two prizes.', 'wins the second prize'),
    lawExample(
      'bridge-prompt',
      cites.uspc.notesTrump,
      { table: 'head' },
      'At the first table a player tells his partner that they are at the bridge.',
      'may not order up',
    ),
    lawExample(
      'bell-in-play',
      cites.uspc.progressiveGame,
      { state: 'unturned' },
      'The table is tied; a side has its third trick, but it lies face up when the bell taps.',
      'The trick does not count',
    ),
    lawExample(
      'table-tied',
      cites.uspc.progressiveGame,
      { agreed: 'nothing' },
      'Three all at the second table, and nothing was agreed.',
      'made its points first wins',
    ),
    lawExample('lone-hand-barred', cites.uspc.progressiveGame, { table: 'head' }, 'A player at the first table says "alone".', 'obody may play alone'),
    lawExample('assisting', cites.blue.driveGame, { table: 'other' }, 'At the third table the dealer’s partner orders up.', 'must play alone'),
    lawExample(
      'prize-tied',
      cites.uspc.progressiveGame,
      { method: 'play' },
      'Two players have won nine games each, and no cut was agreed.',
      'must play one game',
    ),
    lawExample(
      'second-prize',
      cites.blue.drivePlayers,
      { tied: 'two' },
      'Three prizes are offered; two players stand at 12 games and two at 11.',
      'The players who tie split the best prizes',
    ),
    lawExample('booby-prize-tied', cites.uspc.progressiveScoring, {}, 'Two players are last with two games.', 'wins the booby prize'),
    lawExample('other-seat', cites.uspc.progressiveScoring, {}, 'A lady fills a gentleman’s place and wins the most games of that row.', 'may not compete'),
    scoreExample(
      'prizes',
      cites.blue.drivePlayers,
      { games: '12.12.11.11', prizes: '3' },
      'The case of the book: two with 12 games, two with 11, three prizes.',
      'ties to settle',
    ),
    scoreExample(
      'round',
      cites.uspc.progressiveGame,
      { table: 'other', first: '2', second: '2', third: 'second-turned', tie: 'first-made' },
      'Two all at the bell; the second side has turned down its third trick.',
      { 'Second side': 1 },
    ),
    ...progressiveCases,
  ],
});
