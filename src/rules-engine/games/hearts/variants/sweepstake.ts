import { cite } from '../../../books.ts';
import { variant } from '../../../core/games.ts';
import { fact, law, says, silent } from '../../../core/laws.ts';
import { worth } from '../../../core/points.ts';
import { carriesOver, divide, must, wins } from '../../../core/remedies.ts';
import { BLUE, BLUE_CHAPTER } from '../cites.ts';
import { poolLaw } from './shared/pool-law.ts';
import { poolItems } from './shared/pool-points.ts';
import { NO_MOON, NO_TIE, OLD_PLAY } from './shared/repeals.ts';
import { deal, pool } from './sweepstake-scorers.ts';

const US = cite('uspc-1898', '47', 'Sweepstakes');
const BLUE_POOL = cite('blue-ribbon-1940', '244', 'Sweepstake Hearts');

export default variant({
  title: 'Sweepstake hearts',
  aliases: ['Sweepstakes', 'Sweepstakes hearts', 'Jack pot hearts'],
  books: {
    'blue-ribbon-1940': { heading: 'Sweepstake Hearts', pages: '244', inherits: { from: 'hearts', cite: BLUE_CHAPTER('244', 'Sweepstake Hearts') } },
    'uspc-1898': { heading: 'Sweepstakes', pages: '47', inherits: { from: 'hearts', cite: US } },
  },
  players: { min: 4, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'Each heart taken': '1 chip into the pool',
    'One player clear': 'takes the pool',
    'Two clear': 'divide it',
    'Three or more clear, or nobody': 'the pool stays as a jack',
    'A jack': 'is won by one clear player alone, never divided',
  },
  laws: {
    add: {
      'winning-the-pool': poolLaw(
        {
          'blue-ribbon-1940': says(
            [
              { when: { clear: 'one' }, then: [wins('clear-player', 'pool')] },
              { when: { pool: 'plain', clear: 'two' }, then: [divide('clear-players', 'pool')] },
              { when: { pool: 'plain', clear: ['more', 'none'] }, then: [carriesOver('pool')], note: 'It becomes a jack.' },
              { when: { pool: 'jack', clear: ['two', 'more', 'none'] }, then: [carriesOver('pool')], note: 'A jack goes to a single clear player alone.' },
            ],
            BLUE_POOL,
          ),
          'uspc-1898': says(
            [
              { when: { clear: 'one' }, then: [wins('clear-player', 'pool')] },
              { when: { pool: 'plain', clear: 'two' }, then: [divide('clear-players', 'pool'), carriesOver('surplus')] },
              { when: { pool: 'plain', clear: ['more', 'none'] }, then: [carriesOver('pool')], note: 'It becomes a jack pot.' },
              { when: { pool: 'jack', clear: ['two', 'more', 'none'] }, then: [carriesOver('pool')], note: 'A jack pot goes to a single clear player alone.' },
            ],
            US,
          ),
        },
        ['hearts/sweepstake.points.jack', 'hearts/sweepstake.law.odd-counter', 'hearts/sweepstake.score.deal'],
      ),
      'odd-counter': law({
        offence: 'rule-of-the-game',
        title: 'Odd counter after a division',
        gist: 'Two players have divided the pool, and a counter is over.',
        aka: ['odd chip', 'one counter left', 'starter for the jack'],
        moment: 'count',
        facts: { custom: fact('What was agreed on for it?', { nothing: 'Nothing', jack: 'That it starts a jack pot' }) },
        readings: {
          'blue-ribbon-1940': silent('The pool is divided between two; an odd counter is not spoken of.'),
          'uspc-1898': says(
            [
              { when: { custom: 'nothing' }, then: [carriesOver('surplus')], note: 'It swells the next pool.' },
              {
                when: { custom: 'jack' },
                then: [carriesOver('surplus'), must('all-players', 'play-jack-pot')],
                note: 'The book tells it as done now and then.',
              },
            ],
            US,
          ),
        },
        see: ['hearts/sweepstake.law.winning-the-pool'],
      }),
    },
    repeal: { ...OLD_PLAY, ...NO_MOON, ...NO_TIE },
  },
  points: {
    amend: {
      heart: {
        books: {
          'blue-ribbon-1940': worth(1, BLUE, { unit: 'chip', per: 'a heart, into the pool' }),
          'uspc-1898': worth(1, US, { unit: 'chip', per: 'a heart, into the pool' }),
        },
      },
    },
    add: poolItems({ us: US, blue: BLUE_POOL, odd: 'an odd counter stays for the next one.' }),
    repeal: { fewest: 'The pool goes by who is clear.', 'tie-for-fewest': 'The pool goes by who is clear.' },
  },
  scorers: { deal },
  sheets: { pool },
  examples: [
    {
      kind: 'law',
      law: 'winning-the-pool',
      book: 'blue-ribbon-1940',
      story: 'A jack lies on the table; two players have no hearts.',
      answers: { pool: 'jack', clear: 'two' },
      ruling: 'pool stays',
      cite: BLUE_POOL,
    },
    {
      kind: 'law',
      law: 'winning-the-pool',
      book: 'uspc-1898',
      story: 'Two players have no hearts, and the pool is an ordinary one.',
      answers: { pool: 'plain', clear: 'two' },
      ruling: 'divide the pool',
      cite: US,
    },
    {
      kind: 'law',
      law: 'odd-counter',
      book: 'uspc-1898',
      story: 'Thirteen counters are divided by two.',
      answers: { custom: 'nothing' },
      ruling: 'surplus stays for the next deal',
      cite: US,
    },
    {
      kind: 'score',
      scorer: 'deal',
      book: 'uspc-1898',
      story: 'Two clear players take six each; the thirteenth counter stays.',
      input: { hearts: '0.0.6.7', jack: 'no' },
      totals: { 'First player': 6, 'Second player': 6, 'Third player': -6, 'Fourth player': -7, Pool: 1 },
      cite: US,
    },
    {
      kind: 'score',
      scorer: 'deal',
      book: 'blue-ribbon-1940',
      story: 'A jack of thirteen is won with the thirteen of the deal by a single clear player.',
      input: { hearts: '0.5.6.2', pool: '13', jack: 'yes' },
      totals: { 'First player': 26, Pool: -13 },
      headline: 'First player takes the pool: 26 chips',
      cite: BLUE_POOL,
    },
    {
      kind: 'sheet',
      sheet: 'pool',
      book: 'blue-ribbon-1940',
      story: 'Everybody takes a heart; two are clear of the jack; then one alone is.',
      setup: { players: 'four' },
      entries: [{ hearts: '1.2.4.6' }, { hearts: '0.0.6.7' }, { hearts: '0.3.4.6' }],
      totals: { 'First player': 38, 'Second player': -5, 'Third player': -14, 'Fourth player': -19, Pool: 0 },
      state: 'The pool is empty.',
      cite: BLUE_POOL,
    },
  ],
});
