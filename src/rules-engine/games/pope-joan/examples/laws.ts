import { citedBy, lawExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { PopeJoan } from '../code.ts';
import { laws } from '../laws/index.ts';

const { blue, donohue } = cites;
const passageOf = (key: keyof typeof laws, book: 'blue-ribbon-1940' | 'donohue') => citedBy(laws[key].readings[book]);

export const lawCases: readonly ExampleOf<PopeJoan>[] = [
  lawExample('who-dresses', blue.dressing, {}, 'It is her deal, and nobody else puts anything down.', 'all the stakes of the deal'),
  lawExample('who-dresses', passageOf('who-dresses', 'donohue'), { custom: 'dealer' }, 'The deal costs him fifteen.', 'all the stakes of the deal'),
  lawExample('who-dresses', passageOf('who-dresses', 'donohue'), { custom: 'all' }, 'In this company everybody gives.', '2 counters to the board'),
  lawExample('card-turned-up', donohue.turned, { card: 'honour' }, 'The queen of clubs is turned.', 'dealer wins the stakes on the card'),
  lawExample('card-turned-up', donohue.turned, { card: 'pope' }, 'The nine of diamonds is turned.', 'Pope and on game'),
  lawExample('stock-looked-at', donohue.stock, { who: 'dealer' }, 'The dealer wants to know whether the six is out of play.', 'may look in the stock'),
  lawExample('stock-looked-at', donohue.stock, { who: 'other' }, 'The eldest hand turns the stock up.', 'No other player may look in the stock'),
  lawExample('what-to-lead', blue.lead, {}, 'She begins with the nine of hearts and keeps the five.', 'may lead any card'),
  lawExample('what-to-lead', passageOf('what-to-lead', 'donohue'), {}, 'He has the king of clubs, the nine of diamonds and five spades.', 'the stops first'),
  lawExample('held-back', donohue.follow, {}, 'The seven of clubs was wanted, and he kept it.', 'Each other player must go on with the sequence when able'),
  lawExample('after-a-stop', donohue.follow, {}, 'She plays the seven of diamonds, and the eight is not in the pack.', 'must lead'),
  lawExample('player-out', blue.end, {}, 'He plays his last card; fourteen are shown.', 'each card left'),
  lawExample('player-out', donohue.out, { pope: 'no' }, 'Pope was played early; the others hold ten cards.', 'the stakes on game'),
  lawExample('player-out', donohue.pope, { pope: 'yes' }, 'One of the others still has the nine of diamonds.', 'excused from paying'),
  lawExample('which-suit', donohue.turned, { suit: 'trumps' }, 'Clubs were turned, and she plays the king of clubs.', 'wins the stakes'),
  lawExample('which-suit', donohue.pairs, { suit: 'other' }, 'Clubs were turned, and he plays the king of hearts.', 'does not cover'),
  lawExample(
    'matrimony-and-intrigue',
    passageOf('matrimony-and-intrigue', 'donohue'),
    { played: 'both' },
    'King and queen of trumps come from one hand.',
    'wins the stakes on the pair',
  ),
  lawExample(
    'matrimony-and-intrigue',
    passageOf('matrimony-and-intrigue', 'donohue'),
    { played: 'half' },
    'The queen is out, and he still has the jack at the end.',
    'stay for the next deal',
  ),
  lawExample(
    'matrimony-and-intrigue',
    passageOf('matrimony-and-intrigue', 'donohue'),
    { played: 'apart' },
    'She plays the queen, and he the king on it.',
    'stay for the next deal',
  ),
  lawExample('kept-in-hand', blue.kept, {}, 'Seven lie on the king, and he still has it.', 'must double'),
  lawExample('kept-in-hand', donohue.claim, {}, 'She still holds the ace of trumps.', 'stay for the next deal'),
  lawExample('in-the-stock', blue.grows, {}, 'Nobody had the seven.', 'stay for the next deal'),
  lawExample('in-the-stock', donohue.claim, {}, 'Pope lies in the stock, and the dealer reaches for the six.', 'stay for the next deal'),
  lawExample('claimed-late', donohue.claim, { when: 'no' }, 'He sees it while the cards are gathered.', 'wins the stakes'),
  lawExample('claimed-late', donohue.claim, { when: 'yes' }, 'The next dealer has put his fifteen down.', 'stay for the next deal'),
];
