import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const DRESSING = 'Dressing the board';
const PLAY = 'The play';
const END = 'The end';
const { blue, donohue } = cites;
const counters = { unit: 'counter' } as const;

/** A stake put on the board in every deal: the amounts of Donohue and of 1940; null if the book has no such place. */
const stake = (title: string, gist: string, aka: readonly string[], old: number | null, modern: number | null) =>
  item({
    title,
    gist,
    aka,
    group: DRESSING,
    books: {
      donohue: old === null ? unscored('The board has no place for it.') : bookValue(old, donohue.dressing, counters),
      'blue-ribbon-1940': modern === null ? unscored('The layout has no place for it.') : bookValue(modern, blue.dressing, counters),
    },
  });

export const points = {
  ace: stake('Ace', 'Put on the ace before each deal.', ['ace pool'], 1, null),
  king: stake('King', 'Put on the king before each deal.', ['king pool'], 1, 4),
  queen: stake('Queen', 'Put on the queen before each deal.', ['queen pool'], 1, 3),
  jack: stake('Jack', 'Put on the jack, or knave, before each deal.', ['knave', 'jack pool'], 1, 2),
  ten: stake('Ten', 'Put on the ten before each deal.', ['ten pool'], null, 1),
  seven: stake('Seven', 'Put on the seven before each deal.', ['seven pool'], null, 5),
  game: stake('Game', 'Put on game, for the player who is out first.', ['game pool', 'first out'], 1, null),
  matrimony: stake('Matrimony', 'Put on king and queen together.', ['king and queen', 'marriage'], 2, null),
  intrigue: stake('Intrigue', 'Put on queen and jack together.', ['queen and jack', 'queen and knave'], 2, null),
  pope: stake('Pope', 'Put on Pope, the nine of diamonds.', ['nine of diamonds', 'curse of Scotland'], 6, null),
  dressing: item({
    title: 'Who puts it down',
    gist: 'The stakes of a deal, all together.',
    aka: ['dress the board', 'who dresses', 'dealer pays'],
    group: DRESSING,
    books: {
      donohue: ruled('The dealer alone; in some companies the players contribute.', donohue.dressing, counters),
      'blue-ribbon-1940': ruled('The dealer alone.', blue.dressing, counters),
    },
  }),
  contribution: item({
    title: 'Contribution of a player',
    gist: 'What each puts in where the board is not dressed by the dealer alone.',
    aka: ['two stakes apiece', 'contribute', 'ante'],
    group: DRESSING,
    books: {
      donohue: bookValue(
        2,
        doubted(donohue.dressing, 'Two stakes from each do not make the fifteen of a board; that the dealer adds the rest is how we read it.'),
        counters,
      ),
      'blue-ribbon-1940': unscored('The players do not dress the layout.'),
    },
  }),
  turned: item({
    title: 'Staked card turned up',
    gist: 'The dealer turns ace, king, queen, jack or Pope for trumps.',
    aka: ['turned up the king', 'dealer takes the pool'],
    group: PLAY,
    books: {
      donohue: ruled('The dealer takes what lies on it; with Pope what lies on game as well.', donohue.turned, counters),
      'blue-ribbon-1940': unscored('No card is turned up.'),
    },
  }),
  'pope-turned': item({
    title: 'Pope turned up',
    gist: 'What each player pays the dealer besides.',
    aka: ['nine of diamonds turned', 'pope as trump'],
    group: PLAY,
    books: { donohue: bookValue(1, donohue.turned, { ...counters, per: 'a card dealt' }), 'blue-ribbon-1940': unscored('No card is turned up.') },
  }),
  'card-played': item({
    title: 'Staked card played',
    gist: 'A player plays a card for which stakes lie on the board.',
    aka: ['takes the stake', 'played pope', 'played the king'],
    group: PLAY,
    books: {
      donohue: ruled(
        'All that lies on it.',
        doubted(donohue.pairs, 'The book does not expressly say that ace, king, queen and jack are those of trumps.'),
        counters,
      ),
      'blue-ribbon-1940': ruled('All that lies on it.', blue.played, counters),
    },
  }),
  pair: item({
    title: 'Both cards of a pair played',
    gist: 'King and queen, or queen and jack, from one hand.',
    aka: ['matrimony', 'intrigue', 'king and queen'],
    group: PLAY,
    books: {
      donohue: ruled(
        'All that lies on matrimony or on intrigue.',
        doubted(donohue.pairs, 'The book does not say of which suit; the sheet counts those of trumps.'),
        counters,
      ),
      'blue-ribbon-1940': unscored('The layout has single cards alone.'),
    },
  }),
  'game-won': item({
    title: 'First out',
    gist: 'A player has played all their cards.',
    aka: ['out first', 'wins the game pool'],
    group: END,
    books: { donohue: ruled('All that lies on game.', donohue.out, counters), 'blue-ribbon-1940': unscored('The layout has no place for game.') },
  }),
  'card-left': item({
    title: 'Card left in a hand',
    gist: 'Each of the others pays the player who is out first.',
    aka: ['cards in hand', 'cards left', 'pay the winner'],
    group: END,
    books: {
      donohue: bookValue(1, donohue.out, { ...counters, per: 'a card' }),
      'blue-ribbon-1940': bookValue(1, blue.end, { ...counters, per: 'a card' }),
    },
  }),
  'pope-held': item({
    title: 'Pope still in hand',
    gist: 'A player holds the nine of diamonds when another is out.',
    aka: ['excused', 'holds pope', 'pays nothing'],
    group: END,
    books: { donohue: ruled('That player pays nothing for their cards.', donohue.pope), 'blue-ribbon-1940': unscored('It has no such card.') },
  }),
  kept: item({
    title: 'Staked card kept in hand',
    gist: 'A player holds such a card when another is out.',
    aka: ['double the stakes', 'held the queen', 'not played'],
    group: END,
    books: {
      'blue-ribbon-1940': ruled('That player doubles what lies on it, for the next deal.', blue.kept, counters),
      donohue: ruled('It brings that player nothing; the stakes stay.', donohue.claim, counters),
    },
  }),
  'in-stock': item({
    title: 'Staked card in the stock',
    gist: 'Nobody has the card.',
    aka: ['dead hand', 'card not in play'],
    group: END,
    books: {
      'blue-ribbon-1940': ruled('The stakes stay, and the next dealer dresses as before.', blue.grows, counters),
      donohue: ruled('The stakes stay.', donohue.claim, counters),
    },
  }),
};
