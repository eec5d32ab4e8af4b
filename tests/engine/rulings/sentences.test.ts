// The sentences of rulings: of each kind, a case that could be misread.
import { expect, test } from 'vitest';
import { makeSufficient } from '../../../src/rules-engine/games/auction-bridge/words.ts';
import { equalToPot } from '../../../src/rules-engine/games/poker/words.ts';
import {
  barred,
  callSuit,
  cannotRecall,
  cardExposed,
  choice,
  forEach,
  inOrder,
  isDone,
  isVoid,
  lastsUntil,
  MOMENT_IDS,
  mayBeDone,
  mayDemand,
  mayRequire,
  momentKey,
  momentName,
  must,
  newDeal,
  noPenaltyPrinted,
  notDecided,
  onlyIf,
  passesTo,
  pays,
  putRight,
  type Remedy,
  sayClaim,
  sayRemedies,
  scores,
  scoresNothing,
  stands,
  takesBack,
  takesPoints,
  takesTricks,
  undecided,
} from '../../../src/rules-engine/index.ts';
import { moment } from '../../../src/rules-engine/vocabulary/own-words.ts';
import { PARTNERS, SINGLY, TWO } from '../../support/rulings/people.ts';

test.each<[string, Remedy[], string]>([
  ['what the chooser does himself needs no name', [choice('dealer', newDeal(), isVoid('declaration'))], 'The dealer may deal again or cancel the declaration.'],
  [
    'an option of several parts is numbered',
    [
      choice(
        'left-of-offender',
        [must('offender', makeSufficient), barred('partner-of-offender', 'bid-further')],
        [isVoid('declaration'), passesTo('turn', 'proper-player')],
      ),
    ],
    'The player on that player’s left chooses one of two: (1) have the player make the bid sufficient, in any suit or in no trumps and forbid that player’s partner to take any further part in the bidding; or (2) cancel the declaration and have the turn pass to the player whose turn it was.',
  ],
  [
    'three options are numbered',
    [choice('declarer', stands('lead'), cardExposed('offender', 'declarer'), callSuit('declarer', 'other-defender'))],
    'The declarer chooses one of three: (1) let the lead stand; (2) have the card stay face up, and say when it is played; or (3) say which suit the other defender must lead.',
  ],
  [
    'what may be asked is what the other then has to do',
    [mayDemand('opponents', takesBack('offender', 'lead'), must('proper-leader', 'lead'))],
    'The other side may make the player take back the lead and make the player whose lead it was lead.',
  ],
  ['the chooser who deals again', [mayDemand('dealer', newDeal())], 'The dealer may deal again.'],
  [
    'nobody is named where the book names nobody',
    [isDone('next-card-turned'), putRight(null, 'score')],
    'The next card is turned up, and the score is corrected.',
  ],
  ['may beside must', [mayBeDone('dealt-again')], 'The cards may be dealt again by the same dealer.'],
  [
    'a condition stands in the sentence',
    [onlyIf('asker-still-in', must('dealer', 'answer-truly'))],
    'If the player who asks is still in the pot, the dealer must answer truly.',
  ],
  [
    'a multiplier stands in the sentence',
    [forEach('revoke', takesTricks('opponents', 'offending-side', 2))],
    'For each revoke of the deal, the other side takes 2 tricks from the player’s side.',
  ],
  ['a limit stands in the sentence', [lastsUntil('hand-over', barred('anyone', 'look-back'))], 'Until the hand is played out, nobody may look at the cards.'],
  ['a rule without a penalty', [barred('offender', 'look-back'), noPenaltyPrinted], 'The player may not look at the cards. The book names no penalty.'],
  ['one thing left open', [stands('deal'), undecided('pot')], 'The deal stands. The book does not say what becomes of the pot.'],
  ['a fine out of the bank', [takesPoints('offender', 1, 'chip', 'bank')], 'The player takes 1 chip from the bank.'],
  ['a payment names who gets it first', [pays('offender', equalToPot, 'pot')], 'The player pays the pot as much as it holds at the discovery.'],
  [
    'a right joins what the same party scores',
    [scores('opponents', 2), mayDemand('opponents', newDeal())],
    'The other side scores 2 points and may have the same dealer deal again.',
  ],
  [
    'what neither may do is joined by "or"',
    [barred('both-sides', 'look-back'), cannotRecall('both-sides', 'lead')],
    'Neither side may look at the cards or take back the lead.',
  ],
  ['nothing decided', [notDecided], 'The book does not cover this.'],
])('%s', (_, remedies, said) => expect(sayRemedies(remedies, PARTNERS)).toBe(said));

test.each([
  [TWO, 'Both players score nothing for this deal.'],
  [PARTNERS, 'Both sides score nothing for this deal.'],
  [SINGLY, 'All the players score nothing for this deal.'],
])('without partners there are no sides: %j', (people, said) => expect(sayRemedies([scoresNothing('both-sides')], people)).toBe(said));

test('a claim says who, from when and until when, and does not repeat that it may be asked', () => {
  expect(sayClaim({ by: 'opponents', until: 'next-cut' }, [], PARTNERS)).toBe('The other side may claim this until the cut for the next deal.');
  expect(sayClaim({ by: 'opponents', from: 'trick-turned', until: 'next-cut' }, [], PARTNERS)).toBe(
    'The other side may claim this from the moment when the trick is turned until the cut for the next deal.',
  );
  expect(sayClaim({ by: 'anyone', until: 'deal-done' }, [mayDemand('anyone', newDeal())], PARTNERS)).toBe('This right lasts until the deal is complete.');
  expect(sayClaim({ by: 'dealer', until: 'deal-done' }, [mayRequire('dealer', 'anyone', 'lead')], PARTNERS)).toBe(
    'This right lasts until the deal is complete.',
  );
  expect(sayClaim({ by: 'dealer', until: 'deal-done' }, [mayRequire('anyone', 'dealer', 'lead')], PARTNERS)).toBe(
    'The dealer may claim this until the deal is complete.',
  );
  expect(sayClaim({ by: 'dealer', until: 'deal-done' }, [mayDemand('anyone', newDeal())], PARTNERS)).toBe(
    'The dealer may claim this until the deal is complete.',
  );
});

test('cards are touched, then lifted, then looked at', () => {
  const order = ['cards-touched', 'cards-lifted', 'cards-looked-at'] as const;
  expect(MOMENT_IDS.filter((id) => (order as readonly string[]).includes(id))).toEqual(order);
});

test('a moment of one game is sorted in its place, has a name, and ends a claim', () => {
  const promoted = moment('A pawn is exchanged', { after: 'move' });
  const castled = moment('Castling', { after: promoted, limit: 'the king has castled' });
  expect(inOrder(['next-move', castled, 'touch', promoted, 'move', { ...promoted }]).map(momentKey)).toEqual([
    'touch',
    'move',
    'a-pawn-is-exchanged',
    'castling',
    'next-move',
  ]);
  expect(momentName(castled)).toBe('Castling');
  expect(sayClaim({ by: 'opponent', from: promoted, until: castled }, [], PARTNERS)).toBe(
    'The opponent may claim this from the moment when a pawn is exchanged until the king has castled.',
  );
});
