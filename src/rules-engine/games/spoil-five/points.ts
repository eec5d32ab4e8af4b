import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const POOL = 'The pool';
const RANK = 'The rank of the cards';
const { ace, pool, win, penalties, trumps, plain, rank } = cites.blue;
const BLUE = 'blue-ribbon-1940';
const unit = 'counter';

export const points = {
  stake: item({
    title: 'A new pool',
    gist: 'What each player puts in when a pool is formed.',
    aka: ['ante', 'how much do we put in', 'new pool'],
    group: POOL,
    needs: ['pool'],
    books: { [BLUE]: bookValue(1, pool, { unit, per: 'from each player' }) },
  }),
  'dealer-adds': item({
    title: 'The dealer adds',
    gist: 'What each dealer in turn puts in until the pool is won.',
    aka: ['dealer puts one in', 'new dealer'],
    group: POOL,
    needs: ['pool'],
    books: { [BLUE]: bookValue(1, doubted(pool, 'Each dealer in turn adds it; we count the dealer of a new pool among them.'), { unit }) },
  }),
  pool: item({
    title: 'The pool won',
    gist: 'Who takes it.',
    aka: ['three tricks', 'win the pool', 'who takes the pot'],
    group: POOL,
    needs: ['pool'],
    books: { [BLUE]: ruled('the player who wins three of the five tricks', win, { unit }) },
  }),
  'all-five': item({
    title: 'All five tricks',
    gist: 'What the winner of all five gets besides the pool.',
    aka: ['five tricks', 'sweep', 'extra counter'],
    group: POOL,
    needs: ['pool'],
    books: { [BLUE]: bookValue(1, win, { unit, per: 'from each other player' }) },
  }),
  spoiled: item({
    title: 'Spoiled',
    gist: 'Nobody wins three tricks.',
    aka: ['spoiled five', 'nobody won', 'two two one'],
    group: POOL,
    needs: ['pool'],
    books: { [BLUE]: ruled('the pool stays, and the next dealer adds to it', [win, pool], { unit }) },
  }),
  misdeal: item({
    title: 'Misdeal',
    gist: 'What a misdeal costs.',
    aka: ['dealt wrong', 'price of a misdeal'],
    group: POOL,
    needs: ['pool'],
    books: { [BLUE]: bookValue(2, penalties, { unit, per: 'into the pool' }) },
  }),
  trumps: item({
    title: 'Trumps',
    gist: 'Which trump is higher.',
    aka: ['order of trumps', 'five fingers', 'best trump', 'third best', 'ace of hearts'],
    group: RANK,
    books: {
      [BLUE]: ruled('5, jack, ace of hearts, ace, king, queen; then 10 down to 2 in a red suit, 2 up to 10 in a black one', trumps),
    },
  }),
  'plain-red': item({
    title: 'Red suits that are not trumps',
    gist: 'Which card is higher in hearts or diamonds.',
    aka: ['highest in red', 'ace of diamonds', 'order in red'],
    group: RANK,
    books: { [BLUE]: ruled('king, queen, jack, 10 down to 2, and the ace of diamonds last; the ace of hearts is a trump', [rank, plain]) },
  }),
  'plain-black': item({
    title: 'Black suits that are not trumps',
    gist: 'Which card is higher in clubs or spades.',
    aka: ['lowest in black', 'ten or two', 'order in black', 'black ace'],
    group: RANK,
    books: { [BLUE]: ruled('king, queen, jack, ace, and then 2 up to 10', [rank, plain]) },
  }),
  'ace-unannounced': item({
    title: 'The ace of trumps not announced',
    gist: 'Where it stands when its holder has played to the first trick without a word.',
    aka: ['forgot to announce', 'ace lowest'],
    group: RANK,
    books: { [BLUE]: ruled('it is the lowest trump, even the ace of hearts', ace) },
  }),
};
