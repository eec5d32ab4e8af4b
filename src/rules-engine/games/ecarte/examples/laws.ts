import { citedBy, lawExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Ecarte } from '../code.ts';
import { laws } from '../laws/index.ts';

const { blue, donohue, uspc } = cites;
type Key = keyof typeof laws & string;
const passageOf = (key: Key, book: 'blue-ribbon-1940' | 'donohue' | 'uspc-1898', at = 0) => citedBy(laws[key].readings[book], at);

/** Disputes at the table before the play. */
const before: readonly ExampleOf<Ecarte>[] = [
  lawExample('cut-for-deal', donohue.cutting, { what: 'several' }, 'A queen comes up with a nine behind it.', 'lowest of the cards shown is taken as the cut'),
  lawExample('cut-for-deal', donohue.cutting, { what: 'hidden' }, 'One puts his cut back without showing it.', 'taken as the lowest'),
  lawExample('cut-for-deal', donohue.cutting, { what: 'pack' }, 'The seven of clubs lay under the table when they cut.', 'cut stands'),
  lawExample('single-card-cut', donohue.pack, {}, 'One card is lifted off the pack.', 'must cut more than one card'),
  lawExample('imperfect-pack', donohue.pack, { over: 'yes' }, 'The tricks are counted, and a ten is found missing.', 'deal stands'),
  lawExample('imperfect-pack', donohue.pack, { over: 'no' }, 'In the third trick two sevens of hearts come out.', 'the deal does not count'),
  lawExample('shuffled-twice', donohue.shuffle, {}, 'The non-dealer shuffles, looks away, and shuffles again.', 'may not shuffle twice'),
  lawExample('revenge', donohue.revenge, { who: 'winner' }, 'The winner puts on his coat.', 'must give a revenge'),
  lawExample('revenge', donohue.revenge, { who: 'loser' }, 'The loser has had enough.', 'may decline it'),
  lawExample('leaves-the-game', donohue.quits, { backed: 'no' }, 'At three all one of the two goes home.', 'loses the game'),
  lawExample('leaves-the-game', donohue.betting, { backed: 'yes' }, 'A player gets up at four to three, with bets on him.', 'finish the game'),
  lawExample('backer-sees-other-hand', donohue.betting, {}, 'A backer walks behind the other chair.', 'may not look over'),
  lawExample('backer-names-a-card', donohue.betting, {}, 'A backer says: play the jack.', 'may point at the card'),
  lawExample('gallery-tells-error', donohue.betting, {}, 'A looker-on has seen a point marked twice.', 'may tell of an error'),
  lawExample(
    'bets-first-claim',
    donohue.betting,
    {},
    'Ten is offered on the dealer; the non-dealer and a friend both want it.',
    'may take bets before the gallery',
  ),
  lawExample('bets-settled', donohue.betting, {}, 'When the winner and three backers are paid there is one counter too few.', 'bear a shortage'),
  lawExample('other-fault', donohue.last, {}, 'A card is torn in the shuffle, and no rule speaks of it.', 'against the player at fault'),
  lawExample('misdeal', blue.penalties, {}, 'The dealer has gone wrong, and the cards go together.', 'same dealer deals again'),
  lawExample('deal-out-of-turn', donohue.turn, { noticed: 'early' }, 'Ten cards lie dealt when the real dealer speaks up.', 'whose deal it is'),
  lawExample('deal-out-of-turn', donohue.turn, { noticed: 'turned' }, 'The eleventh card is up, and it was not his deal.', 'set aside'),
  lawExample('deal-out-of-turn', donohue.turn, { noticed: 'playing' }, 'Two tricks have been played.', 'does not cover'),
  lawExample('deal-out-of-turn', donohue.turn, { noticed: 'played' }, 'The tricks have been counted.', 'deal stands'),
  lawExample('order-of-dealing-changed', donohue.order, { told: 'yes' }, 'From now on three and two, says the dealer, and lets the other cut.', 'allowed'),
  lawExample(
    'order-of-dealing-changed',
    donohue.order,
    { told: 'no', seen: 'no' },
    'He has always dealt two and three, and now gives three.',
    'The non-dealer may have the cards dealt again',
  ),
  lawExample('order-of-dealing-changed', donohue.order, { told: 'no', seen: 'yes' }, 'The hand is taken up, and then the change is noticed.', 'deal stands'),
  lawExample('faced-card', donohue.faced, { which: 'eleventh' }, 'The card that lies face up is the one to be turned.', 'deal stands'),
  lawExample('faced-card', donohue.faced, { which: 'other' }, 'The sixth card dealt lies face up.', 'The deal does not count'),
  lawExample('exposed-in-deal', donohue.exposed, { whose: 'pone' }, 'A jack turns over on its way to the non-dealer.', 'must finish dealing'),
  lawExample('exposed-in-deal', donohue.exposed, { whose: 'dealer' }, 'The dealer shows a card of his own.', 'deal stands'),
  lawExample('exposed-in-deal', blue.penalties, { whose: 'pone' }, 'A card turns over in the deal.', 'dealt again by the same dealer'),
  lawExample(
    'two-turned-up',
    passageOf('two-turned-up', 'donohue'),
    { seen: 'no' },
    'Two cards come up together, and no hand has been seen.',
    'The non-dealer chooses one of three: (1) choose which counts as the trump card; (2) have the cards shown put aside and the next one turned up; or (3) deal again',
  ),
  lawExample(
    'two-turned-up',
    passageOf('two-turned-up', 'donohue'),
    { seen: 'yes' },
    'Two cards come up after the non-dealer has looked.',
    'next one turned up',
  ),
  lawExample('king-turned-by-error', blue.penalties, {}, 'A hand has six cards, and the king was the twelfth.', 'may not mark the king that was turned'),
  lawExample('faced-card-after-change', donohue.faced, { to: 'pone' }, 'The second card given lies face up.', 'keep the card'),
  lawExample('faced-card-after-change', donohue.faced, { to: 'dealer' }, 'It falls to the dealer.', 'deal stands'),
  lawExample('faced-card-after-change', donohue.faced, { to: 'late' }, 'Both hold their cards when it is seen.', 'deal stands'),
];

