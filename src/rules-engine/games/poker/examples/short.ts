import { lawExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Poker } from '../code.ts';

/** Cases that depend on one answer, or on none. */
export const shortCases: readonly ExampleOf<Poker>[] = [
  lawExample('pack-not-cut', cites.blue.lawsCut, { fault: 'none' }, 'The dealer gives out the cards, and nobody has cut.', 'deals again'),
  lawExample('faced-card-in-pack', cites.blue.lawsCut, {}, 'A card lies face up in the pack.', 'deals again'),
  lawExample('faced-card-in-pack', cites.uspc.lawsRulesBetting, {}, 'The fourth card dealt lies face up.', 'deals again'),
  lawExample('draw-before-discard', cites.blue.discard, { who: 'himself' }, 'A player asks for two cards and has thrown none away.', 'must discard'),
  lawExample('draw-before-discard', cites.uspc.lawsRulesBetting, {}, 'The dealer helps the eldest hand while another still holds all five.', 'must discard'),
  lawExample('discard-taken-back', cites.blue.lawsCut, {}, 'A player picks his ace out of the dead cards again.', 'may not take back the discard'),
  lawExample(
    'wrong-number-served',
    cites.blue.lawsDraw,
    { touched: 'no' },
    'Three cards lie before a player who asked for two.',
    'The dealer corrects the draw',
  ),
  lawExample('wrong-number-served', cites.uspc.lawsRulesBetting, { next: 'no' }, 'A player gets one card and asked for two.', 'The dealer corrects the draw'),
  lawExample('over-limit', cites.blue.pass, {}, 'The limit is five, and a player raises by ten.', 'may not bet or raise more than the limit'),
  lawExample('over-limit', cites.uspc.drawScoring, {}, 'A bet of ten is made where five is the limit.', 'may not bet or raise more than the limit'),
  lawExample('check', cites.uspc.lawsRulesBetting, { bet: 'yes' }, 'Somebody has bet, and a player says "check".', 'must call, raise or drop out'),
  lawExample(
    'equal-hands',
    cites.sierra.play,
    { differ: 'suit-only' },
    'Two players show the same straight in different suits.',
    'The players who tie split the pot',
  ),
  lawExample('equal-hands', cites.blue.rank, { differ: 'rank' }, 'Two pairs of kings: one player has an ace beside them, the other a jack.', 'higher'),
  lawExample('straights-not-agreed', cites.sierra.play, {}, 'Nothing was said of straights, and a player shows one.', 'straight stands'),
  lawExample('straights-not-agreed', cites.blue.rank, {}, 'Nothing was said of straights, and a player shows one.', 'straight stands'),
  lawExample('straights-not-agreed', cites.uspc.lawsRulesScoring, {}, 'A straight lies against three queens.', 'straight stands'),
  lawExample('miscalled-hand', cites.blue.lawsDraw, {}, 'A player says "two pairs" and shows a full hand.', 'best hand wins the pot'),
  lawExample('miscalled-hand', cites.uspc.lawsRulesScoring, {}, 'A player calls three nines a pair.', 'best hand wins the pot'),
];
