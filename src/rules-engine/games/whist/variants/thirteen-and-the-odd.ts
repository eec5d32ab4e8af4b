import { lawExample, scoreExample } from '../../../core/examples.ts';
import { count } from '../../../core/fields.ts';
import { variant } from '../../../core/games.ts';
import { pointsOf, ruled, worth } from '../../../core/points.ts';
import { cardExposed, losesGame, mayChange } from '../../../core/remedies.ts';
import { problem, wrong } from '../../../core/result.ts';
import { answer, type Line, scorer } from '../../../core/scorers.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';

const NO_PARTNERS = 'Two play, without partners.';
const game = { ...points.game, books: { 'uspc-1898': worth(7, cites.uspc.thirteenOdd, { unit: 'trick', says: 'Who first has seven tricks wins the game.' }) } };

const deal = scorer({
  title: 'A game of thirteen and the odd',
  gist: 'Who has won by the tricks, or by a revoke.',
  aka: ['two-handed whist score'],
  books: ['uspc-1898'],
  ask: {
    ours: count('Your tricks', 0, 13),
    theirs: count("The opponent's tricks", 0, 13),
    revokes: count('Your revokes', 0, 5, { optional: true }),
    'their-revokes': count("The opponent's revokes", 0, 5, { optional: true }),
  },
  score: (asked, { book }) => {
    const need = pointsOf(game, book);
    const [mine, theirs] = [asked.revokes ?? 0, asked['their-revokes'] ?? 0];
    if (asked.ours + asked.theirs > 13) return wrong(problem('theirs', 'no more than thirteen tricks together', `${asked.ours + asked.theirs}`));
    const lines: Line[] = [];
    if (mine > 0 && theirs > 0)
      return { ok: true, value: answer('Both revoked; the book does not decide', [{ rule: 'law.revoke', say: 'a revoke on each side' }]) };
    if (mine > 0) lines.push({ rule: 'law.revoke', say: 'you revoked, and the trick was quitted' });
    else if (theirs > 0) lines.push({ rule: 'law.revoke', say: 'the opponent revoked, and the trick was quitted' });
    if (lines.length > 0) return { ok: true, value: answer(mine > 0 ? 'The opponent wins the game by the revoke' : 'You win the game by the revoke', lines) };
    lines.push(
      { rule: 'points.trick', say: 'your tricks', points: asked.ours, unit: 'trick', to: 'You' },
      { rule: 'points.trick', say: "the opponent's tricks", points: asked.theirs, unit: 'trick', to: 'The opponent' },
    );
    const headline =
      asked.ours >= need ? 'You win the game' : asked.theirs >= need ? 'The opponent wins the game' : `The game goes on: ${asked.ours} to ${asked.theirs}`;
    return { ok: true, value: answer(headline, lines) };
  },
});

export default variant({
  title: 'Thirteen and the odd',
  aliases: ['Two-handed whist', 'Whist for two'],
  books: { 'uspc-1898': { heading: 'Thirteen and the Odd', pages: '36', inherits: { from: 'whist', cite: cites.uspc.thirteenOdd } } },
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  glance: { Deal: '13 cards to each of two; the next card is turned for trump', Game: 'the first seven tricks win', Revoke: 'loses the game' },
  laws: {
    amend: {
      revoke: {
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { found: 'open' }, then: [mayChange('offender', 'card'), cardExposed('offender', 'opponent')], note: 'As in whist, whose laws apply.' },
              { when: { found: ['asked', 'quitted'] }, then: [losesGame('offender')] },
            ],
            cites.uspc.thirteenOdd,
          ),
        }),
      },
    },
    repeal: {
      'equal-cards-cut': NO_PARTNERS,
      'late-entry': NO_PARTNERS,
      'hand-shown': NO_PARTNERS,
      'claims-the-rest': NO_PARTNERS,
      'winners-led-on': NO_PARTNERS,
      'play-out-of-turn': NO_PARTNERS,
      'attention-to-trick': NO_PARTNERS,
      'renounce-question': NO_PARTNERS,
      'partners-breach-used': NO_PARTNERS,
      'card-played-to-be-noticed': NO_PARTNERS,
    },
  },
  points: {
    amend: {
      game: { books: { 'uspc-1898': worth(7, cites.uspc.thirteenOdd, { unit: 'trick', says: 'Who first has seven tricks wins the game.' }) } },
      trick: { books: { 'uspc-1898': ruled('Every trick counts toward the seven.', cites.uspc.thirteenOdd) } },
      revoke: { books: { 'uspc-1898': ruled('The game, if the trick was quitted before it was found.', cites.uspc.thirteenOdd) } },
    },
    repeal: { 'revoke-cap': 'A revoke loses the game.', 'game-value': 'There is no score beside the tricks.' },
  },
  scorers: { deal },
  repealScorers: { rubber: 'The odd trick of thirteen wins the deal; there is no rubber.' },
  examples: [
    lawExample('revoke', cites.uspc.thirteenOdd, { found: 'quitted' }, 'A revoke is found when the trick is quitted.', 'loses the game'),
    scoreExample(
      'deal',
      cites.uspc.thirteenOdd,
      { ours: '7', theirs: '4', revokes: '0', 'their-revokes': '0' },
      'Seven tricks to four.',
      { You: 7 },
      'You win the game',
    ),
    scoreExample(
      'deal',
      cites.uspc.thirteenOdd,
      { ours: '7', theirs: '4', revokes: '1', 'their-revokes': '0' },
      'Seven tricks, but one of them by a revoke.',
      'The opponent wins the game',
    ),
  ],
});
