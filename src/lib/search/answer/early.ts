import { contentStems, type Known } from '../read/known.ts';
import { namesBegun } from '../read/names.ts';
import { readEarly } from '../read/read.ts';
import { type Hit, idOf, plainTitle } from './hits.ts';

/** Hits before any piece has loaded: the named games, and the offences that match the words. */
export function early(text: string, known: Known, most = 4): Hit[] {
  const { words, namedAt } = readEarly(text, known);
  const inName = new Set(namedAt.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)));
  const left = words.filter((_, n) => !inName.has(n)).join(' ');
  const stems = contentStems(left);
  const begun = namedAt.length > 0 ? [] : namesBegun(words.at(-1) ?? '', known.names);
  const games = [...namedAt.flatMap(({ places }) => places), ...begun].map(({ group, form }): Hit => {
    const id = idOf({ group, form }, known);
    const its = known.groups[group];
    const title = plainTitle((form < 0 ? its?.title : its?.forms[form]?.title) ?? '');
    return {
      id,
      url: `/games/${id}/`,
      title,
      form: '',
      head: '',
      gist: '',
      lines: '',
      sensed: '',
      kind: form < 0 ? 'g' : 'v',
      game: id,
      where: title,
      score: 1,
    };
  });
  const sums = new Map<number, number>();
  const last = stems.at(-1) ?? '';
  for (const one of stems) {
    const best = new Map<number, number>();
    const take = (word: string, part: number) => {
      for (const [head, weight] of known.headPosts.get(word) ?? []) best.set(head, Math.max(best.get(head) ?? 0, weight * part));
    };
    take(one, 1);
    for (const [other, weight] of known.alike.get(one) ?? []) take(other, weight);
    if (one === last && one.length > 1) for (const word of known.headPosts.keys()) if (word.startsWith(one)) take(word, 0.8);
    for (const [head, weight] of best) sums.set(head, (sums.get(head) ?? 0) + weight);
  }
  const heads = [...sums]
    .filter(([, sum]) => sum >= 0.45 * stems.length)
    .sort(([, a], [, b]) => b - a)
    .map(([n, sum]): Hit => {
      const { kind = 'o', key = '', title = '' } = known.heads[n] ?? {};
      return {
        id: key,
        url: kind === 'o' ? `/penalties/${key}/` : `/questions/${key}/`,
        title,
        form: '',
        head: '',
        gist: '',
        lines: '',
        sensed: '',
        kind,
        game: '',
        where: '',
        score: sum / stems.length,
      };
    });
  return (stems.length === 0 || (begun.length > 0 && stems.length === 1 && heads.length === 0) ? games : [...heads.slice(0, 3), ...games]).slice(0, most);
}
