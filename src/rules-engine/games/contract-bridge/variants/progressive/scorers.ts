import type { BookId } from '../../../../books.ts';
import { across, SIDE_NAMES, type Side, sidesOf } from '../../../../mechanics/sides.ts';
import { choiceOf, count, type Values } from '../../../../scoring/fields.ts';
import { together } from '../../../../scoring/require-all.ts';
import { type Result, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { type Points, replay, type Turn } from '../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import type { points } from '../../points/index.ts';
import { BOOK_TRICKS, type Columns, type Deal, FIGURES, notesOf, problemsOf, sayContract, sayResult, scoreDeal } from '../../reckoning/contract.ts';
import { contractFields } from '../../reckoning/fields.ts';
import { asObject, dealFields, figuresField } from '../../reckoning/sides.ts';
import type { progressivePoints } from './points.ts';

const BOOKS = ['blue-ribbon-1940'] as const satisfies readonly BookId[];
export const DEALS = 4;

/** Neither side is vulnerable in the first deal, the dealer's side in the second and third, both in the fourth. */
export function isVulnerable(number: number, dealers: boolean): boolean {
  return number === DEALS || (number > 1 && dealers);
}

/** The lines of a separate deal: the schedule of contract, the bonus for game or part score, the limit of penalties. */
export function scoreProgressive(deal: Deal, by: Schedule<typeof points & typeof progressivePoints>, to: Columns, lines: Line[]): void {
  const below = scoreDeal(deal, by, to, lines);
  if (deal.tricks >= deal.level + BOOK_TRICKS) {
    const game = below >= by.points('game');
    const key = game ? (deal.vulnerable ? 'game-bonus-vulnerable' : 'game-bonus') : 'part-score';
    const say = game ? `game${deal.vulnerable ? ', vulnerable' : ''}` : 'part score';
    lines.push(by.line(key, say, { to: to.above }));
    return;
  }
  let penalty = 0;
  for (const line of lines) if (line.to === to.defenders && line.rule.includes('down')) penalty += line.points ?? 0;
  const limit = by.points('penalty-limit');
  if (penalty > limit) {
    lines.push({ rule: by.id('penalty-limit'), say: `no more than ${limit}: ${penalty - limit} taken off`, points: limit - penalty, to: to.defenders });
  }
}

const SIDE: Columns = { below: 'Declarer’s side', above: 'Declarer’s side', defenders: 'Defenders' };
const ask = {
  number: count('Which deal of the four?', 1, DEALS),
  dealer: choiceOf('Who dealt?', { declarer: 'Declarer’s side', defenders: 'The defenders' }),
  ...contractFields,
  honours: count('Most honours in one hand of declarer’s side', 0, 5, { optional: true, hint: 'At no-trump, aces.' }),
  theirs: count('Most honours in one hand of the defenders', 0, 5, { optional: true }),
  figures: choiceOf('Vulnerable and down undoubled: which figures?', FIGURES, { optional: true, when: { field: 'doubling', is: ['none'] } }),
} as const;

function score(asked: Values<typeof ask>, by: Schedule<typeof points & typeof progressivePoints>): Result<Answer> {
  const deal: Deal = { ...asked, vulnerable: isVulnerable(asked.number, asked.dealer === 'declarer') };
  const bad = problemsOf(deal, by);
  if (bad !== null) return wrong(bad);
  const lines: Line[] = [];
  scoreProgressive(deal, by, SIDE, lines);
  const scored = answer('', lines, [`Declarer’s side is ${deal.vulnerable ? '' : 'not '}vulnerable in this deal.`, ...notesOf(deal, by)]);
  const says = scored.totals.map(({ to, points: sum }) => `${to} ${sum}`).join(', ');
  return { ok: true, value: { ...scored, headline: `${sayContract(deal)}, ${sayResult(deal)}${says === '' ? '' : `: ${says}`}` } };
}

export const deal = scorer({
  title: 'Score a deal of the four',
  gist: 'One deal of progressive contract, with the bonus for game or part score and the limit of penalties.',
  aka: ['progressive contract', 'four deal bridge', 'party bridge score'],
  books: BOOKS,
  ask,
  score,
});

const setup = { ...SIDE_NAMES, dealer: choiceOf('Who dealt first?', { we: 'We', they: 'They' }), figures: figuresField } as const;
type Entry = Values<typeof dealFields>;

function turnOf(asked: Values<typeof setup>, entry: Entry, number: number, by: Schedule<typeof points & typeof progressivePoints>): Turn {
  const names = sidesOf(asked).name;
  const lines: Line[] = [];
  if (entry.looked !== null && entry.looked !== 'nobody')
    lines.push(by.line('quitted-trick', `${names[entry.looked]} looked at a quitted trick`, { to: across(entry.looked) }));
  const { declarer } = entry;
  const contract = together(entry, 'level', 'denomination', 'doubling', 'tricks');
  if (declarer === 'passed' || contract === null) {
    return { lines, notes: ['The book does not say what is done with a deal that all pass; it is counted here as one of the four.'] };
  }
  const dealers: Side = number % 2 === 1 ? asked.dealer : across(asked.dealer);
  const [honours, theirs] = declarer === 'we' ? [entry.ours, entry.theirs] : [entry.theirs, entry.ours];
  const vulnerable = isVulnerable(number, dealers === declarer);
  const played: Deal = { ...contract, honours, theirs, vulnerable, figures: asked.figures };
  const say = `${sayContract(played)} by ${asObject(names[declarer])}, ${vulnerable ? 'vulnerable, ' : ''}${sayResult(played)}`;
  const issue = problemsOf(played, by, declarer === 'we' ? ['ours', 'theirs'] : ['theirs', 'ours']);
  if (issue !== null) return { say, problems: [issue] };
  scoreProgressive(played, by, { below: declarer, above: declarer, defenders: across(declarer) }, lines);
  return { say, lines, notes: notesOf(played, by) };
}

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points & typeof progressivePoints>): Played {
  const { name: names, columns } = sidesOf(asked);
  const standing = ({ we = 0, they = 0 }: Points) => {
    const ahead = we >= they ? names.we : names.they;
    return we === they ? `${we} all` : `${ahead} are ahead by ${Math.abs(we - they)}, ${Math.max(we, they)} to ${Math.min(we, they)}`;
  };
  let number = 1;
  return replay({
    columns,
    entries,
    whole: 'round',
    say: (entry) => (entry.declarer === 'passed' ? 'All passed' : `A deal played by ${asObject(names[entry.declarer])}`),
    turn: (entry, _, at) => {
      number = at + 1;
      return turnOf(asked, entry, number, by);
    },
    end: (has) => (number < DEALS ? null : `The round is over. ${standing(has)}.`),
    state: (has, over) => {
      const next = entries.length + 1;
      const dealer: Side = next % 2 === 1 ? asked.dealer : across(asked.dealer);
      const who = next === 1 ? 'Neither side is' : next === DEALS ? 'Both sides are' : `${names[dealer]}, who deal, are`;
      return over === null ? [`Deal ${next}: ${who} vulnerable.`, `${standing(has)}.`] : [];
    },
  });
}

export const fourDeal = sheet({
  title: 'Keep the four deals',
  gist: 'A round of progressive contract: four deals, each scored by itself, with the vulnerability of its number.',
  aka: ['four-deal bridge', 'chicago', 'progressive score sheet', 'who is vulnerable'],
  books: BOOKS,
  setup,
  entry: dealFields,
  play,
});
