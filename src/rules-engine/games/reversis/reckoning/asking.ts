import { cards, choiceOf, count, type Field, listOf } from '../../../scoring/fields.ts';
import { SPECIAL, SPECIALS } from './cards.ts';

const HOW = { none: 'Nothing to settle', placed: 'Placed on a renounce', forced: 'Forced', led: 'Led out' } as const;
const WHEN = { before: 'Before the last two tricks', tenth: 'In the last but one', last: 'As the last card' } as const;

/** The fields for each ace and quinola. `seats`: the seats that can be chosen. */
function ofCards(seats: Readonly<Record<string, string>>): Readonly<Record<string, Field>> {
  return Object.fromEntries(
    SPECIALS.flatMap((key): [string, Field][] => {
      const { title } = SPECIAL[key];
      const what = title.toLowerCase();
      return [
        [key, choiceOf(title, HOW, { otherwise: 'none', seldom: true })],
        [`${key}By`, choiceOf(`Who played the ${what}?`, seats, { seldom: true, when: { field: key, is: ['placed', 'forced', 'led'] } })],
        [`${key}To`, choiceOf(`Who won the trick, or forced the ${what}?`, seats, { seldom: true, when: { field: key, is: ['placed', 'forced'] } })],
        [
          `${key}When`,
          choiceOf(`When was the ${what} played?`, WHEN, { otherwise: 'before', seldom: true, when: { field: key, is: ['placed', 'forced', 'led'] } }),
        ],
      ];
    }),
  );
}

/** The fields of a deal. `order`: the order in which the four players are listed. */
export const dealFields = (seats: Readonly<Record<string, string>>, order: string) => {
  const orNobody = { none: 'Nobody', ...seats };
  return {
    discards: cards('The four discards', 'reversis-48', 4),
    points: listOf('Points in the tricks of each', count('Player', 0, 40), 4, 4, { hint: 'An ace counts 4, a king 3, a queen 2, a knave 1.' }),
    tricks: listOf('Tricks of each', count('Player', 0, 11), 4, 4, { hint: order }),
    reversis: choiceOf(
      'Was there a reversis?',
      { none: 'No', made: 'Made: one player won every trick', broken: 'Broken, after the first nine tricks' },
      { otherwise: 'none' },
    ),
    breaker: choiceOf('Who broke it?', seats, { when: { field: 'reversis', is: ['broken'] } }),
    ...ofCards(seats),
    espagnolette: choiceOf('Who played an espagnolette?', orNobody, {
      otherwise: 'none',
      hint: 'And renounced by it; not one who played a common hand.',
      seldom: true,
    }),
    revoker: choiceOf('Who revoked?', orNobody, { otherwise: 'none', seldom: true }),
  } as const;
};
