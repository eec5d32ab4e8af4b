import type { BookId } from '../../../../books.ts';
import { choiceOf, count } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import type { progressiveAdd } from '../progressive/points.ts';

interface PartyRules {
  readonly title: string;
  readonly gist: string;
  readonly books: readonly BookId[];
  /** Whether any table that reaches the game rings the bell, or only the head table. */
  readonly anyTable: boolean;
}

const NAMES = ['First side', 'Second side'] as const;

/** Returns the scorer of who moves at the bell, for progressive euchre or its rapid form. */
export function roundScorer(rules: PartyRules) {
  return scorer({
    title: rules.title,
    gist: rules.gist,
    aka: ['who moves up', 'who progresses', 'tie at the bell'],
    books: rules.books,
    ask: {
      table: choiceOf('Which table?', { head: 'The head table', other: 'Another table' }),
      first: count('Points of the first side at the bell', 0, 8),
      second: count('Points of the second side at the bell', 0, 8),
      third: choiceOf('Had a side its third trick of the hand when the bell rang?', {
        no: 'No',
        'first-turned': 'The first side, and it was turned down',
        'second-turned': 'The second side, and it was turned down',
        unturned: 'Yes, but it was not turned down',
      }),
      tie: choiceOf('If they are tied', {
        'first-made': 'First to its points wins: the first side',
        'second-made': 'First to its points wins: the second side',
        cut: 'They cut',
        halves: 'Half a game each, by agreement',
      }),
    },
    score: ({ table, first, second, third, tie }, by: Schedule<typeof points & typeof progressiveAdd>) => {
      const game = by.points('game');
      const thirdCounts = by.way('game-won') === 'third-trick-counts';
      if (first >= game && second >= game) return wrong(problem('second', `at most one side with ${game}`, `${first} and ${second}`));
      if (table === 'head' && !rules.anyTable && first < game && second < game)
        return wrong(problem('first', `a side with ${game}: the head table plays its game out`, `${first} and ${second}`));
      if (table === 'other' && !rules.anyTable && first === second && first >= game)
        return wrong(problem('second', 'scores below the game when tied', `${second}`));
      const notes: string[] = [];
      const won = (side: 0 | 1, law: string | null, say: string) => {
        const to = NAMES[side];
        const lines: Line[] = [law === null ? by.line('game-won', say, { to }) : by.law(law, say, { points: by.points('game-won'), unit: 'game', to })];
        if (table === 'head')
          notes.push(rules.anyTable ? 'The winners at the head table go to the foot table.' : 'The losers at the head table go down to the last table.');
        if (!thirdCounts && table === 'other') notes.push('Both move up, or, in the other way of moving, the lady up and the gentleman down.');
        return ok(answer(`${NAMES[side]} wins${table === 'head' ? '' : ' and moves up'}`, lines, notes));
      };
      if (first !== second) return won(first > second ? 0 : 1, null, `${Math.max(first, second)} to ${Math.min(first, second)}`);
      if (thirdCounts && third === 'first-turned') return won(0, 'bell-in-play', 'tied, third trick turned down');
      if (thirdCounts && third === 'second-turned') return won(1, 'bell-in-play', 'tied, third trick turned down');
      if (third === 'unturned' && thirdCounts) notes.push('A third trick that is not turned down does not count.');
      if (third !== 'no' && !thirdCounts) notes.push('Play stops at the bell; tricks of the unfinished hand do not count.');
      if (tie === 'cut' || !by.gives('half-game')) {
        if (tie !== 'cut') notes.push('The book has ties cut for, and nothing else.');
        return ok(answer('Tied: they cut', [by.law('table-tied', `${first} all`)], notes));
      }
      if (tie === 'halves') {
        const lines = NAMES.map((to) => by.line('half-game', 'half a game to each player', { to }));
        return ok(answer('Tied: half a game to each of the four', lines, [...notes, 'The book does not say who moves up under this custom.']));
      }
      return won(tie === 'first-made' ? 0 : 1, 'table-tied', `${first} all; it made its points first`);
    },
  });
}
