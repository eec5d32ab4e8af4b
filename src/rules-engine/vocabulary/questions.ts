interface Question {
  readonly title: string;
  /** What players call it, for search. */
  readonly aka: readonly string[];
}

/**
 * Standard questions of a game: nobody has done wrong, but the books have the answer. Rows with one of these are printed with the questions of the game; a
 * fault has an offence instead.
 */
export const QUESTIONS = {
  allowed: { title: 'Is it allowed?', aka: ['may I', 'not allowed', 'is that allowed', 'can you'] },
  obliged: { title: 'Must it be done?', aka: ['must I', 'have to', 'forced', 'can I refuse'] },
  'what-counts': { title: 'What counts, and for whom?', aka: ['does it count', 'who gets', 'what happens'] },
  'who-wins': { title: 'Who wins?', aka: ['who takes it', 'which is better', 'what beats'] },
  tie: { title: 'What of a tie?', aka: ['tie', 'equal', 'same score', 'draw'] },
  'who-goes-out': { title: 'Who is out first?', aka: ['both go out', 'both reach the game', 'who wins'] },
  'not-made': { title: 'What if the bid or game is not made?', aka: ['bid failed', 'set', 'set back', 'went down', 'did not make it'] },
  'nobody-bids': { title: 'What if nobody bids or opens?', aka: ['all pass', 'everybody passes', 'nobody opens'] },
  'runs-out': { title: 'What if the cards run out, or none can be played?', aka: ['stock gone', 'no cards left', 'cannot play', 'blocked'] },
  'broken-off': { title: 'What of a game broken off?', aka: ['unfinished', 'stopped in the middle', 'player has to leave'] },
  'who-pays': { title: 'Who pays, and how much?', aka: ['who pays', 'settle', 'how much'] },
  'who-decides': { title: 'Who decides?', aka: ['dispute', 'who settles it', 'umpire', 'referee'] },
} as const satisfies Record<string, Question>;
export type QuestionId = keyof typeof QUESTIONS;
