import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { caseByCase, fact, law, silent } from '../../../../laws/laws.ts';
import { carriesOver, divide, must, wins } from '../../../../laws/remedies.ts';
import { bookValue } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { clearPlayer, clearPlayers } from '../../words.ts';
import { firstLead } from '../shared/first-lead.ts';
import { poolLaw } from '../shared/pool-law.ts';
import { poolItems } from '../shared/pool-points.ts';
import { NO_BREAKING, NO_TIE, OLD_FORM } from '../shared/repeals.ts';
import { revokeOfTwo } from '../shared/revoke.ts';
import { deal, pool } from './scorers.ts';

export default variant({
  title: 'Sweepstake hearts',
  aliases: ['Sweepstakes', 'Sweepstakes hearts', 'Jack pot hearts'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Sweepstake Hearts',
      pages: '244',
      inherits: {
        from: 'hearts',
        cite: doubted(cites.blue.sweepstake, 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.'),
      },
    },
    'uspc-1898': { heading: 'Sweepstakes', pages: '47', inherits: { from: 'hearts', cite: cites.uspc.sweepstakes } },
  },
  has: OLD_FORM,
  players: { min: 4, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'Each heart taken': '{points.heart} chip into the pool',
    'One player clear': 'takes the pool',
    'Two clear': 'divide it',
    'Three or more clear, or nobody': 'the pool stays as a jack',
    'A jack': 'is won by one clear player alone, never divided',
  },
  laws: {
    amend: { revoke: revokeOfTwo, 'wrong-first-lead': firstLead },
    add: {
      'winning-the-pool': poolLaw(
        {
          'blue-ribbon-1940': caseByCase(
            [
              { when: { clear: 'one' }, then: [wins(clearPlayer, 'pool')] },
              { when: { pool: 'plain', clear: 'two' }, then: [divide(clearPlayers, 'pool')] },
              { when: { pool: 'plain', clear: ['more', 'none'] }, then: [carriesOver('pool')], note: 'It becomes a jack.' },
              { when: { pool: 'jack', clear: ['two', 'more', 'none'] }, then: [carriesOver('pool')], note: 'A jack goes to a single clear player alone.' },
            ],
            cites.blue.sweepstake,
          ),
          'uspc-1898': caseByCase(
            [
              { when: { clear: 'one' }, then: [wins(clearPlayer, 'pool')] },
              { when: { pool: 'plain', clear: 'two' }, then: [divide(clearPlayers, 'pool'), carriesOver('surplus')] },
              { when: { pool: 'plain', clear: ['more', 'none'] }, then: [carriesOver('pool')], note: 'It becomes a jack pot.' },
              { when: { pool: 'jack', clear: ['two', 'more', 'none'] }, then: [carriesOver('pool')], note: 'A jack pot goes to a single clear player alone.' },
            ],
            cites.uspc.sweepstakes,
          ),
        },
        ['hearts/sweepstake.points.jack', 'hearts/sweepstake.law.odd-counter', 'hearts/sweepstake.score.deal'],
        'hearts',
        {
          'blue-ribbon-1940':
            'A player who alone took no heart wins the pool. Two who took none split it, unless it was left from an earlier deal. Otherwise the pool stays for the next deal.',
          'uspc-1898':
            'A player who alone took no heart wins the pool. Two who took none split it, unless it was left from an earlier deal. Otherwise the pool stays for the next deal.',
        },
        'The books agree: a player who alone took no heart wins the pool. Two who took none split it, unless it was left from an earlier deal. In all other cases the pool stays for the next deal. Only U.S. Playing Card adds that what is left over when two split stays for the next deal.',
      ),
      'odd-counter': law({
        question: 'who-pays',
        title: 'Odd counter after a division',
        gist: 'Two players have divided the pool, and a counter is over.',
        aka: ['odd chip', 'one counter left', 'starter for the jack'],
        moment: 'count',
        facts: {
          custom: fact('What was agreed on for it?', 'Agreed for it', {
            nothing: { label: 'Nothing', if: 'if nothing was agreed on for the odd counter' },
            jack: { label: 'That it starts a jack pot', chip: 'Starts a jack', if: 'if it was agreed that the odd counter starts a jack pot' },
          }),
        },
        usual: { custom: 'nothing' },
        leads: {
          'uspc-1898':
            'The odd counter stays for the next deal. If it was agreed that it starts a jack pot, all the players must play the next deal as a jack pot.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': silent('The pool is divided between two; the book does not mention an odd counter.'),
          'uspc-1898': says(
            [
              { when: { custom: 'nothing' }, then: [carriesOver('surplus')], note: 'It swells the next pool.' },
              {
                when: { custom: 'jack' },
                then: [carriesOver('surplus'), must('all-players', 'play-jack-pot')],
                note: 'The book tells it as done now and then.',
              },
            ],
            cites.uspc.sweepstakes,
          ),
        }),
        see: ['hearts/sweepstake.law.winning-the-pool'],
      }),
    },
    repeal: { ...NO_BREAKING, ...NO_TIE },
  },
  points: {
    amend: {
      heart: {
        books: {
          'blue-ribbon-1940': bookValue(1, cites.blue.play, { unit: 'chip', per: 'a heart, into the pool' }),
          'uspc-1898': bookValue(1, cites.uspc.sweepstakes, { unit: 'chip', per: 'a heart, into the pool' }),
        },
      },
    },
    add: poolItems({
      us: cites.uspc.sweepstakes,
      blue: cites.blue.sweepstake,
      odd: 'an odd counter stays for the next one.',
      jack: { payment: bookValue(13, cites.uspc.sweepstakes, { unit: 'counter', per: 'a deal' }), way: 'not-for-two' },
    }),
    repeal: { fewest: 'The pool goes by who is clear.', 'tie-for-fewest': 'The pool goes by who is clear.', game: 'Every deal is settled by the pool.' },
  },
  scorers: { deal, pool },
  examples: [
    lawExample(
      'winning-the-pool',
      cites.blue.sweepstake,
      { pool: 'jack', clear: 'two' },
      'A jack lies on the table; two players have no hearts.',
      'pool stays',
    ),
    lawExample(
      'winning-the-pool',
      cites.uspc.sweepstakes,
      { pool: 'plain', clear: 'two' },
      'Two players have no hearts, and the pool is an ordinary one.',
      'The players who are clear split the pool',
    ),
    lawExample('odd-counter', cites.uspc.sweepstakes, { custom: 'nothing' }, 'Thirteen counters are divided by two.', 'surplus stays for the next deal'),
    scoreExample('deal', cites.uspc.sweepstakes, { hearts: '0.0.6.7', jack: 'no' }, 'Two clear players take six each; the thirteenth counter stays.', {
      'First player': 6,
      'Second player': 6,
      'Third player': -6,
      'Fourth player': -7,
      Pool: 1,
    }),
    scoreExample(
      'deal',
      cites.blue.sweepstake,
      { hearts: '0.5.6.2', pool: '13', jack: 'yes' },
      'A jack of thirteen is won with the thirteen of the deal by a single clear player.',
      { 'First player': 26, Pool: -13 },
      'First player takes the pool: 26 chips',
    ),
    scoreExample('deal', cites.uspc.sweepstakes, { hearts: '0.5.6.2', jack: 'no' }, 'One player has no heart and is given all that was paid in.', {
      'First player': 13,
      'Second player': -5,
      'Third player': -6,
      'Fourth player': -2,
    }),
    scoreExample('deal', cites.uspc.sweepstakes, { hearts: '1.4.6.2', jack: 'no' }, 'All have taken a heart.', { 'First player': -1, Pool: 13 }),
    scoreExample('deal', cites.uspc.sweepstakes, { hearts: '0.0.13.0', jack: 'no' }, 'Three have taken no heart.', { 'Third player': -13, Pool: 13 }),
    scoreExample(
      'deal',
      cites.blue.sweepstake,
      { hearts: '0.0.6.7', pool: '1', jack: 'no' },
      'Two have no heart; with a chip left from before each takes seven.',
      {
        'First player': 7,
        'Second player': 7,
        Pool: -1,
      },
    ),
    scoreExample(
      'deal',
      cites.blue.sweepstake,
      { hearts: '1.4.6.2', pool: '13', jack: 'yes' },
      'A jack of thirteen, and all have taken a heart: it grows by thirteen.',
      {
        'First player': -1,
        Pool: 13,
      },
    ),
    scoreExample(
      'deal',
      cites.uspc.sweepstakes,
      { hearts: '0.5.6.2', pool: '13', jack: 'yes' },
      'A jack pot of thirteen and the thirteen of the deal go to the only one clear.',
      {
        'First player': 26,
        Pool: -13,
      },
    ),
    sheetExample(
      'pool',
      cites.blue.sweepstake,
      { players: 'four' },
      [{ hearts: '1.2.4.6' }, { hearts: '0.0.6.7' }, { hearts: '0.3.4.6' }],
      'Everybody takes a heart; two are clear of the jack; then one alone is.',
      { 'First player': 38, 'Second player': -5, 'Third player': -14, 'Fourth player': -19, Pool: 0 },
      'The pool is empty.',
    ),
  ],
});
