import type { Citation } from '../../books.ts';
import { lawExample, scoreExample, sheetExample } from '../../core/examples.ts';
import type { ExampleOf, LawKey } from '../../core/games.ts';
import { cites, DONOHUE, ETIQUETTE, US } from './cites.ts';
import type { Whist } from './code.ts';
import { figures } from './examples/figures.ts';

const us = (law: LawKey<Whist>, number: string, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, US(number), answers, story, says);
const hoyle = (law: LawKey<Whist>, page: string, heading: string, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, DONOHUE(page, heading), answers, story, says);
const manners = (law: LawKey<Whist>, number: string, story: string) => lawExample(law, ETIQUETTE(number), {}, story, 'matter of manners');

const PLAIN = { ours: '0', theirs: '0', honours: 'none', 'our-revokes': '0', 'their-revokes': '0', taken: 'tricks' };
const scored = (source: Citation, input: Record<string, string>, story: string, totals: Record<string, number>, headline: string) =>
  scoreExample('deal', source, { ...PLAIN, ...input }, story, totals, headline);
const kept = (source: Citation, form: string, entries: readonly Record<string, string>[], story: string, totals: Record<string, number>, state: string) =>
  sheetExample('rubber', source, { form }, entries, story, totals, state);

const table: readonly ExampleOf<Whist>[] = [
  us('equal-cards-cut', '3', { tied: 'two-between' }, 'Of four players, two cut sevens between a king and a three.', 'players who tie cut again'),
  us('equal-cards-cut', '4', { tied: 'three-above' }, 'Three players cut queens and the fourth a two.', 'players who tie cut again'),
  us('two-cards-cut', '7', {}, 'A player cutting for partners shows two cards.', 'offender cuts again'),
  us('late-entry', '6', { cut: 'yes' }, 'A newcomer asks for a place when the first player has cut.', 'may not enter the table'),
  us('shuffled-wrongly', '9', {}, "The dealer's partner shuffles the other pack during the play.", 'obody may shuffle'),
  us('improper-cut', '11', { what: 'exposed' }, 'A card shows as the packets are put together.', 'shuffle again'),
  us('improper-cut', '11', { what: 'doubt' }, 'Nobody is sure where the pack was parted.', 'cuts again'),
  us('shuffled-after-cut', '12', {}, 'The dealer gives the cut pack one more shuffle.', 'loses the deal'),
];
/** By the general laws of 1940, which hold for games without a code of their own. */
const general: readonly ExampleOf<Whist>[] = [
  lawExample('equal-cards-cut', cites.blue.generalCut, { tied: 'two-between' }, 'Two of the four draw sevens.', 'who tie cut again'),
  lawExample('improper-cut', cites.blue.generalCut, { what: 'thin' }, 'Three cards are lifted.', 'cut is void'),
  lawExample('imperfect-pack', cites.blue.generalDeal, {}, 'The pack has two fives of clubs.', 'deal is void'),
  lawExample('faced-card', cites.blue.generalMisdeal, { card: 'other' }, 'A card lies face up in the middle of the pack.', 'is a misdeal'),
  lawExample(
    'wrong-number-of-cards',
    cites.blue.generalPlay,
    { noticed: 'later', what: 'few', others: 'right' },
    'After five tricks a player is a card short.',
    'answer for any revoke',
  ),
  lawExample('exposed-card', cites.blue.generalPlay, { how: 'faced' }, 'A card is dropped face up on the table.', 'the opponents may call it'),
  lawExample('two-cards-played', cites.blue.generalPlay, {}, 'Two cards are played to one trick.', 'the opponents may call it'),
  lawExample('lead-out-of-turn', cites.blue.generalPlay, {}, 'A player leads when his partner should.', 'the opponents may call it'),
  lawExample('table-talk', cites.donohue.piping, {}, 'A player remarks on the hand.', 'Nobody may talk'),
  lawExample('bystander', cites.donohue.piping, {}, 'A smoker who looks on sets his fingers on the pipe as the cards lie in a hand.', 'may not show'),
];
const deal: readonly ExampleOf<Whist>[] = [
  us('pack-not-cut', '17', { noticed: 'in-time', disturbed: 'no' }, 'An opponent sees before the trump is turned that there was no cut.', 'loses the deal'),
  us('misdeal', '17', { what: 'counted', disturbed: 'no' }, 'The dealer counts what is left of the pack.', 'loses the deal'),
  us('misdeal', '17', { what: 'dealt-wrong', disturbed: 'opponent' }, 'An opponent talks to the dealer, who passes over a player.', 'same dealer deals again'),
  hoyle(
    'misdeal',
    '135',
    'Of Dealing',
    { what: 'trump-face-down', disturbed: 'no' },
    'The dealer lays the trump card face down on his own cards.',
    'loses the deal',
  ),
  us('wrong-number-of-cards', '17', { noticed: 'early' }, 'A player counts fourteen before the first trick is full.', 'misdeal'),
  us('wrong-number-of-cards', '19', { noticed: 'later', others: 'right' }, 'At the fifth trick a player is found with a card too few.', 'fresh deal'),
  hoyle(
    'wrong-number-of-cards',
    '134',
    'Of Dealing',
    { noticed: 'later', what: 'few', others: 'right' },
    'After several tricks a player finds that he had twelve cards.',
    'deal stands',
  ),
  us('exposed-in-deal', '15', { who: 'dealer', touched: 'no' }, 'The dealer flashes a card; the opponents have touched nothing.', 'fresh deal'),
  us('exposed-in-deal', '15', { who: 'dealer', touched: 'yes' }, 'The same, but an opponent has touched a card.', 'deal stands'),
  hoyle(
    'exposed-in-deal',
    '134',
    'Of Dealing',
    { who: 'opponent', touched: 'no' },
    'An opponent makes the dealer turn up a card.',
    'The dealer may ask for a fresh deal',
  ),
  us('faced-card', '14', { card: 'other' }, 'The tenth card of the pack lies face up.', 'same dealer deals again'),
  hoyle('faced-card', '134', 'Of Dealing', { card: 'last' }, 'The last card of the pack lies face up.', 'deal stands'),
  us('imperfect-pack', '14', {}, 'During the play the pack proves to lack the six of clubs.', 'same dealer deals again'),
  us('deal-out-of-turn', '16', { noticed: 'later' }, 'The wrong player has dealt and turned the trump.', 'deal stands'),
  us('cards-touched-early', '17', { who: 'opponent', result: 'misdeal' }, 'An opponent lifts his cards, and the dealer misdeals.', 'same dealer deals again'),
  hoyle(
    'cards-touched-early',
    '135',
    'Of Dealing',
    { who: 'opponent', result: 'misdeal' },
    'A player looks at his cards too soon, and the dealer misdeals.',
    'same dealer deals again',
  ),
];
const trump: readonly ExampleOf<Whist>[] = [
  us('trump-left-on-table', '18', { when: 'late' }, 'Two tricks are quitted, and the trump card still lies there.', 'exposed card'),
  us('trump-named', '18', { what: 'named' }, 'A player says that the nine of hearts was turned.', 'highest or the lowest trump'),
  hoyle('trump-named', '134', 'Of Dealing', { what: 'asked-card' }, 'A player asks which card was turned up.', 'obody may ask which card'),
  hoyle('honours-called-wrongly', '136', 'Of Calling Honours', { what: 'not-at-eight' }, 'A side calls at seven.', 'fresh deal'),
  hoyle('honours-called-wrongly', '136', 'Of Calling Honours', { what: 'false-answer' }, 'The partner answers and has no honour.', 'let the deal stand'),
  hoyle('honours-called-late', '136', 'Of Calling Honours', {}, 'A player at eight plays a card and then calls.', 'fresh deal'),
  hoyle('call-reminder', '136', 'Of Calling Honours', {}, 'The trump is turned, and a player tells his partner to call.', 'loses 1 point'),
  hoyle(
    'honours-forgotten',
    '136',
    'Of Calling Honours',
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
  us('exposed-card', '20', { how: 'seen' }, 'A player lets the corner of a card be seen by his partner.', 'either opponent may call it'),
  hoyle('exposed-card', '136', 'Of Separating and Showing the Cards', { how: 'separated' }, 'A player draws a card half out of his hand.', 'may call a card'),
  us('two-cards-played', '20', {}, 'Two cards fall together on the trick.', 'point out the card'),
  us('hand-shown', '20', {}, 'A player lowers his hand in front of his partner.', 'All the cards of the offender lie face up'),
  us('abandoned-hand', '27', { who: 'all' }, 'All four throw their cards face up.', 'Play stops'),
  hoyle(
    'abandoned-hand',
    '136',
    'Of Separating and Showing the Cards',
    { who: 'one' },
    'A player thinks the game lost and throws his cards down open.',
    'may not take back the cards',
  ),
  us('claims-the-rest', '36', { how: 'said' }, 'A player says that he can win what is left.', "The offender's partner must lay the hand"),
  hoyle(
    'claims-the-rest',
    '136',
    'Of Separating and Showing the Cards',
    { how: 'shown' },
    'A player sure of every trick shows his cards.',
    'may call any of them',
  ),
  us(
    'called-card-refused',
    '38',
    { what: 'order', able: 'yes' },
    'Called on for his lowest heart, a player plays his highest.',
    'penalty for this offence: revoke',
  ),
  us('called-card-refused', '21', { what: 'exposed', able: 'no' }, 'The exposed card is called, and would be a revoke.', 'no penalty'),
  us('played-before-decision', '23', {}, 'With a card lying exposed, a player plays another at once.', 'wait for the opponents'),
  us('wrong-penalty', '39', { what: 'wrong-opponent' }, 'The opponent on the left demands the suit.', 'penalty is void'),
  us('wrong-penalty', '39', { what: 'alone' }, 'One opponent calls without a word to his partner.', 'penalty stands'),
  hoyle(
    'wrong-penalty',
    '136',
    'Of Separating and Showing the Cards',
    { what: 'wrong-card' },
    'A separated card is called as the ten and is the nine.',
    'highest or the lowest',
  ),
];
const turn: readonly ExampleOf<Whist>[] = [
  us('lead-out-of-turn', '24', { played: 'some', able: 'yes' }, 'A player leads in place of his partner, and one opponent follows.', 'name the suit'),
  us('lead-out-of-turn', '24', { played: 'all' }, 'All four have played to the false lead.', 'no penalty'),
  hoyle(
    'lead-out-of-turn',
    '135',
    'Of Playing out of Turn',
    { played: 'some', able: 'yes' },
    'A player leads when it is the turn of his partner.',
    'name the suit',
  ),
  us('winners-led-on', '22', { who: 'leader' }, 'The leader plays ace and king one upon the other.', 'win the trick, if able'),
  hoyle(
    'winners-led-on',
    '135',
    'Of Playing out of Turn',
    { who: 'second' },
    'A ten is led, the second hand covers with the jack and leads again before the fourth has played.',
    'win the trick, if able',
  ),
  us('play-out-of-turn', '25', { who: 'third' }, 'The partner of the leader plays too early.', 'The fourth hand may play'),
  us('play-out-of-turn', '26', { who: 'fourth' }, 'The fourth hand plays straight after the lead.', 'The third hand may require the second hand'),
  hoyle(
    'play-out-of-turn',
    '135',
    'Of Playing out of Turn',
    { who: 'third' },
    'A club is led, and the partner plays before the opponent between them.',
    'The fourth hand may play',
  ),
  hoyle(
    'play-out-of-turn',
    '135',
    'Of Playing out of Turn',
    { who: 'fourth' },
    'An ace is led, and the last player plays before his partner.',
    'leave the trick unwon',
  ),
  us('no-card-to-trick', '19', { next: 'yes' }, 'A player passed over a trick and has played to the next.', 'fresh deal'),
  hoyle(
    'no-card-to-trick',
    '137',
    'Of Omitting to Play to a Trick',
    {},
    'A club is led; the fourth hand gathers the trick without a card of his own.',
    'fresh deal',
  ),
  us('attention-to-trick', '35', {}, 'A player says before his partner plays that the trick is theirs.', 'play the highest or the lowest'),
  us('cards-placed', '34', { what: 'draw', touched: 'no' }, 'A player asks the others to draw their cards.', 'may have the cards drawn'),
  hoyle(
    'cards-placed',
    '137',
    'Respecting Who Played Any Particular Card',
    { what: 'who-played' },
    'A player asks who put down the king.',
    'obody may ask who played',
  ),
];
const revoke: readonly ExampleOf<Whist>[] = [
  us('revoke', '30', { found: 'quitted', sides: 'one' }, 'The trick is turned and quitted when a revoke comes out.', 'take 2 tricks'),
  us('revoke', '29', { found: 'open' }, 'A player sees his wrong card before the trick is turned.', 'may change the card'),
  us('revoke', '28', { found: 'asked', sides: 'one' }, 'The partner has asked whether he had none of the suit.', 'may not win the game'),
  hoyle('revoke', '135', 'Of Revoking', { found: 'quitted', sides: 'one' }, 'The revoke is noticed when the trick is quitted.', 'score 3 points'),
  hoyle('revoke', '135', 'Of Revoking', { found: 'open' }, 'The revoke is seen before the cards are turned.', 'the highest or the lowest card'),
  us('revoke-claimed-late', '33', { cut: 'yes' }, 'The cards are cut for the next deal when the revoke is claimed.', 'may not claim'),
  hoyle('revoke-claimed-late', '136', 'Of Revoking', { cut: 'yes' }, 'The cards are cut for a new deal.', 'may not claim'),
  us('tricks-mixed', '32', { when: 'after' }, 'The accused side sweeps its tricks together after the claim.', '2 tricks'),
  hoyle('tricks-mixed', '136', 'Of Revoking', { when: 'after' }, 'The accused side mixes its cards after the claim.', '3 tricks'),
  us('renounce-question', '28', { who: 'partner', has: 'yes' }, 'A player asks his partner about hearts; he has one.', 'counts as a revoke'),
  us('looking-back', '37', { when: 'during' }, 'A player turns up the last trick.', 'may name the suit'),
];
const conduct: readonly ExampleOf<Whist>[] = [
  manners('table-talk', 'II', 'A player groans at his cards.'),
  manners('leading-too-soon', 'IV', 'A player leads an ace and has the next card ready.'),
  manners('card-played-to-be-noticed', 'V', 'A player bangs his trump on the table.'),
  manners('penalty-on-purpose', 'VI', 'A player revokes again so that the first revoke shall not show.'),
  manners('partners-breach-used', 'VII', 'A player leads the suit at which his partner frowned.'),
  manners('disputed-fact', 'VIII', 'A player will not hear the bystander who saw the trick.'),
  manners('bystander', 'IX', 'A bystander walks round to look at every hand.'),
];
const scores: readonly ExampleOf<Whist>[] = [
  scored(cites.uspc.law(1), { tricks: '9', ours: '5', theirs: '3' }, 'Three by cards at five to three.', { We: 3 }, 'We win the game, 8 to 3, worth 4'),
  scored(
    cites.uspc.law(30),
    { tricks: '9', ours: '5', 'our-revokes': '1' },
    'The same deal with a revoke: two tricks pass, and the game is not won.',
    { We: 1 },
    'The game goes on: We 6, They 0',
  ),
  scored(
    cites.uspc.law(31),
    { tricks: '11', ours: '5', 'our-revokes': '1' },
    'Eleven tricks less two bring the side no further than six.',
    { We: 1 },
    'The game goes on: We 6',
  ),
  scored(cites.blue.game, { tricks: '10', ours: '5', theirs: '2' }, 'Four by cards at five to two; all of it counts.', { We: 4 }, 'worth 7'),
  scored(
    cites.donohue.points,
    { tricks: '8', ours: '7', honours: 'we-three' },
    'Two by cards and two by honours at seven.',
    { We: 4 },
    'We win the game, 11 to 0',
  ),
  scored(
    cites.donohue.revokingScoring,
    { tricks: '10', ours: '7', 'our-revokes': '1', taken: 'added' },
    'Out with a revoke: the side stays at nine, and the others add three.',
    { We: 2, They: 3 },
    'We 9, They 3',
  ),
  kept(
    cites.uspc.law(1),
    'games',
    [{ tricks: '10' }, { tricks: '6' }, { tricks: '9' }],
    'Four by cards, then the odd trick to the others, then three by cards.',
    { We: 7, They: 1 },
    'worth 6 and 0',
  ),
  kept(
    cites.blue.game,
    'rubber',
    [{ tricks: '11' }, { tricks: '2' }, { tricks: '9' }, { tricks: '8' }],
    'A rubber of three games of five.',
    { We: 10, They: 5 },
    'We win the rubber',
  ),
  kept(cites.donohue.points, 'games', [{ tricks: '9', honours: 'we-three' }], 'Three by cards and two by honours.', { We: 5, They: 0 }, 'game is 10'),
];

export const examples: readonly ExampleOf<Whist>[] = [
  ...table,
  ...general,
  ...deal,
  ...trump,
  ...exposed,
  ...turn,
  ...revoke,
  ...conduct,
  ...scores,
  ...figures,
];
