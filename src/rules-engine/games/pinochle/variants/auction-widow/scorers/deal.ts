import { choiceOf, count, flag } from '../../../../../scoring/fields.ts';
import { ok, type Problem, problem } from '../../../../../scoring/result.ts';
import type { Schedule } from '../../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../../scoring/scorers.ts';
import type { points } from '../../../points.ts';
import type { widowPoints } from '../points.ts';

const BANDS = [
  { over: 500, rule: 'premium-over-five-hundred' },
  { over: 449, rule: 'premium-four-fifty' },
  { over: 399, rule: 'premium-four-hundred' },
  { over: 349, rule: 'premium-three-fifty' },
] as const;

const PLAYED = { field: 'hand', is: ['played'] } as const;
const ask = {
  bid: count('The bid', 0, 3000, { unit: 'points' }),
  hand: choiceOf('What did the bidder do?', { played: 'Played the hand', 'given-up': 'Gave up on seeing the widow' }, { otherwise: 'played' }),
  meld: count('Melds of the bidder', 0, 3000, { optional: true, when: PLAYED }),
  cards: count('Points the bidder took in tricks', 0, 250, { optional: true, when: PLAYED, hint: 'The last trick included: all the tricks come to 250.' }),
  fault: choiceOf(
    'Fault that ends the game',
    { none: 'None', bidder: 'Revoke or wrong discard by the bidder', opponents: 'Revoke or lead out of turn by an opponent' },
    { otherwise: 'none' },
  ),
  premium: flag('Premiums are played'),
  scale: choiceOf('How is it written?', { full: 'In full', fifties: 'In whole fifties', tenths: 'Divided by ten' }, { otherwise: 'full' }),
} as const;

export const deal = scorer({
  title: 'Settle a bid',
  gist: 'What the bidder wins from or loses to each opponent: a bid made, given up, or played and lost.',
  aka: ['bete', 'double bete', 'premium', 'what do I pay', 'set'],
  books: ['blue-ribbon-1940'],
  ask,
  score: (asked, schedule: Schedule<typeof points & typeof widowPoints>) => {
    const { bid } = asked;
    const lowest = schedule.points('lowest-bid');
    const problems: Problem[] = [];
    if (bid < lowest) problems.push(problem('bid', `${lowest} or more`, `${bid}`));
    if (asked.hand === 'played' && asked.fault === 'none' && (asked.meld === null || asked.cards === null))
      problems.push(problem(asked.meld === null ? 'meld' : 'cards', 'the melds and tricks of a hand that was played', 'nothing'));
    // All points end in 0 or 5; those of each meld end in 0.
    const step = schedule.gives('dix') ? schedule.points('dix') : 1;
    if (bid % step !== 0) problems.push(problem('bid', `a bid in steps of ${step}`, `${bid}`));
    if ((asked.meld ?? 0) % step !== 0) problems.push(problem('meld', `melds that end in 0, as every one of them does`, `${asked.meld}`));
    const all = schedule.points('cards-in-all');
    if ((asked.cards ?? 0) > all) problems.push(problem('cards', `at most ${all}`, `${asked.cards}`));
    if (problems.length > 0) return { ok: false, problems };

    const notes: string[] = [];
    const lines: Line[] = [];
    const made = (asked.meld ?? 0) + (asked.cards ?? 0);
    const written = (amount: number) => {
      const fifties = asked.scale === 'fifties' ? amount - (amount % 50) : amount;
      return asked.scale === 'tenths' ? fifties / 10 : fifties;
    };
    const line = (item: keyof typeof widowPoints, say: string, amount: number) =>
      lines.push({ rule: schedule.id(item), say, points: written(amount), to: 'Bidder' });
    let headline: string;
    if (asked.fault === 'bidder') {
      line('bid-lost', 'game lost by a fault of the bidder, reckoned as played and lost', -bid * schedule.points('bid-lost'));
      notes.push('The book takes the game for the fault and does not say whether the loss is single or double; it is doubled here.');
      headline = 'The bidder loses by a fault';
    } else if (asked.hand === 'given-up') {
      line('bid-given-up', `bid of ${bid} given up`, -bid * schedule.points('bid-given-up'));
      headline = `The bidder pays each opponent ${written(bid)}`;
    } else if (asked.fault === 'none' && made < bid) {
      line('bid-lost', `${made} made of ${bid}: double`, -bid * schedule.points('bid-lost'));
      headline = `The bidder is ${bid - made} short and loses double`;
    } else {
      const by = asked.fault === 'opponents' ? 'game won by a fault of the opponents' : `${made} made of ${bid}`;
      line('bid-made', by, bid);
      const band = BANDS.find(({ over }) => bid > over);
      if (asked.premium && bid === 500) notes.push('No premium is printed for a bid of exactly 500.');
      else if (asked.premium && band !== undefined) line(band.rule, 'premium', schedule.points(band.rule));
      if (asked.fault === 'opponents') notes.push('The book does not say how the opponents share the loss.');
      const premium = lines.reduce((sum, one) => sum + (one.points ?? 0), 0) - written(bid);
      headline = premium === 0 ? `The bidder makes ${bid}` : `The bidder makes ${bid}, and ${written(bid) + premium} with the premium`;
    }
    notes.push('The figure is what passes between the bidder and each opponent; a fourth at the table shares with the opponents.');
    if (asked.scale !== 'full') notes.push('Shortened scores are a custom told of by the book, and its own examples of it do not agree.');
    return ok(answer(headline, lines, notes));
  },
});
