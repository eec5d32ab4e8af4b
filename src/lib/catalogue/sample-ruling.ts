// The sample ruling that pages show while nothing is saved yet: a revoke at the most played game.
import { lawsOverTime } from '../books/over-time.ts';
import { commonGames } from './common-games.ts';
import { placeOf, titleOf } from './library.ts';

const [place = ''] = commonGames;
const found = lawsOverTime(placeOf(place)).find(({ law }) => law.topic.id === 'revoke');
const ruled = found?.books.find(({ line }) => line !== null);
if (found === undefined || ruled === undefined) throw new Error(`expected a ruling on a revoke at ${place}, for the samples`);

export const sampleRuling = { game: titleOf(place), title: found.law.title, book: ruled.book, line: ruled.line, pages: ruled.pages };
