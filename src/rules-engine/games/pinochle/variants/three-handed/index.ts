import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { threeHandedCases } from '../shared/cases-three-four.ts';
import { threeHandedLaws } from './laws.ts';
import { deal, melds } from './scorers.ts';

export default variant({
  title: 'Three-handed pinochle',
  aliases: ['Three-hand pinochle', 'Three-handed penuchle'],
  books: {
    'uspc-1898': { heading: 'Three-handed Pinochle', pages: '80', inherits: { from: 'pinochle', cite: cites.uspc.threeHanded } },
    donohue: {
      heading: 'Three-Handed Penuchle',
      pages: '46',
      inherits: {
        from: 'pinochle',
        cite: doubted(cites.donohue.threeHanded, 'The clause names the four-handed game for announcements, which in turn counts as the game for two does.'),
        // Marriage and sequence: the rule depends on drawing a card, and with three players nothing is drawn.
        except: ['marriage-after-sequence', 'revoke', 'both-reach-game', 'wrong-meld'],
      },
    },
    'blue-ribbon-1940': {
      heading: 'Pinochle: Three-Hand',
      pages: '268-269',
      inherits: { from: 'pinochle', cite: cites.blue.threeHandShowing, except: ['revoke', 'both-reach-game', 'false-claim'] },
    },
  },
  players: { min: 3, max: 3 },
  packs: ['pinochle-48', 'piquet-32'],
  glance: {
    Players: 'three, each for themselves',
    Deal: '16 cards each; 10 each and two over (Donohue)',
    Melds: 'all laid down before the holder plays; right after the first card (Donohue)',
    'No trick': 'no melds; they count at once in Donohue',
    Game: '{points.game uspc-1898 blue-ribbon-1940}; the first to {points.first-out} leaves and the other two go on to {points.game donohue} (Donohue)',
  },
  laws: threeHandedLaws,
  points: {
    amend: {
      'dix-turned': {
        books: {
          'blue-ribbon-1940': unscored('The section gives nothing for a dix that is turned.'),
          donohue: bookValue(10, cites.donohue.threeHanded, { says: 'the seven; to the dealer, at once' }),
          'uspc-1898': unscored('The section speaks of nines held, not of one turned.'),
        },
      },
      dix: {
        books: {
          'blue-ribbon-1940': bookValue(10, cites.blue.threeHandShowing),
          donohue: bookValue(10, cites.donohue.threeHanded, { says: 'the seven, exchanged', way: 'seven' }),
          'uspc-1898': bookValue(10, cites.uspc.threeHanded, { says: 'when its holder takes a trick' }),
        },
      },
      'melds-scored': {
        books: {
          'blue-ribbon-1940': ruled('all at once, as soon as their holder wins a trick', cites.blue.threeHandScoring, { way: 'own-trick' }),
          donohue: ruled('at once, when announced', cites.donohue.threeHanded, { way: 'no-trick-asked' }),
          'uspc-1898': ruled('all at once, when their holder wins a trick', cites.uspc.threeHanded, { way: 'own-trick' }),
        },
      },
      'cards-in-all': {
        books: {
          donohue: ruled('what the dealer laid away counts with the dealer’s tricks, and not at all if there are none', cites.donohue.threeHanded, {
            way: 'less-laid-away',
          }),
        },
      },
      'last-trick': { books: { 'blue-ribbon-1940': bookValue(10, cites.blue.threeHandScoring) } },
      'aces-and-tens': { books: { 'blue-ribbon-1940': unscored() } },
      'round-ace-or-ten': { books: { 'blue-ribbon-1940': unscored() } },
      'round-king-or-queen': { books: { 'blue-ribbon-1940': unscored() } },
      'tenth-scale': { books: { 'blue-ribbon-1940': unscored() } },
      game: {
        books: {
          'blue-ribbon-1940': bookValue(1000, cites.blue.threeHandScoring),
          donohue: bookValue(500, cites.donohue.threeHanded),
          'uspc-1898': bookValue(1000, cites.uspc.threeHanded, { way: 'at-once' }),
        },
      },
    },
    add: {
      'sequence-in-full': item({
        title: 'Trump sequence with its marriage',
        gist: 'The marriage scored first and the sequence after it.',
        aka: ['190', 'run and marriage'],
        group: 'Melds together',
        books: { 'blue-ribbon-1940': bookValue(190, cites.blue.threeHandScoring), donohue: unscored(), 'uspc-1898': unscored() },
      }),
      'round-trip': item({
        title: 'Round trip',
        gist: 'A king and a queen of every suit, all that they can meld with a fresh card each.',
        aka: ['220', '240', 'kings and queens around', 'round house'],
        group: 'Melds together',
        books: { 'blue-ribbon-1940': bookValue(220, cites.blue.threeHandScoring), donohue: unscored(), 'uspc-1898': unscored() },
      }),
      'both-dixes': item({
        title: 'Both dixes in one hand',
        gist: 'One player holds both nines of trumps and takes a trick.',
        group: 'Dix',
        books: { 'blue-ribbon-1940': unscored(), donohue: unscored(), 'uspc-1898': bookValue(20, cites.uspc.threeHanded) },
      }),
      'first-out': item({
        title: 'First player out',
        gist: 'The score at which the first of the three leaves the game.',
        aka: ['400'],
        group: 'The game',
        books: { 'blue-ribbon-1940': unscored(), donohue: bookValue(400, cites.donohue.threeHanded), 'uspc-1898': unscored() },
      }),
    },
    repeal: { 'longer-game': 'The first correct announcement wins.' },
  },
  repealScorers: { game: 'It is kept for two players; here three play.' },
  scorers: { deal, melds },
  examples: [
    lawExample('late-meld', cites.uspc.threeHanded, { when: 'later' }, 'A player finds four jacks in his hand after he has played.', 'The meld does not count'),
    lawExample('late-meld', cites.donohue.threeHanded, { when: 'own-card' }, 'A player announces as soon as his card to the first trick lies.', 'may meld'),
    lawExample('no-trick', cites.blue.threeHandLateMeld, {}, 'A player melds 100 aces and wins no trick.', 'The melds do not count'),
    lawExample('two-dix-holders', cites.blue.threeHandLateMeld, {}, 'Two players show a nine of trumps.', 'Both holders score 10 points'),
    lawExample(
      'third-hand-overtrumped',
      cites.uspc.threeHanded,
      {},
      'The second player has trumped with the ten; the third has the king and none of the suit.',
      'may play any card',
    ),
    lawExample('dealers-two-cards', cites.donohue.threeHanded, { trick: 'no' }, 'The dealer laid away two tens and takes no trick.', 'count for nobody'),
    lawExample('first-out', cites.donohue.threeHanded, { how: 'one' }, 'A player comes to 400.', 'must play on'),
    lawExample('false-claim', cites.blue.threeHandLateMeld, { has: 'no' }, 'A player announces 1,000 and has 980.', 'must play on'),
    scoreExample(
      'deal',
      cites.blue.threeHandScoring,
      { melds: '220.190.0', cards: '130.0.110', tricks: 'yes.no.yes', last: '3' },
      'The round trip with a trick, a sequence without one.',
      { 'Player 1': 350, 'Player 3': 120 },
    ),
    valueExample('melds-scored', cites.uspc.threeHanded, 'A player has shown three melds and takes the second trick.', 'when their holder wins a trick'),
    valueExample('cards-in-all', cites.donohue.threeHanded, 'The dealer laid away two tens and takes no trick.', 'not at all if there are none'),
    scoreExample('melds', cites.blue.threeHandScoring, { hand: 'KS-QS-KH-QH-KC-QC-KD-QD', trump: 'H' }, 'Four kings and four queens, hearts trump.', 220),
    scoreExample('melds', cites.blue.threeHandScoring, { hand: 'AH-10H-KH-QH-JH', trump: 'H' }, 'The trump sequence with its marriage scored first.', 190),
    scoreExample(
      'deal',
      cites.donohue.threeHanded,
      { melds: '40.20.0', cards: '80.0.40', tricks: 'yes.no.yes', last: '1' },
      'Melds count at once, trick or no trick.',
      {
        'Player 1': 130,
        'Player 2': 20,
        'Player 3': 40,
      },
    ),
    ...threeHandedCases,
  ],
});
