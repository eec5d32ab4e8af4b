import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, must, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { bearAnyLower, bearNearest, bringManHome, moveUp, reEnterMen } from '../words.ts';

export const bearLaws = {
  'borne-too-soon': law({
    offence: 'irregular-move',
    title: 'Men borne off too soon',
    gist: 'A player bears off men before all of them are home, or with one of them on the bar.',
    aka: ['bore off early', 'bear off too early', 'took off a checker too soon', 'not all men home'],
    moment: 'hand-over',
    facts: {
      why: fact('Why was it too soon?', 'Too soon', {
        away: { label: 'A checker was not yet home', chip: 'One not home', if: 'if a checker was not yet home' },
        bar: { label: 'A checker of that colour was on the bar', chip: 'One on the bar', if: 'if a checker of that colour was on the bar' },
      }),
    },
    usual: { why: 'away' },
    leads: {
      'blue-ribbon-1940': 'The men borne off go back on the bar and must be entered again.',
      donohue: 'If the player had a man on the bar, the men borne off go back on the bar and must be entered again. The book covers nothing else.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree if the player had a man on the bar: the men borne off go back on the bar and are entered again. Only Blue Ribbon says the same if a man was not yet home.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always(must('offender', reEnterMen), cites.blue.law(13), {
        note: 'They enter in the home table of the opponent, as if they had been hit.',
      }),
      donohue: says(
        [
          { when: { why: 'bar' }, then: [must('offender', reEnterMen)], note: 'They enter together with the man that was taken up.' },
          { when: { why: 'away' }, then: [notDecided] },
        ],
        cites.donohue.law('IV'),
      ),
    }),
    see: ['backgammon.law.hit-while-bearing'],
  }),
  'no-man-on-point': law({
    offence: 'irregular-move',
    title: 'Bearing off with no man on the point thrown',
    gist: 'The number thrown belongs to a point of the home table on which the player has no man.',
    aka: ['bear off from a lower point', 'gap when bearing off', 'must I move up', 'six thrown and no man on six'],
    moment: 'hand-over',
    facts: {
      where: fact('Where do the checkers stand?', 'Checkers are', {
        higher: {
          label: 'A checker on a higher point can be moved up by the number',
          chip: 'Higher, can move',
          if: 'if a checker on a higher point can move by the number',
        },
        blocked: {
          label: 'There is a checker on a higher point, but the point it would reach is covered',
          chip: 'Higher, blocked',
          if: 'if a checker on a higher point is blocked',
        },
        lower: { label: 'All on lower points', chip: 'All lower', if: 'if all checkers are on lower points' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If a man on a higher point can move by the number, it must. If all men are on lower points, one may be borne off from the nearest of them. The book does not cover a blocked man.',
      donohue:
        'If a man on a higher point can move by the number, it must. If all men are on lower points, one may be borne off from any of them. The book does not cover a blocked man.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that a man on a higher point must be moved by the number, if it can be. They disagree if all men are on lower points: by Blue Ribbon one may be borne off from the point nearest to the number, by Donohue from any of these points.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { where: 'higher' },
            then: [must('player', moveUp)],
            note: 'With a five thrown, none on the five point and a man on the six point, the man on six moves up five.',
          },
          { when: { where: 'lower' }, then: [allowed('player', bearNearest)] },
          { when: { where: 'blocked' }, then: [notDecided] },
        ],
        cites.blue.play,
      ),
      donohue: says(
        [
          { when: { where: 'higher' }, then: [must('player', moveUp)] },
          { when: { where: 'lower' }, then: [allowed('player', bearAnyLower)], doubtful: true },
          { when: { where: 'blocked' }, then: [notDecided] },
        ],
        doubted(cites.donohue.play, 'The rule names any lower point; its example takes men off the five point when sixes fall.'),
      ),
    }),
  }),
  'hit-while-bearing': law({
    offence: 'irregular-move',
    title: 'Man hit while bearing off',
    gist: 'A blot left while bearing off is hit by a man of the opponent.',
    aka: ['hit when taking off', 'blot hit at the end', 'stop bearing off'],
    moment: 'hand-over',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(must('player', bringManHome), cites.blue.play),
      donohue: silent('The player is only warned against leaving blots.'),
    }),
    see: ['backgammon.law.borne-too-soon'],
  }),
} as const;
