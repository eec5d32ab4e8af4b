import { chance, type OddsTable } from '../../odds/odds.ts';
import { throwsOf } from '../../odds/outcomes.ts';
import { brings, isDead } from './reckoning/turn.ts';

const row = (dice: number, title: string, gist: string, happens: (faces: readonly number[]) => boolean) =>
  chance({ title, gist, outcomes: throwsOf(dice), happens });

export const odds: OddsTable = {
  keeper: 'the others',
  note: 'On the average a turn with five dice brings 16.06 points. The book prints no figure.',
  rows: {
    five: row(5, 'Five dice score', 'None of five dice shows a 2 or a 5.', (faces) => brings(faces).points > 0),
    four: row(4, 'Four dice score', 'None of four dice shows a 2 or a 5.', (faces) => brings(faces).points > 0),
    three: row(3, 'Three dice score', 'None of three dice shows a 2 or a 5.', (faces) => brings(faces).points > 0),
    two: row(2, 'Two dice score', 'Neither of two dice shows a 2 or a 5.', (faces) => brings(faces).points > 0),
    one: row(1, 'One die scores', 'The last die shows no 2 and no 5.', (faces) => brings(faces).points > 0),
    dead: row(5, 'Dead at once', 'All five dice of the first throw show 2 or 5.', (faces) => faces.every(isDead)),
  },
};
