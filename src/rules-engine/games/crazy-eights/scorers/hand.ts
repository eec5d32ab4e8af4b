import { cards, choiceOf, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Card, rankOf, showCard } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const HANDS = { two: 1, three: 2, four: 3, partners: 2 } as const;
const FACES: readonly string[] = ['J', 'Q', 'K'];

const NAMES = {
  eight: ['an eight', 'eights'],
  face: ['a face card', 'face cards'],
  ace: ['an ace', 'aces'],
  pip: ['a number card', 'number cards'],
} as const;

type Item = keyof typeof NAMES;

/** The score item of a card left in a hand. */
function itemOf(card: Card): Item {
  const rank = rankOf(card) ?? '';
  if (rank === '8') return 'eight';
  if (FACES.includes(rank)) return 'face';
  return rank === 'A' ? 'ace' : 'pip';
}

/** How often a card counts its item: by its pips, or once. */
const timesOf = (card: Card) => (itemOf(card) === 'pip' ? Number(rankOf(card)) : 1);

export const hand = scorer({
  title: 'Count the cards left',
  gist: 'What the player or side that goes out gets for the cards in the other hands.',
  aka: ['crazy eights score', 'count the hand', 'how much is an eight'],
  books: ['sierra'],
  ask: {
    ended: choiceOf('How did the hand end?', { out: 'Somebody went out', block: 'In a block: nobody can play' }),
    players: choiceOf('Who plays?', { two: 'Two', three: 'Three', four: 'Four, each alone', partners: 'Four, two against two' }, { otherwise: 'two' }),
    hands: listOf('Cards left in each opponent’s hand', cards('Hand', 'standard-52', [0, 47]), 1, 3, {
      when: { field: 'ended', is: ['out'] },
      hint: 'One line for each opponent. Between partners an opponent who is out has no cards.',
    }),
  },
  score: ({ ended, players, hands }, by: Schedule<typeof points>) => {
    if (ended === 'block' || hands === null) return ok(answer('Nobody wins the hand', [by.mention('block', 'a block: no points')]));
    if (hands.length !== HANDS[players]) return wrong(problem('hands', `${HANDS[players]} ${HANDS[players] === 1 ? 'hand' : 'hands'}`, `${hands.length}`));
    const all = hands.flat();
    const twice = all.find((card, n) => all.indexOf(card) !== n);
    if (twice !== undefined) return wrong(problem('hands', 'each card once', `${showCard(twice)} twice`));
    const empty = players === 'partners' ? all.length === 0 : hands.some((one) => one.length === 0);
    if (empty) return wrong(problem('hands', players === 'partners' ? 'cards in one hand at least' : 'cards in every other hand', 'none'));
    const lines: Line[] = [];
    hands.forEach((dealt, n) => {
      for (const item of ['eight', 'face', 'ace', 'pip'] as const) {
        const held = dealt.filter((card) => itemOf(card) === item);
        if (held.length === 0) continue;
        const times = held.reduce((total, card) => total + timesOf(card), 0);
        const whose = hands.length === 1 ? '' : `opponent ${n + 1}: `;
        const [one, many] = NAMES[item];
        lines.push(by.line(item, `${whose}${held.length === 1 ? one : `${held.length} ${many}`}`, { times, cards: held }));
      }
    });
    const sum = lines.reduce((total, line) => total + (line.points ?? 0), 0);
    return ok(
      answer(`${players === 'partners' ? 'The side' : 'The player'} to go out gets ${counted(sum, 'point')}`, lines, [
        'The manual sets no score that ends the game: the hand is won by going out.',
      ]),
    );
  },
});
