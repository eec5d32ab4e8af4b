import { type Example, lawExample } from '../../core/examples.ts';
import { playExamples } from './examples-play.ts';
import { scoreExamples } from './examples-score.ts';
import { donohue, uspc } from './sources.ts';

const TABLE = donohue('398-399', 'Formation of Table');
const DEAL = donohue('400-401', 'A New Deal');
const DECLARING = donohue('401-402', 'Declaring Trumps');
const DOUBLING = donohue('402-403', 'Doubling and Re-Doubling');

const cases: readonly Example[] = [
  lawExample('two-cards-cut', donohue('398', 'Cutting'), {}, 'A player cutting for partners turns up two cards.', 'cuts again'),
  lawExample('equal-cards-cut', TABLE, { tied: 'two-outside', outside: 'lowest' }, 'Two players cut threes, the others a seven and a king.', 'cut again'),
  lawExample('equal-cards-cut', TABLE, { tied: 'three-below' }, 'Three players cut fives and the fourth a queen.', 'the lower of them deals'),
  lawExample('leaving-table', TABLE, { what: 'leaves' }, 'A player has to go home after the first game.', 'name a substitute'),
  lawExample('leaving-table', TABLE, { what: 'breaks' }, 'A player leaves, and the table cannot go on.', 'go before that player'),
  lawExample('new-cards', donohue('407', 'Calling for New Cards'), { why: 'wish', cut: 'no' }, 'A player who loses asks for other cards.', 'pay for them'),
  lawExample('bystander', donohue('407', 'General Rules'), {}, 'Someone looking on says that the honours were not scored.', 'stakes'),
  lawExample(
    'table-talk',
    donohue('410-411', 'Etiquette of Bridge'),
    {},
    'The dealer hesitates at length before he leaves the choice to his partner.',
    'manners',
  ),
  lawExample(
    'score-error',
    donohue('398', 'Scoring'),
    { what: 'tricks', when: 'later' },
    'Two deals later it is seen that a trick was not entered.',
    'score stands',
  ),
  lawExample(
    'score-error',
    donohue('398', 'Scoring'),
    { what: 'honours', when: 'later' },
    'At the end of the rubber it is seen that honours were left out.',
    'right',
  ),
  lawExample('shuffled-wrongly', donohue('400', 'Dealing'), { how: 'seen' }, 'The bottom card shows while the dealer offers the pack.', 'shuffle again'),
  lawExample('improper-cut', donohue('400', 'The Deal'), { what: 'doubt' }, 'Nobody is sure where the pack was parted.', 'cuts again'),
  lawExample('cut-changed', donohue('400', 'The Deal'), {}, 'The cutter has lifted a packet and wants to lift fewer.', 'cut stands'),
  lawExample('shuffled-after-cut', donohue('400', 'The Deal'), {}, 'The dealer mixes the pack once more after the cut.', 'cuts again'),
  lawExample('pack-not-cut', DEAL, { noticed: 'late' }, 'Everyone has looked at the cards when it is seen that the pack was not cut.', 'deal stands'),
  lawExample('pack-not-cut', uspc('32'), { noticed: 'in-time' }, 'The opponents see at once that the pack was not cut.', 'same dealer deals again'),
  lawExample('misdeal', uspc('32'), { corrected: 'no' }, 'The dealer gives a card to the wrong player and deals on.', 'same dealer deals again'),
  lawExample('misdeal', DEAL, { what: 'two', corrected: 'yes' }, 'Two cards go to one hand, and the dealer moves one before dealing on.', 'deal stands'),
  lawExample('wrong-number-of-cards', DEAL, { others: 'opponent' }, 'One player has fourteen cards, another twelve.', 'deals again'),
  lawExample(
    'wrong-number-of-cards',
    uspc('32'),
    { noticed: 'later', others: 'right' },
    'After three tricks a player is found with a card too many.',
    'opponents choose',
  ),
  lawExample(
    'card-missing-from-hand',
    DEAL,
    { found: 'after' },
    'After three tricks a player finds that he has a card less than he should.',
    'answer for any revoke',
  ),
  lawExample('imperfect-pack', DEAL, { asked: 'past' }, 'In the second rubber the pack turns out to have two queens of clubs.', 'past score'),
  lawExample('faced-card', DEAL, {}, 'A card lies face up in the pack.', 'deals again'),
  lawExample('exposed-in-deal', DEAL, { who: 'dealer', looked: 'no' }, "The dealer turns over a card of the eldest hand's.", 'Either opponent may have'),
  lawExample(
    'exposed-in-deal',
    DEAL,
    { who: 'opponent', looked: 'yes' },
    'An opponent shows a card, and the dealer has looked at his own.',
    'may not ask for a new deal',
  ),
  lawExample(
    'cards-touched-early',
    DEAL,
    { who: 'dealer', dealt: 'under-51' },
    'The dealer glances at a card in the middle of the deal.',
    'opponents may have the same dealer deal again',
  ),
  lawExample(
    'cards-touched-early',
    uspc('32'),
    { who: 'opponent', result: 'misdeal' },
    'An opponent lifts his cards, and the dealer misdeals.',
    'same dealer deals again',
  ),
  lawExample('deal-out-of-turn', DEAL, { noticed: 'late' }, 'The deal is complete when the players see whose turn it was.', 'deal stands'),
  lawExample('dealing-for-another', DEAL, { leave: 'no' }, 'A player deals for his partner, and an opponent objects.', 'may not shuffle'),
  lawExample('declared-without-leave', uspc('32'), {}, "The dealer's partner says hearts before he is asked.", 'fresh deal'),
  lawExample(
    'declared-without-leave',
    DECLARING,
    { spoken: 'yes' },
    "The dealer's partner says hearts unasked, and an opponent doubles.",
    'declaration stands',
  ),
  lawExample('declaration-passed-back', DECLARING, {}, 'The partner, asked to declare, says that he leaves it to the dealer.', 'make the declaration'),
  lawExample('declaration-passed-back', uspc('32-33'), {}, 'Neither the dealer nor his partner will name a trump.', 'without trumps'),
  lawExample('opponent-declares', DECLARING, {}, 'The eldest hand says spades before the dealer has spoken.', 'declaration declared void'),
  lawExample('declaration-changed', uspc('32'), {}, 'The dealer says clubs, then no trumps.', 'may not take back'),
  lawExample('double-out-of-turn', DOUBLING, {}, 'The third hand doubles before his partner has said anything.', 'let the double stand'),
  lawExample('redouble-wrong', DOUBLING, {}, "The declarer's partner redoubles before the declarer has spoken.", 'let the redouble stand'),
  lawExample(
    'doubling-consulted',
    DOUBLING,
    { who: 'opponents' },
    'The opponents ask each other whether to double.',
    'maker may have the same dealer deal again',
  ),
  lawExample(
    'lead-before-doubling-ends',
    DOUBLING,
    { who: 'partner' },
    'The eldest hand leads, and his partner had still the right to redouble.',
    'doubled last',
  ),
  lawExample('double-not-allowed', uspc('33'), {}, 'Both have refused to name a trump, and the eldest hand doubles.', 'double is void'),
  lawExample(
    'exposed-before-lead',
    donohue('404', 'Exposed Cards'),
    { who: 'leaders-partner', when: 'after' },
    'Hearts are declared, and the partner of the leader drops the king of clubs.',
    'lead another suit',
  ),
  lawExample(
    'exposed-before-lead',
    donohue('404', 'Exposed Cards'),
    { who: 'dealers-side', when: 'before-declaration' },
    'The dealer shows a card while he thinks.',
    'eldest hand may have the same dealer deal again',
  ),
  lawExample('chicane-early', uspc('33-34', 'Chicane'), { when: 'early' }, 'A player announces chicane at the second trick.', 'may not score'),
];

export const examples: readonly Example[] = [...cases, ...playExamples, ...scoreExamples];
