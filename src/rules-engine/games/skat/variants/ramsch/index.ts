import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { loses, must, notDecided } from '../../../../laws/remedies.ts';
import { pointsOf, ruled } from '../../../../scoring/points.ts';
import { BLUE, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { charges } from '../../points/charges.ts';
import { ramschPoints } from '../../points/ramsch.ts';
import { drawSurplus } from '../../words.ts';
import { NO_LONE_PLAYER, NO_LONE_POINTS } from '../shared/repeals.ts';
import { deal } from './scorers.ts';

/** The book states them for this game itself, and not through the clause that leads here. */
const itsOwn = {
  'most-points': { books: ramschPoints['most-points'].books },
  'tied-for-most': { books: ramschPoints['tied-for-most'].books },
  'no-trick': { books: ramschPoints['no-trick'].books },
  'all-tricks': { books: ramschPoints['all-tricks'].books },
};

export default variant({
  title: 'Ramsch',
  aliases: ['Ramsch skat', 'Rams'],
  books: {
    [BLUE]: {
      heading: 'Skat: ramsch',
      pages: '353-354',
      inherits: {
        from: 'skat',
        cite: doubted(cites.blue.americanLaws(15), 'No clause of its own: a game inside the chapter, which the League’s law 15 orders.'),
      },
    },
  },
  players: { min: 3, max: 5, usual: 3, say: 'three play; four or five may sit at the table' },
  packs: ['piquet-32'],
  glance: {
    When: 'nobody has bid',
    Trumps: 'the four jacks alone',
    Aim: 'to take few points, each for themselves',
    'The skat': 'goes to the winner of the last trick',
    Loses: 'the player with the most points {points.most-points}; {points.no-trick} if one takes no trick; {points.all-tricks} if one takes all',
  },
  laws: {
    add: {
      'tied-for-most': law({
        question: 'tie',
        title: 'Players tied for most at ramsch',
        gist: 'More than one player has the highest number of card points.',
        aka: ['tie', 'same points', 'ramsch tie'],
        moment: 'count',
        facts: {
          tied: fact('How many are tied?', 'Tied', {
            two: { label: 'Two', if: 'if two players are tied' },
            three: { label: 'All three, with 40 each', chip: 'All three', if: 'if all three are tied, with 40 each' },
          }),
        },
        usual: { tied: 'two' },
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { tied: 'two' }, then: [loses('tied-players', -pointsOf(ramschPoints['tied-for-most'], BLUE))], note: 'Each of the two.' },
              { when: { tied: 'three' }, then: [notDecided] },
            ],
            cites.blue.scoring,
          ),
        }),
        leads: { 'blue-ribbon-1940': 'If two players are tied, each of the two loses 20 points. The book covers nothing else.' },
        see: ['skat/ramsch.points.tied-for-most'],
      }),
    },
    amend: {
      'skat-looked-at': {
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { who: 'dealer' }, then: [loses('dealer', -pointsOf(charges['dealer-looks'], BLUE))] },
              { when: { who: 'dealing-player' }, then: [notDecided], note: 'Two charges fit, and the book does not choose.' },
              {
                when: { who: 'player', when: 'before' },
                then: [loses('offender', -pointsOf(charges['skat-in-hand'], BLUE))],
                note: 'The bar from the bidding has no object once all have passed.',
              },
              { when: { who: 'player', when: 'after' }, then: [notDecided], note: 'The charge is the value of a lone game, and nobody plays one.' },
            ],
            [cites.blue.americanLaws(8), cites.blue.penalties(3), cites.blue.penalties(4), cites.blue.penalties(5)],
          ),
        }),
        leads: {
          'blue-ribbon-1940':
            'A player in the deal loses 25 points if no game is named yet. A dealer without cards loses 10 points. The book covers nothing else.',
        },
      },
      'skat-in-hand': {
        facts: {
          when: fact('When is it found out?', 'Found out', {
            before: { label: 'Before ramsch is announced', chip: 'Before ramsch', if: 'before ramsch is announced' },
            after: { label: 'Once ramsch is announced', chip: 'Ramsch announced', if: 'once ramsch is announced' },
          }),
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              {
                when: { when: 'before' },
                then: [must('dealer', drawSurplus), loses('offender', -pointsOf(charges['skat-in-hand'], BLUE))],
                note: 'Ten cards are left in that hand. The bar from the bidding has no purpose once all have passed. The book does not say whether the dealer sees the cards drawn.',
              },
              { when: { when: 'after' }, then: [notDecided], note: 'The rule ends when a game is named.' },
            ],
            [cites.blue.americanLaws(15), cites.blue.penalties(5)],
          ),
        }),
        leads: {
          'blue-ribbon-1940':
            'If ramsch is not announced yet, the player loses 25 points, and the dealer draws the surplus cards from that player’s hand. The book covers nothing else.',
        },
      },
      'broken-off': { readings: () => ({ [BLUE]: always(must('all-players', 'play-on'), cites.blue.americanLaws(21)) }) },
    },
    repeal: NO_LONE_PLAYER,
  },
  points: {
    amend: {
      'skat-counts': { books: { [BLUE]: ruled('To the winner of the last trick.', cites.blue.bidding) } },
      ...itsOwn,
    },
    repeal: NO_LONE_POINTS,
  },
  scorers: { deal },
  repealScorers: {
    value: 'Nobody plays a game of their own; the points taken are counted against each player.',
    session: 'Nobody has checked yet whether the count applies here unchanged.',
  },
  examples: [
    lawExample(
      'skat-in-hand',
      cites.blue.penalties(5),
      { when: 'before' },
      'All have passed, and rearhand has twelve cards.',
      'The dealer must draw the surplus cards out of that hand',
    ),
    lawExample('skat-looked-at', cites.blue.penalties(3), { who: 'dealer' }, 'The dealer, who sits out, turns a card of the skat over.', 'loses 10 points'),
    lawExample('broken-off', cites.blue.americanLaws(21), {}, 'With three tricks to come one player is sure to lose.', 'must play on'),
    lawExample('tied-for-most', cites.blue.scoring, { tied: 'two' }, 'Two players have 50 points each, the third has 20.', 'lose 20 points'),
    scoreExample('deal', cites.blue.bidding, { points: '61.40.19', tricks: '5.3.2' }, 'Forehand takes the most points, and everyone has a trick.', {
      Forehand: -20,
      Middlehand: 0,
    }),
    scoreExample('deal', cites.blue.scoring, { points: '50.70.0', tricks: '4.6.0' }, 'Rearhand takes no trick.', { Middlehand: -30 }),
    scoreExample('deal', cites.blue.scoring, { points: '120.0.0', tricks: '10.0.0' }, 'One player takes all the tricks.', { Forehand: -50 }),
    scoreExample('deal', cites.blue.scoring, { points: '50.50.20', tricks: '4.4.2' }, 'Two are tied for most.', { Forehand: -20, Middlehand: -20 }),
    valueExample('skat-counts', cites.blue.bidding, 'Rearhand takes the tenth trick, and two cards are left on the table.', 'To the winner of the last trick'),
  ],
});
