import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { blue, donohue } = cites;
const BLUE = 'blue-ribbon-1940';
const POOL = 'The pool';
const HANDS = 'The hands';
const BANK = 'The dealer';
const unit = 'counter';

export const points = {
  stake: item<'agreed'>({
    title: 'The stake',
    gist: 'What each player puts into the pool at every deal.',
    aka: ['ante', 'chip in', 'how much do we put in'],
    group: POOL,
    books: {
      [BLUE]: ruled('something from each player; the book does not say how much', blue.pool, { unit, way: 'agreed' }),
      donohue: bookValue(1, donohue.stake, { unit }),
    },
  }),
  pool: item({
    title: 'The pool',
    gist: 'Who takes it when the hands are shown.',
    aka: ['who wins the pool', 'pot'],
    group: POOL,
    books: { [BLUE]: ruled('the best hand takes it', [blue.pool, blue.hands], { unit }), donohue: ruled('the best hand takes it', donohue.show, { unit }) },
  }),
  length: item({
    title: 'How long the game lasts',
    gist: 'When the players stop.',
    aka: ['when does the game end', 'lost all the counters', 'rounds of deals'],
    group: POOL,
    books: {
      [BLUE]: unscored('Each deal has a pool of its own. The book does not say how many deals are played.'),
      donohue: ruled('until a player has lost all the counters given at first, or for an agreed number of rounds in which each deals once', donohue.length),
    },
  }),
  'three-of-a-kind': item({
    title: 'Three of a kind',
    gist: 'Three cards of one rank: the best hand, the higher rank winning.',
    aka: ['tricon', 'pair royal', 'triplets', 'three aces', 'does a flush beat three of a kind'],
    group: HANDS,
    books: {
      [BLUE]: ruled('first; aces high, twos low', blue.hands),
      donohue: ruled('first', donohue.hands),
    },
  }),
  sequence: item<'both-ends' | 'ace-high'>({
    title: 'Sequence of one suit',
    gist: 'Three cards of one suit that follow each other, the highest card deciding.',
    aka: ['sequence flush', 'straight flush', 'run of three', 'tierce'],
    group: HANDS,
    books: {
      [BLUE]: ruled('second; the ace goes above the king or below the two', [blue.hands, blue.sequence], { way: 'both-ends' }),
      donohue: ruled(
        'second',
        [
          donohue.hands,
          doubted(donohue.pack, 'The cards rank as at whist, so the ace is taken to go above the king only. The book says nothing about ace, two, three.'),
        ],
        { way: 'ace-high' },
      ),
    },
  }),
  point: item<'three-beat-two' | 'banker-first'>({
    title: 'The point',
    gist: 'The most pips on two or three cards of one suit.',
    aka: ['most pips', 'flush', 'two cards of a suit', 'highest count in one suit'],
    group: HANDS,
    books: {
      [BLUE]: ruled('third; of equal points one of three cards beats one of two', [blue.point, blue.tie], { way: 'three-beat-two' }),
      donohue: ruled('third; of equal points the banker’s is first', [donohue.hands, donohue.banker], { way: 'banker-first' }),
    },
  }),
  ace: item({
    title: 'The ace in a point',
    gist: 'The pips of an ace.',
    aka: ['ace eleven', 'how many is an ace'],
    group: HANDS,
    books: { [BLUE]: bookValue(11, blue.point), donohue: bookValue(11, donohue.pack) },
  }),
  court: item({
    title: 'King, queen or jack in a point',
    gist: 'The pips of each court card.',
    aka: ['face cards ten', 'court card ten'],
    group: HANDS,
    books: {
      [BLUE]: bookValue(10, blue.point),
      donohue: bookValue(
        10,
        doubted(donohue.pack, 'The ace counts eleven. The book does not say that a court card counts ten; that is taken from the other book.'),
      ),
    },
  }),
  buying: item({
    title: 'A card bought',
    gist: 'What a player gives the dealer with the card that they change for the top one of the pack.',
    aka: ['buy', 'trade for ready money', 'price of a card', 'draw from the pack'],
    group: BANK,
    books: { [BLUE]: bookValue(1, blue.buy, { unit, per: 'to the dealer' }), donohue: bookValue(1, donohue.buy, { unit, per: 'to the banker' }) },
  }),
  'banker-loses': item({
    title: 'The banker does not win the pool',
    gist: 'What the banker gives the player who takes it.',
    aka: ['dealer loses the pool', 'dealer pays the winner'],
    group: BANK,
    books: {
      [BLUE]: unscored('The book does not say what a dealer who does not win pays.'),
      donohue: bookValue(1, donohue.banker, { unit, per: 'to the winner' }),
    },
  }),
  'banker-beaten': item({
    title: 'The banker’s hand is beaten',
    gist: 'The banker has three of a kind, a sequence or a point, and another has a better hand.',
    aka: ['dealer beaten', 'banker pays everybody'],
    group: BANK,
    books: {
      [BLUE]: unscored('The book does not say what a beaten dealer pays.'),
      donohue: bookValue(
        1,
        doubted(donohue.banker, 'The book does not say whether the winner gets this counter as well as the other one; here the winner gets both.'),
        {
          unit,
          per: 'to every player',
        },
      ),
    },
  }),
} as const;
