// What the agreement in force says of a game that is printed, as a guide or in a booklet.
import type { AgreedGame, Agreement } from '../../../lib/agreements/agreement.ts';
import { AgreementStore } from '../agreement/store.ts';
import { device } from '../device/tab-storage.ts';
import { element } from '../share/share.ts';
import type { AgreedRuling } from './blocks.ts';

/** The agreement in force; null if there is none or it cannot be read. */
export function agreementInForce(): Agreement | null {
  const active = new AgreementStore(device).active;
  return active?.ok === true ? active.agreement : null;
}

/** What it says of a game; undefined if it says nothing. */
export const agreedGame = (game: string): AgreedGame | undefined => agreementInForce()?.games.find(({ place }) => place === game);

/** The rulings that it takes from elsewhere, by law. */
export function rulingsOf(agreed: AgreedGame | undefined): Record<string, AgreedRuling> {
  const rulings: Record<string, AgreedRuling> = {};
  for (const [law, book] of Object.entries(agreed?.points ?? {})) rulings[law] = { book };
  for (const { law, text } of agreed?.house ?? []) if (law !== '') rulings[law] = { house: text };
  return rulings;
}

/** The rules of the table that belong to no law, under their heading. */
export function ownRules(agreed: AgreedGame | undefined): HTMLElement[] {
  const own = (agreed?.house ?? []).filter(({ law }) => law === '').map(({ text }) => element('p', 'pocket-entry', text));
  return own.length === 0 ? [] : [element('h3', 'pocket-head', 'Rules of your table'), ...own];
}
