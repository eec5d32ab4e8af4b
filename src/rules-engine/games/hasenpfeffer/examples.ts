import { citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Hasenpfeffer } from './code.ts';
import { points } from './points.ts';

const { rank, deal, bids, lead, count, failed } = cites.blue;
const BLUE = 'blue-ribbon-1940';
const tricks = citedBy(points.trick.books[BLUE]);
const setBack = citedBy(points['bid-failed'].books[BLUE]);

export const examples: readonly ExampleOf<Hasenpfeffer>[] = [
  lawExample('last-card', deal, {}, 'The highest bidder reaches for the card on the table.', 'Nobody may take the last card'),
  lawExample('bid-out-of-turn', bids, {}, 'The dealer bids three before the others have spoken.', 'wait for the proper turn'),
  lawExample('second-bid', bids, {}, 'The eldest hand bids two, hears three and wants to say four.', 'may not bid a second time'),
  lawExample('nobody-bids', bids, {}, 'All four pass.', 'does not cover'),
  lawExample('lead-out-of-turn', lead, { trick: 'first' }, 'The eldest hand leads, and another has bid highest.', 'The bidder must lead to the first trick'),
  lawExample('lead-out-of-turn', lead, { trick: 'later' }, 'The partner of the winner leads to the third trick.', 'does not cover'),
  lawExample('which-trump-is-higher', rank, { cards: 'joker' }, 'The jack of trumps falls on the joker.', 'joker wins the trick'),
  lawExample('which-trump-is-higher', rank, { cards: 'jacks' }, 'Hearts are trumps, and both red jacks meet.', 'jack of trumps wins'),
  lawExample('which-trump-is-higher', rank, { cards: 'ace' }, 'Hearts are trumps; the jack of diamonds meets the ace of hearts.', 'other jack'),
  lawExample('revoke', lead, {}, 'A spade is led, and a player with spades throws a club.', 'does not cover'),
  lawExample('more-tricks-than-bid', tricks, { whose: 'bidder' }, 'Three are bid and five taken.', '1 point for each trick'),
  lawExample('more-tricks-than-bid', tricks, { whose: 'others' }, 'Three are bid and taken; the others have three.', '1 point for each trick'),
  lawExample('bid-not-made', failed, {}, 'Four are bid and three taken.', 'loses the amount of the bid'),
  lawExample('both-reach-the-game', count, {}, 'Both sides stood at eight, and each takes three tricks.', 'does not cover'),
  valueExample('trumps', rank, 'Which is the third best trump?', 'other jack'),
  valueExample('game', count, 'Who comes to it has won.', 10),
  scoreExample('deal', tricks, { bid: '3', tricks: '5' }, 'Three are bid and five taken.', { 'Bidder’s side': 5, 'Other side': 1 }),
  scoreExample('deal', setBack, { bid: '4', tricks: '3' }, 'Four are bid and three taken.', { 'Bidder’s side': -4, 'Other side': 3 }),
  scoreExample('deal', tricks, { bid: '6', tricks: '6' }, 'All six are bid and taken.', { 'Bidder’s side': 6 }),
  sheetExample(
    'game',
    count,
    { we: 'Ann and Cora', they: 'Ben and Dan' },
    [
      { bidder: 'we', bid: '3', tricks: '4' },
      { bidder: 'they', bid: '4', tricks: '2' },
      { bidder: 'we', bid: '2', tricks: '3' },
    ],
    'Four, four for a bid that fails, and three more.',
    { 'Ann and Cora': 11, 'Ben and Dan': 1 },
    'Ann and Cora reached 10',
  ),
  sheetExample(
    'game',
    setBack,
    {},
    [
      { bidder: 'they', bid: '6', tricks: '0' },
      { bidder: 'we', bid: '1', tricks: '1' },
    ],
    'All six are bid and none taken; then one is made.',
    { We: 7, They: -1 },
    'playing to 10',
  ),
];
