import { choiceOf, count, flag, type Values } from '../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points/index.ts';
import { CONTRACT_BOOKS, type Columns, type Deal, FIGURES, notesOf, problemsOf, sayContract, sayResult, scoreDeal } from '../reckoning/contract.ts';
import { contractFields } from '../reckoning/fields.ts';

export const COLUMNS: Columns = { below: 'Declarer’s side, below the line', above: 'Declarer’s side, above the line', defenders: 'Defenders, above the line' };

const ask = {
  ...contractFields,
  vulnerable: flag('Declarer’s side is vulnerable', { hint: 'It has won a game of this rubber ("game-in" in the 1940 book).' }),
  honours: count('Most honours in one hand of declarer’s side', 0, 5, { optional: true, hint: 'Ace, king, queen, jack and ten of trumps; at no-trump, aces.' }),
  theirs: count('Most honours in one hand of the defenders', 0, 5, { optional: true }),
  carried: count('Points that declarer’s side has below the line already', 0, 90, { optional: true, hint: 'Part scores of this game.' }),
  figures: choiceOf('Vulnerable and down undoubled: which figures?', FIGURES, {
    optional: true,
    when: { field: 'doubling', is: ['none'] },
    given: 'vulnerable-down-text-first',
  }),
} as const;

function score(asked: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const deal: Deal = asked;
  const bad = problemsOf(deal, by);
  if (bad !== null) return wrong(bad);
  const carried = asked.carried ?? 0;
  const least = by.points('trick-minor');
  if (carried % 10 !== 0 || (carried > 0 && carried < least)) return wrong(problem('carried', `a part score: 0, or ${least} and more in tens`, `${carried}`));
  const lines: Line[] = [];
  const below = scoreDeal(deal, by, COLUMNS, lines);
  const notes = notesOf(deal, by);
  if (below > 0) {
    const game = by.points('game');
    const all = below + carried;
    if (all >= game) lines.push(by.mention('game', carried === 0 ? 'that makes game' : `with ${carried} already below the line, that makes game`));
    else notes.push(`Below the line it stands at ${all}; playing to ${game}.`);
  }
  let above = 0;
  let defenders = 0;
  for (const line of lines) {
    if (line.to === COLUMNS.above) above += line.points ?? 0;
    else if (line.to === COLUMNS.defenders) defenders += line.points ?? 0;
  }
  const won = below + above === 0 ? '' : `; declarer’s side scores ${above === 0 ? below : below === 0 ? above : `${below} below and ${above} above the line`}`;
  const lost = defenders === 0 ? '' : `; the defenders score ${defenders}`;
  return { ok: true, value: answer(`${sayContract(deal)}, ${sayResult(deal)}${won}${lost}`, lines, notes) };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'What a contract brings when it is made and what it costs when it fails, line by line.',
  aka: ['score a hand', 'undertricks', 'how much is down two doubled', '3NT points', 'slam bonus', 'honors', 'overtricks', 'insult'],
  books: CONTRACT_BOOKS,
  ask,
  score,
});
