import type { Citation } from '../../../books.ts';
import type { LawOf } from '../../../laws/cites.ts';
import { lawExample } from '../../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Whist } from '../code.ts';

const us = (law: LawKey<Whist>, number: LawOf<typeof cites.uspc.law>, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, cites.uspc.law(number), answers, story, says);
const hoyle = (law: LawKey<Whist>, at: Citation, answers: Record<string, string>, story: string, says: string) => lawExample(law, at, answers, story, says);
const manners = (law: LawKey<Whist>, number: LawOf<typeof cites.uspc.etiquette>, story: string) =>
  lawExample(law, cites.uspc.etiquette(number), {}, story, 'against good manners');

const table: readonly ExampleOf<Whist>[] = [
  us('equal-cards-cut', 3, { tied: 'two-between' }, 'Of four players, two cut sevens between a king and a three.', 'players who tie cut again'),
  us('equal-cards-cut', 4, { tied: 'three-above' }, 'Three players cut queens and the fourth a two.', 'players who tie cut again'),
  us('two-cards-cut', 7, {}, 'A player cutting for partners shows two cards.', 'The player cuts again'),
  us('late-entry', 6, { cut: 'yes' }, 'A newcomer asks for a place when the first player has cut.', 'may not enter the table'),
  us('shuffled-wrongly', 9, {}, 'The dealer’s partner shuffles the other pack during the play.', 'obody may shuffle'),
  us('improper-cut', 11, { what: 'exposed' }, 'A card shows as the packets are put together.', 'shuffle again'),
  us('improper-cut', 11, { what: 'doubt' }, 'Nobody is sure where the pack was parted.', 'cuts again'),
  us('shuffled-after-cut', 12, {}, 'The dealer gives the cut pack one more shuffle.', 'The deal passes to the player on the dealer’s left'),
];
/** By the general laws of 1940, which apply to games without a code of their own. */
const general: readonly ExampleOf<Whist>[] = [
  lawExample('equal-cards-cut', cites.blue.generalCut, { tied: 'two-between' }, 'Two of the four draw sevens.', 'who tie cut again'),
  lawExample('improper-cut', cites.blue.generalCut, { what: 'thin' }, 'Three cards are lifted.', 'may not leave fewer than four cards'),
  lawExample('imperfect-pack', cites.blue.generalDeal, {}, 'The pack has two fives of clubs.', 'The deal does not count, and the past score stands'),
  lawExample('faced-card', cites.blue.generalMisdeal, { card: 'other' }, 'A card lies face up in the middle of the pack.', 'is a misdeal'),
  lawExample(
    'wrong-number-of-cards',
    cites.blue.generalPlay,
    { noticed: 'later', what: 'few', others: 'right' },
    'After five tricks a player is a card short.',
    'answer for any revoke',
  ),
  lawExample(
    'exposed-card',
    cites.blue.generalPlay,
    { how: 'faced' },
    'A card is dropped face up on the table.',
    'The card stays face up, to be played when the other side says',
  ),
  lawExample(
    'two-cards-played',
    cites.blue.generalPlay,
    {},
    'Two cards are played to one trick.',
    'The card stays face up, to be played when the other side says',
  ),
  lawExample(
    'abandoned-hand',
    cites.blue.generalPlay,
    { who: 'one' },
    'A player gives up and puts their cards down face up.',
    'All of the player’s cards stay face up, each to be played when the other side says',
  ),
  lawExample(
    'claims-the-rest',
    cites.blue.generalPlay,
    { how: 'shown' },
    'A player spreads their winners before the last four tricks.',
    'All of the player’s cards stay face up, each to be played when the other side says',
  ),
  lawExample(
    'lead-out-of-turn',
    cites.blue.generalPlay,
    {},
    'A player leads when the partner should.',
    'The card stays face up, to be played when the other side says',
  ),
  lawExample('table-talk', cites.donohue.piping, {}, 'A player remarks on the hand.', 'Nobody may talk'),
  lawExample('bystander', cites.donohue.piping, {}, 'A smoker who looks on sets their fingers on the pipe as the cards lie in a hand.', 'may not show'),
];
const deal: readonly ExampleOf<Whist>[] = [
  us(
    'pack-not-cut',
    17,
    { noticed: 'in-time', disturbed: 'no' },
    'An opponent sees before the trump is turned that there was no cut.',
    'The deal passes to the player on the dealer’s left',
  ),
  us('misdeal', 17, { what: 'counted', disturbed: 'no' }, 'The dealer counts what is left of the pack.', 'The deal passes to the player on the dealer’s left'),
  us('misdeal', 17, { what: 'dealt-wrong', disturbed: 'opponent' }, 'An opponent talks to the dealer, who passes over a player.', 'same dealer deals again'),
  hoyle(
    'misdeal',
    cites.donohue.dealingDeal,
    { what: 'trump-face-down', disturbed: 'no' },
    'The dealer lays the trump card face down on their own cards.',
    'loses the deal',
  ),
  us(
    'wrong-number-of-cards',
    17,
    { noticed: 'early' },
    'A player counts fourteen before the first trick is full.',
    'The deal passes to the player on the dealer’s left',
  ),
  us(
    'wrong-number-of-cards',
    19,
    { noticed: 'later', others: 'right' },
    'At the fifth trick a player is found with a card too few.',
    'The other side may have the cards dealt again or let the deal stand',
  ),
  hoyle(
    'wrong-number-of-cards',
    cites.donohue.dealingTrump,
    { noticed: 'later', what: 'few', others: 'right' },
    'After several tricks a player finds that they had twelve cards.',
    'deal stands',
  ),
  us(
    'exposed-in-deal',
    15,
    { who: 'dealer', touched: 'no' },
    'The dealer flashes a card; the opponents have touched nothing.',
    'The other side may have the cards dealt again',
  ),
  us('exposed-in-deal', 15, { who: 'dealer', touched: 'yes' }, 'The same, but an opponent has touched a card.', 'deal stands'),
  hoyle(
    'exposed-in-deal',
    cites.donohue.dealingTrump,
    { who: 'opponent', touched: 'no' },
    'An opponent makes the dealer turn up a card.',
    'The dealer may have the cards dealt again',
  ),
  us('faced-card', 14, { card: 'other' }, 'The tenth card of the pack lies face up.', 'same dealer deals again'),
  hoyle('faced-card', cites.donohue.dealingTrump, { card: 'last' }, 'The last card of the pack lies face up.', 'deal stands'),
  us('imperfect-pack', 14, {}, 'During the play the pack proves to lack the six of clubs.', 'same dealer deals again'),
  us('deal-out-of-turn', 16, { noticed: 'later' }, 'The wrong player has dealt and turned the trump.', 'deal stands'),
  us('cards-touched-early', 17, { who: 'opponent', result: 'misdeal' }, 'An opponent lifts their cards, and the dealer misdeals.', 'same dealer deals again'),
  hoyle(
    'cards-touched-early',
    cites.donohue.dealingDeal,
    { who: 'opponent', result: 'misdeal' },
    'A player looks at their cards too soon, and the dealer misdeals.',
    'same dealer deals again',
  ),
];
const trump: readonly ExampleOf<Whist>[] = [
  us(
    'trump-left-on-table',
    18,
    { when: 'late' },
    'Two tricks are quitted, and the trump card still lies there.',
    'The card stays face up, to be played when either opponent says',
  ),
  us('trump-named', 18, { what: 'named' }, 'A player says that the nine of hearts was turned.', 'highest or the lowest trump'),
  hoyle('trump-named', cites.donohue.dealingTrump, { what: 'asked-card' }, 'A player asks which card was turned up.', 'obody may ask which card'),
  hoyle(
    'honours-called-wrongly',
    cites.donohue.callingHonours,
    { what: 'not-at-eight' },
    'A side calls at seven.',
    'Either opponent may have the cards dealt again',
  ),
  hoyle('honours-called-wrongly', cites.donohue.callingHonours, { what: 'false-answer' }, 'The partner answers and has no honour.', 'let the deal stand'),
  hoyle(
    'honours-called-late',
    cites.donohue.callingHonours,
    {},
    'A player at eight plays a card and then calls.',
    'The other side may have the cards dealt again',
  ),
  hoyle('call-reminder', cites.donohue.callingHonours, {}, 'The trump is turned, and a player tells their partner to call.', 'loses 1 point'),
  hoyle(
    'honours-forgotten',
    cites.donohue.callingHonours,
    { claimed: 'late' },
    'The next trump is up when the honours are remembered.',
    'may not score it any more',
  ),
];
const exposed: readonly ExampleOf<Whist>[] = [
  lawExample(
    'called-card-refused',
    cites.donohue.outOfTurn,
    { able: 'no' },
    'A card played out of turn is called, and to play it would be a revoke.',
    'no penalty',
  ),
  us(
    'exposed-card',
    20,
    { how: 'seen' },
    'A player lets the corner of a card be seen by their partner.',
    'The card stays face up, to be played when either opponent says',
  ),
  hoyle(
    'exposed-card',
    cites.donohue.separatingShowing,
    { how: 'separated' },
    'A player draws a card half out of their hand.',
    'Either opponent may say which card the player must play',
  ),
  us('two-cards-played', 20, {}, 'Two cards fall together on the trick.', 'point out the card'),
  us(
    'hand-shown',
    20,
    {},
    'A player lowers their hand in front of their partner.',
    'All of the player’s cards stay face up, each to be played when either opponent says',
  ),
  us('abandoned-hand', 27, { who: 'all' }, 'All four throw their cards face up.', 'Play stops'),
  hoyle(
    'abandoned-hand',
    cites.donohue.separatingShowing,
    { who: 'one' },
    'A player thinks the game lost and throws their cards down open.',
    'may not take back the cards',
  ),
  us('claims-the-rest', 36, { how: 'said' }, 'A player says that they can win what is left.', 'That player’s partner must lay the hand face up on the table'),
  hoyle(
    'claims-the-rest',
    cites.donohue.separatingShowing,
    { how: 'shown' },
    'A player sure of every trick shows their cards.',
    'The player may show the whole hand',
  ),
  us(
    'called-card-refused',
    38,
    { what: 'order', able: 'yes' },
    'Called on for their lowest heart, a player plays their highest.',
    'The player pays the penalty for a revoke',
  ),
  us('called-card-refused', 21, { what: 'exposed', able: 'no' }, 'The exposed card is called, and would be a revoke.', 'no penalty'),
  us('played-before-decision', 23, {}, 'With a card lying exposed, a player plays another at once.', 'wait for the opponents'),
  us('wrong-penalty', 39, { what: 'wrong-opponent' }, 'The opponent on the left demands the suit.', 'The penalty does not count'),
  us('wrong-penalty', 39, { what: 'alone' }, 'One opponent calls without a word to their partner.', 'penalty stands'),
  hoyle(
    'wrong-penalty',
    cites.donohue.separatingShowing,
    { what: 'wrong-card' },
    'A separated card is called as the ten and is the nine.',
    'highest or the lowest',
  ),
];
const turn: readonly ExampleOf<Whist>[] = [
  us(
    'lead-out-of-turn',
    24,
    { played: 'some', able: 'yes' },
    'A player leads in place of their partner, and one opponent follows.',
    'All the players take back the cards',
  ),
  us('lead-out-of-turn', 24, { played: 'all' }, 'All four have played to the false lead.', 'no penalty'),
  hoyle(
    'lead-out-of-turn',
    cites.donohue.outOfTurnLead,
    { played: 'some', able: 'yes' },
    'A player leads when it is the turn of their partner.',
    'Either opponent may have the card stay face up, and say when it is played or say which suit the player whose lead it was must lead',
  ),
  us('winners-led-on', 22, { who: 'leader' }, 'The leader plays ace and king one upon the other.', 'win the trick, if able'),
  hoyle(
    'winners-led-on',
    cites.donohue.outOfTurnLead,
    { who: 'second' },
    'A ten is led, the second hand covers with the jack and leads again before the fourth has played.',
    'win the trick, if able',
  ),
  us('play-out-of-turn', 25, { who: 'third' }, 'The partner of the leader plays too early.', 'The fourth hand may play'),
  us(
    'play-out-of-turn',
    26,
    { who: 'fourth' },
    'The fourth hand plays straight after the lead.',
    'The third hand may make the second hand play the highest or the lowest card of the suit led or, having none, trump or not trump',
  ),
  hoyle(
    'play-out-of-turn',
    cites.donohue.outOfTurnLead,
    { who: 'third' },
    'A club is led, and the partner plays before the opponent between them.',
    'The fourth hand may play',
  ),
  hoyle(
    'play-out-of-turn',
    cites.donohue.outOfTurnLead,
    { who: 'fourth' },
    'An ace is led, and the last player plays before their partner.',
    'leave the trick unwon',
  ),
  us(
    'no-card-to-trick',
    19,
    { next: 'yes' },
    'A player passed over a trick and has played to the next.',
    'The other side may have the cards dealt again or let the deal stand',
  ),
  hoyle(
    'no-card-to-trick',
    cites.donohue.omittingPlayTrick,
    {},
    'A club is led; the fourth hand gathers the trick without a card of their own.',
    'The other side may have the cards dealt again',
  ),
  us('attention-to-trick', 35, {}, 'A player says before their partner plays that the trick is theirs.', 'play the highest or the lowest'),
  us('cards-placed', 34, { what: 'draw', touched: 'no' }, 'A player asks the others to draw their cards.', 'may have the cards drawn'),
  hoyle('cards-placed', cites.donohue.respectingWho, { what: 'who-played' }, 'A player asks who put down the king.', 'obody may ask who played'),
];
const revoke: readonly ExampleOf<Whist>[] = [
  us(
    'revoke',
    30,
    { found: 'quitted', sides: 'one' },
    'The trick is turned and quitted when a revoke comes out.',
    'For each revoke of the deal, the other side takes 2 tricks from the side that revoked',
  ),
  us('revoke', 29, { found: 'open' }, 'A player sees their wrong card before the trick is turned.', 'may change the card'),
  us('revoke', 28, { found: 'asked', sides: 'one' }, 'The partner has asked whether the player had none of the suit.', 'may not win the game'),
  hoyle('revoke', cites.donohue.revokingScoring, { found: 'quitted', sides: 'one' }, 'The revoke is noticed when the trick is quitted.', 'score 3 points'),
  hoyle('revoke', cites.donohue.revokingScoring, { found: 'open' }, 'The revoke is seen before the cards are turned.', 'the highest or the lowest card'),
  us('revoke-claimed-late', 33, { cut: 'yes' }, 'The cards are cut for the next deal when the revoke is claimed.', 'may not claim'),
  hoyle('revoke-claimed-late', cites.donohue.revokingRevoke, { cut: 'yes' }, 'The cards are cut for a new deal.', 'may not claim'),
  us('tricks-mixed', 32, { when: 'after' }, 'The accused side sweeps its tricks together after the claim.', '2 tricks'),
  hoyle('tricks-mixed', cites.donohue.revokingTricksMixed, { when: 'after' }, 'The accused side mixes its cards after the claim.', '3 tricks'),
  us('renounce-question', 28, { who: 'partner', has: 'yes' }, 'A player asks their partner about hearts; the partner has one.', 'counts as a revoke'),
  us(
    'renounce-question',
    29,
    { who: 'opponent', has: 'yes' },
    'An opponent asks, and the player finds a heart.',
    'The players who played after it may change the card',
  ),
  us(
    'looking-back',
    37,
    { when: 'during' },
    'A player turns up the last trick.',
    'The opponent on the right of the player called on may say which suit the player or the partner, whichever leads first, must lead',
  ),
];
const conduct: readonly ExampleOf<Whist>[] = [
  manners('table-talk', 'II', 'A player groans at their cards.'),
  manners('leading-too-soon', 'IV', 'A player leads an ace and has the next card ready.'),
  manners('card-played-to-be-noticed', 'V', 'A player bangs their trump on the table.'),
  manners('penalty-on-purpose', 'VI', 'A player revokes again so that the first revoke shall not show.'),
  manners('partners-breach-used', 'VII', 'A player leads the suit at which their partner frowned.'),
  manners('disputed-fact', 'VIII', 'A player will not hear the bystander who saw the trick.'),
  manners('bystander', 'IX', 'A bystander walks round to look at every hand.'),
];

/** Cases of the laws, in the order of a deal. */
export const lawCases: readonly ExampleOf<Whist>[] = [...table, ...general, ...deal, ...trump, ...exposed, ...turn, ...revoke, ...conduct];
