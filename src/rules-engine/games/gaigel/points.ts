import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { game: section } = cites.uspc;
const CARDS = 'Toward 101: the cards';
const HELD = 'Toward 101: what is held';
const GAMES = 'Games';
const TWO = 'Two marriages of one suit have a price here, and are forbidden in another line.';

const card = (title: string, points: number, aka: readonly string[]) =>
  item({ title, gist: `What each ${title.toLowerCase()} taken in tricks counts.`, aka, group: CARDS, bookValue: bookValue(points, section) });

export const points = {
  ace: card('Ace', 11, ['value of an ace']),
  ten: card('Ten', 10, ['value of a ten']),
  king: card('King', 4, ['value of a king']),
  queen: card('Queen', 3, ['value of a queen']),
  jack: card('Jack', 2, ['value of a jack', 'knave']),
  'common-marriage': item({
    title: 'Common marriage',
    gist: 'King and queen of one suit that is not trumps.',
    aka: ['marriage', 'twenty', 'king and queen'],
    group: HELD,
    bookValue: bookValue(20, section),
  }),
  'double-common': item({
    title: 'Double common marriage',
    gist: 'Both kings and both queens of one plain suit.',
    aka: ['two kings and two queens', 'double marriage'],
    group: HELD,
    bookValue: bookValue(40, doubted(section, TWO)),
  }),
  'royal-marriage': item({
    title: 'Royal marriage',
    gist: 'King and queen of trumps.',
    aka: ['forty', 'trump marriage'],
    group: HELD,
    bookValue: bookValue(40, section),
  }),
  'double-royal': item({
    title: 'Double royal marriage',
    gist: 'Both kings and both queens of trumps.',
    aka: ['eighty', 'double trump marriage'],
    group: HELD,
    bookValue: bookValue(80, doubted(section, TWO)),
  }),
  'five-sevens': item({
    title: 'Five sevens',
    gist: 'Five of the eight sevens in one hand at one time.',
    aka: ['five 7s', 'all sevens'],
    group: HELD,
    bookValue: bookValue(101, section, { says: 'that is, the game' }),
  }),
  game: item({
    title: 'Game',
    gist: 'The points that make a game.',
    aka: ['how many points to win', '101', 'one hundred and one'],
    group: GAMES,
    bookValue: bookValue(101, section),
  }),
  'single-game': item({
    title: 'A game won',
    gist: 'The side that has 101 when the others have won a trick, or to which the game is forfeited.',
    aka: ['one game', 'out', 'knocking out'],
    group: GAMES,
    bookValue: bookValue(1, section, { unit: 'game' }),
  }),
  gaigel: item({
    title: 'Gaigel',
    gist: 'A side has 101, or a player five sevens, before the others have won a trick; and what certain errors cost.',
    aka: ['two games', '202', 'double game'],
    group: GAMES,
    bookValue: bookValue(2, section, { unit: 'game', says: '202 points' }),
  }),
};
