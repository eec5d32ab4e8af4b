import type { Answer, Beside, Scorer } from '../../../rules-engine/index.ts';
import { element } from '../share/share.ts';

/** A claimed total: by whom, for which side (null if not chosen yet), and as typed. */
export interface Claim {
  readonly who: string;
  readonly to: string | null;
  readonly text: string;
}
/** Called with the name of the side whose total is claimed. */
export type Choose = (to: string) => void;

/**
 * Compares a claim with the answer and lists what explains the difference; if several sides score, first asks for the side. The code is loaded with the
 * first claim.
 */
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

/** A result, and the claims that contest it. */
export interface Contested {
  readonly scorer: Scorer;
  readonly answer: Answer;
  readonly book: Scorer['books'][number];
  readonly values: Parameters<Scorer['score']>[0];
  readonly claims: readonly HTMLInputElement[];
  /** Recalculates after a side was chosen for a claim. */
  readonly again: () => void;
  /** Called with the verdict on a claim once it is on the page. */
  readonly hear: (said: string) => void;
}

/** The claims compared with the answer. Each is a placeholder until its code is loaded. */
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
      // A claim on a result that was replaced meanwhile is not announced.
      if (!place.isConnected) return;
      place.replaceWith(verdict);
      hear(verdict.firstElementChild?.textContent ?? '');
    });
    return [place];
  });
}
