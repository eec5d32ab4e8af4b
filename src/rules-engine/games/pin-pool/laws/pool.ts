import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, isDone, isVoid, must, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { backToBall, claimAtTurn, correctByConsent, drawAnother, followKeeper, missingAnnounced, pins, poolMaker, winOnIt } from '../words.ts';

const { privateBall, rules } = cites.blue;

/** The pool, the small balls and the score: rules 5, 6, 8, 12, 13, 15 and 18. */
export const pool = {
  natural: law({
    question: 'who-wins',
    title: 'The four outer pins at a stroke',
    gist: 'One stroke takes all four outer pins, and the centre pin stands.',
    aka: ['natural', 'ranche', 'ranch', 'all but the black pin'],
    moment: 'count',
    cases: [{ then: [wins('player', 'pool')], note: 'Whatever the player had scored before, and even if it would be a burst.' }],
    cites: rules(5, 6),
    see: ['pin-pool.points.natural', 'pin-pool.law.burst'],
  }),
  burst: law({
    offence: 'over-score',
    title: 'More than 31',
    gist: 'The pins and the small ball come to more than 31.',
    aka: ['bust', 'went over', 'drew another ball', 'buy in again'],
    moment: 'count',
    facts: {
      turn: fact('When is it?', 'When', {
        now: { label: 'The player has just burst', chip: 'Just burst', if: 'when the player has just burst' },
        again: { label: 'The turn has come again, and pool is not made', chip: 'Next turn', if: 'when the turn has come again and pool is not made' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The count goes back to the number on the player’s small ball. If nobody has won by the player’s next turn, the player may draw a second small ball then and keep either.',
    },
    cases: [
      { when: { turn: 'now' }, then: [must('player', backToBall)] },
      {
        when: { turn: 'again' },
        then: [allowed('player', drawAnother)],
        note: 'The terms are those agreed on before the game; the player keeps their place in the order.',
      },
    ],
    cites: rules(6),
    see: ['pin-pool.points.burst', 'pin-pool.law.two-balls'],
  }),
  'two-balls': law({
    offence: 'irregular-draw',
    title: 'Two small balls kept',
    gist: 'A player who drew another ball shoots again and has not given one back.',
    aka: ['kept both balls', 'two pills', 'extra ball'],
    moment: 'next-stroke',
    cases: [{ then: [barred('player', 'win-pool')] }],
    cites: rules(6),
    leads: { 'blue-ribbon-1940': 'A player who keeps two small balls may not win the pool.' },
  }),
  'pool-not-called': law({
    offence: 'under-score',
    title: 'Pool not proclaimed',
    gist: 'A player has 31, did not say so at once, and says it now.',
    aka: ['forgot to call pool', 'did not announce', 'had thirty-one and said nothing', 'too late to call pool'],
    moment: 'next-stroke',
    facts: {
      now: fact('How does it stand?', 'Stage', {
        before: { label: 'The next stroke has not been made', chip: 'In time', if: 'before the next stroke is made' },
        after: { label: 'The next stroke is made, and nobody has pool', chip: 'Next stroke made', if: 'once the next stroke is made and nobody has pool' },
        other: {
          label: 'Another player has since made pool and proclaimed it',
          chip: 'Another called it',
          if: 'if another has since made and proclaimed pool',
        },
        turn: { label: 'The turn has come again, and nobody has pool', chip: 'Next turn', if: 'when the turn has come again and nobody has pool' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A player who says so before the next stroke wins. After that stroke, the player must wait for their own next turn. If another proclaims pool first, that player wins.',
    },
    cases: [
      { when: { now: ['before', 'turn'] }, then: [wins('player', 'pool')], note: 'Fair time to reckon is allowed after each shot.' },
      { when: { now: 'after' }, then: [barred('player', claimAtTurn)] },
      { when: { now: 'other' }, then: [wins(poolMaker, 'pool')] },
    ],
    cites: [rules(8), privateBall],
    see: ['pin-pool.points.pool'],
  }),
  'not-credited': law({
    offence: 'score-error',
    title: 'Pins not marked',
    gist: 'The marker has not credited the pins, and another stroke has been made.',
    aka: ['did not get my points', 'marker forgot', 'score wrong'],
    moment: 'next-stroke',
    leads: { 'blue-ribbon-1940': 'It is too late. The score may be corrected only if all the players consent.' },
    cases: [{ then: [barred('player', correctByConsent)] }],
    cites: rules(12),
  }),
  'ball-not-placed': law({
    offence: 'wrong-set-up',
    title: 'Small ball not in its place',
    gist: 'The player’s ball does not lie in its place on the board.',
    aka: ['ball not on the board', 'pill in my pocket'],
    moment: 'count',
    cases: [{ then: [isVoid(pins)] }],
    cites: rules(13),
  }),
  'ball-missing': law({
    offence: 'imperfect-pack',
    title: 'Small ball missing',
    gist: 'One or more of the small balls is not there.',
    aka: ['lost ball', 'pill missing', 'ball short'],
    moment: 'any-time',
    cases: [{ then: [isDone(missingAnnounced), barred('anyone', winOnIt)] }],
    cites: rules(15),
    leads: { 'blue-ribbon-1940': 'The game-keeper announces which ball is missing. Nobody may win the pool on that ball.' },
  }),
  dispute: law({
    question: 'who-decides',
    title: 'What the rules leave open',
    gist: 'A point has come up for which there is no rule.',
    aka: ['referee', 'who settles it', 'no rule for it'],
    moment: 'any-time',
    cases: [{ then: [must('all-players', followKeeper)], note: 'What the game-keeper says is final.' }],
    cites: rules(18),
  }),
};
