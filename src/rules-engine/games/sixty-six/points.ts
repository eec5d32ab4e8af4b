import { doubted } from '../../laws/cites.ts';
import { bookValue, item, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { blue, donohue, uspc } = cites;
const CARDS = 'Toward 66: the cards';
const BESIDE = 'Toward 66: beside the cards';
const HAND = 'The hand';
const CLOSED = 'A closed hand that fails';
const GAME = 'The game';

const card = (title: string, points: number, aka: readonly string[]) =>
  item({
    title,
    gist: `What each ${title.toLowerCase()} taken in tricks counts.`,
    aka,
    group: CARDS,
    books: { 'blue-ribbon-1940': bookValue(points, blue.pack), donohue: bookValue(points, donohue.scoring), 'uspc-1898': bookValue(points, uspc.game) },
  });

const LOSES =
  'The book says that the closer loses them. It does not say whether they are taken off the closer’s score or marked by the other; they are taken off here.';
const BOTH_65 = 'The cards add to 120, so that both can have 65 only where the last trick counts 10, of which this book does not speak.';

export const points = {
  ace: card('Ace', 11, ['value of an ace']),
  ten: card('Ten', 10, ['value of a ten']),
  king: card('King', 4, ['value of a king']),
  queen: card('Queen', 3, ['value of a queen']),
  jack: card('Jack', 2, ['value of a jack', 'knave']),
  marriage: item({
    title: 'Marriage in a plain suit',
    gist: 'King and queen of one suit that is not trumps, declared by the player in the lead.',
    aka: ['marriage', 'twenty', 'king and queen', 'pair'],
    group: BESIDE,
    needs: ['melds'],
    books: { 'blue-ribbon-1940': bookValue(20, blue.pack), donohue: bookValue(20, donohue.marriage), 'uspc-1898': bookValue(20, uspc.game) },
  }),
  'trump-marriage': item({
    title: 'Marriage in trumps',
    gist: 'King and queen of trumps, declared by the player in the lead.',
    aka: ['royal marriage', 'forty', 'king and queen of trumps'],
    group: BESIDE,
    needs: ['melds'],
    books: { 'blue-ribbon-1940': bookValue(40, blue.pack), donohue: bookValue(40, donohue.marriage), 'uspc-1898': bookValue(40, uspc.game) },
  }),
  'last-trick': item({
    title: 'Last trick',
    gist: 'The last trick is won when the stock has been drawn and all the cards are played.',
    aka: ['ten for last', 'last ten'],
    group: BESIDE,
    books: {
      'blue-ribbon-1940': bookValue(10, [blue.stock, blue.closing], { says: 'nothing in a closed hand' }),
      donohue: unscored('The book does not mention the last trick.'),
      'uspc-1898': bookValue(10, uspc.game, { says: 'nothing in a closed hand' }),
    },
  }),
  enough: item({
    title: 'Points that win the hand',
    gist: 'A player who has as many announces it, and the hand ends.',
    aka: ['sixty-six', 'how many to win the hand', '66'],
    group: HAND,
    books: { 'blue-ribbon-1940': bookValue(66, blue.pack), donohue: bookValue(66, donohue.scoring), 'uspc-1898': bookValue(66, uspc.game) },
  }),
  'out-of-schneider': item({
    title: 'Points that save from schneider',
    gist: 'What the other has to have, so that the winner scores no more than the least.',
    aka: ['half', '33', 'thirty-three', 'out of schneider'],
    group: HAND,
    books: { 'blue-ribbon-1940': bookValue(33, blue.claim), donohue: bookValue(33, donohue.scoring), 'uspc-1898': bookValue(33, uspc.game) },
  }),
  single: item({
    title: '66, and the other has 33',
    gist: 'A player announces 66 against one who has 33 or more.',
    aka: ['one game point', 'single'],
    group: HAND,
    books: { 'blue-ribbon-1940': bookValue(1, blue.claim), donohue: bookValue(1, donohue.scoring), 'uspc-1898': bookValue(1, uspc.game) },
  }),
  schneider: item({
    title: '66, and the other is schneider',
    gist: 'A player announces 66 against one who has less than 33 and is not schwarz.',
    aka: ['two game points', 'not out of schneider', 'under 33'],
    group: HAND,
    books: { 'blue-ribbon-1940': bookValue(2, blue.claim), donohue: bookValue(2, donohue.scoring), 'uspc-1898': bookValue(2, uspc.game) },
  }),
  schwarz: item({
    title: '66, and the other is schwarz',
    gist: 'A player announces 66 against one who has won no trick, or by one book has counted no point.',
    aka: ['three game points', 'no trick', 'schwartz'],
    group: HAND,
    books: {
      'blue-ribbon-1940': bookValue(3, [blue.claim, blue.closed], { way: 'no-trick' }),
      donohue: bookValue(3, donohue.scoring, { way: 'no-trick' }),
      'uspc-1898': bookValue(3, uspc.game, { way: 'no-point', says: 'before the other counts a point' }),
    },
  }),
  'four-trumps': item({
    title: 'Ace, ten, king and queen of trumps dealt',
    gist: 'A player is dealt all four and lays down the hand: they count 68.',
    aka: ['lay down', 'sixty-eight dealt', '68'],
    group: HAND,
    books: {
      'blue-ribbon-1940': unscored('Of a hand that is 66 as dealt it does not speak.'),
      donohue: bookValue(3, donohue.rules(7)),
      'uspc-1898': unscored('Of a hand that is 66 as dealt it does not speak.'),
    },
  }),
  'false-claim': item({
    title: '66 wrongly announced',
    gist: 'To the other, when a player announces 66 and has less.',
    aka: ['false claim', 'miscounted', 'claimed and had not got it'],
    group: HAND,
    books: {
      'blue-ribbon-1940': bookValue(2, blue.wrongClaim),
      donohue: bookValue(2, donohue.claim),
      'uspc-1898': unscored('The book says what an error costs only for a player who has closed.'),
    },
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'To the other, when a player has not played as they must.',
    aka: ['did not follow suit', 'renege'],
    group: HAND,
    books: {
      'blue-ribbon-1940': bookValue(2, blue.penalties, { way: 'at-least', says: 'at least, even without schneider' }),
      donohue: bookValue(2, donohue.rules(3), { way: 'fixed', says: 'and the offender loses their count' }),
      'uspc-1898': unscored('The book says how the second player must play, and not what a breach costs.'),
    },
  }),
  'closed-failed': item({
    title: 'Closed, and failed',
    gist: 'A player has closed when the other had a trick, and does not make 66.',
    aka: ['closed and got 65', 'shut down and lost'],
    group: CLOSED,
    needs: ['stock'],
    books: {
      'blue-ribbon-1940': bookValue(-2, doubted(blue.closed, LOSES), { says: 'lost by the closer' }),
      donohue: bookValue(2, donohue.rules(1), { says: 'to the other' }),
      'uspc-1898': bookValue(2, uspc.game, { says: 'to the other, if the closer has less than 33' }),
    },
  }),
  'closed-failed-33': item({
    title: 'Closed, and failed with 33 or more',
    gist: 'The same, where the closer has at least 33.',
    aka: ['closed and got 65', 'closer out of schneider'],
    group: CLOSED,
    needs: ['stock'],
    books: {
      'blue-ribbon-1940': unscored('What the closer has makes no difference to it.'),
      donohue: unscored('What the closer has makes no difference to it.'),
      'uspc-1898': bookValue(1, uspc.game, { says: 'to the other' }),
    },
  }),
  'closed-failed-early': item({
    title: 'Closed before the other had a trick, and failed',
    gist: 'A player has closed when the other had no trick yet, and does not make 66.',
    aka: ['closed too soon', 'three against the closer'],
    group: CLOSED,
    needs: ['stock'],
    books: {
      'blue-ribbon-1940': bookValue(-3, doubted(blue.closed, LOSES), { says: 'lost by the closer' }),
      donohue: bookValue(3, donohue.rules(2), { says: 'to the other' }),
      'uspc-1898': bookValue(3, uspc.game, { says: 'to the other' }),
    },
  }),
  'tie-carried': item({
    title: 'A hand that nobody scores',
    gist: 'What the winner of the next deal adds to their score.',
    aka: ['both at 65', '65 all', 'sixty-five all', 'carried over'],
    group: GAME,
    books: {
      'blue-ribbon-1940': bookValue(1, blue.penalties, { way: 'both-or-neither', says: 'both have 66 at the end, or neither' }),
      donohue: bookValue(1, doubted(donohue.rules(6), BOTH_65), { way: 'both-65', says: 'both have 65' }),
      'uspc-1898': bookValue(1, uspc.game, { way: 'both-65', says: 'both have 65' }),
    },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins.',
    aka: ['how many points to win', 'seven up', 'end of the game'],
    group: GAME,
    books: { 'blue-ribbon-1940': bookValue(7, blue.wrongClaim), donohue: bookValue(7, donohue.scoring), 'uspc-1898': bookValue(7, uspc.game) },
  }),
};