/** Irregular hands, and changes of cards. */
const hands: readonly ExampleOf<Ecarte>[] = [
  lawExample(
    'wrong-number-dealt',
    donohue.dealt,
    { turned: 'yes', whose: 'pone', what: 'many' },
    'The dealer gives six cards and turns the next.',
    'show the dealer the extra cards',
  ),
  lawExample(
    'wrong-number-dealt',
    donohue.dealt,
    { turned: 'yes', whose: 'pone', what: 'few' },
    'The non-dealer has four.',
    'The non-dealer may take the missing cards from the pack or deal again',
  ),
  lawExample('wrong-number-dealt', donohue.dealtSelf, { turned: 'yes', whose: 'dealer', what: 'many' }, 'The dealer has six.', 'draw'),
  lawExample(
    'wrong-number-dealt',
    donohue.dealtSelf,
    { turned: 'yes', whose: 'dealer', what: 'few' },
    'The dealer has four.',
    'The non-dealer may make the dealer take the missing cards from the pack or deal again',
  ),
  lawExample('wrong-number-dealt', blue.penalties, { turned: 'no', whose: 'pone', what: 'many' }, 'Six cards lie there before the turn.', 'dealt again'),
  lawExample('wrong-number-dealt', blue.penalties, { turned: 'yes', whose: 'dealer', what: 'few' }, 'The dealer finds four cards in his hand.', 'put right'),
  lawExample('false-discard', donohue.falseDiscard, {}, 'He throws three of six cards and asks for two.', 'loses 2 points'),
  lawExample('gives-wrong-number', passageOf('gives-wrong-number', 'donohue'), {}, 'Three are asked for, and four are given.', 'loses 1 point'),
  lawExample('serves-himself-wrongly', passageOf('serves-himself-wrongly', 'donohue'), { what: 'more' }, 'He throws two and takes three.', 'loses 1 point'),
  lawExample(
    'serves-himself-wrongly',
    passageOf('serves-himself-wrongly', 'donohue'),
    { what: 'fewer-before' },
    'He throws three, takes two and sees it in time.',
    'The dealer takes the missing cards from the pack',
  ),
  lawExample(
    'serves-himself-wrongly',
    passageOf('serves-himself-wrongly', 'donohue'),
    { what: 'fewer-after' },
    'At the fifth trick the dealer has no card.',
    'non-dealer’s tricks',
  ),
  lawExample('asks-wrong-number', donohue.changed, { holds: 'many' }, 'He throws two and asks for three.', 'may not mark the king'),
  lawExample('asks-wrong-number', donohue.changed, { holds: 'few' }, 'He throws three and asks for two.', 'may mark the king'),
  lawExample('more-than-five', donohue.changed, {}, 'When the lead is made the dealer holds six.', 'loses 1 point'),
  lawExample('proposal-taken-back', donohue.propose, { what: 'proposal' }, 'I propose; no, I play.', 'proposal'),
  lawExample('proposal-taken-back', donohue.propose, { what: 'refusal' }, 'The dealer refuses, then looks again and accepts.', 'refusal'),
  lawExample('proposal-taken-back', donohue.propose, { what: 'acceptance' }, 'The dealer accepts, and then would rather play.', 'does not cover'),
  lawExample('proposal-taken-back', donohue.propose, { what: 'number' }, 'Three, please; no, four.', 'may not ask for more or fewer'),
  lawExample('stock-too-short', donohue.short, { thrown: 'no' }, 'Four are asked for, and four are left.', 'keep the hand'),
  lawExample('stock-too-short', donohue.short, { thrown: 'yes' }, 'The dealer has thrown two before he counts the stock.', 'at random'),
  lawExample('discards-looked-at', donohue.discards, {}, 'He lifts his own discards to see what he threw.', 'may not take them back'),
  lawExample('exposed-after-change', passageOf('exposed-after-change', 'donohue'), {}, 'A ten is shown as it is given.', 'ask for another card'),
  lawExample('turned-after-change', donohue.exposed, {}, 'Out of habit the dealer turns a card after the change.', 'give the card turned'),
  lawExample('played-on-dealt-cards', blue.refused, { who: 'stood' }, 'He leads without proposing and wins two tricks.', 'dealer scores 2 points'),
  lawExample('played-on-dealt-cards', blue.refused, { who: 'refused' }, 'Play, says the dealer, and wins one trick.', 'non-dealer scores 2 points'),
  lawExample('played-on-dealt-cards', blue.refused, { who: 'later' }, 'Cards were changed once; the second time he refused.', 'scores 1 point'),
  lawExample(
    'played-on-dealt-cards',
    passageOf('played-on-dealt-cards', 'donohue'),
    { who: 'stood' },
    'He leads at once and loses three tricks.',
    'dealer scores 2 points',
  ),
  lawExample(
    'played-on-dealt-cards',
    passageOf('played-on-dealt-cards', 'donohue'),
    { who: 'refused' },
    'The dealer refuses and takes two tricks.',
    'non-dealer scores 2 points',
  ),
  lawExample('played-on-dealt-cards', passageOf('played-on-dealt-cards', 'donohue'), { who: 'later' }, 'The second proposal is refused.', 'scores 1 point'),
  lawExample(
    'played-on-dealt-cards',
    passageOf('played-on-dealt-cards', 'uspc-1898'),
    { who: 'stood' },
    'He plays without proposing and takes two.',
    'dealer scores 2 points',
  ),
  lawExample(
    'played-on-dealt-cards',
    passageOf('played-on-dealt-cards', 'uspc-1898'),
    { who: 'later' },
    'The dealer refuses a second change and takes two tricks.',
    'non-dealer scores 2 points',
  ),
];

