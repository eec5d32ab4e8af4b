import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { amendment, type FactsOf, fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { isDone, losesGame, noPenalty, notDecided, pays, putRight, scoresAmount } from '../../../../laws/remedies.ts';
import { ruled } from '../../../../scoring/points.ts';
import { cites, USPC } from '../../cites.ts';
import { type Solo, variant } from '../../code.ts';
import { bete, poolUntouched, stamm, valueToEach } from '../../words.ts';
import { deal } from './scorers.ts';

const { six, solo, errors } = cites.uspc;

const TWO_SIDES = 'The rule for four players is about two against two.';
const ALL = 'Five tricks are all that a hand has here.';
const TOUT = 'There are only the five tricks that win the game. The book does not say how a tout would differ from a solo.';

const whoOfSix = () =>
  fact('Who was it?', 'Who it was', {
    lone: { label: 'The player who plays alone', chip: 'Lone player', if: 'if it was the player who plays alone' },
    against: { label: 'An opponent of one who plays alone', chip: 'Against one alone', if: 'if it was an opponent of one who plays alone' },
    partners: { label: 'Anybody, where two play against four', chip: 'Two against four', if: 'if two play against four' },
  });

/** Faults of order: rulings for two against two of four players do not fit the sides here. */
const errorsOfSix = () =>
  amendment<FactsOf<Solo['laws']['exposed-card']>, { who: ReturnType<typeof whoOfSix> }>({
    facts: { who: whoOfSix() },
    readings: (says) => ({
      [USPC]: says(
        [
          { when: { who: 'lone' }, then: [noPenalty, putRight(null, 'play')] },
          {
            when: { who: 'against' },
            then: [losesGame('offender')],
            note: 'The book does not say expressly whether those who play with the offender lose as well.',
          },
          { when: { who: 'partners' }, then: [notDecided], note: TWO_SIDES },
        ],
        [six, errors],
      ),
    }),
    leads: {
      [USPC]:
        'If the lone player did it, the play is corrected without penalty. If an opponent of the lone player did it, that opponent loses the game. The book covers nothing else.',
    },
  });
export default variant({
  title: 'Six-handed solo',
  aliases: [],
  books: { [USPC]: { heading: 'Six-handed Solo', pages: '92', inherits: { from: 'solo', cite: six } } },
  has: {},
  players: { min: 6, max: 6, usual: 6 },
  packs: ['six-handed-solo-30'],
  glance: {
    'What changes': 'six play with 30 cards, five to each',
    'To win': 'five tricks, which are all',
    Sides: 'two against four in the simple game, one against five in solo',
  },
  laws: {
    amend: {
      'lead-out-of-turn': errorsOfSix(),
      'play-out-of-turn': errorsOfSix(),
      'exposed-card': errorsOfSix(),
      'game-lost': {
        gist: 'The caller, alone or with a called ace, has fewer than five tricks.',
        readings: (says) => ({
          [USPC]: says(
            [
              { when: { side: 'alone' }, then: [pays('bidder', valueToEach, 'each-opponent')] },
              { when: { side: 'ace' }, then: [notDecided], note: 'Two play against four; the book does not say with whom each of the two settles.' },
            ],
            [six, solo],
          ),
        }),
        leads: { 'uspc-1898': 'A caller who played alone pays each opponent the value of the game and the matadors. The book covers nothing else.' },
      },
    },
    add: {
      'pool-after-solo': law({
        question: 'who-pays',
        title: 'The pool, after a solo',
        gist: 'One has played against five, and the pool lies on the table.',
        aka: ['stamm', 'bête', 'takes the pool', 'who gets the pool'],
        moment: 'hand-over',
        facts: {
          suit: fact('What was trumps?', 'Trumps', {
            color: { label: 'Color', if: 'if color was trumps' },
            other: { label: 'Another suit', if: 'if a suit other than color was trumps' },
          }),
          made: fact('How did it end?', 'Ended', { won: { label: 'Won', if: 'if the solo was won' }, lost: { label: 'Lost', if: 'if the solo was lost' } }),
        },
        cases: [
          { when: { suit: 'color', made: 'won' }, then: [scoresAmount('lone-player', stamm)] },
          { when: { suit: 'color', made: 'lost' }, then: [pays('lone-player', bete, 'pool')] },
          { when: { suit: 'other' }, then: [isDone(poolUntouched)] },
        ],
        cites: [six, solo],
        leads: {
          'uspc-1898':
            'If color was trumps, a lone player who won scores what the pool holds, at most 16, and one who lost pays the pool as much. If another suit was trumps, the pool is left as it is.',
        },
      }),
    },
    repeal: { 'played-on': ALL, 'pool-in-color': TOUT },
  },
  points: {
    amend: {
      tricks: { gist: 'How many of the five the caller has to take, with a partner or alone.' },
      payment: { books: { [USPC]: ruled('in solo to or from each of the five; the book does not say how it is in the simple game', [six, solo]) } },
    },
    repeal: {
      tout: TOUT,
      'tout-color': TOUT,
      'tout-ace': TOUT,
      'tout-ace-color': TOUT,
      'tout-pool': TOUT,
      'all-eight': ALL,
      'played-on': ALL,
      'played-on-suit': ALL,
      'played-on-color': ALL,
    },
  },
  scorers: { deal },
  repealScorers: { account: 'The book does not say which of the four each of the two partners settles with.' },
  examples: [
    lawExample('lead-out-of-turn', six, { who: 'lone' }, 'One who plays against five leads out of turn.', 'The play is corrected'),
    lawExample('lead-out-of-turn', six, { who: 'against' }, 'One of the five leads out of turn.', 'loses the game'),
    lawExample('lead-out-of-turn', six, { who: 'partners' }, 'One of the four leads out of turn.', 'does not cover'),
    lawExample('play-out-of-turn', six, { who: 'lone' }, 'One who plays against five plays too soon.', 'The play is corrected'),
    lawExample('play-out-of-turn', six, { who: 'against' }, 'One of the five plays too soon.', 'loses the game'),
    lawExample('play-out-of-turn', six, { who: 'partners' }, 'One of the four plays too soon.', 'does not cover'),
    lawExample('exposed-card', six, { who: 'lone' }, 'One who plays against five drops a card.', 'The play is corrected'),
    lawExample('exposed-card', six, { who: 'against' }, 'One of the five drops a card.', 'loses the game'),
    lawExample('exposed-card', six, { who: 'partners' }, 'One of the four drops a card.', 'does not cover'),
    lawExample('game-lost', six, { side: 'alone' }, 'One against five wins four tricks.', 'pays each opponent'),
    lawExample('game-lost', six, { side: 'ace' }, 'Two against four win four tricks.', 'does not cover'),
    lawExample('pool-after-solo', six, { suit: 'color', made: 'won' }, 'A solo in clubs is won.', 'at most 16'),
    lawExample('pool-after-solo', six, { suit: 'color', made: 'lost' }, 'A solo in clubs is lost.', 'a bête'),
    lawExample('pool-after-solo', six, { suit: 'other' }, 'A solo in spades is won.', 'left as it is'),
    valueExample('payment', six, 'One has played against five.', 'each of the five'),
    scoreExample(
      'deal',
      six,
      { game: 'solo', suit: 'hearts', end: 'won', matadors: '4' },
      'One against five wins a solo in hearts with four trumps in sequence.',
      {
        Caller: 30,
        'Each adversary': -6,
      },
    ),
    scoreExample('deal', six, { game: 'simple', suit: 'clubs', end: 'lost', matadors: '' }, 'Two against four lose a simple game in clubs.', {
      'One payment': 4,
    }),
    scoreExample('deal', six, { game: 'solo', suit: 'clubs', end: 'lost', matadors: '', pool: '20' }, 'A solo in clubs is lost with 20 in the pool.', {
      Caller: -56,
      'Each adversary': 8,
      Pool: 16,
    }),
  ],
});
