import { type Example, lawExample } from '../../core/examples.ts';
import { donohue, uspc } from './sources.ts';

const DUMMY = donohue('403', 'Dummy');
const CALLED = donohue('404-405', 'Cards Liable to Be Called');
const IN_ERROR = donohue('405', 'Cards Played in Error');
const GENERAL = donohue('407-408', 'General Rules');
const REVOKE = donohue('406-407', 'The Revoke');
const U_PLAY = uspc('33-34', 'The Play');

/** Cases of the laws on the play, dummy and the revoke. */
export const playExamples: readonly Example[] = [
  lawExample('dummy-rights', DUMMY, { what: 'other' }, 'Dummy points out that an opponent led out of turn.', 'dealer may not claim'),
  lawExample('dummy-rights', DUMMY, { what: 'asked' }, 'Dummy asks the dealer, who trumps, whether he has no spade.', 'may ask the partner'),
  lawExample('dummy-suggests', DUMMY, {}, "The dealer's partner reaches for the queen of his laid-down hand.", 'leave the card suggested unplayed'),
  lawExample('dummy-suggests', U_PLAY, {}, "The dealer's partner hints at a card.", 'call a card from dummy'),
  lawExample('dummy-looks', U_PLAY, {}, 'Dummy goes round to look at the hand of an opponent.', 'may not look at another hand'),
  lawExample('dummy-revokes', U_PLAY, { found: 'turned' }, 'After the trick is turned it is seen that dummy had the suit.', 'no penalty'),
  lawExample('dummy-revokes', DUMMY, { found: 'open' }, 'The wrong suit from dummy is seen while the trick lies open.', 'may change the card'),
  lawExample('dealers-card-changed', DUMMY, { how: 'drawn' }, 'The dealer draws a card of dummy and has not let go of it.', 'takes back'),
  lawExample('dealers-card-changed', DUMMY, { how: 'played' }, 'The dealer names a card of dummy and at once another.', 'may not take back'),
  lawExample('exposed-card', CALLED, { who: 'defender', where: 'table' }, 'An opponent drops the ten of hearts and snatches it up.', 'the dealer may call it'),
  lawExample('exposed-card', CALLED, { who: 'defender', where: 'below' }, "An opponent's card falls on the floor.", 'no penalty'),
  lawExample('exposed-card', DUMMY, { who: 'dealers-side' }, 'The dealer drops two of his cards face up.', 'no penalty'),
  lawExample('two-cards-played', CALLED, { who: 'defender' }, 'An opponent plays two cards that stuck together.', 'exposed card'),
  lawExample('winners-led-on', CALLED, {}, 'The eldest hand plays out ace, king and queen at once.', 'win the first or any other'),
  lawExample('abandoned-hand', CALLED, { who: 'all' }, 'With three tricks left all four throw in their cards.', 'score stands'),
  lawExample('abandoned-hand', CALLED, { who: 'one', side: 'defender' }, 'An opponent throws down his hand.', 'the dealer may call it'),
  lawExample('claims-the-rest', CALLED, { side: 'dealers-side' }, 'The dealer says that the rest are his.', 'lay the hand face up'),
  lawExample('card-detached', CALLED, { named: 'wrong' }, 'The dealer calls a detached card the jack, and it is the nine.', 'name the suit'),
  lawExample('called-card-refused', CALLED, { what: 'order', able: 'yes' }, 'A defender told to play his lowest spade plays a higher one.', 'revoke'),
  lawExample('call-not-met', CALLED, { what: 'void' }, 'A diamond lead is called from a player without diamonds.', 'no penalty'),
  lawExample('attention-to-trick', GENERAL, {}, 'An opponent says "mine" before his partner has played.', 'the highest or the lowest'),
  lawExample('consulting', GENERAL, {}, 'The partner of the player with the right to a penalty tells him to take it.', 'may not claim'),
  lawExample('time-to-choose', GENERAL, {}, 'A player who revoked urges the others to make up their minds.', 'reasonable time'),
  lawExample('lead-out-of-turn', CALLED, { played: 'some' }, "The leader's partner leads to the first trick.", 'name the suit'),
  lawExample('lead-out-of-turn', CALLED, { played: 'all' }, 'All four have played when it is seen that the wrong player led.', 'trick stands'),
  lawExample('card-led-from-wrong-hand', CALLED, { followed: 'none' }, 'The dealer leads from dummy when the last trick was won in his hand.', 'no penalty'),
  lawExample(
    'play-out-of-turn',
    IN_ERROR,
    { who: 'fourth', side: 'defender' },
    'The fourth hand plays while his partner, third, has yet to play.',
    'win the trick or lose it',
  ),
  lawExample('no-card-to-trick', IN_ERROR, { who: 'player' }, 'A player has a card left over when the deal is played out.', 'fresh deal'),
  lawExample('trick-five-cards', IN_ERROR, { who: 'player', found: 'playing' }, 'A player is short of a card, and one trick looks thick.', 'count the tricks'),
  lawExample('cards-placed', GENERAL, { touched: 'no' }, 'A player asks who played the king while the trick lies there.', 'draw out the card'),
  lawExample('looking-back', GENERAL, { when: 'during' }, 'A player wants to see the trick before the last.', 'obody may look'),
  lawExample('revoke', REVOKE, { sides: 'one' }, 'A defender is found to have trumped a club with a club in hand.', 'value of three tricks'),
  lawExample('revoke', REVOKE, { sides: 'both' }, 'Both sides have revoked.', 'Neither side may win the game'),
  lawExample('revoke', uspc('34-35', 'The Revoke'), { sides: 'one' }, 'The dealer revokes, and it is proved.', '3 tricks'),
  lawExample(
    'revoke-established',
    REVOKE,
    { since: 'asked' },
    'The partner asked "no hearts?"; the trick was turned, and then the heart was found.',
    'may change the card',
  ),
  lawExample('revoke-established', REVOKE, { since: 'played-on' }, 'The heart is found after the next lead.', 'revoke stands'),
  lawExample('revoke-established', U_PLAY, { since: 'asked' }, 'The partner asked whether he had no heart, and he has one.', 'revoke stands'),
  lawExample('revoke-corrected', REVOKE, { who: 'defender' }, 'A defender sees at once that he has a spade.', 'the highest or the lowest'),
  lawExample('revoke-corrected', REVOKE, { who: 'dealer-last' }, 'The dealer, last to play, trumps and finds a spade.', 'no penalty'),
  lawExample('revoke-claimed-late', REVOKE, { cut: 'yes' }, 'The revoke is remembered after the next cut.', 'may not claim'),
  lawExample('tricks-mixed', REVOKE, { when: 'after' }, 'A revoke is claimed, and the accused sweeps the cards together.', 'revoke stands'),
  lawExample('revoke-bets', REVOKE, {}, 'There is a bet on the odd trick, and a revoke moves three.', 'settle bets'),
  lawExample('penalty-on-purpose', donohue('411', 'Etiquette of Bridge'), {}, 'A player revokes again so that the first does not show.', 'manners'),
];
