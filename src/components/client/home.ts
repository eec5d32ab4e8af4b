// What the home page shows of this device: the sheets that are being kept, with their score.
import { figureOf } from '../../rules-engine/wording/numbers.ts';
import { element } from './share.ts';
import { type RunningSheet, runningSheets } from './sheet/running.ts';

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

const place = document.querySelector<HTMLElement>('[data-home]');
const sheets = runningSheets();
if (place !== null && sheets.length > 0) {
  place.append(element('h2', '', 'Your score sheets'), ...sheets.map(row));
  place.hidden = false;
}

// On a phone the keyboard takes half of the screen: the field goes to the top, so that answers have the rest.
const field = document.querySelector<HTMLInputElement>('.home .search input');
field?.addEventListener('focus', () => {
  if (innerWidth < 736) field.form?.scrollIntoView({ block: 'start' });
});
