import { citedBy, lawExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Bezique } from '../code.ts';
import { laws } from '../laws/index.ts';

const { blue, uspc } = cites;
type Key = keyof typeof laws & string;
const passageOf = (key: Key, book: 'blue-ribbon-1940' | 'uspc-1898', at = 0) => citedBy(laws[key].readings[book], at);

/** The deal and the draws. */
const deals: readonly ExampleOf<Bezique>[] = [
  lawExample('thin-cut', blue.cut, {}, 'Three cards are lifted off the pack.', 'leave at least five cards'),
  lawExample('misdeal', blue.penalties, {}, 'The dealer has dealt the hands in the wrong order.', 'same dealer deals again'),
  lawExample(
    'misdeal',
    uspc.misdeal,
    {},
    'The dealer has gone wrong, and the eldest hand would like to deal.',
    'The player on the dealer’s left may deal again or have the same dealer deal again',
  ),
  lawExample('exposed-in-deal', blue.penalties, { whose: 'pone' }, 'A king turns over on its way to the non-dealer.', 'non-dealer may'),
  lawExample('exposed-in-deal', blue.penalties, { whose: 'stock' }, 'The top card of the stock falls face up.', 'non-dealer may'),
  lawExample('exposed-in-deal', blue.penalties, { whose: 'own' }, 'A player drops one of his own cards.', 'may not ask for a new deal'),
  lawExample('wrong-number-dealt', blue.penalties, { what: 'many' }, 'The non-dealer finds nine cards.', 'deals again'),
  lawExample('wrong-number-dealt', blue.penalties, { what: 'few' }, 'A hand has seven cards.', 'give the card that is wanting'),
  lawExample('faced-card', blue.penalties, { when: 'before' }, 'Before the first lead an eight lies face up in the stock.', 'The cards are dealt again'),
  lawExample('faced-card', blue.penalties, { when: 'after' }, 'In the tenth trick a card lies face up in the stock.', 'face down in its place'),
  lawExample('wrong-number-in-play', blue.penalties, { what: 'many' }, 'After five tricks he counts nine cards.', 'brought down to eight'),
  lawExample('wrong-number-in-play', blue.penalties, { what: 'few' }, 'After five tricks he counts seven cards.', 'draw from the stock to make good'),
  lawExample('not-drawn', blue.penalties, {}, 'She leads at once and forgets her draw.', 'draw two cards'),
  lawExample('not-drawn', uspc.undrawn, {}, 'She leads at once and forgets her draw.', 'draw two cards'),
  lawExample('two-drawn', passageOf('two-drawn', 'blue-ribbon-1940'), { whose: 'opponent' }, 'The winner of the trick lifts two cards.', 'show both cards'),
  lawExample('two-drawn', blue.late, { whose: 'later', seen: 'yes' }, 'The loser takes two and looks at both.', 'keep the one preferred'),
  lawExample(
    'two-drawn',
    passageOf('two-drawn', 'blue-ribbon-1940'),
    { whose: 'later', seen: 'no' },
    'The loser lifts two cards stuck together and looks at neither.',
    'put it back',
  ),
  lawExample('two-drawn', uspc.twoDrawn, {}, 'Two cards stick together.', 'turn both cards face up'),
  lawExample('draw-out-of-turn', blue.late, {}, 'The loser of the trick draws first.', 'restore the card'),
  lawExample('uneven-stock', blue.late, {}, 'Two cards and the trump are left.', 'top card is drawn'),
];

