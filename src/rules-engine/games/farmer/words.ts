import { act, deed, each, party, thing } from '../../vocabulary/own-words.ts';

export const eachOfThem = party('each of them');
export const farmer = party('the farmer');
export const fewestCards = party('the one with the fewest cards');
export const holderOfSix = party('the holder of the six of hearts');
export const nearestBelow = party('the player nearest below 16');
export const nearestLeft = party('the one nearer the dealer’s left');
export const oneOver = party('the player who has overdrawn');

export const farm = thing('the farm');

export const pointOver = each('point over 16');

export const farmKept = deed('the farm', 'kept by the farmer for the next deal');
export const newFarm = deed('the farm', 'emptied by the winner, and a new one formed and sold');

export const dealHimself = act('deal themselves a card');
export const sayOver = act('say anything of it before all the hands are shown', 'speak before the show');
export const takeCard = act('take at least one card', 'take a card');
export const takeChipFromEach = act('take a chip from every player but the farmer', 'take a chip from each');
export const takeChipFromOthers = act('take a chip from each of the other players', 'take a chip from each');
