import { citedBy, lawExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Loo } from '../code.ts';
import { laws } from '../laws/index.ts';

const { blue, donohue } = cites;
const revoke = citedBy(laws.revoke.readings.donohue);
const mistake = citedBy(laws['played-by-mistake'].readings.donohue);

/** Before the play. */
const before: readonly ExampleOf<Loo>[] = [
  lawExample('misdeal', blue.penalties, { what: 'number' }, 'One player finds four cards.', '3 counters to the pool'),
  lawExample('misdeal', blue.penalties, { what: 'hands' }, 'The widow was forgotten.', 'three counters more'),
  lawExample('misdeal', blue.penalties, { what: 'order' }, 'He began with the player on his right.', 'does not cover'),
  lawExample('misdeal', donohue.law(1), { what: 'number' }, 'One player has two cards.', '1 loo to the pool'),
  lawExample('misdeal', donohue.terms, { what: 'trump' }, 'All have followed suit, and he turns the trump.', '1 loo to the pool'),
  lawExample('exposed-in-deal', donohue.terms, { by: 'dealer' }, 'He turns over a king as he deals it.', '1 loo to the pool'),
  lawExample(
    'exposed-in-deal',
    donohue.law(1),
    { by: 'other' },
    'A player reaches across and turns one over.',
    'The player pays 1 loo to the pool, and the cards are dealt again',
  ),
  lawExample('faced-card', donohue.law(1), {}, 'The ninth card lies face up in the pack.', 'same dealer deals again'),
  lawExample('loo-not-paid', donohue.law(8), {}, 'The trump is up, and three counters are missing.', '1 loo to the pool'),
  lawExample('dealer-looks-early', donohue.law(2), {}, 'He looks, and has asked two of five.', '1 loo to the pool'),
  lawExample('hand-of-another', donohue.law(3), {}, 'The elder hand takes up the cards beside his own.', 'keep the better'),
  lawExample('must-everybody-play', blue.simple, {}, 'Three counters in the pool, and bad cards.', 'must play the cards dealt'),
  lawExample('must-everybody-play', donohue.force, {}, 'The first hand of the evening.', 'must play the cards dealt'),
  lawExample('next-pool', blue.shares, { looed: 'yes' }, 'Two have no trick.', 'a double'),
  lawExample('next-pool', blue.play, { looed: 'no' }, 'Three stood, with a trick each.', 'a simple'),
  lawExample('next-pool', donohue.terms, { looed: 'yes' }, 'One is looed.', 'a double'),
  lawExample('next-pool', donohue.play, { looed: 'no' }, 'The pool is shared out, and nobody owes it anything.', 'a simple'),
  lawExample('declared-out-of-turn', donohue.law(4), {}, 'The third player throws in before the second has spoken.', '1 loo to the pool'),
  lawExample('passed-then-played', donohue.asking, { what: 'passed' }, 'He passed, and hears that nobody else stands.', 'may not take back the declaration'),
  lawExample('passed-then-played', donohue.asking, { what: 'stood' }, 'He stood, and four more stand after him.', 'may not take back the declaration'),
  lawExample(
    'passed-then-played',
    donohue.asking,
    { what: 'played' },
    'He passed, kept his cards, and trumps the first trick.',
    'The player may not take back the declaration',
  ),
  lawExample('asks-how-many', donohue.asking, {}, 'How many are in?', 'may ask how many'),
  lawExample('widow-taken', donohue.asking, {}, 'Miss was worse than his own hand.', 'must play the widow'),
  lawExample('widow-looked-at', donohue.law(5), {}, 'The dealer has not spoken, and a player turns up Miss.', 'must play the widow'),
  lawExample('all-pass', blue.double, { right: 'yes' }, 'Five pass, and the last gives it up as well.', 'passes to the dealer'),
  lawExample('all-pass', blue.double, { right: 'no' }, 'He and the dealer are left.', 'take the widow'),
  lawExample('all-pass', donohue.nobody, { right: 'yes' }, 'A large pool, and nobody dares to stand.', 'dealer wins the pool'),
  lawExample('all-pass', donohue.asking, { right: 'no' }, 'He is the last but the dealer.', 'may pass'),
  lawExample('one-stands', blue.alone, { on: 'own' }, 'The eldest hand stands, and all the others pass.', 'defend the pool'),
  lawExample('one-stands', blue.alone, { on: 'widow' }, 'The only player who stands has taken the widow.', 'win the pool'),
  lawExample('defends-the-pool', blue.alone, { won: 'yes' }, 'The dealer wins one trick for the table.', 'stay for the next deal'),
  lawExample('defends-the-pool', blue.alone, { won: 'no' }, 'He wins none.', 'no penalty'),
  lawExample('takes-no-trick', blue.double, { did: 'stood' }, 'He took the widow and won nothing.', '3 counters to the next pool'),
  lawExample('takes-no-trick', blue.shares, { did: 'simple' }, 'Four play a simple pool, and one has all the tricks.', '3 counters to the next pool'),
  lawExample('takes-no-trick', blue.double, { did: 'passed' }, 'He passed.', 'no penalty'),
  lawExample('takes-no-trick', donohue.looed, { did: 'stood' }, 'He stood on two trumps and won nothing.', '1 loo to the next pool'),
  lawExample('takes-no-trick', donohue.force, { did: 'simple' }, 'At force he wins nothing.', '1 loo to the next pool'),
  lawExample('takes-no-trick', donohue.looed, { did: 'passed' }, 'He declined.', 'no penalty'),
];

