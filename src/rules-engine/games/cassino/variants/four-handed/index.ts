import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { type AddedBy, variantOf } from '../../../../rulesets/games.ts';
import { bookValue } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Cassino } from '../../code.ts';
import { fourHandedCases } from '../shared/cases.ts';
import type twentyOne from '../twenty-one-point/index.ts';
import { deal, game, running } from '../twenty-one-point/scorers.ts';
import { added, amended } from './laws.ts';

const PARTNERS = { cards: '30.22', spades: '7.6', big: '1', little: '2', aceSpades: '1', aceClubs: '2', aceHearts: '1', aceDiamonds: '2' };

const variant = variantOf<Cassino & AddedBy<typeof twentyOne>>();

export default variant({
  title: 'Four-handed cassino',
  aliases: ['Partnership cassino', 'Four-hand casino'],
  books: {
    donohue: {
      heading: 'Three and Four-Handed Cassino',
      pages: '95-96',
      inherits: {
        from: 'cassino/twenty-one-point',
        cite: doubted(
          cites.donohue.threeFourPlay,
          'The clause names no code: a game of partners for a given number of points, as that section has it, with the score of two hands.',
        ),
      },
    },
    'blue-ribbon-1940': {
      heading: 'Twenty-One-Point Cassino',
      pages: '137',
      inherits: {
        from: 'cassino/twenty-one-point',
        cite: doubted(cites.blue.twentyOnePoint, 'No section of its own: sentences on four players and on partners inside this one.'),
      },
    },
    'uspc-1898': {
      heading: 'Cassino',
      pages: '55',
      inherits: { from: 'cassino', cite: doubted(cites.uspc.players, 'No section of its own: a sentence inside the section.') },
    },
  },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    Partners: 'two against two; the two highest cuts play the two lowest (1898)',
    Score: 'partners count together, to {points.target blue-ribbon-1940} points (1940) or a number agreed on (Donohue)',
    'A partner’s build': 'may be raised or taken with the card for it (1940), called on without it (Donohue)',
  },
  has: { partners: true },
  seats: { opponent: 'either-opponent' },
  laws: {
    add: added,
    amend: amended,
    repeal: { 'equal-points': 'Four play for a number of points; the book gives the draw for the game of one deal between two.' },
  },
  points: {
    amend: {
      target: {
        title: 'The number of points that wins',
        books: {
          donohue: bookValue(21, doubted(cites.donohue.threeFourPlay, 'The book speaks only of a given number of points; 21 is the usual one.'), {
            says: 'Or another number, as agreed.',
          }),
        },
      },
    },
    repeal: { 'whole-deal': 'The deal is not a game by itself.' },
  },
  scorers: { deal, game, running },
  repealScorers: { sitting: 'Four play for a number of points.' },
  examples: [
    lawExample('partners-build', cites.uspc.notes, { holds: 'yes' }, 'He holds the eight for which his partner has built.', 'may take in that build'),
    lawExample('exposed-in-deal', cites.blue.penaltiesDeal, { when: 'first', whose: 'partner' }, 'The dealer’s partner sees his own card.', 'deal again'),
    lawExample('exposed-in-deal', cites.donohue.rules(6), { when: 'first', whose: 'player' }, 'A card of the eldest hand shows.', 'Either opponent may'),
    lawExample(
      'wrong-number',
      cites.donohue.rules(7),
      { what: 'cards', when: 'later' },
      'In the second round a player has five cards.',
      'It is a misdeal, and the dealer’s side loses the game',
    ),
    lawExample(
      'false-build',
      cites.donohue.threeFourPlay,
      { partner: 'yes' },
      'Without a nine he calls on the nine of his partner.',
      'without holding the card',
    ),
    lawExample(
      'false-build',
      cites.donohue.rules(8),
      { partner: 'no', taken: 'no' },
      'He builds nine, and neither he nor a build shows one.',
      'Either opponent may',
    ),
    lawExample(
      'raising-a-build',
      cites.blue.twentyOnePoint,
      { whose: 'partner', from: 'hand', kind: 'single' },
      'His partner built seven; he makes it nine and holds a nine.',
      'may raise the build',
    ),
    lawExample(
      'raising-a-build',
      cites.donohue.rules(9),
      { whose: 'other', from: 'table', kind: 'single' },
      'An ace from the table on an opponent’s seven.',
      'may not raise the build',
    ),
    lawExample('raising-a-build', cites.uspc.notes, { whose: 'partner', from: 'hand', kind: 'single' }, 'His partner built seven.', 'may raise the build'),
    lawExample('wrong-claim', cites.blue.twentyOnePoint, {}, 'One partner claims the game, and the two have 20.', 'The player’s side loses the game'),
    lawExample('wrong-claim', cites.donohue.twentyOnePoint, {}, 'One partner claims the game, and the two have 20.', 'Play stops'),
    lawExample(
      'partners-build',
      cites.blue.twentyOnePoint,
      { holds: 'yes' },
      'He has built eights; his partner holds an eight and takes them in.',
      'may take in that build or raise it',
    ),
    lawExample(
      'partners-build',
      cites.donohue.threeFourPlay,
      { holds: 'no' },
      'He has built nines; his partner adds a combination of nine without a nine in hand.',
      'partner of the player who built may',
    ),
    scoreExample(
      'deal',
      cites.donohue.threeFourPlay,
      { ...PARTNERS, before: '15.12' },
      'Two partners add what both have taken in, and come to 21.',
      'Side 1 wins the game',
    ),
    sheetExample('game', cites.donohue.threeFourPlay, { sides: '2', names: 'North and South.East and West' }, [PARTNERS], 'One deal of two sides.', {
      'North and South': 8,
      'East and West': 3,
    }),
    sheetExample(
      'running',
      cites.donohue.threeFourPlay,
      { sides: '2', names: 'North and South.East and West', agreed: '5' },
      [
        { what: 'little-cassino', who: '1' },
        { what: 'big-cassino', who: '1' },
        { what: 'ace', who: '1', times: '2' },
      ],
      'Partners combine their points: one takes Little Cassino, the other Big Cassino and two aces, and five were agreed on.',
      { 'North and South': 5, 'East and West': 0 },
      'North and South came first to 5',
    ),
    ...fourHandedCases,
  ],
});
