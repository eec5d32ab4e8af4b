import type { Answer, Beside, Scorer } from '../../../rules-engine/index.ts';
import { element } from '../share/share.ts';

/** A total that is claimed: by whom, of which side (null where that is still to be said), as typed. */
export interface Claim {
  readonly who: string;
  readonly to: string | null;
  readonly text: string;
}
/** What is asked of whoever says so: whose total it is. `choose` is told the name of the side. */
export type Choose = (to: string) => void;

/** A claim held against the answer, with all that explains it; where two sides score, whose it is is asked first. Its code comes with the first claim. */
async function claimed(answer: Answer, { who, to, text }: Claim, choose: Choose, beside: Beside & { readonly least?: boolean } = {}): Promise<HTMLElement> {
  const { readClaim, judgeClaim, totalOf } = await import('../../../rules-engine/scoring/claims.ts');
  const made = element('div', 'claimed');
  const line = element('p');
  made.append(line);
  const said = readClaim(text);
  if (typeof said === 'string') {
    line.append(element('b', '', `${who} says “${text}”: `), `enter ${said.replace(/,.*/, '')}.`);
    return made;
  }
  const whose = [...new Set(answer.totals.map((total) => total.to))];
  const total = totalOf(answer.totals, to !== null && whose.includes(to) ? to : null);
  if (typeof total === 'string') {
    line.append(element('b', '', `${who} says ${said.points}. `), whose.length === 0 ? 'This count has no total.' : 'Whose total is it?');
    const options = element('p', 'buttons');
    for (const side of whose) {
      const button = element('button', 'quiet', side);
      button.type = 'button';
      button.addEventListener('click', () => choose(side));
      options.append(button);
    }
    if (whose.length > 0) made.append(options);
    return made;
  }
  const judged = judgeClaim(answer, total, said.points, beside);
  line.append(element('b', '', `${who} says `), `${judged.verdict}${judged.leads === '' ? '' : ` ${judged.leads}`}`);
  if (judged.reasons.length > 0) {
    const list = element('ul');
    list.append(...judged.reasons.map((reason) => element('li', '', reason)));
    made.append(list);
  }
  return made;
}

/** What is counted, and by whom it is contested. */
export interface Contested {
  readonly scorer: Scorer;
  readonly answer: Answer;
  readonly book: Scorer['books'][number];
  readonly values: Parameters<Scorer['score']>[0];
  readonly claims: readonly HTMLInputElement[];
  /** Counts once more: whose total a claim is has been said. */
  readonly again: () => void;
  /** Told what was found of a claim when it stands on the page. */
  readonly hear: (said: string) => void;
}

/** Claims held against the answer, one after another as their code comes. */
export function heldAgainst({ scorer, answer, book, values, claims, again, hear }: Contested): HTMLElement[] {
  const others = scorer.books.flatMap((one) => {
    const scored = one === book ? null : scorer.score(values, one);
    return scored?.ok === true ? [{ book: one, totals: scored.value.totals }] : [];
  });
  return claims.flatMap((claim) => {
    const text = claim.validity.badInput ? 'no number' : claim.value.trim();
    if (text === '') return [];
    const place = element('div');
    const slips = (gap: number) => scorer.slips?.(values, book, gap, claim.dataset.to ?? '') ?? [];
    const choose = (to: string) => {
      claim.dataset.to = to;
      again();
    };
    const beside = { others, slips, ...(scorer.least === true ? { least: true } : {}) };
    void claimed(answer, { who: claim.dataset.claim ?? '', to: claim.dataset.to ?? null, text }, choose, beside).then((verdict) => {
      // Of a count that another has replaced meanwhile nothing is heard.
      if (!place.isConnected) return;
      place.replaceWith(verdict);
      hear(verdict.firstElementChild?.textContent ?? '');
    });
    return [place];
  });
}
