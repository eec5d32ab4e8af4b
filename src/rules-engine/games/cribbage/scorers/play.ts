import type { BookId } from '../../../books.ts';
import { type Card, showCard } from '../../../core/cards.ts';
import { cards, choiceOf, flag, words } from '../../../core/fields.ts';
import { ok, type Problem, problem } from '../../../core/result.ts';
import { answer, type Line, scorer } from '../../../core/scorers.ts';
import { LIMIT, type Made, madeBy, pips } from './pegging.ts';
import { ALIKE, BOOKS, type Form, mustPrice, price } from './schedule.ts';
import { numberWord } from './words.ts';

type Book = (typeof BOOKS)[number];

/** Forms of the play: who sits there in the order of play, cards each, and whose prices hold. */
const TABLES = {
  'six-card': { title: 'Six-card, two players', names: ['Pone', 'Dealer'], each: 4, prices: 'six-card', books: BOOKS },
  'five-card': { title: 'Five-card, two players', names: ['Pone', 'Dealer'], each: 3, prices: 'five-card', books: ['blue-ribbon-1940', 'donohue'] },
  'seven-card': { title: 'Seven-card, two players', names: ['Pone', 'Dealer'], each: 5, prices: 'seven-card', books: ['blue-ribbon-1940'] },
  'three-handed': {
    title: 'Three players',
    names: ['Eldest hand', 'Second hand', 'Dealer'],
    each: 4,
    prices: 'six-card',
    books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  },
  'four-handed': {
    title: 'Four players',
    names: ['Eldest hand', 'Second hand', 'Third hand', 'Dealer'],
    each: 4,
    prices: 'six-card',
    books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  },
} as const satisfies Record<string, { title: string; names: readonly string[]; each: number; prices: Form; books: readonly BookId[] }>;
type TableId = keyof typeof TABLES;

/** A go: said, or meant by letting one's turn pass. */
interface Go {
  readonly player: number;
  readonly count: number;
  /** Cards on the table when it was said. */
  readonly after: number;
}

/** The play as it stands between two cards. */
interface Standing {
  count: number;
  pile: Card[];
  last: number;
  readonly left: number[];
  readonly goes: Go[];
}

/** Next in turn who has cards left; -1 when nobody has. */
function nextAfter(last: number, left: readonly number[]): number {
  for (let step = 1; step <= left.length; step++) {
    const player = (last + step) % left.length;
    if ((left[player] ?? 0) > 0) return player;
  }
  return -1;
}

function pegs(made: Made, book: Book, form: Form): { rule: string; points: number; what: string } | null {
  switch (made.kind) {
    case 'fifteen':
      return { ...mustPrice(form, 'play-fifteen', book), what: 'fifteen' };
    case 'thirty-one':
      return { ...mustPrice(form, 'thirty-one', book), what: 'thirty-one' };
    case 'alike': {
      const item = ({ 2: 'play-pair', 3: 'play-pair-royal', 4: 'play-double-pair-royal' } as const)[made.of];
      return { ...mustPrice(form, item, book), what: made.of === 2 ? 'a pair' : ALIKE[book][made.of] };
    }
    case 'run': {
      const { rule, points } = mustPrice(form, 'play-run', book);
      return { rule, points: points * made.cards.length, what: `a run of ${numberWord(made.cards.length)}` };
    }
    case 'flush': {
      const priced = price(form, 'play-flush', book);
      return priced === null ? null : { rule: priced.rule, points: priced.points * made.cards.length, what: `a flush of ${numberWord(made.cards.length)}` };
    }
  }
}

