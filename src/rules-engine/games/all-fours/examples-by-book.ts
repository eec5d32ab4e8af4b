import { lawExample, scoreExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { AllFours } from './code.ts';

/** A case for each reading that the examples beside this file leave to another book. */
export const moreLaws: readonly ExampleOf<AllFours>[] = [
  lawExample('faced-card', cites.donohue.law(5), {}, 'The tenth card lies face up in the pack.', 'same dealer deals again'),
  lawExample('exposed-in-deal', cites.donohue.law(5), { whose: 'adversary' }, "The dealer shows one of the adversary's cards.", 'same dealer deals again'),
  lawExample('looked-before-beg', cites.uspc.sevenUp, {}, 'The third of three players picks up his hand at once.', 'may not look'),
  lawExample('looked-before-beg', cites.hoffmann.fourHanded, {}, "The dealer's partner picks up his hand at once.", 'may not look'),
  lawExample('beg', cites.donohue.law(10), { players: 'alone' }, 'Three play, and the dealer gives to the beggar only.', 'let each opponent score 1 point'),
  lawExample('beg', cites.hoffmann.methodScoring, { players: 'two' }, 'The elder hand begs.', 'let the eldest hand score 1 point'),
  lawExample('who-may-beg', cites.donohue.law(11), { what: 'again' }, 'The new trump is no better, and the eldest hand begs again.', 'beg a second time'),
  lawExample('who-may-beg', cites.hoffmann.fourHanded, { what: 'other' }, 'The third hand wants to beg.', 'may not beg'),
  lawExample('bunching', cites.uspc.sevenUp, { what: 'bunch' }, 'Three play; dealer and eldest hand dislike the new trump.', 'agree to bunch'),
  lawExample('same-suit-turned', cites.blue.trump, { left: 'no' }, 'Spades come up until the pack is gone.', 'same dealer deals again'),
  lawExample('same-suit-turned', cites.uspc.sevenUp, { left: 'no' }, 'Spades come up until the pack is gone.', 'same dealer deals again'),
  lawExample('same-suit-turned', cites.hoffmann.methodScoring, { left: 'yes' }, 'Spades come up a second time.', 'must run three more cards'),
  lawExample(
    'jack-turned-again',
    cites.donohue.law(8),
    { suit: 'new' },
    'The dealer runs the cards and turns the jack of a new suit.',
    'dealer scores 1 point',
  ),
  lawExample('jack-turned-again', cites.hoffmann.methodScoring, { suit: 'new' }, 'The dealer turns a knave a second time.', 'dealer scores 1 point'),
  lawExample('trumped-with-suit', cites.blue.scoring, {}, 'A plain suit is led, and a player who has it trumps.', 'no penalty'),
  lawExample('trumped-with-suit', cites.donohue.law(14), {}, 'A plain suit is led, and a player who has it trumps.', 'no penalty'),
  lawExample('trumped-with-suit', cites.uspc.sevenUp, {}, 'A plain suit is led, and a player who has it trumps.', 'no penalty'),
  lawExample('revoke', cites.hoffmann.methodScoring, {}, 'The antagonist has the suit and throws another plain card.', 'does not decide'),
  lawExample('revoke', cites.donohue.law(14), { jack: 'held' }, 'The revoker held the jack and lost it.', 'scores 2 points'),
  lawExample('tie-for-game', cites.hoffmann.tie, { players: 'two' }, 'Neither player holds a counting card.', 'eldest hand scores 1 point'),
  lawExample('tie-for-game', cites.blue.scoring, { players: 'sides' }, 'Two sides count the same.', "dealer's opponents score 1 point"),
  lawExample(
    'both-go-out',
    cites.blue.scoring,
    { how: 'play' },
    'Both want one point; one has high, the other game.',
    'count in the order high, low, jack, game',
  ),
  lawExample('both-go-out', cites.hoffmann.methodScoring, { how: 'jack' }, 'Both want one point, and the turn-up is a knave.', 'dealer wins the game'),
];

/** Every rank that counts for game, and the four points with turned jack, gift and revoke, by each book that gives them. */
export const moreScores: readonly ExampleOf<AllFours>[] = [
  ...([cites.blue.scoring, cites.donohue.scoring, cites.uspc.sevenUp, cites.hoffmann.scoring] as const).map((at) =>
    scoreExample(
      'count',
      at,
      { eldest: '10S AS', dealer: 'KH QH JD' },
      'A ten and an ace against king, queen and jack.',
      'The eldest hand has game, 14 against 6',
    ),
  ),
  scoreExample(
    'deal',
    cites.blue.scoring,
    { counts: '10.20', high: 'eldest', low: 'dealer', jack: 'eldest', turned: '1', gift: 'yes', revoke: 'nobody', long: 'no', before: '3.5' },
    'A jack turned and a gift; the dealer stands at five and makes low and game.',
    { 'Eldest hand': 3, Dealer: 3 },
    'Dealer wins the game',
  ),
  scoreExample(
    'deal',
    cites.blue.penalties,
    { counts: '20.10', high: 'eldest', low: 'dealer', jack: 'nobody', gift: 'no', revoke: 'dealer', held: 'no', long: 'no' },
    'The dealer revokes, and the jack is not in play.',
    { 'Eldest hand': 2, Dealer: 0 },
  ),
  scoreExample(
    'deal',
    cites.donohue.scoring,
    { counts: '10.20', high: 'eldest', low: 'dealer', jack: 'eldest', turned: '1', gift: 'yes', revoke: 'nobody', long: 'no' },
    'A jack turned, and one given.',
    { 'Eldest hand': 3, Dealer: 3 },
  ),
  scoreExample(
    'deal',
    cites.donohue.law(14),
    { counts: '20.10', high: 'eldest', low: 'dealer', jack: 'nobody', gift: 'no', revoke: 'dealer', held: 'no', long: 'no' },
    'The dealer revokes, and the jack is not out.',
    { 'Eldest hand': 3, Dealer: 1 },
  ),
  scoreExample(
    'deal',
    cites.donohue.law(14),
    { counts: '20.10', high: 'eldest', low: 'dealer', jack: 'eldest', gift: 'no', revoke: 'eldest', held: 'yes', long: 'no' },
    'The eldest hand revokes and makes jack and game: the adversary has two for them.',
    { 'Eldest hand': 1, Dealer: 3 },
  ),
  scoreExample(
    'deal',
    cites.uspc.sevenUp,
    { counts: '10.20', high: 'eldest', low: 'dealer', jack: 'eldest', gift: 'yes', revoke: 'nobody', long: 'no' },
    'The eldest hand begs and is given one.',
    { 'Eldest hand': 3, Dealer: 2 },
  ),
  scoreExample(
    'deal',
    cites.uspc.sevenUp,
    { counts: '10.20', high: 'eldest', low: 'dealer', jack: 'nobody', gift: 'no', revoke: 'nobody', long: 'yes', before: '9.8' },
    'Ten was agreed on: high puts nine out before low and game put eight out.',
    { 'Eldest hand': 1, Dealer: 2 },
    'Eldest hand wins the game',
  ),
  scoreExample(
    'deal',
    cites.hoffmann.methodScoring,
    { counts: '10.20', high: 'eldest', low: 'dealer', jack: 'eldest', turned: '1', gift: 'yes', revoke: 'nobody', long: 'no', before: '5.6' },
    'The elder hand has six with the gift, but the knave turned puts the dealer out before it.',
    { 'Eldest hand': 3, Dealer: 3 },
    'Dealer wins the game',
  ),
];
