// What the home page shows from this device: running sheets with their scores, a link to My games, saved rules, and rules and games opened last.
import { figureOf } from '../../../rules-engine/wording/numbers.ts';
import { recentGames } from '../device/recent-games.ts';
import { recentRules } from '../device/recent-rules.ts';
import { device } from '../device/tab-storage.ts';
import { SavedRules } from '../saved/store.ts';
import type { NamedRule } from '../share/rule-name.ts';
import { element } from '../share/share.ts';
import { type RunningSheet, runningSheets } from '../sheet/storage/running.ts';

function row({ address, title, game, state, sides }: RunningSheet): HTMLElement {
  const link = element('a', 'running');
  link.href = address;
  const name = element('span', 'name');
  name.append(element('b', '', game === '' ? title : game), element('small', '', `${title} · ${state}`));
  link.append(
    name,
    ...sides.slice(0, 4).map(([side, points]) => {
      const score = element('span', 'score');
      score.append(element('b', '', figureOf(points)), element('small', '', side));
      return score;
    }),
  );
  return link;
}

/** Names of rules as links, under a heading. */
function ruleLinks(heading: string, rules: readonly NamedRule[], all?: HTMLElement): HTMLElement[] {
  if (rules.length === 0) return [];
  const list = element('ul', 'pills');
  const links: HTMLElement[] = rules.map(({ name, link }) => Object.assign(element('a', '', name), { href: `/games/${link}` }));
  list.append(
    ...[...links, ...(all === undefined ? [] : [all])].map((link) => {
      const item = element('li');
      item.append(link);
      return item;
    }),
  );
  return [element('h2', '', heading), list];
}

const place = document.querySelector<HTMLElement>('[data-home]');
const sheets = runningSheets();
if (place !== null && sheets.length > 0) {
  const all = Object.assign(element('a', 'all', 'My games'), { href: '/my-games/' });
  const line = element('p', 'pills');
  line.append(all);
  place.append(element('h2', '', 'Your score sheets'), ...sheets.map(row), line);
  place.hidden = false;
}

/** The most rules shown of each list. */
const RULES = 4;
const allSaved = Object.assign(element('a', 'all', 'All of them'), { href: '/saved/' });
const saved = new SavedRules(device).all.slice(0, RULES);
const recent = recentRules().filter(({ link }) => !saved.some((one) => one.link === link));
const rules = [...ruleLinks('Saved rules', saved, allSaved), ...ruleLinks('Rules opened last', recent.slice(0, RULES))];
if (place !== null && rules.length > 0) {
  place.append(...rules);
  place.hidden = false;
}

/** The games opened last, with their names from the search data. Rejects if that cannot be loaded. */
async function openedLast(ids: readonly string[]): Promise<HTMLElement[]> {
  const [{ searching }, { plainTitle }] = await Promise.all([import('../search/words.ts'), import('../../../lib/search/answer/hits.ts')]);
  const { known } = await searching();
  const links = ids.flatMap((id) => {
    const game = known.groups.find((one) => one.id === id);
    if (game === undefined) return [];
    const [item, link] = [element('li'), element('a', '', plainTitle(game.title))];
    link.href = `/games/${id}/`;
    item.append(link);
    return [item];
  });
  const list = element('ul', 'pills');
  list.append(...links);
  if (links.length === 0) return [];
  const line = element('div', 'opened');
  line.append(element('h2', '', 'Games opened last'), list);
  return [line];
}
const opened = recentGames();
if (place !== null && opened.length > 0)
  void openedLast(opened).then(
    (parts) => {
      place.append(...parts);
      place.hidden = place.childElementCount === 0;
    },
    () => undefined,
  );

// On a phone the keyboard takes half of the screen, so the field is scrolled to the top to leave the rest for answers.
const field = document.querySelector<HTMLInputElement>('.home .search input');
field?.addEventListener('focus', () => {
  if (innerWidth < 736) field.form?.scrollIntoView({ block: 'start' });
});
