import { doubted } from '../../../../laws/cites.ts';
import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Bezique } from '../../code.ts';

const { blue, uspc } = cites;
const CLASS_A = 'Class A: marriages and sequences';
const CLASS_B = 'Class B: béziques';
const SETTLED = 'The settlement';
/** A doubt about the 1,000 points of a rubicon, for both books. */
export const REPLACED = 'The book does not say outright that these take the place of the 500 of another game; it is read that way.';

export const amended = {
  'royal-marriage': {
    gist: 'King and queen of trumps; the first marriage that is declared makes the trump and is one.',
    books: { 'blue-ribbon-1940': bookValue(40, blue.rubicon), 'uspc-1898': bookValue(40, uspc.kinds) },
  },
  'double-bezique': { gist: 'Two queens of spades and two jacks of diamonds.' },
  declarations: {
    books: {
      'blue-ribbon-1940': ruled('one for each trick won; one that has been broken by play may be formed anew and scored again', [blue.rubicon, blue.reformed], {
        way: 'when-broken',
      }),
      'uspc-1898': ruled('one for each trick won; a fresh card makes a combination new, and none goes down to a lesser one', [uspc.kinds, uspc.broken], {
        way: 'one-new',
      }),
    },
  },
  brisque: {
    books: {
      'blue-ribbon-1940': bookValue(10, doubted(blue.close, 'The figure is drawn from the 320 that all of them make.'), {
        per: 'a card',
        says: 'counted only to decide a close game or to save a rubicon',
      }),
      'uspc-1898': bookValue(10, uspc.counted, { per: 'a card', says: 'counted only to decide a close game or to save a rubicon' }),
    },
  },
  'last-trick': { books: { 'blue-ribbon-1940': bookValue(50, blue.minor), 'uspc-1898': bookValue(50, uspc.lastTrick) } },
} satisfies AmendedPoints<Bezique>;

