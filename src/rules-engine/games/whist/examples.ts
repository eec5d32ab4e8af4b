import { type BookId, type Citation, cite } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { BLUE, DONOHUE, ETIQUETTE, US } from './cites.ts';

const ruling = (law: string, source: Citation, answers: Record<string, string>, story: string, says: string): Example => ({
  kind: 'law',
  law,
  book: source.book,
  story,
  answers,
  ruling: says,
  cite: source,
});
const us = (number: string, law: string, answers: Record<string, string>, story: string, says: string) => ruling(law, US(number), answers, story, says);
const hoyle = (page: string, heading: string, law: string, answers: Record<string, string>, story: string, says: string) =>
  ruling(law, DONOHUE(page, heading), answers, story, says);
const manners = (number: string, law: string, story: string) => ruling(law, ETIQUETTE(number), {}, story, 'matter of manners');

const PLAIN = { ours: '0', theirs: '0', honours: 'none', 'our-revokes': '0', 'their-revokes': '0', taken: 'tricks' };
const scored = (source: Citation, input: Record<string, string>, story: string, totals: Record<string, number>, headline: string): Example => ({
  kind: 'score',
  scorer: 'deal',
  book: source.book,
  story,
  input: { ...PLAIN, ...input },
  totals,
  headline,
  cite: source,
});
const kept = (
  source: Citation,
  form: string,
  entries: readonly Record<string, string>[],
  story: string,
  totals: Record<string, number>,
  state: string,
): Example => ({
  kind: 'sheet',
  sheet: 'rubber',
  book: source.book as BookId,
  story,
  setup: { form },
  entries,
  totals,
  state,
  cite: source,
});

