import { cards, flag, type Values, words } from '../../../scoring/fields.ts';
import type { ScoreItem } from '../../../scoring/points.ts';
import { ok, type Problem, problem, type Result } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line } from '../../../scoring/scorers.ts';
import { type Card, showCard } from '../../../vocabulary/cards.ts';
import type { points } from '../points/index.ts';
import { FULL, LIMIT, type Made, madeBy, pips } from './pegging.ts';
import { alikeName, handSize } from './prices.ts';
import { numberWord } from './words.ts';

/** The players of a table, in the order of play. */
export const TWO = ['Non-dealer', 'Dealer'] as const;

/** A go: said, or implied by letting the turn pass. */
interface Go {
  readonly player: number;
  readonly count: number;
  /** The number of cards on the table at the time. */
  readonly after: number;
}

/** The state of the play between two cards. */
interface Standing {
  count: number;
  pile: Card[];
  last: number;
  readonly left: number[];
  readonly goes: Go[];
}

/** The next player in turn who has cards left; -1 if nobody has. */
function nextAfter(last: number, left: readonly number[]): number {
  for (let step = 1; step <= left.length; step++) {
    const player = (last + step) % left.length;
    if ((left[player] ?? 0) > 0) return player;
  }
  return -1;
}

type Item = keyof typeof points | 'play-flush';
export type PlayPrices = Schedule<typeof points & { 'play-flush': ScoreItem }>;

/** The score item of something made in the play, how often it counts, and its name; null if the book does not peg it. */
function pegs(made: Made, by: PlayPrices): { item: Item; times?: number; what: string } | null {
  switch (made.kind) {
    case 'fifteen':
      return { item: 'play-fifteen', what: 'fifteen' };
    case 'thirty-one':
      return { item: 'thirty-one', what: 'thirty-one' };
    case 'alike': {
      const item = ({ 2: 'play-pair', 3: 'play-pair-royal', 4: 'play-double-pair-royal' } as const)[made.of];
      return { item, what: made.of === 2 ? 'a pair' : alikeName(made.of, by) };
    }
    case 'run':
      return { item: 'play-run', times: made.cards.length, what: `a run of ${numberWord(made.cards.length)}` };
    case 'flush':
      return by.gives('play-flush') ? { item: 'play-flush', times: made.cards.length, what: `a flush of ${numberWord(made.cards.length)}` } : null;
  }
}

export const ABOUT = {
  title: 'Peg the play',
  gist: 'Goes through the play card by card and says who pegs what: fifteens, pairs, runs, thirty-one, go and last card.',
  aka: ['pegging', 'pegging calculator', 'run in the play', 'who gets the go', 'one for last'],
} as const;
export const ask = {
  cards: cards('Cards in the order in which they were played', 'standard-52', [1, 16], { ordered: true }),
  by: words('Who played each card', 40, {
    optional: true,
    hint: 'A figure for each card, 1 for the player who leads the deal: 1212212. Left open, the players take turns; a turn passed over is a go.',
  }),
  heels: flag('The starter was a jack', { given: 'heels', hint: 'The dealer pegs his heels before a card is played.' }),
  stopped: flag('Nobody could play after the last card given', { hint: 'Ends the count with a go before all cards are out.' }),
} as const;

