import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../laws/examples.ts';
import { always, fact, law, yesNo } from '../../../laws/laws.ts';
import { allowed, choice, isDone, must, notDecided, wins } from '../../../laws/remedies.ts';
import { each, type LawKey } from '../../../rulesets/games.ts';
import { item, ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { type Poker, variant } from '../code.ts';
import { bestFairHand, drawOnce, exchangeOnce, thePot, turnUpWidow, widowTurned } from '../words.ts';

/** The laws of draw poker on drawing from the pack. */
const DRAW_LAWS = [
  'draw-limit',
  'draw-before-discard',
  'discard-taken-back',
  'wrong-number-asked',
  'wrong-number-served',
  'card-exposed-in-draw',
  'question-about-draw',
  'served-out-of-turn',
] as const satisfies readonly LawKey<Poker>[];

export default variant({
  title: 'Whiskey poker',
  aliases: ['Whisky poker', 'Widow poker', 'Knock poker'],
  books: {
    'blue-ribbon-1940': { heading: 'Whiskey Poker', pages: '291', inherits: { from: 'poker', cite: cites.blue.whiskey, only: 'points' } },
    'uspc-1898': {
      heading: 'Whiskey Poker',
      pages: '42-43',
      inherits: {
        from: 'poker',
        cite: doubted(
          cites.uspc.whiskeyPlay,
          'The rules of Draw Poker hold in general; the hands are exposed right after the last exchange, and so no bets are taken to be made.',
        ),
      },
    },
  },
  players: { min: 2, max: 8 },
  packs: ['standard-52'],
  has: { blind: false, ante: false, betting: false, limit: false, draw: false, discard: false },
  glance: {
    Cards: '5 to each player and 5 to the widow',
    Betting: 'None in 1940: one pool',
    'To stop': 'Knock',
    'After the knock': 'One more draw each',
    Wins: 'The best poker hand',
  },
  laws: {
    repeal: {
      'ante-missing': 'Everybody puts the same into the pool; nobody antes for the others.',
      ...each(DRAW_LAWS, () => 'Nothing is drawn from the pack: cards are changed for those of the widow.'),
    },
    amend: {
      'foul-pack': {
        readings: () => ({
          'uspc-1898': always(notDecided, [cites.uspc.whiskeyPlay, cites.uspc.lawsRulesBetting], {
            note: 'The law names a time that never comes in this game.',
          }),
        }),
      },
      'wrong-number-dealt': {
        facts: {
          anted: yesNo(
            'Has anyone put up chips to play since the deal?',
            'Somebody is in',
            'once somebody has put up chips since the deal',
            'before anyone has put up chips since the deal',
          ),
        },
        leads: {
          'uspc-1898':
            'The player with a wrong hand may have the same dealer deal again before looking at any of its cards. Once they have looked, they must drop out.',
        },
      },
      'foul-hand-shown': {
        gist: 'A player turns out to hold more or fewer than five cards when the hands are shown.',
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { against: ['one', 'several'] }, then: [wins(bestFairHand, thePot)], doubtful: true },
              { when: { against: ['foul', 'nobody'] }, then: [notDecided] },
            ],
            [cites.uspc.whiskeyPlay, doubted(cites.uspc.lawsRulesScoring, 'The law asks for a call; here every hand is shown without one.')],
          ),
        }),
        leads: { 'uspc-1898': 'The best fair hand wins the pot. The book does not cover the case that nobody else has a fair hand.' },
      },
    },
    add: {
      'widow-not-taken': law({
        question: 'nobody-bids',
        title: 'Nobody takes the widow',
        gist: 'The turn reaches the dealer, and the widow still lies face down.',
        aka: ['all pass the blind', 'all pass the widow'],
        moment: 'play',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always(choice('dealer', must('dealer', 'take-widow'), must('dealer', turnUpWidow)), cites.blue.whiskey, {
            note: 'Turned up, it is there for every player to draw from.',
          }),
          'uspc-1898': always(must('dealer', turnUpWidow), cites.uspc.whiskeyPlay, {
            note: 'This is when the dealer too has passed it; the drawing then goes on as usual.',
          }),
        }),
        see: ['poker/whiskey.law.knock'],
      }),
      knock: law({
        question: 'allowed',
        title: 'A knock, and who draws after it',
        gist: 'A player knocks to say that they are content with their hand.',
        aka: ['knocked too early', 'draw after the knock', 'knock before the widow is taken'],
        moment: 'play',
        facts: {
          widow: fact('Has the widow been taken or turned up?', 'Widow', {
            open: { label: 'Yes, its place is taken by open cards', chip: 'Taken or turned', if: 'if the widow has been taken or turned up' },
            closed: { label: 'No, it still lies face down', chip: 'Face down', if: 'if the widow still lies face down' },
          }),
        },
        usual: { widow: 'open' },
        verdict: {
          kind: 'adds',
          say: 'Both books agree that the widow is turned up if it still lies face down, and that one more draw follows: by Blue Ribbon for each other player, by U.S. Playing Card for all the players.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { widow: 'open' }, then: [allowed('each-other-player', drawOnce)] },
              {
                when: { widow: 'closed' },
                then: [isDone(widowTurned), allowed('each-other-player', drawOnce)],
                note: 'It is turned up at once.',
              },
            ],
            cites.blue.whiskey,
            'The hands are then shown.',
          ),
          'uspc-1898': says(
            [
              { when: { widow: 'open' }, then: [allowed('all-players', exchangeOnce)], doubtful: true },
              {
                when: { widow: 'closed' },
                then: [isDone(widowTurned), allowed('all-players', drawOnce)],
                note: 'It is exposed at once; the draws begin from the player who knocked.',
                doubtful: true,
              },
            ],
            doubted(cites.uspc.whiskeyPlay, 'The words leave open whether the player who knocked draws as well.'),
            'The hands are then shown.',
          ),
        }),
        leads: {
          'blue-ribbon-1940': 'Each other player may make one more draw. If the widow still lies face down, it is turned up first.',
          'uspc-1898': 'All the players may make one more exchange. If the widow still lies face down, it is turned up first.',
        },
      }),
    },
  },
  points: {
    repeal: {
      blind: 'Everybody puts the same into the pool: there is no blind.',
      limit: 'Nothing is bet, so nothing limits a bet.',
    },
    add: {
      pool: item({
        title: 'The pool',
        gist: 'Who takes what the players have put up.',
        group: 'The pot',
        books: {
          'blue-ribbon-1940': ruled('an agreed stake from each player, taken by the best poker hand; no bets and no raises', cites.blue.whiskey),
          'uspc-1898': ruled('taken by the best hand', cites.uspc.whiskeyPlay),
        },
      }),
    },
  },
  scorers: {},
  repealScorers: {
    settled: 'Nobody has checked yet whether the parts of a pool are settled like this here.',
    'side-pots': 'Nobody has checked yet whether the count applies here unchanged.',
  },
  examples: [
    lawExample('widow-not-taken', cites.uspc.whiskeyPlay, {}, 'Every player passes the blind hand.', 'turn the widow face up'),
    lawExample('widow-not-taken', cites.blue.whiskey, {}, 'The widow comes to the dealer untouched.', 'take the widow'),
    lawExample(
      'knock',
      cites.blue.whiskey,
      { widow: 'closed' },
      'Eldest hand knocks before the widow is taken.',
      'The widow is turned up, and each other player may make one more draw',
    ),
    lawExample('knock', cites.uspc.whiskeyPlay, { widow: 'closed' }, 'A player knocks while the widow lies face down.', 'turned up'),
    lawExample('foul-pack', cites.uspc.whiskeyPlay, {}, 'A card is found twice in the pack.', 'does not cover'),
    lawExample('foul-hand-shown', cites.uspc.lawsRulesScoring, { against: 'one' }, 'When the hands are shown one has six cards.', 'best fair hand wins'),
    valueExample('pool', cites.blue.whiskey, 'Six players put in a chip each, and one would like to raise.', 'no bets and no raises'),
    valueExample('pool', cites.uspc.whiskeyPlay, 'After the last exchange all hands lie open, and two fives lose to a straight.', 'taken by the best hand'),
    scoreExample(
      'showdown',
      cites.blue.whiskey,
      { hands: 'KS-KD-KC-8H-8C.AS-JS-9S-6S-4S.10H-9D-8S-7C-6D' },
      'After the knock three hands lie open: a full hand, a flush and a straight.',
      'Hand 1 wins: full house',
    ),
  ],
});