/** Flushes and the play. */
const after: readonly ExampleOf<Loo>[] = [
  lawExample('flush', blue.flush, { pool: 'simple' }, 'Three spades in a simple pool.', 'may not claim the pool'),
  lawExample('flush', blue.flush, { pool: 'double' }, 'Three trumps, two of them from the widow.', 'wins the pool'),
  lawExample('flush', donohue.flush, { pool: 'simple' }, 'Three hearts at force; then a heart is turned.', 'may not claim the pool'),
  lawExample('flush', donohue.flush, { pool: 'double', looes: 'board' }, 'He shows three trumps.', 'others at the table pays 3 counters'),
  lawExample('flush', donohue.flush, { pool: 'double', looes: 'stood' }, 'He shows three trumps when all have spoken.', 'the maximum agreed on'),
  lawExample('flush-announced-early', blue.flush, {}, 'He shows it before the dealer has declared.', 'must wait until all have declared'),
  lawExample('flush-announced-early', donohue.flush, { looes: 'stood' }, 'I have a flush, he says, when two have yet to speak.', 'as a common hand'),
  lawExample('flush-announced-early', donohue.flush, { looes: 'board' }, 'The same where everybody is looed.', 'does not cover'),
  lawExample(
    'two-flushes',
    blue.flush,
    {},
    'The player on the dealer’s left has three small trumps, the dealer three high ones.',
    'nearer to the dealer’s left wins the pool',
  ),
  lawExample('two-flushes', donohue.flush, {}, 'Two hands of trumps are shown.', 'not looed'),
  lawExample('what-to-lead', blue.simple, { lead: 'simple' }, 'The eldest hand leads to a simple pool.', 'may lead any card'),
  lawExample('what-to-lead', blue.play, { lead: 'first', trumps: 'none' }, 'He took the widow and has no trump.', 'may lead any card'),
  lawExample('what-to-lead', blue.play, { lead: 'first', trumps: 'one' }, 'He has the seven of trumps.', 'must lead a trump'),
  lawExample('what-to-lead', blue.play, { lead: 'first', trumps: 'two' }, 'He has jack and seven of trumps.', 'must lead the highest trump held'),
  lawExample('what-to-lead', blue.play, { lead: 'later', trumps: 'two' }, 'He wins a trick and has two trumps.', 'must lead a trump'),
  lawExample('what-to-lead', donohue.force, { lead: 'simple' }, 'The elder hand leads at force.', 'may lead any card'),
  lawExample('what-to-lead', donohue.law(9), { lead: 'first', trumps: 'two' }, 'He has king and four of trumps.', 'must lead the highest trump held'),
  lawExample('what-to-lead', donohue.play, { lead: 'first', trumps: 'one' }, 'He has the king of trumps and two clubs.', 'may lead any card'),
  lawExample('what-to-lead', donohue.play, { lead: 'later', trumps: 'none' }, 'He wins a trick and has no trump.', 'may lead any card'),
  lawExample('what-to-lead', donohue.force, { lead: 'later', trumps: 'one' }, 'He has won a trick and has one trump.', 'must lead a trump'),
  lawExample('heading-the-trick', blue.play, { holds: 'higher' }, 'A nine is led; he has queen and four.', 'win the trick, if able'),
  lawExample('heading-the-trick', blue.simple, { holds: 'lower' }, 'The ace is led; he has the six.', 'follow suit'),
  lawExample('heading-the-trick', blue.play, { holds: 'trump' }, 'He has none of the suit and one trump.', 'with a trump'),
  lawExample('heading-the-trick', blue.play, { holds: 'under' }, 'The trick is trumped with the ten, and he has the eight.', 'need not undertrump'),
  lawExample('heading-the-trick', donohue.play, { holds: 'higher' }, 'A ten is led; he has the king.', 'win the trick, if able'),
  lawExample('heading-the-trick', donohue.force, { holds: 'lower' }, 'A queen is led; he has the three.', 'follow suit'),
  lawExample('heading-the-trick', donohue.law(9), { holds: 'trump' }, 'He is void and has a trump.', 'with a trump'),
  lawExample('heading-the-trick', donohue.law(9), { holds: 'under' }, 'A high trump lies there, and he has a low one.', 'need not undertrump'),
  lawExample('trump-turned-late', blue.simplePlay, { suits: 'one' }, 'Four hearts to the first trick.', 'trump is turned before'),
  lawExample('trump-turned-late', blue.simplePlay, { suits: 'trump' }, 'Hearts were led, a spade was thrown, and a spade is turned.', 'wins the trick'),
  lawExample('trump-turned-late', blue.simplePlay, { suits: 'plain' }, 'A spade was thrown, and a club is turned.', 'highest card of the suit led'),
  lawExample('trump-turned-late', donohue.force, { suits: 'one' }, 'All have followed.', 'trump is turned before'),
  lawExample('trump-turned-late', donohue.force, { suits: 'trump' }, 'Two spades were thrown, and a spade is turned.', 'highest trump'),
  lawExample('trump-turned-late', donohue.force, { suits: 'plain' }, 'No trump was among them.', 'highest card of the suit led'),
  lawExample('revoke', blue.penalties, {}, 'He threw a club on a heart and had a heart.', 'The others who hold cards split the pool'),
  lawExample('revoke', revoke, { agreed: 'nothing' }, 'He could have headed the trick.', '2 loos to the next pool'),
  lawExample('revoke', revoke, { agreed: 'whole' }, 'He led a club with a trump in hand, where the whole pool is the rule.', 'the maximum agreed on'),
  lawExample('played-by-mistake', mistake, { revokes: 'no' }, 'Two cards stick together, and one is seen.', 'play stands'),
  lawExample('played-by-mistake', mistake, { revokes: 'yes' }, 'A diamond on a heart: oh, I have a heart.', 'takes back the card'),
  lawExample('play-out-of-turn', donohue.law(6), {}, 'The fourth plays before the third.', '1 loo to the pool'),
];

/** Cases from the books for every law. */
export const lawCases: readonly ExampleOf<Loo>[] = [...before, ...after];
