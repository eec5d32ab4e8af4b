// A disputed total of a sheet: what each side claims, and where that differs from the sheet.

import type { Played } from '../../../rules-engine/index.ts';
import { readClaim } from '../../../rules-engine/scoring/claims.ts';
import { judgeSheetClaim, totalsOfSides } from '../../../rules-engine/sheets/claims.ts';
import { element } from '../share/share.ts';

/** Asks each side of a sheet for its total, and shows a verdict on it; typed claims stay when the sheet changes. */
export function contest(place: HTMLElement, played: Played, round: string): void {
  const said = new Map([...place.querySelectorAll('input')].map((input) => [input.name, input.value]));
  const hasFocus = place.contains(document.activeElement) ? (document.activeElement as HTMLInputElement).name : null;
  for (const old of place.querySelectorAll('.side-claim')) old.remove();
  for (const total of totalsOfSides(played)) {
    const part = element('div', 'side-claim');
    const label = element('label', '', `${total.to} ${/^(we|they)$/i.test(total.to) ? 'say' : 'says'} `);
    const input = element('input', '');
    const answer = element('div', 'claimed');
    Object.assign(input, { type: 'number', inputMode: 'numeric', step: 'any', name: total.to, value: said.get(total.to) ?? '' });
    answer.setAttribute('role', 'status');
    const show = () => {
      const claim = input.value.trim() === '' ? null : readClaim(input.value);
      if (claim === null || typeof claim === 'string')
        return answer.replaceChildren(...(claim === null ? [] : [element('p', '', `Enter ${claim.replace(/,.*/, '')}.`)]));
      const { verdict, leads, reasons } = judgeSheetClaim(played, total, claim.points, round);
      const list = element('ul', '');
      list.append(...reasons.map((reason) => element('li', '', reason)));
      answer.replaceChildren(element('p', '', `${verdict} ${leads}`.trim()), ...(reasons.length === 0 ? [] : [list]));
    };
    input.addEventListener('input', show);
    label.append(input);
    part.append(label, answer);
    place.append(part);
    show();
    if (hasFocus === total.to) input.focus();
  }
}
