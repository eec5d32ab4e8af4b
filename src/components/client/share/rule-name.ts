// The name and address of a rule on the page: for sharing, saving, the record, printed slips and the rules opened last.
import { addressAt, gameHere, textIn } from './share.ts';

/** A rule on the page, under its full name. */
export interface NamedRule {
  /** "Euchre: Revoke" */
  readonly name: string;
  /** Its address below `/games/`, the same on every host: `euchre/law/revoke/`. */
  readonly link: string;
}

/** The title of a rule: its heading's own text, without the mark for new or changed that may follow it. */
export function ruleTitle(item: Element): string {
  const heading = item.querySelector(item.matches('tr') ? 'th b' : 'h3, h4') ?? document.querySelector('h1');
  return (heading?.firstChild?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** "Euchre: Revoke"; for the head of a page, its title. */
export const ruleName = (item: Element): string => (item.matches('.page-head') ? textIn(item.querySelector('h1')) : `${gameHere()}: ${ruleTitle(item)}`);

/** An address without its origin, its folder and `/games/`. */
export const belowGames = (url: string): string => new URL(url).href.replace(/^[^?#]*?\/games\//, '');

/** A rule by its name and address. */
export const namedRule = (item: Element): NamedRule => ({ name: ruleName(item), link: belowGames(addressAt(item).href) });
