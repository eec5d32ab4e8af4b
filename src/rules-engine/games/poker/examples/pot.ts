import { valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Poker } from '../code.ts';

/** What goes into a pot before the draw, and the limits of a bet. */
export const potCases: readonly ExampleOf<Poker>[] = [
  valueExample('blind', cites.sierra.play, 'Eight players pay to get in before a card is dealt.', 'entry fee'),
  valueExample('blind', cites.blue.bidding, 'The age sits on the left of the dealer, and no jack pot is due.', 1),
  valueExample('blind', cites.donohue.bettingCalling(17), 'The limit is thirty chips, and the age would like to ante twenty.', 'half the limit'),
  valueExample('blind', cites.uspc.lawsRulesBetting, 'With ten as the limit an ante of six is refused.', 'half the limit'),
  valueExample('straddle', cites.blue.bidding, 'One chip is blind; the next player goes to two, the third to four.', 'twice the blind'),
  valueExample('straddle', cites.donohue.straddleBetting, 'B antes one, C straddles, and D straddles C.', 'each further straddle twice the last'),
  valueExample('straddle', cites.uspc.drawScoring, 'A antes one chip and B, on his left, makes it two.', 'twice the ante'),
  valueExample('going-in', cites.blue.scoring, 'A player likes his five cards; the blind is one chip.', 'twice the blind'),
  valueExample('going-in', cites.donohue.straddleBetting, 'After one straddle of two chips D pays four, the age three and C two.', 'twice the last straddle'),
  valueExample('going-in', cites.uspc.drawScoring, 'C finds an ante of one and a straddle of two and puts up four.', 'twice the last straddle'),
  valueExample('limit', cites.blue.betting, 'Five is the limit; a bet of three may become eight.', 'a raise may pass the bet before it by no more'),
  valueExample(
    'limit',
    cites.donohue.technicalScoring,
    'Thirty chips is agreed at the start, and a player raises three times in one hand.',
    'for each single bet or raise',
  ),
  valueExample('limit', cites.uspc.drawScoring, 'The players settle the most that anyone may bet, and then shuffle.', 'set before the cards are shuffled'),
];