const table: readonly Example[] = [
  us('3', 'equal-cards-cut', { tied: 'two-between' }, 'Of four players, two cut sevens between a king and a three.', 'players who tie cut again'),
  us('4', 'equal-cards-cut', { tied: 'three-above' }, 'Three players cut queens and the fourth a two.', 'players who tie cut again'),
  us('7', 'two-cards-cut', {}, 'A player cutting for partners shows two cards.', 'offender cuts again'),
  us('6', 'late-entry', { cut: 'yes' }, 'A newcomer asks for a place when the first player has cut.', 'may not enter the table'),
  us('9', 'shuffled-wrongly', {}, "The dealer's partner shuffles the other pack during the play.", 'obody may shuffle'),
  us('11', 'improper-cut', { what: 'exposed' }, 'A card shows as the packets are put together.', 'shuffle again'),
  us('11', 'improper-cut', { what: 'doubt' }, 'Nobody is sure where the pack was parted.', 'cuts again'),
  us('12', 'shuffled-after-cut', {}, 'The dealer gives the cut pack one more shuffle.', 'loses the deal'),
];
const deal: readonly Example[] = [
  us('17', 'pack-not-cut', { noticed: 'in-time', disturbed: 'no' }, 'An opponent sees before the trump is turned that there was no cut.', 'loses the deal'),
  us('17', 'misdeal', { what: 'counted', disturbed: 'no' }, 'The dealer counts what is left of the pack.', 'loses the deal'),
  us('17', 'misdeal', { what: 'dealt-wrong', disturbed: 'opponent' }, 'An opponent talks to the dealer, who passes over a player.', 'same dealer deals again'),
  hoyle(
    '135',
    'Of Dealing',
    'misdeal',
    { what: 'trump-face-down', disturbed: 'no' },
    'The dealer lays the trump card face down on his own cards.',
    'loses the deal',
  ),
  us('17', 'wrong-number-of-cards', { noticed: 'early' }, 'A player counts fourteen before the first trick is full.', 'misdeal'),
  us('19', 'wrong-number-of-cards', { noticed: 'later', others: 'right' }, 'At the fifth trick a player is found with a card too few.', 'fresh deal'),
  hoyle(
    '134',
    'Of Dealing',
    'wrong-number-of-cards',
    { noticed: 'later', what: 'few', others: 'right' },
    'After several tricks a player finds that he had twelve cards.',
    'deal stands',
  ),
  us('15', 'exposed-in-deal', { who: 'dealer', touched: 'no' }, 'The dealer flashes a card; the opponents have touched nothing.', 'fresh deal'),
  us('15', 'exposed-in-deal', { who: 'dealer', touched: 'yes' }, 'The same, but an opponent has touched a card.', 'deal stands'),
  hoyle('134', 'Of Dealing', 'exposed-in-deal', { who: 'opponent', touched: 'no' }, 'An opponent makes the dealer turn up a card.', 'The dealer may ask'),
  us('14', 'faced-card', { card: 'other' }, 'The tenth card of the pack lies face up.', 'same dealer deals again'),
  hoyle('134', 'Of Dealing', 'faced-card', { card: 'last' }, 'The last card of the pack lies face up.', 'deal stands'),
  us('14', 'imperfect-pack', {}, 'During the play the pack proves to lack the six of clubs.', 'same dealer deals again'),
  us('16', 'deal-out-of-turn', { noticed: 'later' }, 'The wrong player has dealt and turned the trump.', 'deal stands'),
  us('17', 'cards-touched-early', { who: 'opponent', result: 'misdeal' }, 'An opponent lifts his cards, and the dealer misdeals.', 'same dealer deals again'),
  hoyle(
    '135',
    'Of Dealing',
    'cards-touched-early',
    { who: 'opponent', result: 'misdeal' },
    'A player looks at his cards too soon, and the dealer misdeals.',
    'same dealer deals again',
  ),
];
const trump: readonly Example[] = [
  us('18', 'trump-left-on-table', { when: 'late' }, 'Two tricks are quitted, and the trump card still lies there.', 'exposed card'),
  us('18', 'trump-named', { what: 'named' }, 'A player says that the nine of hearts was turned.', 'highest or the lowest trump'),
  hoyle('134', 'Of Dealing', 'trump-named', { what: 'asked-card' }, 'A player asks which card was turned up.', 'obody may ask which card'),
  hoyle('136', 'Of Calling Honours', 'honours-called-wrongly', { what: 'not-at-eight' }, 'A side calls at seven.', 'fresh deal'),
  hoyle('136', 'Of Calling Honours', 'honours-called-wrongly', { what: 'false-answer' }, 'The partner answers and has no honour.', 'deal stands'),
  hoyle('136', 'Of Calling Honours', 'honours-called-late', {}, 'A player at eight plays a card and then calls.', 'fresh deal'),
  hoyle('136', 'Of Calling Honours', 'call-reminder', {}, 'The trump is turned, and a player tells his partner to call.', 'loses 1 point'),
  hoyle(
    '136',
    'Of Calling Honours',
    'honours-forgotten',
    { claimed: 'late' },
    'The next trump is up when the honours are remembered.',
    'may not score it any more',
  ),
];
const exposed: readonly Example[] = [
  us('20', 'exposed-card', { how: 'seen' }, 'A player lets the corner of a card be seen by his partner.', 'either opponent may call it'),
  hoyle('136', 'Of Separating and Showing the Cards', 'exposed-card', { how: 'separated' }, 'A player draws a card half out of his hand.', 'may call a card'),
  us('20', 'two-cards-played', {}, 'Two cards fall together on the trick.', 'point out the card'),
  us('20', 'hand-shown', {}, 'A player lowers his hand in front of his partner.', 'All the cards of the offender lie face up'),
  us('27', 'abandoned-hand', { who: 'all' }, 'All four throw their cards face up.', 'Play stops'),
  hoyle(
    '136',
    'Of Separating and Showing the Cards',
    'abandoned-hand',
    { who: 'one' },
    'A player thinks the game lost and throws his cards down open.',
    'may not take back the cards',
  ),
  us('36', 'claims-the-rest', { how: 'said' }, 'A player says that he can win what is left.', "The offender's partner must lay the hand"),
  hoyle(
    '136',
    'Of Separating and Showing the Cards',
    'claims-the-rest',
    { how: 'shown' },
    'A player sure of every trick shows his cards.',
    'may call any of them',
  ),
  us(
    '38',
    'called-card-refused',
    { what: 'order', able: 'yes' },
    'Called on for his lowest heart, a player plays his highest.',
    'penalty for this offence: revoke',
  ),
  us('21', 'called-card-refused', { what: 'exposed', able: 'no' }, 'The exposed card is called, and would be a revoke.', 'no penalty'),
  us('23', 'played-before-decision', {}, 'With a card lying exposed, a player plays another at once.', 'wait for the opponents'),
  us('39', 'wrong-penalty', { what: 'wrong-opponent' }, 'The opponent on the left demands the suit.', 'penalty is void'),
  us('39', 'wrong-penalty', { what: 'alone' }, 'One opponent calls without a word to his partner.', 'penalty stands'),
  hoyle(
    '136',
    'Of Separating and Showing the Cards',
    'wrong-penalty',
    { what: 'wrong-card' },
    'A separated card is called as the ten and is the nine.',
    'highest or the lowest',
  ),
];
const turn: readonly Example[] = [
  us('24', 'lead-out-of-turn', { played: 'some', able: 'yes' }, 'A player leads in place of his partner, and one opponent follows.', 'may name the suit'),
  us('24', 'lead-out-of-turn', { played: 'all' }, 'All four have played to the false lead.', 'no penalty'),
  hoyle(
    '135',
    'Of Playing out of Turn',
    'lead-out-of-turn',
    { played: 'some', able: 'yes' },
    'A player leads when it is the turn of his partner.',
    'may name the suit',
  ),
  us('22', 'winners-led-on', { who: 'leader' }, 'The leader plays ace and king one upon the other.', 'win the trick, if able'),
  hoyle(
    '135',
    'Of Playing out of Turn',
    'winners-led-on',
    { who: 'second' },
    'A ten is led, the second hand covers with the jack and leads again before the fourth has played.',
    'win the trick, if able',
  ),
  us('25', 'play-out-of-turn', { who: 'third' }, 'The partner of the leader plays too early.', 'The fourth hand may play'),
  us('26', 'play-out-of-turn', { who: 'fourth' }, 'The fourth hand plays straight after the lead.', 'The third hand may require the second hand'),
  hoyle(
    '135',
    'Of Playing out of Turn',
    'play-out-of-turn',
    { who: 'third' },
    'A club is led, and the partner plays before the opponent between them.',
    'The fourth hand may play',
  ),
  hoyle(
    '135',
    'Of Playing out of Turn',
    'play-out-of-turn',
    { who: 'fourth' },
    'An ace is led, and the last player plays before his partner.',
    'leave the trick unwon',
  ),
  us('19', 'no-card-to-trick', { next: 'yes' }, 'A player passed over a trick and has played to the next.', 'fresh deal'),
  hoyle(
    '137',
    'Of Omitting to Play to a Trick',
    'no-card-to-trick',
    {},
    'A club is led; the fourth hand gathers the trick without a card of his own.',
    'fresh deal',
  ),
  us('35', 'attention-to-trick', {}, 'A player says before his partner plays that the trick is theirs.', 'play the highest or the lowest'),
  us('34', 'cards-placed', { what: 'draw', touched: 'no' }, 'A player asks the others to draw their cards.', 'may have the cards drawn'),
  hoyle(
    '137',
    'Respecting Who Played Any Particular Card',
    'cards-placed',
    { what: 'who-played' },
    'A player asks who put down the king.',
    'obody may ask who played',
  ),
];
const revoke: readonly Example[] = [
  us('30', 'revoke', { found: 'quitted', sides: 'one' }, 'The trick is turned and quitted when a revoke comes out.', 'take 2 tricks'),
  us('29', 'revoke', { found: 'open' }, 'A player sees his wrong card before the trick is turned.', 'may change the card'),
  us('28', 'revoke', { found: 'asked', sides: 'one' }, 'The partner has asked whether he had none of the suit.', 'may not win the game'),
  hoyle('135', 'Of Revoking', 'revoke', { found: 'quitted', sides: 'one' }, 'The revoke is noticed when the trick is quitted.', 'score 3 points'),
  hoyle('135', 'Of Revoking', 'revoke', { found: 'open' }, 'The revoke is seen before the cards are turned.', 'the highest or the lowest card'),
  us('33', 'revoke-claimed-late', { cut: 'yes' }, 'The cards are cut for the next deal when the revoke is claimed.', 'may not claim'),
  hoyle('136', 'Of Revoking', 'revoke-claimed-late', { cut: 'yes' }, 'The cards are cut for a new deal.', 'may not claim'),
  us('32', 'tricks-mixed', { when: 'after' }, 'The accused side sweeps its tricks together after the claim.', '2 tricks'),
  hoyle('136', 'Of Revoking', 'tricks-mixed', { when: 'after' }, 'The accused side mixes its cards after the claim.', '3 tricks'),
  us('28', 'renounce-question', { who: 'partner', has: 'yes' }, 'A player asks his partner about hearts; he has one.', 'counts as a revoke'),
  us('37', 'looking-back', { when: 'during' }, 'A player turns up the last trick.', 'may name the suit'),
];
const conduct: readonly Example[] = [
  manners('II', 'table-talk', 'A player groans at his cards.'),
  manners('IV', 'leading-too-soon', 'A player leads an ace and has the next card ready.'),
  manners('V', 'card-played-to-be-noticed', 'A player bangs his trump on the table.'),
  manners('VI', 'penalty-on-purpose', 'A player revokes again so that the first revoke shall not show.'),
  manners('VII', 'partners-breach-used', 'A player leads the suit at which his partner frowned.'),
  manners('VIII', 'disputed-fact', 'A player will not hear the bystander who saw the trick.'),
  manners('IX', 'bystander', 'A bystander walks round to look at every hand.'),
];
const TERMS = cite('donohue', '137', 'Technical Terms: Points');
const scores: readonly Example[] = [
  scored(US('1'), { tricks: '9', ours: '5', theirs: '3' }, 'Three by cards at five to three.', { We: 3 }, 'We win the game, 8 to 3, worth 4'),
  scored(
    US('30'),
    { tricks: '9', ours: '5', 'our-revokes': '1' },
    'The same deal with a revoke: two tricks pass, and the game is not won.',
    { We: 1 },
    'The game goes on: We 6, They 0',
  ),
  scored(
    US('31'),
    { tricks: '11', ours: '5', 'our-revokes': '1' },
    'Eleven tricks less two bring the side no further than six.',
    { We: 1 },
    'The game goes on: We 6',
  ),
  scored(BLUE(), { tricks: '10', ours: '5', theirs: '2' }, 'Four by cards at five to two; all of it counts.', { We: 4 }, 'worth 7'),
  scored(TERMS, { tricks: '8', ours: '7', honours: 'we-three' }, 'Two by cards and two by honours at seven.', { We: 4 }, 'We win the game, 11 to 0'),
  scored(
    DONOHUE('135', 'Of Revoking'),
    { tricks: '10', ours: '7', 'our-revokes': '1', taken: 'added' },
    'Out with a revoke: the side stays at nine, and the others add three.',
    { We: 2, They: 3 },
    'We 9, They 3',
  ),
  kept(
    US('1'),
    'games',
    [{ tricks: '10' }, { tricks: '6' }, { tricks: '9' }],
    'Four by cards, then the odd trick to the others, then three by cards.',
    { We: 7, They: 1 },
    'worth 6 and 0',
  ),
  kept(
    BLUE(),
    'rubber',
    [{ tricks: '11' }, { tricks: '2' }, { tricks: '9' }, { tricks: '8' }],
    'A rubber of three games of five.',
    { We: 10, They: 5 },
    'We win the rubber',
  ),
  kept(TERMS, 'games', [{ tricks: '9', honours: 'we-three' }], 'Three by cards and two by honours.', { We: 5, They: 0 }, 'game is 10'),
];

export const examples: readonly Example[] = [...table, ...deal, ...trump, ...exposed, ...turn, ...revoke, ...conduct, ...scores];
