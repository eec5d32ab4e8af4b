import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';

const { sierra, blue, donohue, uspc } = cites;

/** Cases of the game for three, for each book. */
export const threeHandedCases = [
  lawExample('late-meld', blue.threeHandLateMeld, { when: 'later' }, 'The first trick is turned, and a player sees four queens in his hand.', 'may not meld'),
  lawExample('no-trick', donohue.threeHanded, {}, 'A player announces 150 trumps and is trumped all through.', 'The melds stand'),
  lawExample('no-trick', uspc.threeHanded, {}, 'Eighty kings lie shown, and their holder takes nothing.', 'may not score the melds'),
  lawExample('two-dix-holders', uspc.threeHanded, {}, 'Eldest hand and dealer announce a nine each.', 'Whichever of them first wins a trick'),
  lawExample('revoke', blue.threeHandScoring, { fault: 'win' }, 'A player puts a jack under the queen and keeps the ten.', 'must win the trick'),
  lawExample('revoke', uspc.threeHanded, { fault: 'trump' }, 'A void hand with three trumps lets a side card go.', 'must trump the trick'),
  lawExample('both-reach-game', blue.threeHandScoring, { called: 'in-time' }, 'Two of three are past 1,000, and one of the two says so.', 'The caller wins'),
  valueExample('sequence-in-full', blue.threeHandScoring, 'King and queen of trumps, then the other three.', 190),
  valueExample('round-trip', blue.threeHandScoring, 'Four marriages of four suits in one hand of sixteen.', 220),
  valueExample('both-dixes', uspc.threeHanded, 'A player with two nines of trumps takes his first trick.', 20),
  valueExample('first-out', donohue.threeHanded, 'The best of three has had enough and gives up his chair.', 400),
  valueExample('dix-turned', donohue.threeHanded, 'The first of the two cards left over is a seven.', 10),
  scoreExample('melds', blue.threeHandShowing, { hand: '9H-KC-QC', trump: 'H' }, 'A nine shown with a club marriage.', 30),
  scoreExample('melds', donohue.threeHanded, { hand: '7H-9H', trump: 'H' }, 'Of seven and nine of trumps the seven alone counts.', 10),
  scoreExample('melds', uspc.threeHanded, { hand: '9H-JS-JH-JC-JD', trump: 'H' }, 'A nine and four jacks, good with the first trick.', 50),
  valueExample('game', blue.threeHandScoring, 'Three sit down and ask how far the score runs.', 1000),
  valueExample('game', donohue.threeHanded, 'One has retired; the remaining pair plays for the loser.', 500),
  valueExample('game', uspc.threeHanded, 'Play stops in mid-deal, somebody being home.', 1000),
] as const;

/** Cases of the game for four. */
export const fourHandedCases = [
  lawExample('no-trick', sierra.fourHanded, { sides: 'alone' }, 'One of four single players melds a run and is shut out.', 'may not score the melds'),
  valueExample('dix-turned', donohue.fourHandedShowing, 'With partners at the table the card turned is a seven.', 10),
  scoreExample('melds', donohue.fourHandedShowing, { hand: '7H', trump: 'H' }, 'A player swaps the seven for the trump on the table.', 10),
  scoreExample(
    'deal',
    donohue.fourHandedShowing,
    { melds: '40.20.0.0', cards: '30.20.50.20', tricks: 'yes.yes.yes.yes', last: '3', sides: 'partners' },
    'Partners put their points together, last trick and all.',
    { 'Players 1 and 3': 130, 'Players 2 and 4': 60 },
  ),
  valueExample('game', donohue.fourHandedShowing, 'Two pairs reckon up as two single players would.', 500),
] as const;

/** Cases of the game with sevens and eights. */
export const sixtyFourCardCases = [
  scoreExample('melds', blue.sixtyFourCard, { hand: '7H-9H', trump: 'H' }, 'Seven and nine of trumps: the seven is the dix.', 10),
  valueExample('dix-turned', blue.sixtyFourCard, 'The dealer of the bigger pack turns a seven.', 10),
  valueExample('dix-turned', uspc.sixtyFourCards, 'A seven comes up for trump among the sixty-four.', 10),
] as const;
