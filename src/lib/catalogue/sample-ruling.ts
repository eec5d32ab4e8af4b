// The sample ruling that pages show while nothing is saved yet: a decided revoke at the most played game, in the usual case.
import { casesMet, casesOf } from '../../rules-engine/index.ts';
import { lawsOverTime } from '../books/over-time.ts';
import { inOne, sayCondition, sayRulings } from '../rulings/cases.ts';
import { commonGames } from './common-games.ts';
import { placeOf, titleOf } from './library.ts';

const [place = ''] = commonGames;
const found = lawsOverTime(placeOf(place)).find(({ law }) => law.topic.id === 'revoke');
const ruled = found?.books.find(({ line }) => line !== null);
if (found === undefined || ruled === undefined) throw new Error(`expected a ruling on a revoke at ${place}, for the samples`);
const { law } = found;
const met = casesMet(casesOf(law.readings[ruled.book]), law.facts, law.usual);
const [line, ...others] = sayRulings(met, law.people).map(inOne);
if (line === undefined || others.length > 0) throw new Error(`expected one ruling on the usual revoke at ${place}, for the samples`);

export const sampleRuling = {
  game: titleOf(place),
  title: law.title,
  book: ruled.book,
  /** What was answered, as a clause. */
  when: sayCondition(law.usual, law.facts),
  line,
  pages: ruled.pages,
};
