import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const STAKE = { unit: 'stake' } as const;
const TIE_OFF = 'Nobody pays.';
const NO_ODDS = unscored('This book gives no odds.');

export const points = {
  'natural-dealer': item({
    title: 'The dealer’s natural',
    gist: 'The dealer has 21 in the two cards dealt, and the player has not.',
    aka: ['dealer blackjack', 'bank has a natural'],
    group: 'Naturals',
    books: {
      'blue-ribbon-1940': bookValue(-2, cites.blue.scoring, STAKE),
      donohue: bookValue(-2, cites.donohue.deal, STAKE),
      'uspc-1898': bookValue(-2, cites.uspc.scoring, STAKE),
    },
  }),
  'natural-player': item({
    title: 'The player’s natural',
    gist: 'A player has 21 in the two cards dealt, and the dealer has not.',
    aka: ['blackjack', 'player blackjack', 'does blackjack pay 3 to 2'],
    group: 'Naturals',
    books: {
      'blue-ribbon-1940': bookValue(2, cites.blue.scoring, STAKE),
      donohue: bookValue(2, [cites.donohue.scoring, cites.donohue.pack], {
        unit: 'stake',
        way: 'divided-too',
        says: 'The older rule, double from every player, is called nearly out of use.',
      }),
      'uspc-1898': bookValue(2, cites.uspc.scoring, { unit: 'stake', way: 'divided-unsaid', says: 'In some places the player takes all the stakes instead.' }),
    },
  }),
  'twenty-one-player': item({
    title: 'The player’s 21 by drawing',
    gist: 'A player draws to 21, and the dealer has not 21.',
    aka: ['drawn 21', 'three card 21', 'five card 21'],
    group: 'The settlement',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.scoring, { unit: 'stake', says: 'It is no natural.' }),
      donohue: bookValue(2, cites.donohue.scoring, STAKE),
      'uspc-1898': bookValue(1, cites.uspc.twentyOnePlayer, STAKE),
    },
  }),
  'twenty-one-dealer': item({
    title: 'The dealer’s 21 by drawing',
    gist: 'The dealer draws to 21, and the player has less.',
    aka: ['dealer drew 21'],
    group: 'The settlement',
    books: {
      'blue-ribbon-1940': bookValue(-1, cites.blue.scoring, STAKE),
      donohue: bookValue(-2, cites.donohue.draw, { unit: 'stake', says: 'Not from ties nor from those who have overdrawn.' }),
      'uspc-1898': bookValue(-1, cites.uspc.scoring, STAKE),
    },
  }),
  higher: item({
    title: 'The player is nearer',
    gist: 'The player has more than the dealer and no more than 21.',
    aka: ['beat the dealer'],
    group: 'The settlement',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.scoring, STAKE),
      donohue: bookValue(1, cites.donohue.scoring, STAKE),
      'uspc-1898': bookValue(1, cites.uspc.twentyOnePlayer, STAKE),
    },
  }),
  lower: item({
    title: 'The dealer is nearer',
    gist: 'The player has less than the dealer, who has no more than 21.',
    aka: ['dealer beat me'],
    group: 'The settlement',
    books: {
      'blue-ribbon-1940': bookValue(-1, cites.blue.scoring, STAKE),
      donohue: bookValue(-1, cites.donohue.scoring, STAKE),
      'uspc-1898': bookValue(-1, cites.uspc.scoring, STAKE),
    },
  }),
  tie: item({
    title: 'Equal counts',
    gist: 'The player and the dealer have the same count.',
    aka: ['push', 'stand-off', 'ties', 'dealer wins ties'],
    group: 'The settlement',
    books: {
      'blue-ribbon-1940': bookValue(0, cites.blue.scoring, { unit: 'stake', says: TIE_OFF }),
      donohue: bookValue(-1, [cites.donohue.draw, cites.donohue.scoring], { unit: 'stake', way: 'two-naturals-unnamed', says: 'Ties are the dealer’s.' }),
      'uspc-1898': bookValue(0, cites.uspc.scoring, { unit: 'stake', says: TIE_OFF }),
    },
  }),
  burst: item({
    title: 'The player bursts',
    gist: 'The player draws past 21 and pays at once.',
    aka: ['bust', 'over 21', 'overdrawn'],
    group: 'The settlement',
    books: {
      'blue-ribbon-1940': bookValue(-1, cites.blue.scoring, STAKE),
      donohue: bookValue(-1, cites.donohue.deal, STAKE),
      'uspc-1898': bookValue(-1, cites.uspc.scoring, STAKE),
    },
  }),
  'dealer-burst': item({
    title: 'The dealer bursts',
    gist: 'The dealer draws past 21, and the player has not.',
    aka: ['dealer bust', 'dealer over 21'],
    group: 'The settlement',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.scoring, STAKE),
      donohue: bookValue(1, cites.donohue.scoring, { unit: 'stake', way: 'as-drawn', says: 'A vingt-un is paid double.' }),
      'uspc-1898': bookValue(1, cites.uspc.scoring, STAKE),
    },
  }),
  doubled: item({
    title: 'The dealer calls double',
    gist: 'The dealer has seen their first card and doubles all the stakes.',
    aka: ['double', 'doubled stakes'],
    group: 'The settlement',
    books: {
      'blue-ribbon-1940': bookValue(2, cites.blue.betting, { unit: 'multiple', per: 'the stake' }),
      donohue: bookValue(2, cites.donohue.deal, { unit: 'multiple', per: 'the stake' }),
      'uspc-1898': unscored(),
    },
  }),
  'three-aces': item({
    title: 'Three aces, each made a natural',
    gist: 'Aces are divided, and every one of three gets a ten or a court card.',
    aka: ['split aces', 'three naturals'],
    group: 'Naturals',
    books: {
      'blue-ribbon-1940': unscored(),
      donohue: bookValue(6, cites.donohue.draw, { unit: 'stake', says: '12 if the dealer had called double.' }),
      'uspc-1898': unscored(),
    },
  }),
  brulet: item({
    title: 'Brulet',
    gist: 'The bottom and the top card of the pack, looked at by the dealer after the cut, make a natural.',
    aka: ['brule', 'burnt natural'],
    group: 'Naturals',
    books: {
      'blue-ribbon-1940': unscored(),
      donohue: ruled('It takes the stakes collected from all before the game or, as agreed, the limit from each player.', cites.donohue.pack),
      'uspc-1898': unscored('A card is burnt, and nothing is paid for it.'),
    },
  }),
  count: item({
    title: 'The count of a card',
    gist: 'What each card counts towards 21.',
    aka: ['ace 1 or 11', 'value of a king', 'card values'],
    group: 'The count',
    books: {
      'blue-ribbon-1940': ruled('King, queen and jack 10; ace 1 or 11, as the player likes; the others their pips.', cites.blue.scoring),
      donohue: ruled('Court cards 10; ace 1 or 11, as the holder likes; the others their pips.', cites.donohue.pack),
      'uspc-1898': ruled('Court cards 10; ace 1 or 11; the others their pips.', cites.uspc.scoring),
    },
  }),
  'chance-of-natural': item({
    title: 'Chance of a natural',
    gist: 'How often somebody at the table is dealt 21 in two cards.',
    aka: ['odds of a natural', 'odds of blackjack', 'how often is blackjack dealt'],
    group: 'The chances',
    books: {
      'blue-ribbon-1940': NO_ODDS,
      donohue: ruled(
        'Once in 7 deals where two play, twice in 7 where four do, and so on.',
        doubted(
          cites.donohue.chanceOfNatural,
          'Far too often: worked out, one of two hands has a natural about once in 10.6 deals, and one of four about once in 5.5.',
        ),
      ),
      'uspc-1898': NO_ODDS,
    },
  }),
  'chance-at-fourteen': item({
    title: 'Drawing to 14',
    gist: 'The odds that one more card does not take 14 past 21.',
    aka: ['odds of bursting on 14', 'hit on 14'],
    group: 'The chances',
    books: { 'blue-ribbon-1940': NO_ODDS, donohue: ruled('7 to 6 that it does not.', cites.donohue.pack), 'uspc-1898': NO_ODDS },
  }),
  'chance-at-fifteen': item({
    title: 'Drawing to 15',
    gist: 'The odds that one more card takes 15 past 21.',
    aka: ['odds of bursting on 15', 'hit on 15'],
    group: 'The chances',
    books: { 'blue-ribbon-1940': NO_ODDS, donohue: ruled('7 to 6 that it does.', cites.donohue.pack), 'uspc-1898': NO_ODDS },
  }),
  'chance-over-fourteen': item({
    title: 'Two cards above 14',
    gist: 'How often the two cards dealt to another come to more than 14.',
    aka: ['average hand', 'odds that the dealer has more than 14'],
    group: 'The chances',
    books: {
      'blue-ribbon-1940': NO_ODDS,
      donohue: ruled('A little better than even, as an ace counts either way.', cites.donohue.chanceOverFourteen),
      'uspc-1898': NO_ODDS,
    },
  }),
} as const;