export const play = scorer({
  title: 'Peg the play',
  gist: 'Goes through the play card by card and says who pegs what: fifteens, pairs, runs, thirty-one, go and last card.',
  aka: ['pegging', 'pegging calculator', 'run in the play', 'who gets the go', 'one for last'],
  books: BOOKS,
  ask: {
    form: choiceOf(
      'Form of the game',
      {
        'six-card': TABLES['six-card'].title,
        'five-card': TABLES['five-card'].title,
        'seven-card': TABLES['seven-card'].title,
        'three-handed': TABLES['three-handed'].title,
        'four-handed': TABLES['four-handed'].title,
      },
      { otherwise: 'six-card' },
    ),
    cards: cards('Cards in the order in which they were played', 'standard-52', [1, 16], { ordered: true }),
    by: words('Who played each card', 40, {
      optional: true,
      hint: 'A figure for each card, 1 for the player who leads the deal: 1212212. Left open, the players take turns; a turn passed over is a go.',
    }),
    stopped: flag('Nobody could play after the last card given', { hint: 'Ends the count with a go before all cards are out.' }),
  },
  score: ({ form: id, cards: played, by, stopped }, { book: given }) => {
    const book = given as Book;
    const table = TABLES[id];
    const form = table.prices;
    const names: readonly string[] = table.names;
    if (!(table.books as readonly BookId[]).includes(book)) {
      const has = (Object.keys(TABLES) as TableId[]).filter((one) => (TABLES[one].books as readonly BookId[]).includes(book));
      return { ok: false, problems: [problem('form', `a form that this book has (${has.join(', ')})`, id)] };
    }
    const order = by === null ? null : [...by.replaceAll(/[\s,-]/g, '')].map((figure) => Number(figure) - 1);
    if (order !== null && (order.length !== played.length || order.some((player) => !(player >= 0 && player < names.length)))) {
      return { ok: false, problems: [problem('by', `${played.length} figures from 1 to ${names.length}, one for each card`, `"${by}"`)] };
    }

    const now: Standing = { count: 0, pile: [], last: -1, left: names.map(() => table.each), goes: [] };
    const players: number[] = [];
    const lines: Line[] = [];
    const notes: string[] = [];
    const refuse = (n: number, expected: string, found: string): { ok: false; problems: Problem[] } => ({
      ok: false,
      problems: [problem('cards', expected, `card ${n + 1}, ${found}`)],
    });
    /** Closes a count: a go to whoever played last, unless thirty-one was made. */
    const close = (after: number) => {
      const card = played[after - 1];
      if (now.count !== LIMIT && card !== undefined) {
        const { rule, points } = mustPrice(form, 'go', book);
        lines.push({ rule, say: `${showCard(card)} at ${now.count}: the go for ${numberWord(points)}`, points, to: names[now.last] ?? '', cards: [card] });
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
      if (player < 0) return refuse(n, `${names.length * table.each} cards at most, ${table.each} each`, showCard(card));
      const name = names[player] ?? '';
      if ((now.left[player] ?? 0) === 0)
        return refuse(n, `no more than ${table.each} cards from one player`, `${showCard(card)}, is ${name}'s card ${table.each + 1}`);
      const over = now.count + pips(card) > LIMIT;
      const closed = now.count === LIMIT || over;
      if (closed && now.pile.length > 0) {
        if (form === 'five-card')
          return refuse(
            n,
            `no card after ${now.count === LIMIT ? 'thirty-one' : 'the go'}: the five-card play stops there`,
            `${showCard(card)} on ${now.count}`,
          );
        // Only the player whose turn it is may begin a new count; from anyone else the card simply passes thirty-one.
        if (player !== due) {
          if (over) return refuse(n, `a card that keeps the count at ${LIMIT} or under`, `${showCard(card)} by ${name}, makes ${now.count + pips(card)}`);
          return refuse(n, `${names[due]} to begin the new count`, `${showCard(card)} is played by ${name}`);
        }
        close(n);
      } else if (now.pile.length > 0) {
        for (let passed = (now.last + 1) % names.length; passed !== player; passed = (passed + 1) % names.length) {
          if ((now.left[passed] ?? 0) > 0) now.goes.push({ player: passed, count: now.count, after: n });
        }
      } else if (player !== 0) notes.push(`${name} leads here; the books give the lead to ${names[0]}.`);
      now.count += pips(card);
      now.pile.push(card);
      now.last = player;
      now.left[player] = (now.left[player] ?? 0) - 1;
      players.push(player);
      for (const made of madeBy(now.pile)) {
        const peg = pegs(made, book, form);
        if (peg === null) continue;
        lines.push({
          rule: peg.rule,
          say: `${showCard(card)} at ${now.count}: ${peg.what} for ${numberWord(peg.points)}`,
          points: peg.points,
          to: name,
          cards: made.cards,
        });
        if (made.kind === 'run' && !made.inOrder && (book === 'uspc-1898' || book === 'sierra')) {
          notes.push(
            `Card ${n + 1}: the run did not fall in order. This book does not say whether that matters; Donohue and Blue Ribbon count a run in any order.`,
          );
        }
        if (made.kind === 'flush') notes.push(`Card ${n + 1}: the book counts the flush in the play only where it is allowed.`);
      }
    }

    const last = played.at(-1) as Card;
    if (now.left.every((held) => held === 0)) {
      // Donohue's end hole of the five-card game is one for the last player below 31, whether or not cards are left.
      const priced = form === 'five-card' && book === 'donohue' ? mustPrice(form, 'go', book) : price(form, 'last-card', book);
      if (now.count === LIMIT) {
        if (book === 'uspc-1898' || book === 'sierra') {
          notes.push('The last card makes 31: counted as 31 alone. This book does not say so in words; Donohue and Blue Ribbon do.');
        }
      } else if (priced === null) notes.push('All cards are out below 31: the book gives nothing for the last card in this form.');
      else {
        const say = `${showCard(last)} at ${now.count}: the last card for ${numberWord(priced.points)}`;
        lines.push({ rule: priced.rule, say, points: priced.points, to: names[now.last] ?? '', cards: [last] });
      }
    } else if (stopped) close(played.length);
    else if (now.count === LIMIT && form === 'five-card') notes.push('Thirty-one ends the five-card play.');
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
    if (id === 'four-handed') notes.push('Partners sit opposite and peg together: the eldest hand with the third, the second with the dealer.');
    const sums = names.map((name) => lines.reduce((sum, line) => sum + (line.to === name ? (line.points ?? 0) : 0), 0));
    return ok(answer(names.map((name, n) => `${name} ${sums[n]}`).join(', '), lines, [...new Set(notes)]));
  },
});