export const own = {
  'plain-sequence': item({
    title: 'Plain sequence',
    gist: 'Ace, ten, king, queen and jack of a suit that is not trumps.',
    aka: ['sequence in a plain suit', '150', 'side sequence'],
    group: CLASS_A,
    books: { 'blue-ribbon-1940': bookValue(150, blue.rubicon), 'uspc-1898': bookValue(150, uspc.kinds) },
  }),
  'triple-bezique': item({
    title: 'Triple bézique',
    gist: 'Three queens of spades and three jacks of diamonds.',
    aka: ['triple bezique', 'fifteen hundred'],
    group: CLASS_B,
    books: { 'blue-ribbon-1940': bookValue(1500, blue.rubicon), 'uspc-1898': bookValue(1500, uspc.kinds) },
  }),
  'quadruple-bezique': item({
    title: 'Quadruple bézique',
    gist: 'Four queens of spades and four jacks of diamonds.',
    aka: ['quadruple bezique', '4500', 'forty-five hundred'],
    group: CLASS_B,
    books: { 'blue-ribbon-1940': bookValue(4500, blue.rubicon), 'uspc-1898': bookValue(4500, uspc.kinds) },
  }),
  'all-beziques': item({
    title: 'Béziques step by step',
    gist: 'The single is scored first, and grows to the double, the triple and the quadruple.',
    aka: ['6540', 'single double triple quadruple'],
    group: CLASS_B,
    books: { 'blue-ribbon-1940': bookValue(6540, blue.minor), 'uspc-1898': unscored('The sum is not printed.') },
  }),
  'carte-blanche': item({
    title: 'Carte blanche',
    gist: 'A hand without king, queen or jack is dealt and shown; and each card drawn after it that is shown and is none of them either.',
    aka: ['no court card', 'no face card', 'fifty'],
    group: 'The deal',
    books: { 'blue-ribbon-1940': bookValue(50, blue.rubicon), 'uspc-1898': bookValue(50, uspc.carte) },
  }),
  made: item({
    title: 'Points made',
    gist: 'What a player has made goes into the settlement by whole hundreds.',
    aka: ['fractions of a hundred', 'round down', 'hundreds only'],
    group: SETTLED,
    books: {
      'blue-ribbon-1940': ruled(
        'by whole hundreds',
        doubted(blue.close, 'The book does not say whether each score loses its fraction or the difference does.'),
      ),
      'uspc-1898': ruled('by whole hundreds, unless the rest decides the game', uspc.settled),
    },
  }),
  'for-game': item({
    title: 'For game',
    gist: 'To the winner, beside the difference of the two scores.',
    aka: ['bonus for game', 'five hundred for game'],
    group: SETTLED,
    books: { 'blue-ribbon-1940': bookValue(500, blue.close), 'uspc-1898': bookValue(500, uspc.settled) },
  }),
  'close-bonus': item({
    title: 'Bonus for a close game',
    gist: 'The scores are less than a hundred apart.',
    aka: ['difference under a hundred', 'hundred for bonus'],
    group: SETTLED,
    books: {
      'blue-ribbon-1940': unscored('A close game has no bonus of its own.'),
      'uspc-1898': bookValue(100, doubted(uspc.settled, 'The difference is taken by whole hundreds, as the score is kept.')),
    },
  }),
  'rubicon-line': item({
    title: 'The rubicon',
    gist: 'A loser with fewer points is rubiconed.',
    aka: ['rubicon', 'thousand', 'under a thousand'],
    group: SETTLED,
    books: { 'blue-ribbon-1940': bookValue(1000, blue.settled), 'uspc-1898': bookValue(1000, uspc.settled) },
  }),
  'rubicon-game': item({
    title: 'Game with a rubicon',
    gist: 'To the winner, with the loser’s points, where the loser is rubiconed.',
    aka: ['double game', 'thousand for game', 'rubiconed'],
    group: SETTLED,
    books: { 'blue-ribbon-1940': bookValue(1000, doubted(blue.settled, REPLACED)), 'uspc-1898': bookValue(1000, doubted(uspc.lost, REPLACED)) },
  }),
  'rubicon-brisques': item({
    title: 'Aces and tens with a rubicon',
    gist: 'If the loser is rubiconed, all of them count for the winner, no matter who took them.',
    aka: ['three hundred for brisques', 'brisques to the winner'],
    group: SETTLED,
    books: { 'blue-ribbon-1940': bookValue(300, blue.settled), 'uspc-1898': bookValue(300, uspc.lost) },
  }),
  'rubicon-bonus': item({
    title: 'Bonus for a rubicon under a hundred',
    gist: 'The rubiconed player has fewer than a hundred points.',
    aka: ['loser under a hundred', 'extra hundred'],
    group: SETTLED,
    books: { 'blue-ribbon-1940': unscored('A score however low brings nothing more.'), 'uspc-1898': bookValue(100, uspc.lost) },
  }),
  'brisques-in-all': item({
    title: 'All aces and tens',
    gist: 'What the aces and tens of the four packs come to.',
    aka: ['320', 'brisques in all'],
    group: SETTLED,
    books: { 'blue-ribbon-1940': bookValue(320, blue.settled), 'uspc-1898': unscored('It names 300 for a rubicon, and no sum of all.') },
  }),
  'too-many-cards': item({
    title: 'Game abandoned for too many cards',
    gist: 'To the player not at fault, beside the offender’s points.',
    aka: ['thirteen hundred', 'ten cards', 'abandoned game'],
    group: SETTLED,
    books: { 'blue-ribbon-1940': bookValue(1300, blue.faults), 'uspc-1898': unscored('A hand with too many cards is not named.') },
  }),
  'most-taken': item({
    title: 'Most that is taken in an abandoned game',
    gist: 'Points of the offender that are taken as in a rubicon.',
    aka: ['nine hundred', 'offender over 900'],
    group: SETTLED,
    books: { 'blue-ribbon-1940': bookValue(900, blue.over), 'uspc-1898': unscored('A hand with too many cards is not named.') },
  }),
};
