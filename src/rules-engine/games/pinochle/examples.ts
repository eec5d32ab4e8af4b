import type { Citation } from '../../books.ts';
import { lawExample, scoreExample, worthExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Pinochle } from './code.ts';
import { figures } from './examples/figures.ts';
import { rulings } from './examples/rulings.ts';
import { sheets } from './examples/sheets.ts';

const counted = (cite: Citation, hand: string, trump: string, story: string, sum: number, more: Record<string, string> = {}) =>
  scoreExample('melds', cite, { hand, trump, ...more }, story, sum);

export const examples: readonly ExampleOf<Pinochle>[] = [
  lawExample('false-claim', cites.blue.twoHandGame, { has: 'no' }, 'A player calls out with 980.', 'caller loses the game'),
  lawExample(
    'melds-at-once',
    cites.uspc.twoHandedScoring,
    { wants: 'score' },
    'A player wins a trick with a marriage and four jacks in hand.',
    'may not score more than one',
  ),
  lawExample(
    'melds-at-once',
    cites.uspc.bezique,
    { wants: 'show' },
    'A player scores the sequence and lays down pinochle to be scored later.',
    'to be scored after later tricks',
  ),
  lawExample(
    'meld-out-of-time',
    cites.donohue.twoHandedPlay,
    { when: 'after-draw' },
    'A player draws a queen and announces the marriage with it before the next trick.',
    'may not meld',
  ),
  lawExample(
    'meld-out-of-time',
    cites.sierra.twoHanded,
    { when: 'before-draw' },
    'The winner of the twelfth trick melds before the last card is drawn.',
    'may meld',
  ),
  lawExample(
    'marriage-after-sequence',
    cites.blue.twoHandScoring,
    { first: 'sequence', cards: 'one-new' },
    'A player lays the sequence, then a second king to its queen.',
    'may not use the card',
  ),
  lawExample(
    'marriage-after-sequence',
    cites.donohue.twoHandedScoring,
    { first: 'marriage', cards: 'same' },
    '40 trumps are announced, and 150 later.',
    'may meld',
  ),
  lawExample(
    'card-used-again',
    cites.blue.twoHandScoring,
    { second: 'other-class' },
    'The queen of spades lies in a marriage and is wanted for pinochle.',
    'may use the card',
  ),
  lawExample(
    'card-used-again',
    cites.uspc.bezique,
    { second: 'no-better' },
    'An ace of the four that were scored is wanted with three new aces.',
    'may not use the card',
  ),
  lawExample('no-fresh-card', cites.sierra.twoHanded, { fresh: 'no' }, 'All four queens already lie on the table in marriages.', 'without a fresh card'),
  lawExample('single-before-double', cites.sierra.twoHanded, { first: 'yes' }, 'A second pinochle is added to the first.', 'scores 260 points'),
  lawExample('single-before-double', cites.uspc.bezique, { first: 'yes' }, 'A single was scored; the other pair is drawn later.', 'scores 300 points'),
  lawExample(
    'wrong-meld',
    cites.uspc.bezique,
    { found: 'after' },
    'A marriage of two suits was scored, and the adversary has played.',
    'play one of the cards of the meld',
  ),
  lawExample(
    'dix-and-meld',
    cites.uspc.twoHandedScoring,
    { how: 'exchanged' },
    'A player exchanges the nine and wants to score a marriage too.',
    'may not score more than one',
  ),
  lawExample('second-dix', cites.uspc.twoHandedScoring, { why: 'done' }, 'The second nine of trumps turns up in the other hand.', 'scores 10 points'),
  lawExample(
    'revoke',
    cites.blue.twoHandScoring,
    { stock: 'no', fault: 'win' },
    'In the last tricks a player lets the queen win with the ace in hand.',
    'must win the trick, if able',
  ),
  lawExample(
    'revoke',
    cites.donohue.twoHandedPlay,
    { stock: 'yes', fault: 'follow' },
    'A heart is led with cards in the talon, and a club is played.',
    'no penalty',
  ),
  lawExample('false-claim', cites.donohue.twoHandedScoring, { has: 'no' }, 'A player throws down his hand at 490.', 'loses the game'),
  lawExample('false-claim', cites.uspc.twoHandedGame, { has: 'yes' }, 'A player reaches 1,000 with a marriage.', 'wins the game'),
  lawExample(
    'both-reach-game',
    cites.blue.twoHandGame,
    { called: 'nobody' },
    'Both pass 1,000 and have begun to count their cards.',
    'play on to the longer game',
  ),
  lawExample('both-reach-game', cites.blue.twoHandGame, { called: 'in-time' }, 'Both are over, and one of them says so during the play.', 'wins the game'),
  counted(cites.blue.twoHandScoring, 'KS-QS-KH-QH-KC-QC-KD-QD', 'H', 'Four kings and four queens, a fresh card for each meld.', 220),
  counted(cites.sierra.twoHanded, 'AH-10H-KH-QH-JH-9H', 'H', 'The royal marriage grown into a run, and a dix.', 200),
  worthExample('melds-scored', cites.sierra.twoHanded, 'A trick is won with two melds in hand.', 'one for each trick won'),
  worthExample('melds-scored', cites.donohue.twoHandedPlay, 'A trick is won with two melds in hand.', 'one for each trick won'),
  counted(cites.blue.twoHandShowing, 'QS-QS-JD-JD', 'H', 'Double pinochle.', 80),
  counted(cites.sierra.twoHanded, 'QS-QS-JD-JD', 'H', 'A pinochle, and then the second.', 300),
  counted(cites.uspc.twoHandedScoring, 'AS-AH-AC-AD', 'H', 'An ace of every suit.', 100),
  counted(cites.donohue.twoHandedScoring, 'QS-JD-KH-QH', 'H', 'Pinochle and the marriage of trumps.', 80),
  counted(cites.uspc.twoHandedScoring, 'KS-QS', 'H', 'A marriage shown after drawing.', 0, { time: 'late' }),
  counted(cites.blue.twoHandScoring, 'AH-10H-KH-QH-JH', 'H', 'One trick left to meld in: the sequence without the marriage.', 150, { chances: '1' }),
  scoreExample(
    'deal',
    cites.uspc.twoHandedScoring,
    { melds: '100.40', aces: '8', tens: '8', kings: '8', queens: '8', jacks: '8', last: 'first' },
    'All the cards and the last trick are worth 250.',
    { 'First player': 350, 'Second player': 40 },
  ),
  scoreExample(
    'deal',
    cites.blue.twoHandGame,
    { melds: '60.80', aces: '4', tens: '4', kings: '4', queens: '4', jacks: '4', last: 'second', before: '900.900' },
    'Both players pass 1,000, and neither calls out.',
    { 'First player': 1080, 'Second player': 1110 },
    'Both are out: the game is now 1250',
  ),
  scoreExample(
    'deal',
    cites.blue.twoHandGame,
    { melds: '0.0', aces: '8', tens: '8', kings: '0', queens: '0', jacks: '0', last: 'first', values: 'aces-and-tens' },
    'Only aces and tens count, 170 in all with the last trick.',
    { 'First player': 170 },
  ),
  ...rulings,
  ...figures,
  ...sheets,
];
