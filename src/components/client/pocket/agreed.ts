// What the active agreement says about a game, for a printed guide or booklet.
import type { AgreedGame, Agreement } from '../../../lib/agreements/agreement.ts';
import { AgreementStore } from '../agreement/store.ts';
import { device } from '../device/tab-storage.ts';
import { element } from '../share/share.ts';
import type { AgreedRuling } from './blocks.ts';

/** The active agreement; null if there is none or it cannot be read. */
export function agreementInForce(): Agreement | null {
  const active = new AgreementStore(device).active;
  return active?.ok === true ? active.agreement : null;
}

/** Its part for a game; undefined if there is none. */
export const agreedGame = (game: string): AgreedGame | undefined => agreementInForce()?.games.find(({ place }) => place === game);

/** The rulings that it takes from another book or a house rule, by law. */
export function rulingsOf(agreed: AgreedGame | undefined): Record<string, AgreedRuling> {
  const rulings: Record<string, AgreedRuling> = {};
  for (const [law, book] of Object.entries(agreed?.points ?? {})) rulings[law] = { book };
  for (const { law, text } of agreed?.house ?? []) if (law !== '') rulings[law] = { house: text };
  return rulings;
}

/** The house rules that belong to no law, with a heading. */
export function ownRules(agreed: AgreedGame | undefined): HTMLElement[] {
  const own = (agreed?.house ?? []).filter(({ law }) => law === '').map(({ text }) => element('p', 'pocket-entry', text));
  return own.length === 0 ? [] : [element('h3', 'pocket-head', 'Rules of your table'), ...own];
}