/** Declarations. */
const declared: readonly ExampleOf<Bezique>[] = [
  lawExample('declared-out-of-time', blue.object, { when: 'in-time' }, 'He has won the trick and lays down a marriage.', 'may make the declaration'),
  lawExample('declared-out-of-time', blue.object, { when: 'drawn' }, 'He draws, and then sees his four queens.', 'may not make the declaration'),
  lawExample('declared-out-of-time', blue.end, { when: 'gone' }, 'The stock is gone; he has a marriage.', 'may not make the declaration'),
  lawExample('declared-out-of-time', uspc.single, { when: 'in-time' }, 'He has won the trick and lays down a marriage.', 'may make the declaration'),
  lawExample('declared-out-of-time', uspc.single, { when: 'drawn' }, 'He draws, and then sees his four queens.', 'may not make the declaration'),
  lawExample('two-declarations', blue.waiting, { wants: 'score' }, 'A marriage and a bézique for one trick.', 'may not score both'),
  lawExample('two-declarations', blue.waiting, { wants: 'lay' }, 'Four jacks lie there; he adds the spade marriage: forty to score.', 'lay the others down'),
  lawExample('two-declarations', uspc.single, { wants: 'score' }, 'A sequence and a bézique for one trick.', 'may not score both'),
  lawExample('two-declarations', uspc.single, { wants: 'lay' }, 'The sequence is scored, with forty to score.', 'lay the others down'),
  lawExample('waiting-score', blue.waiting, { what: 'better' }, 'Forty to score, and the last draw made a sequence.', 'keep the other waiting'),
  lawExample('waiting-score', blue.waiting, { what: 'none' }, 'He never wins another trick.', 'may not score what was waiting'),
  lawExample(
    'waiting-score',
    passageOf('waiting-score', 'uspc-1898'),
    { what: 'better' },
    'Forty to score, and a better one has come.',
    'keep the other waiting',
  ),
  lawExample('waiting-score', passageOf('waiting-score', 'uspc-1898'), { what: 'none' }, 'He never wins another trick.', 'may not score what was waiting'),
  ...(['blue-ribbon-1940', 'uspc-1898'] as const).flatMap((book) => [
    lawExample(
      'lesser-after-greater',
      passageOf('lesser-after-greater', book),
      { first: 'lesser' },
      'The royal marriage, and later the sequence.',
      'may declare the second',
    ),
    lawExample(
      'lesser-after-greater',
      passageOf('lesser-after-greater', book),
      { first: 'greater', cards: 'same' },
      'The sequence is scored; now he claims the marriage in it.',
      'may not declare the second',
    ),
    lawExample(
      'lesser-after-greater',
      passageOf('lesser-after-greater', book),
      { first: 'greater', cards: 'new' },
      'After the sequence comes a marriage of the other king and queen.',
      'may declare the second',
    ),
    lawExample(
      'card-used-again',
      passageOf('card-used-again', book),
      { second: 'other-class' },
      'The queen of spades is married and makes a bézique as well.',
      'may declare it with that card',
    ),
    lawExample('card-used-again', passageOf('card-used-again', book), { second: 'greater' }, 'The single bézique grows to the double.', 'may declare it'),
    lawExample('card-used-again', passageOf('card-used-again', book), { second: 'like' }, 'The married king wants the second queen.', 'may not declare it'),
    lawExample(
      'card-used-again',
      passageOf('card-used-again', book),
      { second: 'renewed' },
      'One of four kings has been played; a fresh one joins the three.',
      'may not declare it',
    ),
  ]),
  lawExample('played-and-declared', blue.laid, {}, 'He lays the queen to the trick and calls a marriage.', 'may not play the card and declare it'),
  lawExample('wrong-declaration', blue.wrong, { held: 'no' }, 'Four jacks, and one of them is a king.', 'called upon to play or lead'),
  lawExample('wrong-declaration', blue.wrong, { held: 'yes' }, 'He has the fourth jack in his hand.', 'no penalty'),
  lawExample('wrong-declaration', passageOf('wrong-declaration', 'uspc-1898'), { found: 'before' }, 'It is seen at once.', 'The player corrects the score'),
  lawExample('wrong-declaration', passageOf('wrong-declaration', 'uspc-1898'), { found: 'after' }, 'It is seen when the next card lies.', 'compelled to play'),
  lawExample('seven-and-declaration', blue.dix, {}, 'He exchanges the seven and lays down four aces.', 'may not score both'),
  lawExample(
    'taken-trump-declared',
    blue.taken,
    { ten: 'scored' },
    'The card taken completes the sequence; the ten is marked.',
    'may not declare the card taken',
  ),
  lawExample('taken-trump-declared', blue.taken, { ten: 'forgone' }, 'He lets the ten go.', 'may make the declaration'),
  lawExample('second-seven', blue.dix, {}, 'The card turned is a seven, and he holds the other.', 'scores 10 points'),
];

/** The play and the end. */
const play: readonly ExampleOf<Bezique>[] = [
  lawExample('lead-out-of-turn', blue.penalties, { what: 'called' }, 'He leads after losing the trick: not yours, she says.', 'takes back the card'),
  lawExample('lead-out-of-turn', blue.penalties, { what: 'played' }, 'She has played to his wrong lead.', 'trick stands'),
  lawExample('revoke', blue.object, { stock: 'left' }, 'A heart is led; he throws a club with hearts in hand.', 'allowed'),
  lawExample('revoke', blue.penalties, { stock: 'gone' }, 'In the last eight he did not head the trick.', 'replayed from the error'),
  lawExample('revoke', uspc.follow, { stock: 'left' }, 'A heart is led; he throws a club with hearts in hand.', 'allowed'),
  lawExample('revoke', uspc.forty, { stock: 'gone' }, 'In the last tricks he did not trump.', 'loses 40 points'),
  lawExample('like-cards', blue.object, {}, 'Both aces of hearts come down.', 'first of them wins'),
  lawExample('like-cards', uspc.alike, {}, 'Both aces of hearts come down.', 'first of them wins'),
  lawExample('both-reach-game', uspc.tie, { equal: 'yes' }, 'Both have 1,040.', 'last trick wins'),
  lawExample('both-reach-game', uspc.brisques, { equal: 'no', brisques: 'after' }, 'With aces and tens it is 1,060 to 1,020.', 'higher score wins'),
  lawExample('both-reach-game', uspc.brisques, { equal: 'no', brisques: 'taken' }, 'They were scored as taken: 1,060 to 1,020.', 'does not cover'),
];

export const lawCases = [...deals, ...declared, ...play];
