// The general laws of billiards as they apply to pool games that refer to them. There balls are pocketed, caroms bring nothing, and three or more may play.
// Each game passes its words for ball and stroke, and the citation that refers to these laws.
import type { Citation } from '../../books.ts';
import { fact, law as lawOfCode, type Readings } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { barred, choice, isVoid, must } from '../../laws/remedies.ts';
import type { KnownId } from '../../rulesets/ids.ts';

interface At {
  readonly cites: readonly [Citation, ...Citation[]];
  readonly see: readonly KnownId[];
}
interface Words {
  /** "Cue ball", "White". */
  readonly ball: string;
  /** "stroke", "shot". */
  readonly stroke: string;
}

/** The cue ball touched more than once, or another ball touched other than by the stroke. */
export const touchedAtPool = ({ ball, stroke, cites, see }: At & Words) =>
  law({
    offence: 'foul-stroke',
    title: `${ball} struck twice, or a ball touched`,
    gist: `The player touches the ${ball.toLowerCase()} more than once, or touches or hinders a ball other than by the ${stroke}.`,
    aka: ['double hit', 'sleeve touched a ball', `touched the ${ball.toLowerCase()}`, 'feathered it'],
    moment: 'stroke',
    facts: {
      when: fact('What was touched, and when?', 'Touched', {
        stroke: { label: `A ball, other than by the one ${stroke}`, chip: 'Not by the stroke', if: `if a ball was touched other than by the one ${stroke}` },
        rest: {
          label: `The ${ball.toLowerCase()}, too early or not with the tip, when all were at rest`,
          chip: 'All at rest',
          if: `if the ${ball.toLowerCase()}, all at rest, was touched early or not by the tip`,
        },
      }),
    },
    leads: {
      'blue-ribbon-1940': `If a ball was touched other than by the ${stroke}, nothing is scored. The next player may play the balls as they lie or have them put back. There are more cases.`,
    },
    cases: [
      {
        when: { when: 'stroke' },
        then: [isVoid('count'), choice('next-player', must('next-player', 'play-balls-as-lie'), must('next-player', 'replace-balls'))],
        claim: { by: 'opponents', until: 'next-stroke' },
        note: 'After a second touch there is no playing for safety either.',
      },
      { when: { when: 'rest' }, then: [barred('player', 'count-after-it')] },
    ],
    cites,
    see,
  });

/** Balls disturbed by anyone but the striker. */
export const disturbedAtPool = ({ cites, see }: At) =>
  law({
    offence: 'foul-stroke',
    title: 'Balls disturbed by someone else',
    gist: 'A ball is moved or hindered by anyone but the striker.',
    aka: ['bystander moved a ball', 'somebody bumped the table'],
    moment: 'any-time',
    cases: [{ then: [choice('player', must('player', 'play-balls-as-lie'), must('player', 'replace-balls'))] }],
    cites,
    see,
  });

/** Marks on the table. Where small balls are drawn for the order of play, there is no practising a stroke for the lead. */
export const marksAtPool = (readings: Readings, see: readonly KnownId[]) =>
  lawOfCode({
    offence: 'foul-stroke',
    title: 'Marks on the table',
    gist: 'The cloth or a cushion is marked as a guide.',
    aka: ['chalk on the cushion'],
    moment: 'any-time',
    facts: {},
    leads: { 'blue-ribbon-1940': 'Marking the table as a guide is a foul: nothing is scored.' },
    readings: () => readings,
    see,
  });
