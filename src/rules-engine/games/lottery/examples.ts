import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Lottery } from './code.ts';

const { fund, dealers, cut, faceDown, price, fromFund, drawn, undrawn, end, long } = cites.donohue;

export const examples: readonly ExampleOf<Lottery>[] = [
  lawExample('who-deals', dealers, {}, 'Ten sit down, and nobody has dealt.', 'deal one of the two packs'),
  lawExample('who-cuts', cut, {}, 'The dealer of the lots has shuffled and begins to deal.', 'left must cut'),
  lawExample('lot-looked-at', faceDown, {}, 'A player lifts his lot while the counters are laid.', 'Nobody may look at a lot before the tickets are dealt'),
  lawExample('counters-on-lot', price, {}, 'Two players have both placed six.', 'different values'),
  lawExample('counters-from-where', fromFund, {}, 'All have given their counters, and the lots are to be priced.', 'taken out of the fund'),
  lawExample('ticket-answers', drawn, { how: 'same' }, 'The knave of clubs is a lot, and a ticket.', 'wins the counters on that lot'),
  lawExample('ticket-answers', drawn, { how: 'rank' }, 'The queen of hearts is a lot, and a player has the queen of spades.', 'does not cover'),
  lawExample('lot-not-drawn', undrawn, {}, 'Nobody has the six of diamonds.', 'added to the fund'),
  lawExample('lasts-too-long', long, {}, 'After an hour half of the fund is left.', 'two, three or four tickets'),
  lawExample('fund-empty', end, {}, 'The last counters are drawn.', 'pay each in money'),
  valueExample('stake', fund, 'Twenty counters each, and all go into the box.', 'all the counters that were taken'),
  valueExample('lot', price, 'Five lots with 3, 4, 5, 6 and 7.', 'as the player thinks proper'),
  valueExample('drawn', drawn, 'The ace of spades answers to the ace of spades.', 'the counters on that lot'),
  valueExample('undrawn', undrawn, 'Nobody has the three of spades.', 'back to the fund'),
  valueExample('end', end, 'The box is empty.', 'all drawn out'),
  scoreExample(
    'draw',
    drawn,
    { lots: 'JC.QH.AS.8C.6D', prizes: '3.4.5.6.7', tickets: 'QH.2S.8C.KD.9D' },
    'Five lots; the queen of hearts and the eight of clubs are among the tickets.',
    { 'Player 1': 4, 'Player 3': 6, Fund: 15 },
    'Player 1 and Player 3 draw',
  ),
  scoreExample(
    'draw',
    long,
    { lots: '4H.3S', prizes: '5.6', tickets: '4H-3S.2D-9D' },
    'Two tickets each, and one player has both lots.',
    { 'Player 1': 11 },
    'Player 1 draws',
  ),
  sheetExample(
    'fund',
    undrawn,
    { players: '4', names: 'Ann.Ben.Cora.Dan', stake: '5', tickets: '1' },
    [
      { lots: '1.2.3.4', drawn: 'second.nobody.nobody.first' },
      { lots: '2.3.4.5', drawn: 'nobody.nobody.nobody.third' },
    ],
    'Twenty counters; a lot of one, a lot of four and a lot of five are drawn.',
    { Ann: -1, Ben: -4, Cora: 0, Dan: -5, Fund: 10 },
    '10 counters in the fund',
  ),
  sheetExample(
    'fund',
    end,
    { players: '4', names: 'Ann.Ben.Cora.Dan', stake: '2', tickets: '2' },
    [{ lots: '1.2.4.1', drawn: 'first.first.fourth.third' }],
    'All eight counters are drawn at once.',
    { Ann: 1, Ben: -2, Cora: -1, Dan: 2, Fund: 0 },
    'all drawn out',
  ),
];
