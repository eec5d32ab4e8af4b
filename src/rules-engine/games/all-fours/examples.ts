import type { Citation } from '../../books.ts';
import { lawExample, scoreExample, sheetExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { AllFours } from './code.ts';
import { moreLaws, moreScores } from './examples-by-book.ts';

const PLAIN = { jack: 'nobody', gift: 'no', revoke: 'nobody', long: 'no' };
const scored = (at: Citation, input: Record<string, string>, story: string, headline: string) =>
  scoreExample('deal', at, { ...PLAIN, ...input }, story, headline);

export const examples: readonly ExampleOf<AllFours>[] = [
  lawExample('cut-for-deal', cites.donohue.law(1), {}, 'Both players cut a king.', 'cut again'),
  lawExample('improper-cut', cites.blue.penalties, { what: 'thin' }, 'The cut lifts three cards.', 'is cut again'),
  lawExample('improper-cut', cites.donohue.law(3), { what: 'exposed' }, 'A card shows in the cut.', 'cut again'),
  lawExample('dealt-without-cut', cites.blue.penalties, {}, 'The dealer deals from an uncut pack.', 'loses the deal'),
  lawExample('dealt-without-cut', cites.donohue.law(5), {}, 'The dealer deals from an uncut pack.', 'same dealer deals again'),
  lawExample('faced-card', cites.blue.penalties, {}, 'A card lies face up in the pack.', 'same dealer deals again'),
  lawExample('imperfect-pack', cites.blue.penalties, {}, 'The pack has two queens of clubs.', 'same dealer deals again'),
  lawExample(
    'exposed-in-deal',
    cites.blue.penalties,
    { players: 'more' },
    'Three play, and the dealer shows a card.',
    'eldest hand may have the same dealer deal again',
  ),
  lawExample('exposed-in-deal', cites.donohue.law(5), { whose: 'dealer' }, 'The dealer shows one of his own cards.', 'deal stands'),
  lawExample('wrong-number', cites.blue.penalties, { what: 'cards' }, 'A player has seven cards.', 'loses the deal'),
  lawExample('wrong-number', cites.donohue.law(5), { what: 'cards' }, 'A player has seven cards.', 'same dealer deals again'),
  lawExample(
    'deal-out-of-turn',
    cites.blue.penalties,
    { noticed: 'in-time' },
    'The wrong player deals, and nobody has looked.',
    'passes to the player whose deal it is',
  ),
  lawExample('looked-before-beg', cites.donohue.law(13), {}, "The dealer's partner picks up his cards while the eldest hand thinks.", 'may not look'),
  lawExample('beg', cites.blue.giveOrRun, { players: 'alone', wants: 'more' }, 'Three play, and the dealer would give.', 'let each opponent score 1 point'),
  lawExample('beg', cites.blue.beg, { players: 'two', wants: 'one' }, 'The eldest hand stands at six and begs.', 'must run three more cards'),
  lawExample('beg', cites.uspc.sevenUp, { players: 'two', wants: 'one' }, 'The eldest hand stands at six and begs.', 'let the eldest hand score 1 point'),
  lawExample('who-may-beg', cites.uspc.sevenUp, { what: 'again' }, 'The cards have been run, and the eldest hand begs again.', 'beg a second time'),
  lawExample('who-may-beg', cites.blue.trump, { what: 'other' }, 'The third hand wants to beg.', 'may not beg'),
  lawExample('bunching', cites.blue.trump, { what: 'bunch', players: 'two' }, 'Neither of two players likes the new trump.', 'agree to bunch'),
  lawExample('bunching', cites.donohue.law(11), { what: 'again' }, 'Both would sooner run the cards once more.', 'agree to run the cards again'),
  lawExample(
    'same-suit-turned',
    cites.donohue.law(12),
    { left: 'no' },
    'Four play; clubs come up a third time, and one card is left over.',
    'same dealer deals again',
  ),
  lawExample(
    'jack-turned-again',
    cites.blue.trump,
    { suit: 'rejected' },
    'Hearts are turned down, and running the cards turns the jack of hearts.',
    'may not score the jack',
  ),
  lawExample('jack-turned-again', cites.uspc.sevenUp, { suit: 'new' }, 'The second turn-up is a jack of a new suit.', 'dealer scores 1 point'),
  lawExample('turned-jack-and-misdeal', cites.uspc.sevenUp, { when: 'before' }, 'A jack is turned on a deal that was already wrong.', 'may not score the jack'),
  lawExample(
    'turned-jack-and-misdeal',
    cites.donohue.law(8),
    { when: 'out' },
    'The dealer turned a jack, and later the cards ran out.',
    'dealer scores 1 point',
  ),
  lawExample('trumped-with-suit', cites.hoffmann.methodScoring, {}, 'A heart is led; a player with two hearts trumps it.', 'no penalty'),
  lawExample('revoke', cites.blue.penalties, { jack: 'made' }, 'The offender has taken the jack.', 'loses 2 points'),
  lawExample('revoke', cites.donohue.law(14), { jack: 'none' }, 'A revoke; the jack is not in play.', 'scores 1 point'),
  lawExample('revoke', cites.donohue.law(14), { jack: 'neither' }, 'The other side holds jack and game, and a player revokes.', 'does not decide'),
  lawExample('revoke-established', cites.donohue.law(15), { noticed: 'in-time' }, 'The trick still lies open.', 'no penalty'),
  lawExample('neither-follows-nor-trumps', cites.hoffmann.methodDiscard, {}, 'The adversary throws a club on a heart.', 'scores 1 point'),
  lawExample('tie-for-game', cites.blue.scoring, { what: 'tie', players: 'two' }, 'Each of two players counts 14.', 'non-dealer scores 1 point'),
  lawExample('tie-for-game', cites.donohue.law(9), { what: 'tie', players: 'more' }, 'Three play, and two count the same.', 'eldest hand scores 1 point'),
  lawExample(
    'both-go-out',
    cites.donohue.law(7),
    { how: 'play' },
    'Both stand at six; one makes high, the other low, jack and game.',
    'count in the order high, low, jack, game',
  ),
  lawExample('both-go-out', cites.uspc.sevenUp, { how: 'jack' }, 'Both stand at six, and the dealer turns a jack.', 'dealer wins the game'),
  lawExample('miscount', cites.hoffmann.methodDiscard, {}, 'He says 21 without looking, and has 20.', 'loses what was agreed'),
  scored(
    cites.donohue.law(7),
    { counts: '0.10', high: 'eldest', low: 'dealer', jack: 'dealer', before: '6.6' },
    'Both stand at six; the eldest hand makes high, the dealer the other three.',
    'Eldest hand wins the game',
  ),
  scored(
    cites.donohue.law(7),
    { counts: '0.10', high: 'eldest', low: 'eldest', jack: 'dealer', before: '5.6' },
    'Five against six: high and low go out before jack and game.',
    'Eldest hand wins the game',
  ),
  scored(
    cites.uspc.sevenUp,
    { counts: '11.4', high: 'eldest', low: 'dealer', jack: 'eldest', before: '5.6' },
    'Five against six: high and jack are too late against low.',
    'Dealer wins the game',
  ),
  scored(
    cites.uspc.sevenUp,
    { counts: '11.4', high: 'eldest', low: 'eldest', turned: '1', before: '6.6' },
    'Both stand at six, and the dealer has turned a jack.',
    'Dealer wins the game',
  ),
  scored(
    cites.donohue.scoringGame,
    { counts: '1.0', high: 'eldest', low: 'eldest', jack: 'eldest' },
    'The jack is the only trump out and the only counting card: one card makes all four points.',
    'Eldest hand 4',
  ),
  scored(cites.blue.scoring, { counts: '14.14', high: 'dealer', low: 'dealer' }, 'Equal counts: game goes to the non-dealer.', 'Dealer 2, Eldest hand 1'),
  scored(
    cites.blue.penalties,
    { counts: '20.10', high: 'eldest', low: 'dealer', jack: 'eldest', revoke: 'eldest', held: 'no' },
    'The eldest hand revokes with the jack in play, and scores neither jack nor game.',
    'Eldest hand -1, Dealer 1',
  ),
  scoreExample(
    'count',
    cites.hoffmann.scoring,
    { eldest: 'AS AH AC AD KS KH', dealer: '10S 10H JD' },
    'Two tens against four aces and two kings.',
    'The eldest hand has game, 22 against 21',
  ),
  sheetExample(
    'game',
    cites.blue.scoring,
    {},
    [
      { dealt: 'they', counts: '14.14', high: 'dealer', low: 'dealer', jack: 'nobody', revoke: 'nobody' },
      { dealt: 'we', counts: '14.14', high: 'dealer', low: 'dealer', jack: 'nobody', revoke: 'nobody' },
    ],
    'The dealer has high and low, and equal counts give game to the other side; then the same with the deal across.',
    { We: 3, They: 3 },
    'We 3, They 3; game is 7',
  ),
  lawExample('tie-for-game', cites.uspc.sevenUp, { what: 'tie', players: 'two' }, 'Two players count 30 each for game.', 'eldest hand scores 1 point'),
  ...moreLaws,
  ...moreScores,
];
