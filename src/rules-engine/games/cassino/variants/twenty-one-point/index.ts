import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { always, fact, law, silent } from '../../../../laws/laws.ts';
import { handEnds, losesGame, must, wins } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { countInPrintedOrder } from '../../words.ts';
import { added, amended } from './points.ts';
import { deal, game, running } from './scorers.ts';

const ONE = { cards: '30.22', spades: '7.6', big: '1', little: '2', aceSpades: '1', aceClubs: '2', aceHearts: '1', aceDiamonds: '2' };
const TWO = { cards: '22.30', spades: '6.7', big: '2', little: '1', aceSpades: '2', aceClubs: '1', aceHearts: '2', aceDiamonds: '1' };

export default variant({
  title: 'Twenty-one-point cassino',
  aliases: ['Cassino 21', '21-point cassino', 'Twenty-one point casino'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Twenty-One-Point Cassino',
      pages: '137',
      inherits: { from: 'cassino', cite: doubted(cites.blue.twentyOnePoint, 'No clause of its own: a paragraph inside the chapter.') },
    },
    donohue: {
      heading: 'Twenty-One Point Cassino',
      pages: '95',
      inherits: { from: 'cassino', cite: doubted(cites.donohue.twentyOnePoint, 'No clause of its own: a paragraph inside the chapter.') },
    },
    'uspc-1898': {
      heading: 'Cassino',
      pages: '56',
      inherits: { from: 'cassino', cite: doubted(cites.uspc.game, 'No section of its own: a sentence inside the section.') },
    },
  },
  players: { min: 2, max: 4 },
  packs: ['standard-52'],
  glance: {
    Game: '{points.target} points over several deals',
    'In the play': 'points are counted as they are made, and the first to {points.target} claims the game (1940, Donohue)',
    'Wrong claim': 'loses the game',
    'At the end of a deal': 'cards, spades, Big Cassino, Little Cassino, aces, sweeps (1940)',
    Sweeps: 'offset one another (1940); count in full (Donohue)',
  },
  laws: {
    add: {
      'wrong-claim': law({
        offence: 'false-claim',
        title: 'Game claimed wrongly',
        gist: 'A player claims 21 without having it.',
        aka: ['claimed too early', 'thought he was out', 'false claim'],
        moment: 'play',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always(losesGame('offender'), cites.blue.twentyOnePoint),
          donohue: always([handEnds, losesGame('offender')], cites.donohue.twentyOnePoint),
          'uspc-1898': silent(),
        }),
      }),
      'both-reach-21': law({
        question: 'who-goes-out',
        title: 'Two players reach 21 in one deal',
        gist: 'More than one player comes to 21 in the same deal.',
        aka: ['both go out', 'both over 21', 'who goes out first', 'order of counting'],
        moment: 'count',
        facts: {
          claimed: fact('Did a player claim the game in the play?', 'Claimed in play', {
            yes: { label: 'Yes', if: 'if a player claimed the game in the play' },
            no: { label: 'No: it came out in the count', chip: 'No, by count', if: 'if nobody claimed in the play and it came out in the count' },
          }),
        },
        usual: { claimed: 'no' },
        leads: {
          'blue-ribbon-1940':
            'If somebody claimed the game during the play, the first to make 21 wins. If nobody did, count in this order: cards, spades, Big Cassino, Little Cassino, aces, sweeps.',
        },
        verdict: {
          kind: 'disagree',
          say: 'All three books agree that the first player to reach 21 wins. They disagree if nobody claimed the game during the play: by Blue Ribbon the points are then counted in a fixed order (cards, spades, Big Cassino and so on); Donohue and U.S. Playing Card give no order.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { claimed: 'yes' }, then: [wins('first-to-score', 'game')], note: 'The one who is first at 21 may claim; a wrong claim loses.' },
              {
                when: { claimed: 'no' },
                then: [must('both-sides', countInPrintedOrder), wins('first-out', 'game')],
                note: 'Cards, spades, Big Cassino, Little Cassino, aces, sweeps. Aces go spades, clubs, hearts, diamonds.',
              },
            ],
            cites.blue.twentyOnePoint,
          ),
          donohue: always(wins('first-to-score', 'game'), cites.donohue.twentyOnePoint, {
            note: 'No point goes before another; each is scored as soon as it is made.',
          }),
          'uspc-1898': always(wins('first-to-score', 'game'), cites.uspc.game, { note: 'The player first securing 21; no order is given.' }),
        }),
        see: ['cassino/twenty-one-point.points.order'],
      }),
    },
    repeal: { 'equal-points': 'The game runs on until a player has 21.' },
  },
  points: {
    repeal: { 'single-game': 'The game runs over several deals.', 'whole-deal': 'The deal is not a game by itself.' },
    amend: amended,
    add: added,
  },
  scorers: { deal, game, running },
  repealScorers: { sitting: 'Each deal is part of a game to a number of points.' },
  examples: [
    lawExample(
      'both-reach-21',
      cites.blue.twentyOnePoint,
      { claimed: 'yes' },
      'One counts out first and claims; the other comes to 21 later.',
      'wins the game',
    ),
    lawExample('both-reach-21', cites.donohue.twentyOnePoint, {}, 'One makes the last point needed by a sweep, the other two plays later.', 'wins the game'),
    lawExample('both-reach-21', cites.uspc.game, {}, 'Both have 21 at the end of the deal; one had them first.', 'wins the game'),
    lawExample('wrong-claim', cites.blue.twentyOnePoint, {}, 'A player counts himself out and is found to have 20.', 'loses the game'),
    lawExample('wrong-claim', cites.donohue.twentyOnePoint, {}, 'A player claims 21 and is shown to have 20.', 'loses the game'),
    lawExample(
      'both-reach-21',
      cites.blue.twentyOnePoint,
      { claimed: 'no' },
      'Both stand at 20; one has cards, the other spades.',
      'in the order that the book prints',
    ),
    scoreExample(
      'deal',
      cites.blue.twentyOnePoint,
      { ...ONE, spades: '6.7', before: '20.20' },
      'Both at 20: cards go out before spades.',
      'Side 1 wins the game',
    ),
    scoreExample(
      'deal',
      cites.donohue.twentyOnePoint,
      { ...ONE, spades: '6.7', before: '20.20' },
      'Both at 20: the order of the play decides.',
      'Side 1 and Side 2 reach 21; the order of the play decides',
    ),
    scoreExample(
      'deal',
      cites.donohue.twentyOnePoint,
      { ...ONE, sweeps: '2.1', before: '0.0' },
      'Two sweeps against one: all three count, each for its side.',
      { 'Side 1': 10, 'Side 2': 4 },
    ),
    sheetExample(
      'game',
      cites.blue.twentyOnePoint,
      { sides: '2' },
      [ONE, { ...ONE, sweeps: '2.1' }, ONE],
      'Three deals; in the third the first side is out with its cards.',
      { 'Side 1': 25, 'Side 2': 9 },
      'Side 1 wins the game.',
    ),
    sheetExample(
      'game',
      cites.donohue.twentyOnePoint,
      { sides: '2' },
      [ONE, TWO, ONE, { ...TWO, first: '2' }],
      'Eight points and three, by turns: in the fourth deal both come to 21, and the second side was there first.',
      { 'Side 1': 22, 'Side 2': 22 },
      'Side 2 wins the game.',
    ),
    sheetExample(
      'running',
      cites.donohue.twentyOnePoint,
      { sides: '2', agreed: '5' },
      [
        { what: 'ace', who: '1', times: '2' },
        { what: 'sweep', who: '2' },
        { what: 'sweep', who: '1' },
        { what: 'big-cassino', who: '2' },
        { what: 'cards', who: '2' },
      ],
      'Five are agreed on: sweeps count as soon as they are made, and the second side is there first with the cards.',
      { 'Side 1': 3, 'Side 2': 6 },
      'Side 2 came first to 5',
    ),
    sheetExample(
      'running',
      cites.blue.twentyOnePoint,
      { sides: '2', names: 'Ann.Bob' },
      [
        { what: 'sweep', who: '1' },
        { what: 'sweep', who: '2' },
        { what: 'big-cassino', who: '2' },
        { what: 'claim', who: '2' },
      ],
      'Two sweeps offset one another, and a player claims the game with Big Cassino alone.',
      { Ann: 0, Bob: 2 },
      'Bob claimed it with 2 and lost it',
    ),
  ],
});
