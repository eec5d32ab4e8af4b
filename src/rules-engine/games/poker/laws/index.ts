import { anteLaws } from './ante.ts';
import { beforeLaws } from './before.ts';
import { bettingLaws } from './betting.ts';
import { dealLaws } from './deal.ts';
import { drawLaws } from './draw.ts';
import { serveLaws } from './serve.ts';
import { showLaws } from './show.ts';

/** Offences and questions at poker. */
export const laws = { ...beforeLaws, ...dealLaws, ...anteLaws, ...drawLaws, ...serveLaws, ...bettingLaws, ...showLaws };
