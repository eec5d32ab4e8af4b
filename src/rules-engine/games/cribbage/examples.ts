import { cite } from '../../books.ts';
import { type Example, lawExample } from '../../core/examples.ts';
import { workedScores } from './worked-scores.ts';

const USPC = cite('uspc-1898', '52-54', 'Cribbage: General Rules');
const DONOHUE = (law: string) => cite('donohue', '66-67', 'Laws of Cribbage', { law });
const BLUE = cite('blue-ribbon-1940', '199-200', 'Cribbage: Penalties');
const SIERRA = cite('sierra', '48-58', 'Cribbage: How the game is played');

export const examples: readonly Example[] = [
  lawExample('cut-for-deal', USPC, { cards: 'clear' }, 'In cutting for deal a player shows two cards.', 'The opponents choose which counts as the cut'),
  lawExample('deal-out-of-turn', USPC, { found: 'after' }, 'The wrong player has dealt, and it comes out when the starter lies face up.', 'The deal stands'),
  lawExample('deal-out-of-turn', BLUE, { found: 'before' }, 'A player deals when it is not his turn.', 'scores 2 points'),
  lawExample('two-cards-at-once', USPC, { mend: 'one-card' }, 'Two cards went down together and one move puts it right.', 'puts the deal right'),
  lawExample('exposed-in-deal', USPC, { fault: 'dealer', whose: 'dealer' }, 'The dealer turns up one of his own cards.', 'no penalty'),
  lawExample(
    'exposed-in-deal',
    DONOHUE('1'),
    { fault: 'dealer', whose: 'non-dealer' },
    'The dealer shows a card of the other hand.',
    'The non-dealer scores 2 points',
  ),
  lawExample('faced-card-in-pack', USPC, { found: 'dealing' }, 'A card lies face up in the pack and comes to light in the deal.', 'deals again'),
  lawExample(
    'wrong-number-of-cards',
    USPC,
    { number: 'few', whose: 'non-dealer', stage: 'lifted' },
    'The non-dealer got five cards instead of six.',
    'make up the missing cards',
  ),
  lawExample(
    'wrong-number-of-cards',
    DONOHUE('3'),
    { number: 'many', whose: 'non-dealer', stage: 'lifted' },
    'A player looks at his hand and has one card too many.',
    'scores 4 points',
  ),
  lawExample(
    'wrong-number-of-cards',
    BLUE,
    { number: 'many', whose: 'non-dealer', stage: 'lifted' },
    'The pone lifts his hand and counts seven cards.',
    'misdeal',
  ),
  lawExample('wrong-crib', USPC, { how: 'laid-over' }, 'The starter is turned; the crib has five cards, and one player holds three.', 'no penalty'),
  lawExample('discard-taken-back', USPC, {}, 'A player lays out two cards, then changes one of them.', 'The opponent scores 2 points'),
  lawExample('cards-touched-early', DONOHUE('4'), {}, 'A player touches the cards before the starter is cut.', 'The opponent scores 2 points'),
  lawExample('thin-cut', USPC, {}, 'The non-dealer lifts three cards for the starter.', 'at least four'),
  lawExample('two-starters', BLUE, {}, 'The dealer turns two cards for the starter.', 'The non-dealer chooses'),
  lawExample('heels-forgotten', USPC, { played: 'yes' }, 'A jack is turned; the dealer plays his first card and remembers then.', 'may not score it any more'),
  lawExample('over-thirty-one', USPC, { fits: 'no' }, 'At 26 a player puts down a seven.', 'no penalty'),
  lawExample('over-thirty-one', SIERRA, { fits: 'no' }, 'At 26 a player has nothing below a six.', 'must say "go"'),
  lawExample('card-taken-back', USPC, {}, 'A player plays a four at 20 and would sooner play a five.', 'may not take back'),
  lawExample('card-withheld', USPC, { turn: 'own-turn' }, 'A player says "go" at 28 with a two in hand.', 'scores 2 points'),
  lawExample(
    'count-miscalled',
    BLUE,
    { pegged: 'no', followed: 'yes' },
    'A player calls 24 for 25, and the next card is laid on it.',
    'The announcement stands',
  ),
  lawExample('count-miscalled', BLUE, { pegged: 'yes', followed: 'no' }, 'A player pegs a fifteen at 14.', 'The opponent scores 2 points'),
  lawExample('hand-not-shown', USPC, {}, 'A player names his count and keeps the cards in his hand.', 'must show the whole hand'),
  lawExample('mixed-with-pack', USPC, {}, 'The dealer shuffles his crib into the pack before he has counted it.', 'The score is void'),
  lawExample('over-score', BLUE, {}, 'A player pegs 10 for a hand of 8.', 'the number scored in excess'),
  lawExample('over-score', DONOHUE('5'), {}, 'A player scores more than he should.', 'The opponent scores the number scored in excess'),
  lawExample('under-score', BLUE, { pegged: 'yes', agreed: 'no' }, 'A player pegs 6 for a hand of 8.', 'the points overlooked'),
  lawExample('under-score', SIERRA, { pegged: 'no', agreed: 'yes' }, 'Muggins is agreed, and a player forgets two points.', 'the points overlooked'),
  lawExample('under-score', DONOHUE('5'), { pegged: 'yes', agreed: 'no' }, 'A player scores less than he might.', 'no penalty'),
  lawExample('peg-let-go', USPC, {}, 'A player lets go of the peg and then finds another fifteen.', 'The score stands'),
  lawExample('pegs-touched', DONOHUE('6'), { which: 'own' }, 'A player fidgets with his own pegs.', 'scores 2 points'),
  lawExample('pegs-displaced', USPC, { which: 'front' }, 'A player pulls out his front peg by mistake.', 'behind the other'),
  lawExample('three-for-last-claimed', cite('donohue', '70', 'Six Card Cribbage'), {}, 'The non-dealer marks three at the start of the six-card game.', 'void'),
  ...workedScores,
];
