import type { Citation } from '../../../books.ts';
import { scoreExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Pinochle } from '../code.ts';

const counted = (cite: Citation, hand: string, story: string, sum: number, more: Record<string, string> = {}) =>
  scoreExample('melds', cite, { hand, trump: 'H', ...more }, story, sum);
const once = { chances: '1' };
const { sierra, blue, donohue, uspc } = cites;

/** The figures of each book: melds, the dix, cards and games. */
export const figures: readonly ExampleOf<Pinochle>[] = [
  counted(sierra.twoHanded, 'KS-QS', 'King and queen of spades, hearts trump.', 20),
  counted(donohue.twoHandedScoring, 'KC-QC', 'King and queen of a plain suit in the smaller pack.', 20),
  counted(uspc.twoHandedScoring, 'KD-QD', 'A diamond marriage, hearts turned.', 20),
  counted(uspc.twoHandedScoring, 'KH-QH', 'The trump marriage.', 40),
  counted(uspc.twoHandedScoring, 'QS-JD', 'One pinochle.', 40),
  counted(uspc.twoHandedScoring, 'AH-10H-KH-QH-JH', 'The five trumps in one meld, with a single trick to show it.', 150, once),
  counted(donohue.twoHandedScoring, 'AH-10H-KH-QH-JH', 'The marriage first, the other three trumps after the next trick.', 190),
  counted(sierra.twoHanded, 'QS-QS-JD-JD', 'Both pinochles at one stroke.', 300, once),
  counted(blue.twoHandShowing, 'QS-QS-JD-JD', 'Both pinochles in one meld.', 80, once),
  counted(uspc.twoHandedScoring, 'QS-QS-JD-JD', 'Two queens of spades, two jacks of diamonds, one trick to meld in.', 300, once),
  counted(uspc.bezique, 'QS-QS-JD-JD', 'A single after one trick, the double after the next.', 340, { chances: '2' }),
  counted(sierra.play, 'AS-AH-AC-AD', 'Aces around.', 100),
  counted(sierra.play, 'KS-KH-KC-KD', 'Kings around.', 80),
  counted(sierra.play, 'QS-QH-QC-QD', 'Queens around.', 60),
  counted(sierra.play, 'JS-JH-JC-JD', 'Jacks around.', 40),
  counted(blue.twoHandScoring, 'AS-AH-AC-AD-JS-JH-JC-JD', 'Aces after one trick, jacks after the next.', 140),
  counted(donohue.twoHandedScoring, 'AS-AH-AC-AD-KS-KH-KC-KD', 'A full hand of eight: aces and kings.', 180),
  counted(donohue.twoHandedScoring, 'QS-QH-QC-QD', 'Four queens of the one pack.', 60),
  counted(donohue.twoHandedScoring, 'JS-JH-JC-JD', 'Four knaves of the one pack.', 40),
  counted(uspc.twoHandedScoring, 'KS-KH-KC-KD', 'A king of every suit.', 80),
  counted(uspc.twoHandedScoring, 'QS-QH-QC-QD', 'A queen of every suit.', 60),
  counted(uspc.twoHandedScoring, 'JS-JH-JC-JD', 'A jack of every suit.', 40),
  counted(uspc.twoHandedScoring, 'AS-AS-AH-AH-AC-AC-AD-AD', 'All eight aces.', 1000, once),
  counted(uspc.twoHandedScoring, 'KS-KS-KH-KH-KC-KC-KD-KD', 'All eight kings.', 800, once),
  counted(uspc.twoHandedScoring, 'QS-QS-QH-QH-QC-QC-QD-QD', 'All eight queens.', 600, once),
  counted(uspc.twoHandedScoring, 'JS-JS-JH-JH-JC-JC-JD-JD', 'All eight jacks.', 400, once),
  counted(blue.twoHandShowing, '9H', 'A nine of trumps is exchanged for the turn-up.', 10),
  counted(donohue.twoHandedScoring, '7H', 'The seven of trumps is announced.', 10),
  counted(uspc.twoHandedShowing, '9H-9H', 'One nine is exchanged, the second laid beside its holder.', 20),
  valueExample('dix-turned', blue.twoHandShowing, 'The dealer turns a nine for trump.', 10),
  valueExample('dix-turned', donohue.twoHandedPlay, 'The seventeenth card is a seven.', 10),
  valueExample('dix-turned', uspc.twoHandedTrump, 'The twenty-fifth card is a nine.', 10),
  scoreExample(
    'deal',
    sierra.twoHanded,
    { melds: '160.220', aces: '5', tens: '3', kings: '6', queens: '2', jacks: '5', last: 'first', before: '705.650' },
    'Twenty-one counting cards and the last trick bring the first player exactly home.',
    { 'First player': 1000, 'Second player': 985 },
    'First player is out with 1000',
  ),
  scoreExample(
    'deal',
    donohue.twoHandedScoring,
    { melds: '40.80', aces: '3', tens: '1', kings: '2', queens: '4', jacks: '0', last: 'second', before: '397.350', called: 'first' },
    'Ten cards of the one pack lift a player to 500, and he claims it.',
    { 'First player': 500, 'Second player': 497 },
    'First player wins with 500',
  ),
  scoreExample(
    'deal',
    uspc.twoHandedScoring,
    { melds: '0.0', aces: '8', tens: '8', kings: '8', queens: '8', jacks: '8', last: 'first', before: '750.990' },
    'Every trick of a deal without a meld, from 750.',
    { 'First player': 1000, 'Second player': 990 },
    'First player is out with 1000',
  ),
  scoreExample(
    'deal',
    blue.twoHandGame,
    { melds: '0.0', aces: '3', tens: '4', kings: '5', queens: '2', jacks: '8', last: 'second', values: 'round' },
    'Counted by tens and fives, the jacks are worthless.',
    { 'First player': 105, 'Second player': 145 },
  ),
  valueExample('cards-in-all', blue.twoHandScoring, 'Both add up their tricks and check one count against the other.', 250),
  valueExample('cards-in-all', uspc.twoHandedScoring, 'What one has in tricks is taken from the whole to find the rest.', 250),
  valueExample('tenth-scale', blue.twoHandGame, 'The players write a pinochle as 4.', 'the game is 100'),
  valueExample('longer-game', blue.twoHandGame, 'Both stand above 1,000 and neither spoke before the count.', 1250),
  valueExample('game', sierra.twoHanded, 'A player asks what he must have to win.', 1000),
  valueExample('game', donohue.twoHandedScoring, 'Eight cards are dealt to each, and a newcomer asks how far they play.', 500),
];