/** Counts the play, card by card. */
export function pegPlay({ cards: played, by: figures, heels, stopped }: Values<typeof ask>, names: readonly string[], by: PlayPrices): Result<Answer> {
  const each = handSize(by);
  const endsPlay = by.way('go') !== undefined;
  const order = figures === null ? null : [...figures.replaceAll(/[\s,-]/g, '')].map((figure) => Number(figure) - 1);
  if (order !== null && (order.length !== played.length || order.some((player) => !(player >= 0 && player < names.length)))) {
    return { ok: false, problems: [problem('by', `${played.length} figures from 1 to ${names.length}, one for each card`, `"${figures}"`)] };
  }

  const now: Standing = { count: 0, pile: [], last: -1, left: names.map(() => each), goes: [] };
  const players: number[] = [];
  const lines: Line[] = [];
  const notes: string[] = [];
  if (heels === true) lines.push(by.line('heels', `his heels, the jack turned: ${numberWord(by.points('heels'))}`, { to: names.at(-1) ?? '' }));
  const refuse = (n: number, expected: string, found: string): { ok: false; problems: Problem[] } => ({
    ok: false,
    problems: [problem('cards', expected, `card ${n + 1}, ${found}`)],
  });
  /** The problem of a go below 22, where every card can be played, by a player who has a card. */
  const early = (n: number) => refuse(n, `a go at ${FULL} or more, since below it every card can be played`, `a go at ${now.count}`);
  /** Closes a count: a go for the last player, unless thirty-one was made. */
  const close = (after: number) => {
    const card = played[after - 1];
    if (now.count !== LIMIT && card !== undefined) {
      lines.push(by.line('go', `${showCard(card)} at ${now.count}: the go for ${numberWord(by.points('go'))}`, { to: names[now.last] ?? '', cards: [card] }));
      now.left.forEach((held, player) => {
        if (held > 0) now.goes.push({ player, count: now.count, after });
      });
    }
    now.count = 0;
    now.pile = [];
  };

  for (const [n, card] of played.entries()) {
    const due = nextAfter(now.last, now.left);
    const player = order?.[n] ?? due;
    if (player < 0) return refuse(n, `${names.length * each} cards at most, ${each} each`, showCard(card));
    const name = names[player] ?? '';
    if ((now.left[player] ?? 0) === 0) return refuse(n, `no more than ${each} cards from one player`, `${showCard(card)}, is ${name}’s card ${each + 1}`);
    const over = now.count + pips(card) > LIMIT;
    const closed = now.count === LIMIT || over;
    if (closed && now.pile.length > 0) {
      if (endsPlay)
        return refuse(n, `no card after ${now.count === LIMIT ? 'thirty-one' : 'the go'}: the five-card play stops there`, `${showCard(card)} on ${now.count}`);
      // Only the player whose turn it is may begin a new count; from any other player the card passes thirty-one.
      if (player !== due) {
        if (over) return refuse(n, `a card that keeps the count at ${LIMIT} or under`, `${showCard(card)} by ${name}, makes ${now.count + pips(card)}`);
        return refuse(n, `${names[due]} to begin the new count`, `${showCard(card)} is played by ${name}`);
      }
      close(n);
    } else if (now.pile.length > 0) {
      for (let passed = (now.last + 1) % names.length; passed !== player; passed = (passed + 1) % names.length) {
        if ((now.left[passed] ?? 0) > 0 && now.count < FULL) return early(n - 1);
        if ((now.left[passed] ?? 0) > 0) now.goes.push({ player: passed, count: now.count, after: n });
      }
    } else if (player !== 0) notes.push(`${name} leads here; the books give the lead to ${names[0]}.`);
    now.count += pips(card);
    now.pile.push(card);
    now.last = player;
    now.left[player] = (now.left[player] ?? 0) - 1;
    players.push(player);
    for (const made of madeBy(now.pile)) {
      const peg = pegs(made, by);
      if (peg === null) continue;
      const { item, times = 1, what } = peg;
      const say = `${showCard(card)} at ${now.count}: ${what} for ${numberWord(by.points(item) * times)}`;
      lines.push(by.line(item, say, { times, to: name, cards: made.cards }));
      if (made.kind === 'run' && !made.inOrder && by.way('play-run') !== 'in-any-order') {
        notes.push(
          `Card ${n + 1}: the run did not fall in order. This book does not say whether that matters; Donohue and Blue Ribbon count a run in any order.`,
        );
      }
      if (made.kind === 'flush') notes.push(`Card ${n + 1}: the book counts the flush in the play only where it is allowed.`);
    }
  }

  const last = played.at(-1) as Card;
  if (now.left.every((held) => held === 0)) {
    // The end hole of the older game is one point for the last player below 31, whether or not cards are left.
    const item = by.way('go') === 'end-hole' ? 'go' : 'last-card';
    if (now.count === LIMIT) {
      if (by.gives('last-card') && by.way('last-card') !== 'not-with-31') {
        notes.push('The last card makes 31: counted as 31 alone. This book does not say so in words; Donohue and Blue Ribbon do.');
      }
    } else if (!by.gives(item)) notes.push('All cards are out below 31: the book gives nothing for the last card in this form.');
    else {
      const say = `${showCard(last)} at ${now.count}: the last card for ${numberWord(by.points(item))}`;
      lines.push(by.line(item, say, { to: names[now.last] ?? '', cards: [last] }));
    }
  } else if (stopped && now.count < FULL) return early(played.length - 1);
  else if (stopped) close(played.length);
  else if (now.count === LIMIT && endsPlay) notes.push('Thirty-one ends the five-card play.');
  else {
    const due = names[nextAfter(now.last, now.left)] ?? '';
    notes.push(
      now.count === LIMIT
        ? `The play goes on: ${due} begins a new count.`
        : `The play goes on at ${now.count}: nothing is counted yet for a go or the last card.`,
    );
  }

  for (const go of now.goes) {
    const held = played.find((card, n) => n >= go.after && players[n] === go.player && go.count + pips(card) <= LIMIT);
    if (held !== undefined) {
      notes.push(`${names[go.player]} let ${go.count} pass while holding ${showCard(held)}, which would have come in.`);
    }
  }
  if (names.length === 4) notes.push('Partners sit opposite and peg together: the eldest hand with the third, the second with the dealer.');
  const sums = names.map((name) => lines.reduce((sum, line) => sum + (line.to === name ? (line.points ?? 0) : 0), 0));
  return ok(answer(names.map((name, n) => `${name} ${sums[n]}`).join(', '), lines, [...new Set(notes)]));
}
