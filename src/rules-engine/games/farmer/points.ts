import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { blue, uspc } = cites;
const CARDS = 'The cards';
const FARM = 'The farm';
const CHIPS = 'Chips besides';
const OTHERS = 'From each of the other players; this is read as not including the farmer.';

export const points = {
  court: item({
    title: 'King, queen or jack',
    gist: 'What a court card counts.',
    aka: ['face cards', 'court cards', 'picture cards'],
    group: CARDS,
    books: { 'blue-ribbon-1940': bookValue(10, blue.pack), 'uspc-1898': bookValue(10, uspc.game) },
  }),
  ace: item({
    title: 'Ace',
    gist: 'What an ace counts.',
    aka: ['is the ace one or eleven', 'value of an ace'],
    group: CARDS,
    books: {
      'blue-ribbon-1940': bookValue(1, doubted(blue.pack, 'All cards but the court cards count their pips; the ace is not named.')),
      'uspc-1898': bookValue(1, uspc.game),
    },
  }),
  number: item({
    title: 'The number to reach',
    gist: 'A hand that counts exactly so much takes the farm.',
    aka: ['sixteen', '16'],
    group: FARM,
    books: { 'blue-ribbon-1940': bookValue(16, blue.draw), 'uspc-1898': bookValue(16, uspc.game) },
  }),
  stake: item({
    title: 'Into the farm',
    gist: 'What each player puts in before the farm is sold.',
    aka: ['ante', 'stake', 'how many chips'],
    group: FARM,
    books: {
      'blue-ribbon-1940': ruled('an agreed number of counters', blue.pack, { unit: 'counter' }),
      'uspc-1898': bookValue(1, uspc.game, { unit: 'chip' }),
    },
  }),
  price: item({
    title: 'The price of the farm',
    gist: 'What the highest bidder puts into the farm for being farmer.',
    aka: ['bid for the farm', 'auction of the farm'],
    group: FARM,
    books: {
      'blue-ribbon-1940': ruled('the bid, into the farm', blue.farm, { unit: 'chip' }),
      'uspc-1898': ruled('the bid, into the farm', uspc.game, { unit: 'chip' }),
    },
  }),
  farm: item({
    title: 'The farm',
    gist: 'What a hand of exactly 16 takes.',
    aka: ['win the farm', 'the pool', 'exactly sixteen'],
    group: FARM,
    books: {
      'blue-ribbon-1940': ruled('all that the farm contains', blue.sixteen, { unit: 'chip', way: 'nearer-left' }),
      'uspc-1898': ruled('all that the farm contains', uspc.game, { unit: 'chip', way: 'fewest-cards' }),
    },
  }),
  overdrawn: item({
    title: 'Overdrawn',
    gist: 'What a hand of more than 16 pays to the farmer, for each point over.',
    aka: ['bust', 'went over', 'over sixteen'],
    group: CHIPS,
    books: {
      'blue-ribbon-1940': bookValue(1, blue.payments, { unit: 'chip', per: 'a point over' }),
      'uspc-1898': bookValue(1, uspc.game, { unit: 'chip', per: 'a point over' }),
    },
  }),
  nearest: item({
    title: 'Nearest below 16',
    gist: 'What the hand nearest below 16 gets from each of the players.',
    aka: ['closest to sixteen', 'fifteen', 'consolation'],
    group: CHIPS,
    books: {
      'blue-ribbon-1940': bookValue(1, blue.payments, { unit: 'chip', per: 'each player but the farmer', way: 'all-who-tie' }),
      'uspc-1898': bookValue(1, doubted(uspc.game, OTHERS), { unit: 'chip', per: 'each other player', way: 'one-of-them' }),
    },
  }),
};