const KINGS = ['blue-ribbon-1940', 'donohue', 'uspc-1898'] as const;
const king = (who: string, when: string, story: string, says: string, books: readonly (typeof KINGS)[number][] = KINGS): ExampleOf<Ecarte>[] =>
  books.map((book) => lawExample('king-not-announced', passageOf('king-not-announced', book), { who, when }, story, says));
const kingLed = (led: string, story: string, says: string): ExampleOf<Ecarte> =>
  lawExample('king-not-announced', passageOf('king-not-announced', 'donohue'), { who: 'leader', when: 'covered', led }, story, says);

/** The play. */
const play: readonly ExampleOf<Ecarte>[] = [
  ...king('leader', 'before', 'I have the king, says the leader, and leads a club.', 'non-dealer scores 1 point'),
  ...king('leader', 'covered', 'He leads a club, and then says that he has the king.', 'may not score it', ['blue-ribbon-1940', 'uspc-1898']),
  kingLed('other', 'He leads a club, and then says that he has the king.', 'may not score it'),
  ...king('leader', 'before', 'He says it and leads it.', 'non-dealer scores 1 point'),
  kingLed('king', 'He leads the king, and says so as it lies there.', 'scores 1 point'),
  ...king('leader', 'covered', 'He leads the king, and says so as it lies there.', 'may not score it', ['blue-ribbon-1940', 'uspc-1898']),
  ...king('leader', 'late', 'The king has been covered when he speaks.', 'may not score it', ['donohue']),
  ...king('dealer', 'covered', 'A card is led; the dealer says: the king, and plays.', 'dealer scores 1 point'),
  ...king('dealer', 'late', 'In the second trick the dealer shows the king.', 'may not score it'),
  ...king('turned', 'before', 'The eleventh card is a king.', 'dealer scores 1 point'),
  ...king('turned', 'late', 'The king was turned, nobody marked it, and the next trick is led to.', 'does not cover'),
  lawExample('king-falsely-announced', donohue.falseKing, { played: 'no' }, 'Sorry, he says, it is the queen.', 'no penalty'),
  lawExample('king-falsely-announced', donohue.falseKing, { played: 'yes' }, 'After two tricks it turns out that he never had it.', 'opponent scores 1 point'),
  lawExample('backer-calls-king', donohue.betting, { player: 'no' }, 'His friend says it, and he plays.', 'may not score it'),
  lawExample('backer-calls-king', donohue.betting, { player: 'yes' }, 'Both of them say it.', 'scores 1 point'),
  lawExample('play-out-of-turn', donohue.turn, { covered: 'no' }, 'He leads after losing the trick.', 'takes back the card'),
  lawExample('play-out-of-turn', donohue.turn, { covered: 'yes' }, 'The other has played to it.', 'trick stands'),
  lawExample('wrong-suit-named', donohue.named, { has: 'yes' }, 'Club, he calls, and plays a spade with a club in hand.', 'play the suit that was named'),
  lawExample('wrong-suit-named', donohue.named, { has: 'no' }, 'Club, he calls, plays a spade and has no club.', 'suit that the opponent names'),
  lawExample('second-player-obliged', blue.play, { has: 'suit' }, 'A nine is led; he has the ten and the seven.', 'win the trick, if able'),
  lawExample('second-player-obliged', blue.play, { has: 'trump' }, 'He has none of the suit and one small trump.', 'with a trump'),
  lawExample('second-player-obliged', donohue.revoke, { has: 'suit' }, 'The ten is led, and he holds ace and nine.', 'win the trick, if able'),
  lawExample(
    'second-player-obliged',
    passageOf('second-player-obliged', 'donohue', 1),
    { has: 'trump' },
    'A diamond is led; he has a trump and a heart.',
    'with a trump',
  ),
  lawExample('second-player-obliged', uspc.game, { has: 'suit' }, 'A queen is led, and he has the king of it.', 'win the trick, if able'),
  lawExample('second-player-obliged', uspc.game, { has: 'trump' }, 'He cannot follow and has two trumps.', 'with a trump'),
  lawExample('revoke', donohue.revoke, { won: 'none' }, 'A spade is thrown on a heart, with a heart in hand; played over, he loses.', 'played again'),
  lawExample(
    'revoke',
    donohue.revoke,
    { won: 'point' },
    'He put the nine on the ten with the ace in hand; played over, he wins three tricks.',
    'may not score the point',
  ),
  lawExample('revoke', donohue.revoke, { won: 'vole' }, 'Played over, he wins all five.', 'scores 1 point'),
  lawExample('revoke', passageOf('revoke', 'blue-ribbon-1940'), { won: 'none' }, 'A revoke comes to light, and the offender has two tricks.', 'played again'),
  lawExample('revoke', passageOf('revoke', 'blue-ribbon-1940'), { won: 'point' }, 'The offender has three tricks.', 'may not score the point'),
  lawExample('revoke', passageOf('revoke', 'blue-ribbon-1940'), { won: 'vole' }, 'The offender has all five.', 'scores 1 point'),
  lawExample('tricks-looked-at', donohue.tricks, {}, 'He turns over the first trick of the other.', 'face up on the table'),
  lawExample('hand-thrown-down', donohue.thrown, { tricks: 'some' }, 'With one trick won he throws in three cards.', 'loses 1 point'),
  lawExample('hand-thrown-down', donohue.thrown, { tricks: 'none' }, 'At the second trick he lowers his hand, and every card is seen.', 'loses 2 points'),
];

/** Cases from the books for every law. */
export const lawCases: readonly ExampleOf<Ecarte>[] = [...before, ...hands, ...play];
