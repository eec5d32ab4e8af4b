import { cite } from '../../../books.ts';
import { variant } from '../../../core/games.ts';
import { progressiveLaws } from './progressive-laws.ts';
import { progressiveAdd, progressiveAmend } from './progressive-points.ts';
import { prizes, round } from './progressive-scorers.ts';

const USPC = cite('uspc-1898', '12', 'Progressive Euchre');
const USPC_PRIZES = cite('uspc-1898', '12-13', 'Progressive Euchre');
const BLUE = cite('blue-ribbon-1940', '228', 'Drive, or Progressive Euchre');
const BLUE_PRIZES = cite('blue-ribbon-1940', '229', 'Drive, or Progressive Euchre');

export default variant({
  title: 'Progressive euchre',
  aliases: ['Drive euchre', 'Euchre drive', 'Euchre party'],
  books: {
    'uspc-1898': { heading: 'Progressive Euchre', pages: '11-13', inherits: { from: 'euchre', cite: USPC } },
    'blue-ribbon-1940': { heading: 'Drive, or Progressive Euchre', pages: '228-229', inherits: { from: 'euchre', cite: BLUE } },
  },
  players: { min: 12, max: 96, say: 'tables of four, three or more of them' },
  packs: ['piquet-32'],
  glance: {
    'The round': 'ends everywhere when the head table finishes its game of 5',
    'Moving up': 'the side with more points at the bell',
    'Head table': 'no lone hands',
    'Tie at a table': 'first to its points moves up (U.S. Playing Card); cut (Blue Ribbon)',
    Prizes: 'by games won; ties are played off (U.S. Playing Card) or cut for (Blue Ribbon)',
  },
  laws: progressiveLaws,
  points: { amend: progressiveAmend, add: progressiveAdd, repeal: { 'long-game': 'The game at the head table is 5 points.' } },
  scorers: { round, prizes },
  examples: [
    {
      kind: 'law',
      law: 'bell-in-play',
      book: 'uspc-1898',
      story: 'The table is tied; a side has its third trick, but it lies face up when the bell taps.',
      answers: { state: 'unturned' },
      ruling: 'trick is void',
      cite: USPC,
    },
    {
      kind: 'law',
      law: 'table-tied',
      book: 'uspc-1898',
      story: 'Three all at the second table, and nothing was agreed.',
      answers: { agreed: 'nothing' },
      ruling: 'made its points first wins',
      cite: USPC,
    },
    {
      kind: 'law',
      law: 'lone-hand-barred',
      book: 'uspc-1898',
      story: 'A player at the first table says "alone".',
      answers: { table: 'head' },
      ruling: 'obody may play alone',
      cite: USPC,
    },
    {
      kind: 'law',
      law: 'assisting',
      book: 'blue-ribbon-1940',
      story: "At the third table the dealer's partner orders up.",
      answers: { table: 'other' },
      ruling: 'must play alone',
      cite: BLUE,
    },
    {
      kind: 'law',
      law: 'prize-tied',
      book: 'uspc-1898',
      story: 'Two players have won nine games each, and no cut was agreed.',
      answers: { method: 'play' },
      ruling: 'must play one game',
      cite: USPC,
    },
    {
      kind: 'law',
      law: 'second-prize',
      book: 'blue-ribbon-1940',
      story: 'Three prizes are offered; two players stand at 12 games and two at 11.',
      answers: { tied: 'two' },
      ruling: 'divide the best prizes',
      cite: BLUE_PRIZES,
    },
    {
      kind: 'law',
      law: 'booby-prize-tied',
      book: 'uspc-1898',
      story: 'Two players are last with two games.',
      answers: {},
      ruling: 'wins the booby prize',
      cite: USPC_PRIZES,
    },
    {
      kind: 'law',
      law: 'other-seat',
      book: 'uspc-1898',
      story: "A lady fills a gentleman's place and wins the most games of that row.",
      answers: {},
      ruling: 'may not compete',
      cite: USPC_PRIZES,
    },
    {
      kind: 'score',
      scorer: 'prizes',
      book: 'blue-ribbon-1940',
      story: 'The case of the book: two with 12 games, two with 11, three prizes.',
      input: { games: '12.12.11.11', prizes: '3' },
      headline: 'ties to settle',
      cite: BLUE_PRIZES,
    },
    {
      kind: 'score',
      scorer: 'round',
      book: 'uspc-1898',
      story: 'Two all at the bell; the second side has turned down its third trick.',
      input: { table: 'other', first: '2', second: '2', third: 'second-turned', tie: 'first-made' },
      totals: { 'Second side': 1 },
      cite: USPC,
    },
  ],
});
