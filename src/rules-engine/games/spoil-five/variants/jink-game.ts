import { lawExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import { fact } from '../../../laws/laws.ts';
import { item, law } from '../../../laws/one-book.ts';
import { allowed, carriesOver, paysPoints, wins } from '../../../laws/remedies.ts';
import { pointsOf, ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { points } from '../points.ts';
import { goOnForFive, whoJinked, winnerOfThree } from '../words.ts';

const { jink, win } = cites.blue;

const own = {
  'jink-failed': item({
    title: 'Going on, and failing',
    gist: 'A player goes on after three tricks and does not win all five.',
    aka: ['jink failed', 'jinked and lost', 'went on and lost'],
    group: 'The pool',
    bookValue: ruled('the player is spoiled: the pool is not theirs', jink, { unit: 'counter' }),
  }),
};

const added = {
  'going-on': law({
    question: 'what-counts',
    title: 'Going on after three tricks',
    gist: 'A player has won three tricks, and cards are left.',
    aka: ['I jink it', 'jink', 'jinked and failed', 'must I stop', 'play on for five'],
    moment: 'play',
    facts: {
      how: fact('What does the player do?', 'The player', {
        stops: { label: 'Stops', if: 'if the player with three tricks stops' },
        all: { label: 'Goes on, and wins all five', chip: 'Wins all five', if: 'if the player goes on and wins all five' },
        fails: { label: 'Goes on, and loses a trick', chip: 'Goes on and fails', if: 'if the player goes on and loses a trick' },
      }),
    },
    cases: [
      { when: { how: 'stops' }, then: [wins(winnerOfThree, 'pool')], note: 'The player lays the cards down.' },
      {
        when: { how: 'all' },
        then: [wins(whoJinked, 'pool'), paysPoints('each-other-player', pointsOf(points['all-five'], 'blue-ribbon-1940'), 'counter', whoJinked)],
      },
      { when: { how: 'fails' }, then: [carriesOver('pool')], note: 'The player is spoiled; it follows that the pool stays.' },
    ],
    cites: jink,
    leads: {
      'blue-ribbon-1940':
        'A player who stops wins the pool. One who goes on and wins all five also gets 1 counter from each other player. If they go on and lose a trick, the pool stays for the next deal.',
    },
    see: ['spoil-five/jink-game.points.jink-failed'],
  }),
  'jink-said': law({
    question: 'obliged',
    title: 'Saying "I jink it"',
    gist: 'A player with three tricks plays on and says nothing.',
    aka: ['did not say jink', 'forgot to say I jink it', 'announce the jink'],
    moment: 'play',
    cases: [
      {
        then: [allowed(whoJinked, goOnForFive)],
        note: 'The player says "I jink it" when playing on. The book does not say what it costs to go on without the words.',
      },
    ],
    cites: jink,
    leads: {
      'blue-ribbon-1940': 'The player may go on for all five tricks, and says “I jink it” on doing so. The book does not say what it costs to say nothing.',
    },
  }),
};

export default variant({
  title: 'Jink game',
  aliases: ['Jinking', 'Jink it'],
  books: { 'blue-ribbon-1940': { heading: 'Jink Game', pages: '369', inherits: { from: 'spoil-five', cite: jink } } },
  players: { min: 2, max: 10, usual: 5, say: '2 to 10; five or six as a rule' },
  packs: ['standard-52'],
  glance: {
    'What changes': 'who has three tricks must stop, or go on for all five',
    'Going on': 'say "I jink it"',
    'Made or failed': 'the pool and {points.all-five} from each, or nothing: the player is spoiled',
  },
  laws: {
    amend: {
      'who-takes-the-pool': {
        facts: {
          most: fact('How did the tricks fall?', 'Tricks', {
            none: { label: 'Nobody has three', if: 'if nobody has three tricks' },
            three: { label: 'A player has stopped with three', chip: 'Stopped at three', if: 'if a player has stopped with three tricks' },
            five: { label: 'A player has gone on and won all five', chip: 'Won all five', if: 'if a player has gone on and won all five tricks' },
          }),
        },
        leads: {
          'blue-ribbon-1940':
            'A player who stops with three tricks wins the pool; one who goes on and wins all five gets it and 1 counter from each other player. If nobody has three, it stays for the next deal.',
        },
      },
    },
    add: added,
  },
  points: {
    amend: {
      pool: {
        gist: 'Who takes it when somebody may go on.',
        books: { 'blue-ribbon-1940': ruled('the player who wins three tricks and stops, or goes on and wins all five', [jink, win], { unit: 'counter' }) },
      },
    },
    add: own,
  },
  scorers: {},
  examples: [
    lawExample('going-on', jink, { how: 'stops' }, 'Three tricks are won, and the cards laid down.', 'wins the pool'),
    lawExample('going-on', jink, { how: 'all' }, 'I jink it, says Ann, and wins the last two.', '1 counter'),
    lawExample('going-on', jink, { how: 'fails' }, 'Ben jinks it and loses the fifth trick.', 'stays for the next deal'),
    lawExample('jink-said', jink, {}, 'Cora leads to the fourth trick without a word.', 'go on for all five'),
    valueExample('pool', jink, 'Ann has three tricks and lays her cards down.', 'three tricks and stops'),
    valueExample('jink-failed', jink, 'Four tricks, and the last is lost.', 'the player is spoiled'),
    sheetExample(
      'pool',
      jink,
      { players: '4', names: 'Ann.Ben.Cora.Dan' },
      [
        { dealer: 'first', result: 'jink-failed', winner: 'second' },
        { dealer: 'second', result: 'five', winner: 'third' },
      ],
      'Ben goes on and fails; then Cora goes on and wins all five.',
      { Ann: -3, Ben: -3, Cora: 8, Dan: -2, Pool: 0 },
      'The pool holds 0',
    ),
    sheetExample('pool', jink, { players: '2', names: 'Ann.Ben' }, [{ dealer: 'second', result: 'three', winner: 'first' }], 'Ann stops with three.', {
      Ann: 2,
      Ben: -2,
      Pool: 0,
    }),
  ],
});
