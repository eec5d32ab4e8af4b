import { lawExample, scoreExample, sheetExample } from '../../core/examples.ts';
import type { ExampleOf, LawKey } from '../../core/games.ts';
import { cites, DUPLICATE } from './cites.ts';
import type { DuplicateWhist } from './code.ts';

const ruling = (law: LawKey<DuplicateWhist>, letter: string, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, DUPLICATE(letter), answers, story, says);

export const examples: readonly ExampleOf<DuplicateWhist>[] = [
  lawExample(
    'tricks-mixed',
    cites.uspc.theLawsOfWhist(32),
    { when: 'after' },
    'A revoke is claimed, and the side accused throws its cards together.',
    'take 2 tricks',
  ),
  ruling('misdeal', 'c', {}, 'The dealer passes a player over.', 'same dealer deals again'),
  ruling('pack-not-cut', 'c', { noticed: 'in-time' }, 'An opponent sees that there was no cut.', 'same dealer deals again'),
  ruling('shuffled-after-cut', 'c', {}, 'The dealer shuffles the cut pack.', 'does not decide'),
  ruling('exposed-in-deal', 'c', {}, 'A card is exposed in the deal.', 'same dealer deals again'),
  ruling('cards-touched-early', 'c', { result: 'fault' }, 'An opponent lifts his cards, and the dealer misdeals.', 'same dealer deals again'),
  ruling(
    'trump-left-on-table',
    'd',
    { when: 'late' },
    'The trump card lies on the tray after the second trick.',
    "the player on the dealer's right may call it",
  ),
  ruling('trump-named', 'd', { what: 'looked', turn: 'no' }, 'A player peeps at the trump slip.', 'highest or the lowest trump'),
  ruling('trump-turned-early', 'd', {}, 'A player wants to see the trump again before the overplay.', 'obody may turn the trump card'),
  ruling('wrong-trump-on-overplay', 'e', { tables: 'more' }, 'At the third table another trump is turned than the slip says.', 'lowest score'),
  ruling('wrong-number-of-cards', 'e', { found: 'original' }, 'A hand of twelve is found on the first play.', 'fresh deal'),
  ruling('wrong-number-of-cards', 'e', { found: 'taken-up' }, 'The hand taken from the tray has fourteen cards.', 'send the hand back'),
  ruling(
    'wrong-number-of-cards',
    'e',
    { found: 'overplay', tables: 'more', with: 'opponent' },
    'In the overplay one opponent has the card that another lacks.',
    'average score',
  ),
  ruling('no-card-to-trick', 'e', { found: 'original' }, 'A player has a card left at the end of the first play.', 'fresh deal'),
  ruling('exposed-card', 'h', { how: 'faced' }, 'A card falls face up on the table.', "offender's right may call it"),
  ruling('call-of-exposed-card', 'h', { who: 'left' }, 'The opponent on the left calls the card.', 'may play on'),
  ruling('call-of-exposed-card', 'h', { who: 'right', time: 'yes' }, 'The opponent on the right calls it before he plays.', 'may call a card'),
  ruling('two-cards-played', 'h', {}, 'Two cards fall together.', 'point out the card'),
  ruling('hand-shown', 'h', {}, 'A hand is lowered before the partner.', 'All the cards'),
  ruling('abandoned-hand', 'h', { who: 'unseen' }, 'A hand is thrown down, and some of its cards cover the others.', 'may not call the card'),
  ruling('claims-the-rest', 'h', {}, 'A player says that the rest are his.', "offender's partner must lay"),
  ruling('winners-led-on', 'h', {}, 'Ace and king are laid down together.', 'win the trick, if able'),
  ruling('called-card-refused', 'h', { what: 'exposed', able: 'yes' }, 'The card called by the right-hand opponent is kept back.', 'must play the card'),
  ruling('played-before-decision', 'h', {}, 'A player with an exposed card plays another at once.', 'wait for the opponents'),
  ruling('cards-out-of-order', 'f', {}, 'A player puts a turned card under the others.', 'keep that order'),
  ruling('revoke', 'g', { found: 'quitted' }, 'A revoke is found two tricks later.', '2 tricks'),
  ruling('revoke-claimed-late', 'g', { recorded: 'yes' }, 'The scores are recorded when the revoke is claimed.', 'may not claim'),
  ruling('renounce-question', 'g', { who: 'opponent', has: 'yes' }, 'An opponent asks whether the player has none.', 'may change the card'),
  ruling('suit-not-announced', 'i', { told: 'no' }, 'The trick is quitted, and no suit has been named.', 'may not exact the penalty'),
  ruling('penalty-reminder', 'i', {}, 'A player tells his partner that he may call a suit.', 'may remind'),
  ruling('irregularity-prevented', 'i', { what: 'other' }, 'A player stops his partner from leading out of turn.', 'may stop'),
  sheetExample(
    'match',
    cites.uspc.law('a'),
    {},
    [
      { original: '8', overplay: '5' },
      { original: '7', overplay: '8' },
      { original: '3', overplay: '10' },
    ],
    'Three deals: twice level, once two tricks to the good.',
    { We: 41, They: 37 },
    'We stand 2 above half',
  ),
  scoreExample(
    'teams',
    cites.uspc.law('a'),
    { totals: '160.155.153' },
    'Three teams with 160, 155 and 153 tricks against an average of 156.',
    { 'Team 1': 4, 'Team 2': -1, 'Team 3': -3 },
    'Team 1 is first',
  ),
];
