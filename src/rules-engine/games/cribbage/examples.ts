import { cite } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { workedScores } from './worked-scores.ts';

const USPC = cite('uspc-1898', '52-54', 'Cribbage: General Rules');
const DONOHUE = (law: string) => cite('donohue', '66-67', 'Laws of Cribbage', { law });
const BLUE = cite('blue-ribbon-1940', '199-200', 'Cribbage: Penalties');
const SIERRA = cite('sierra', '48-58', 'Cribbage: How the game is played');

const ruling = (law: string, book: Example['book'], story: string, answers: Record<string, string>, says: string, at: Example['cite']): Example => ({
  kind: 'law',
  law,
  book,
  story,
  answers,
  ruling: says,
  cite: at,
});

export const examples: readonly Example[] = [
  ruling(
    'cut-for-deal',
    'uspc-1898',
    'In cutting for deal a player shows two cards.',
    { cards: 'clear' },
    'The opponents choose which counts as the cut',
    USPC,
  ),
  ruling(
    'deal-out-of-turn',
    'uspc-1898',
    'The wrong player has dealt, and it comes out when the starter lies face up.',
    { found: 'after' },
    'The deal stands',
    USPC,
  ),
  ruling('deal-out-of-turn', 'blue-ribbon-1940', 'A player deals when it is not his turn.', { found: 'before' }, 'scores 2 points', BLUE),
  ruling('two-cards-at-once', 'uspc-1898', 'Two cards went down together and one move puts it right.', { mend: 'one-card' }, 'puts the deal right', USPC),
  ruling('exposed-in-deal', 'uspc-1898', 'The dealer turns up one of his own cards.', { fault: 'dealer', whose: 'dealer' }, 'no penalty', USPC),
  ruling(
    'exposed-in-deal',
    'donohue',
    'The dealer shows a card of the other hand.',
    { fault: 'dealer', whose: 'non-dealer' },
    'The non-dealer scores 2 points',
    DONOHUE('1'),
  ),
  ruling('faced-card-in-pack', 'uspc-1898', 'A card lies face up in the pack and comes to light in the deal.', { found: 'dealing' }, 'deals again', USPC),
  ruling(
    'wrong-number-of-cards',
    'uspc-1898',
    'The non-dealer got five cards instead of six.',
    { number: 'few', whose: 'non-dealer', stage: 'lifted' },
    'makes up the missing cards',
    USPC,
  ),
  ruling(
    'wrong-number-of-cards',
    'donohue',
    'A player looks at his hand and has one card too many.',
    { number: 'many', whose: 'non-dealer', stage: 'lifted' },
    'scores 4 points',
    DONOHUE('3'),
  ),
  ruling(
    'wrong-number-of-cards',
    'blue-ribbon-1940',
    'The pone lifts his hand and counts seven cards.',
    { number: 'many', whose: 'non-dealer', stage: 'lifted' },
    'misdeal',
    BLUE,
  ),
  ruling('wrong-crib', 'uspc-1898', 'The starter is turned; the crib has five cards, and one player holds three.', { how: 'laid-over' }, 'no penalty', USPC),
  ruling('discard-taken-back', 'uspc-1898', 'A player lays out two cards, then changes one of them.', {}, 'The opponent scores 2 points', USPC),
  ruling('cards-touched-early', 'donohue', 'A player touches the cards before the starter is cut.', {}, 'The opponent scores 2 points', DONOHUE('4')),
  ruling('thin-cut', 'uspc-1898', 'The non-dealer lifts three cards for the starter.', {}, 'at least four', USPC),
  ruling('two-starters', 'blue-ribbon-1940', 'The dealer turns two cards for the starter.', {}, 'The non-dealer chooses', BLUE),
  ruling(
    'heels-forgotten',
    'uspc-1898',
    'A jack is turned; the dealer plays his first card and remembers then.',
    { played: 'yes' },
    'may not score it any more',
    USPC,
  ),
  ruling('over-thirty-one', 'uspc-1898', 'At 26 a player puts down a seven.', { fits: 'no' }, 'no penalty', USPC),
  ruling('over-thirty-one', 'sierra', 'At 26 a player has nothing below a six.', { fits: 'no' }, 'must say "go"', SIERRA),
  ruling('card-taken-back', 'uspc-1898', 'A player plays a four at 20 and would sooner play a five.', {}, 'may not take back', USPC),
  ruling('card-withheld', 'uspc-1898', 'A player says "go" at 28 with a two in hand.', { turn: 'own-turn' }, 'scores 2 points', USPC),
  ruling(
    'count-miscalled',
    'blue-ribbon-1940',
    'A player calls 24 for 25, and the next card is laid on it.',
    { pegged: 'no', followed: 'yes' },
    'The announcement stands',
    BLUE,
  ),
  ruling('count-miscalled', 'blue-ribbon-1940', 'A player pegs a fifteen at 14.', { pegged: 'yes', followed: 'no' }, 'The opponent scores 2 points', BLUE),
  ruling('hand-not-shown', 'uspc-1898', 'A player names his count and keeps the cards in his hand.', {}, 'must show the whole hand', USPC),
  ruling('mixed-with-pack', 'uspc-1898', 'The dealer shuffles his crib into the pack before he has counted it.', {}, 'The score is void', USPC),
  ruling('over-score', 'blue-ribbon-1940', 'A player pegs 10 for a hand of 8.', {}, 'the number scored in excess', BLUE),
  ruling('over-score', 'donohue', 'A player scores more than he should.', {}, 'The opponent scores the number scored in excess', DONOHUE('5')),
  ruling('under-score', 'blue-ribbon-1940', 'A player pegs 6 for a hand of 8.', { pegged: 'yes', agreed: 'no' }, 'the points overlooked', BLUE),
  ruling('under-score', 'sierra', 'Muggins is agreed, and a player forgets two points.', { pegged: 'no', agreed: 'yes' }, 'the points overlooked', SIERRA),
  ruling('under-score', 'donohue', 'A player scores less than he might.', { pegged: 'yes', agreed: 'no' }, 'no penalty', DONOHUE('5')),
  ruling('peg-let-go', 'uspc-1898', 'A player lets go of the peg and then finds another fifteen.', {}, 'The score stands', USPC),
  ruling('pegs-touched', 'donohue', 'A player fidgets with his own pegs.', { which: 'own' }, 'scores 2 points', DONOHUE('6')),
  ruling('pegs-displaced', 'uspc-1898', 'A player pulls out his front peg by mistake.', { which: 'front' }, 'behind the other', USPC),
  ruling(
    'three-for-last-claimed',
    'donohue',
    'The non-dealer marks three at the start of the six-card game.',
    {},
    'void',
    cite('donohue', '70', 'Six Card Cribbage'),
  ),
  ...workedScores,
];
