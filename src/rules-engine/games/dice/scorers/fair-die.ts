import { count } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { type Corner, runsFairly } from '../reckoning/die.ts';

const ask = {
  up: count('Face on top', 1, 6),
  left: count('Face at the left', 1, 6, { hint: 'Turn an edge of the die towards you, so that you see three faces.' }),
  right: count('Face at the right', 1, 6),
};

/** Two faces of a corner that cannot meet on a die with fair opposite faces, or null. */
function strangers(corner: Corner, seven: number): readonly [number, number] | null {
  for (const [n, one] of corner.entries())
    for (const other of corner.slice(n + 1)) {
      if (one === other || one + other === seven) return [one, other];
    }
  return null;
}

/** Compares three faces of a die with those of a fair one (Blue Ribbon 1940, p. 200; Donohue, p. 391). */
export const fairDie = scorer({
  title: 'Is the die fair?',
  gist: 'Three faces that meet at a corner, held against those of a fair die.',
  untotalled: true,
  aka: ['loaded dice', 'check the dice', 'crooked die'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: ({ up, left, right }, by: Schedule<typeof points>) => {
    const corner: Corner = [up, left, right];
    const seven = by.points('opposite-faces');
    const met = strangers(corner, seven);
    if (met !== null) {
      const [one, other] = met;
      const say = one === other ? `${one} stands on two faces` : `${one} and ${other} make ${seven}, and do not lie opposite each other`;
      return ok(answer('Not a fair die', [by.mention('opposite-faces', say)]));
    }
    const lines: Line[] = [by.mention('opposite-faces', `no two of ${corner.join(', ')} are opposite faces`)];
    if (!by.has('faces-around')) {
      return ok(
        answer('Nothing against the die', lines, [`${by.name} does not say which way round the faces run. Turn the die over and try the other corner.`]),
      );
    }
    const fair = runsFairly(corner);
    lines.push(
      by.mention('faces-around', fair ? 'they run as on a fair die' : `they run the other way round: it should be ${up} up, ${right} left, ${left} right`),
    );
    return ok(answer(fair ? 'As on a fair die' : 'Not a fair die', lines, fair ? ['Faces alone do not show whether a die is loaded.'] : []));
  },
});
