// Opens the running sheet of a game at the field in which a ruling is entered. If there is none, says so and offers to start one.
import { entriesOf } from '../../../rules-engine/sheets/log.ts';
import { device } from '../device/tab-storage.ts';
import { element } from '../share/share.ts';
import { lookUp } from './storage/lookup.ts';

function isRunning(sheet: string): boolean {
  try {
    const { read } = lookUp(device, sheet);
    return read !== null && entriesOf(read.log).length > 0;
  } catch {
    return false;
  }
}

/** `field` is the id of the field: "euchre.score.game.revoke". */
export function enterRuling(done: Element, field: string): void {
  const [, sheet = '', place = '', key = '', name = ''] = /^((.+)\.score\.([^.]+))\.(.+)$/.exec(field) ?? [];
  const address = `/games/${place}/score/${key}/#score.${key}.${name}.field`;
  if (isRunning(sheet)) location.assign(address);
  else done.replaceChildren('No score sheet of this game runs on this device. ', Object.assign(element('a', '', 'Start one'), { href: address }));
}
