import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, type ScoreItem, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { blue, uspc, sierra } = cites;
const CLASS_A = 'Class A: marriages and sequences';
const CLASS_B = 'Class B: béziques';
const CLASS_C = 'Class C: four alike';
const SEVENS = 'The seven of trumps';
const TRICKS = 'The tricks';
const GAME = 'The game';
/** The 2002 manual describes the game only as an ancestor and has no schedule. */
const NO_TABLE = unscored('It tells of the game’s history and prints no table of what counts.');

/** A combination, with the same figure in both books. */
const combination = (title: string, gist: string, group: string, points: number, aka: readonly string[]): ScoreItem =>
  item({
    title,
    gist,
    aka,
    group,
    books: { 'blue-ribbon-1940': bookValue(points, blue.classes), 'uspc-1898': bookValue(points, uspc.classes), sierra: NO_TABLE },
  });

export const points = {
  marriage: combination('Marriage', 'King and queen of one plain suit.', CLASS_A, 20, ['common marriage', 'king and queen', 'plain marriage']),
  'royal-marriage': combination('Royal marriage', 'King and queen of trumps.', CLASS_A, 40, ['trump marriage', 'marriage in trumps']),
  sequence: combination('Trump sequence', 'Ace, ten, king, queen and jack of trumps.', CLASS_A, 250, ['run', 'quint', 'two hundred and fifty']),
  bezique: combination('Bézique', 'A queen of spades and a jack of diamonds.', CLASS_B, 40, ['single bezique']),
  'double-bezique': combination('Double bézique', 'Both queens of spades and both jacks of diamonds.', CLASS_B, 500, ['double bezique', 'five hundred']),
  'four-aces': combination('Four aces', 'Four aces, of whatever suits.', CLASS_C, 100, ['hundred aces']),
  'four-kings': combination('Four kings', 'Any four kings, of whatever suits.', CLASS_C, 80, ['eighty kings']),
  'four-queens': combination('Four queens', 'Any four queens, of whatever suits.', CLASS_C, 60, ['sixty queens']),
  'four-jacks': combination('Four jacks', 'Any four jacks, of whatever suits.', CLASS_C, 40, ['forty jacks']),
  declarations: item({
    title: 'Declarations in the score',
    gist: 'When a combination is scored, and when its cards may serve again.',
    aka: ['declared', 'when can I declare', 'one declaration for each trick'],
    group: 'Declarations',
    books: {
      'blue-ribbon-1940': ruled(
        'one for each trick won, before drawing; a card serves once at each step of a class',
        [blue.object, blue.lesser, blue.once, blue.waiting],
        {
          way: 'once',
        },
      ),
      'uspc-1898': ruled('one for each trick won, before drawing; a card never again for as little in its class', [uspc.single, uspc.again], { way: 'once' }),
      sierra: NO_TABLE,
    },
  }) as ScoreItem<'once' | 'when-broken' | 'one-new'>,
  'seven-turned': item({
    title: 'Seven turned up',
    gist: 'The card turned for trumps is a seven: to the dealer.',
    aka: ['dix turned', 'dealer turns a seven'],
    group: SEVENS,
    needs: ['turned-card'],
    books: {
      'blue-ribbon-1940': bookValue(10, blue.turned),
      'uspc-1898': unscored('Ten are given for a seven that is exchanged; one turned up is not named.'),
      sierra: NO_TABLE,
    },
  }),
  seven: item({
    title: 'Seven of trumps',
    gist: 'A seven of trumps is exchanged for the card turned, or declared.',
    aka: ['dix', 'exchange the seven', 'take the turned card'],
    group: SEVENS,
    needs: ['turned-card'],
    books: {
      'blue-ribbon-1940': bookValue(10, blue.dix, { says: 'exchanged or declared', way: 'declared' }),
      'uspc-1898': bookValue(10, uspc.seven, { says: 'exchanged for a card that is no seven', way: 'exchanged' }),
      sierra: NO_TABLE,
    },
  }),
  brisque: item({
    title: 'Ace or ten in the tricks',
    gist: 'Each ace and each ten taken in tricks.',
    aka: ['brisque', 'brisques', 'aces and tens'],
    group: TRICKS,
    books: {
      'blue-ribbon-1940': bookValue(
        10,
        [doubted(blue.object, 'The figure is not printed in this section; it is worked out from the 320 that all of them make at Rubicon.'), blue.close],
        { per: 'a card', says: 'scored at once', way: 'at-once' },
      ),
      'uspc-1898': bookValue(10, uspc.brisques, { per: 'a card', says: 'scored as taken; by some only after the last trick', way: 'or-after' }),
      sierra: NO_TABLE,
    },
  }),
  'last-trick': item({
    title: 'Last trick',
    gist: 'The last trick of the deal.',
    aka: ['last', 'ten for last'],
    group: TRICKS,
    books: { 'blue-ribbon-1940': bookValue(10, blue.end), 'uspc-1898': bookValue(10, uspc.last), sierra: NO_TABLE },
  }),
  'rule-broken': item({
    title: 'Rule of the last tricks broken',
    gist: 'A player does not follow suit, win the trick or trump, though able, when the stock is gone.',
    aka: ['forty off', 'failed to head the trick', 'penalty for a revoke'],
    group: TRICKS,
    books: {
      'blue-ribbon-1940': unscored('The cards are taken back and played again; no points are taken off.'),
      'uspc-1898': bookValue(-40, uspc.forty),
      sierra: NO_TABLE,
    },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins.',
    aka: ['a thousand', 'how many points to win at bezique', 'out'],
    group: GAME,
    books: { 'blue-ribbon-1940': bookValue(1000, blue.game), 'uspc-1898': bookValue(1000, uspc.game), sierra: bookValue(1000, sierra.history) },
  }),
  'double-game': item({
    title: 'Double game',
    gist: 'The loser has not come half way.',
    aka: ['loser under five hundred', 'game counts double'],
    group: GAME,
    books: {
      'blue-ribbon-1940': bookValue(2, blue.game, { unit: 'game', says: 'where the loser has less than half' }),
      'uspc-1898': unscored('A game is a game, whatever the loser has.'),
      sierra: NO_TABLE,
    },
  }),
};
