// Every remedy in its English: told, done by the one who chooses it, wished by another, and in a few words; of one and of several.
import { expect, test } from 'vitest';
import { briefRemedy } from '../../src/rules-engine/core/brief.ts';
import { clauseOf, type Simple } from '../../src/rules-engine/core/clauses.ts';
import { REMEDIES } from '../support/every-remedy.ts';

/** Told / done by the one who chooses it, where somebody acts / wished by another / in a few words. */
const SAID = `
there is no penalty / let it pass / no penalty
no penalty is printed / let it pass / no penalty printed
the deal stands / let the deal stand / deal stands
the cards stand / let the cards stand / cards stand
the bid is void / have the bid declared void / bid void
the melds are void / have the melds declared void / melds void
it is a misdeal / declare a misdeal / misdeal
the same dealer deals again / deal again / have the same dealer deal again / new deal
there is a fresh deal / ask for a fresh deal / new deal
there is a fresh deal by the player whose deal it is / ask for a fresh deal by the player whose deal it is / new deal: right dealer
the dealer loses the deal, which passes to the player on the dealer's left / lose the deal, which passes to the player on the dealer's left / have the dealer lose the deal, which passes to the player on the dealer's left / deal lost
the dealer loses the deal / lose the deal / have the dealer lose the deal / deal lost
the pack is cut again / have the pack cut again / cut again
the opponents cut again / cut again / have the opponents cut again / cut again
the dealer cuts again / cut again / have the dealer cut again / cut again
the card lies face up as an exposed card of the offender, and the opponents may call it / treat the card as an exposed card of the offender, and call it / have the card lie face up as an exposed card of the offender, which the opponents may call / card exposed
all the cards of dummy lie face up, and the defenders may call any of them / treat all the cards of dummy as exposed, and call any of them / have all the cards of dummy lie face up, of which the defenders may call any / whole hand exposed
the declarer may name the suit that the other defender must lead / name the suit that the other defender must lead / let the declarer name the suit that the other defender must lead / call a suit
the opponents may call a card from the offender / call a card from the offender / let the opponents call a card from the offender / call a card
the declarer may forbid the second hand to lead that suit / forbid the second hand to lead that suit / let the declarer forbid the second hand to lead that suit / forbid that suit
the opponents may make the offender play the highest or the lowest card held of the suit led / make the offender play the highest or the lowest card held of the suit led / let the opponents make the offender play the highest or the lowest card held of the suit led / call highest or lowest
it counts as a revoke / have it count as a revoke / counts as revoke
the card is taken back / have the card taken back / take back card
the cards are taken back / have the cards taken back / take back cards
the offender takes back the card / take back the card / have the offender take back the card / take back card
those who played after it take back the cards / take back the cards / have those who played after it take back the cards / take back cards
the bidder may change the bid / change the bid / let the bidder change the bid / may change bid
nobody may take back the card / give up the right to take back the card / forbid anyone to take back the card / card not taken back
neither side may take back the bid / give up the right to take back the bid / forbid anyone to take back the bid / bid not taken back
the offender may not take back the card / give up the right to take back the card / forbid the offender to take back the card / card not taken back
the opponents score 2 points / score 2 points / let the opponents score 2 points / 2 points to opponents
the opponents score 50 points above the line / score 50 points above the line / let the opponents score 50 points above the line / 50 points above to opponents
the dealer scores 1 game / score 1 game / let the dealer score 1 game / 1 game to dealer
the opponents score the value of the cards left in hand / score the value of the cards left in hand / have the opponents score the value of the cards left in hand / opponents: cards in hand
the offender loses 3 points / lose 3 points / have the offender lose 3 points / offender −3 points
the defenders lose 1 game / lose 1 game / have the defenders lose 1 game / defenders −1 game
the opponents score 5 points for each revoke of the deal / score 5 points for each revoke of the deal / have the opponents score 5 points for each revoke of the deal / 5 points for each revoke of the deal
the offender loses 50 points for each trick by which the bid fails / lose 50 points for each trick by which the bid fails / have the offender lose 50 points for each trick by which the bid fails / −50 points for each trick by which the bid fails
the offender loses the difference of the two counts / lose the difference of the two counts / have the offender lose the difference of the two counts / lose count difference
the opponents lose the same stake as before / lose the same stake as before / have the opponents lose the same stake as before / lose same stake as before
the side that revoked scores nothing on this deal / score nothing on this deal / have the side that revoked score nothing on this deal / revoking side scores 0
the defenders score nothing on this deal / score nothing on this deal / have the defenders score nothing on this deal / defenders score 0
the opponents take 2 tricks from the offending side / take 2 tricks from the offending side / have the opponents take 2 tricks from the offending side / 2 tricks to opponents
the declarer takes 1 trick from the defenders / take 1 trick from the defenders / have the declarer take 1 trick from the defenders / 1 trick to declarer
the offender pays the pool the same stake as before / pay the pool the same stake as before / have the offender pay the pool the same stake as before / pay same stake as before
the defenders pay the declarer the same stake as before / pay the declarer the same stake as before / have the defenders pay the declarer the same stake as before / pay same stake as before
the offender pays 2 chips to the bank / pay 2 chips to the bank / have the offender pay 2 chips to the bank / pay 2 chips to bank
the defenders pay 1 stake to the declarer / pay 1 stake to the declarer / have the defenders pay 1 stake to the declarer / pay 1 stake to declarer
the dealer takes 1 chip from the pot / take 1 chip from the pot / have the dealer take 1 chip from the pot / take 1 chip from pot
the opponents take 1 chip from the offender / take 1 chip from the offender / have the opponents take 1 chip from the offender / take 1 chip from offender
the hand of the offender is dead / have the hand of the offender dead / hand dead
the hand of the dealer is foul / have the hand of the dealer foul / hand foul
the offender may not bid / give up the right to bid / forbid the offender to bid / may not bid
neither side may consult / give up the right to consult / forbid anyone to consult / may not consult
neither defender may lead / give up the right to lead / forbid anyone to lead / may not lead
the non-dealer draws the surplus from the long hand unseen / draw the surplus from the long hand unseen / have the non-dealer draw the surplus from the long hand unseen / surplus drawn
the opponents draw the surplus from the long hand, looking at it / draw the surplus from the long hand, looking at it / have the opponents draw the surplus from the long hand, looking at it / surplus drawn
the offender makes up the missing cards from the pack / make up the missing cards from the pack / have the offender make up the missing cards from the pack / hand made up
the other players make up the missing cards from the pack / make up the missing cards from the pack / have the other players make up the missing cards from the pack / hand made up
the offender plays on with the cards held / play on with the cards held / have the offender play on with the cards held / play on short
the other players play on with the cards held / play on with the cards held / have the other players play on with the cards held / play on short
the player keeps the card / keep the card / have the player keep the card / card kept
the opponents keep the card / keep the card / have the opponents keep the card / card kept
the card is replaced from the top of the pack at once / have the card replaced from the top of the pack at once / card replaced
the cards are replaced from the top of the pack after everyone else has been served / have the cards replaced from the top of the pack after everyone else has been served / cards replaced
the payments are put right / have the payments put right / payments put right
the dealer puts the score right / put the score right / have the dealer put the score right / score put right
both sides put the score right / put the score right / have both sides put the score right / score put right
the offender must answer truly / answer truly / require the offender to answer truly / answer truly
the defenders must answer truly / answer truly / require the defenders to answer truly / answer truly
the dealer may discard / discard / let the dealer discard / may discard
the cards are dealt again by the same dealer / have the cards dealt again by the same dealer / cards dealt again by the same dealer
the next card is turned up / have the next card turned up / next card turned up
the pack may be cut again / have the pack cut again / pack may be cut again
play stops at once / stop the play at once / play stops
the offender loses the game / lose the game / have the offender lose the game / offender loses game
the defenders lose the game / lose the game / have the defenders lose the game / defenders lose game
the dealer chooses which counts as the discard / choose which counts as the discard / have the dealer choose which counts as the discard / dealer picks discard
the opponents choose which counts as the lead / choose which counts as the lead / have the opponents choose which counts as the lead / opponents pick lead
the deal passes to the player on the dealer's left / have the deal pass to the player on the dealer's left / deal to dealer's left
the cards pass to the non-dealer / have the cards pass to the non-dealer / cards to non-dealer
the best hand wins the pool / win the pool / have the best hand win the pool / best hand wins pool
the opponents win the game / win the game / have the opponents win the game / opponents win game
the players who tie divide the pool / divide the pool / have the players who tie divide the pool / pool divided
the dealer divides the pool / divide the pool / have the dealer divide the pool / pool divided
the pool stays for the next deal / let the pool stay for the next deal / pool left for next deal
the stakes stay for the next deal / let the stakes stay for the next deal / stakes left for next deal
the declarer may require either defender to answer truly / require either defender to answer truly / let the declarer require either defender to answer truly / may make them answer truly
the opponents may not score beyond 4 points toward the game on this deal / give up the right to score beyond 4 points toward the game on this deal / forbid the opponents to score beyond 4 points toward the game on this deal / no more than 4 points
the offender pays the penalty for this offence: revoke / pay the penalty for this offence: revoke / have the offender pay the penalty for this offence: revoke / as revoke
the defenders pay the penalty for this offence: lead out of turn / pay the penalty for this offence: lead out of turn / have the defenders pay the penalty for this offence: lead out of turn / as lead out of turn
the card becomes a penalty card of the offender / make the card a penalty card of the offender / penalty card
the other card becomes a penalty card of the offender / make the other card a penalty card of the offender / penalty card
the card left over at the end counts as played to the trick that lacked it, and is no revoke there / let the card left over at the end count as played to the trick that lacked it, and be no revoke there / odd card goes to that trick
it is a matter of manners, without a penalty / let it pass / manners only
the book leaves it to the players to judge / judge it / players judge
the book does not decide this / agree / not decided
the book does not decide what becomes of the pot / agree / not decided
The book tells a story. / The book tells a story. / The book tells a story
`
  .trim()
  .split('\n')
  .map((line) => line.split(' / '));

test('each has its line', () => expect(SAID.length).toBe(REMEDIES.length));
test.each(SAID.map((said, n) => [said[0], n] as const))('%s', (_, n) => {
  const remedy = REMEDIES[n] as Simple;
  const [told, ...rest] = SAID[n] ?? [];
  const [brief, wish, bare] = rest.toReversed();
  expect(clauseOf(remedy)).toMatchObject({ told, bare: bare ?? wish, wish });
  expect(clauseOf(remedy).who === null).toBe(bare === undefined);
  expect(briefRemedy(remedy)).toBe(brief);
});
