import type { Citation } from '../../books.ts';
import { betExample, lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Lansquenet } from './code.ts';

const { blue, donohue } = cites;
const settled = (cite: Citation, turned: string, on: string, stakes: string, story: string, total: number, more: Record<string, string> = {}) =>
  betExample('deal', cite, { hand: '4S QD', own: '9C', players: 'KH', turned, on, stakes, ...more }, story, total, undefined, {
    player: 'The players',
    bank: 'The dealer',
  });

export const examples: readonly ExampleOf<Lansquenet>[] = [
  lawExample('card-matches-hand', blue.first, { whose: 'dealer' }, 'A four lies aside, and the card for the banker is a four.', 'another dealt'),
  lawExample('card-matches-hand', donohue.play, { whose: 'dealer' }, 'The dealer’s own card is a queen, and so is one on his left.', 'bet on the single cards'),
  lawExample('card-matches-hand', donohue.play, { whose: 'players' }, 'The rejouissance card is a queen, and so is a hand card.', 'does not cover'),
  lawExample('bet-on-hand', blue.hand, {}, 'A player puts a chip on the queen laid aside.', 'may not bet on the hand cards'),
  lawExample('third-card', blue.play, {}, 'Two sevens lie beside the banker’s card, and a third comes.', 'does not cover'),
  lawExample('third-card', donohue.play, {}, 'After two sevens a third one is dealt.', 'laid beside'),
  lawExample('hand-cards-matched', blue.play, { players: 'no' }, 'The four and the queen come again before anything else.', 'deal again'),
  lawExample('hand-cards-matched', blue.play, { players: 'yes' }, 'The king of the players came before the second hand card.', 'does not cover'),
  lawExample('hand-cards-matched', donohue.handCards, { players: 'yes' }, 'Both cards on the left have come before the dealer’s own.', 'deal again'),
  lawExample('who-deals-next', blue.passing, {}, 'The banker draws his own card.', 'on the dealer'),
  lawExample('who-deals-next', donohue.handCards, {}, 'The dealer’s own card comes first.', 'does not cover'),
  lawExample('bet-not-covered', blue.play, {}, 'Ten chips on the king, and nothing against them.', 'as much as all have put'),
  lawExample('bet-not-covered', donohue.cover, {}, 'Three players put money on the rejouissance card.', 'as much as all have put'),
  lawExample('card-turned', blue.play, { card: 'players' }, 'A king is drawn, and chips lie on the king.', 'The dealer wins the bets'),
  lawExample('card-turned', blue.play, { card: 'own' }, 'A nine is drawn, the rank of the banker’s card.', 'The dealer pays 1 stake'),
  lawExample('card-turned', blue.play, { card: 'hand' }, 'A queen is drawn.', 'laid on the hand card'),
  lawExample('card-turned', blue.play, { card: 'none' }, 'A two is drawn, the first of its rank.', 'may bet on that card'),
  lawExample('card-turned', donohue.play, { card: 'players' }, 'Two aces have appeared.', 'The dealer wins the bets'),
  lawExample('card-turned', donohue.play, { card: 'own' }, 'He deals out a card like his own.', 'The dealer pays 1 stake'),
  lawExample('card-turned', donohue.play, { card: 'hand' }, 'A card like one on his left comes.', 'does not cover'),
  lawExample('card-turned', donohue.play, { card: 'none', double: 'no' }, 'A single card is turned up.', 'may bet on that card'),
  lawExample(
    'card-turned',
    donohue.play,
    { card: 'none', double: 'yes' },
    'His own card is of the rank of a hand card, and a single card is turned up.',
    'bet on that card as well',
  ),
  lawExample('own-card-at-once', blue.play, {}, 'After his nine the banker turns a nine.', 'The dealer pays 1 stake'),
  lawExample('own-card-at-once', donohue.atOnce, {}, 'He turns his like on top of it.', 'spared the loss'),
  settled(blue.play, '2D KD', 'king', '5', 'The king comes before the nine.', -5),
  settled(blue.play, '2D 8H 2C 9D', 'king.two.eight', '5.3.4', 'The two comes, then the nine of the banker while king and eight are open.', 5 - 3 + 4),
  settled(donohue.play, 'QS 4D 9D', 'king', '5', 'Both hand cards come, and then the dealer’s own.', 5),
  settled(donohue.play, 'KD', 'king', '2', 'The dealer’s card is double, and the king comes first.', -2, { own: 'QC' }),
  sheetExample(
    'account',
    blue.play,
    { players: 'three', names: 'Ann.Ben.Cay' },
    [
      { banker: 'first', matched: '0.5.0', open: '0.2.3' },
      { banker: 'second', matched: '4.0.4' },
    ],
    'Ann wins 5 of Ben and pays the open bets; Ben draws the cards of both others.',
    { Ann: 5 - 2 - 3 - 4, Ben: -5 + 2 + 8, Cay: 3 - 4 },
  ),
  sheetExample('account', donohue.play, { players: 'two', names: 'Ann.Ben' }, [{ banker: 'first', open: '0.6' }], 'The dealer’s own card comes.', {
    Ann: -6,
    Ben: 6,
  }),
  valueExample('hand-cards', blue.hand, 'What are the two cards aside for?', 'No bet lies on them'),
  valueExample('hand-cards', donohue.deal, 'Two cards lie on the left of the dealer.', 'is then double'),
  valueExample('advantage-told', donohue.deal, 'Is the deal worth having?', 'something of an advantage'),
];
