// The sentences of the words of the law, each kind where it could be misread, and their brief forms.
import { expect, test } from 'vitest';
import { moment } from '../../src/rules-engine/core/words.ts';
import { makeSufficient } from '../../src/rules-engine/games/auction-bridge/words.ts';
import { equalToPot } from '../../src/rules-engine/games/poker/words.ts';
import {
  barred,
  briefLaw,
  briefOption,
  briefRemedies,
  callSuit,
  cardExposed,
  choice,
  fact,
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
  stands,
  takesBack,
  takesPoints,
  takesTricks,
  undecided,
} from '../../src/rules-engine/index.ts';
import { places } from '../support/library.ts';

test.each<[string, Remedy[], string]>([
  [
    'what the chooser does himself needs no name',
    [choice('dealer', newDeal(), isVoid('declaration'))],
    'The dealer chooses: either to deal again; or to have the declaration declared void.',
  ],
  [
    'an option of several parts is numbered',
    [
      choice(
        'left-of-offender',
        [must('offender', makeSufficient), barred('partner-of-offender', 'bid-further')],
        [isVoid('declaration'), passesTo('turn', 'proper-player')],
      ),
    ],
    "The player on the offender's left chooses one of two: (1) to require the offender to make the bid sufficient, in any suit or in no trumps, and to forbid the offender's partner to take any further part in the bidding; or (2) to have the declaration declared void, and to have the turn pass to the player whose turn it was.",
  ],
  [
    'three options are numbered',
    [choice('declarer', stands('lead'), cardExposed('offender', 'declarer'), callSuit('declarer', 'other-defender'))],
    'The declarer chooses one of three: (1) to let the lead stand; (2) to treat the card as an exposed card of the offender, and call it; or (3) to name the suit that the other defender must lead.',
  ],
  [
    'what may be asked is what the other then has to do',
    [mayDemand('opponents', takesBack('offender', 'lead'), must('proper-leader', 'lead'))],
    'The opponents may have the offender take back the lead and require the player whose lead it was to lead.',
  ],
  ['the chooser who deals again', [mayDemand('dealer', newDeal())], 'The dealer may deal again.'],
  ['nobody is named where the book names nobody', [isDone('next-card-turned'), putRight(null, 'score')], 'The next card is turned up. The score is put right.'],
  ['may beside must', [mayBeDone('dealt-again')], 'The cards may be dealt again by the same dealer.'],
  [
    'a condition stands in the sentence',
    [onlyIf('asker-still-in', must('dealer', 'answer-truly'))],
    'If the player who asks is still in the pot, the dealer must answer truly.',
  ],
  [
    'a multiplier stands in the sentence',
    [forEach('revoke', takesTricks('opponents', 'offending-side', 2))],
    'For each revoke of the deal, the opponents take 2 tricks from the offending side.',
  ],
  ['a limit stands in the sentence', [lastsUntil('hand-over', barred('anyone', 'look-back'))], 'Until the hand is played out, nobody may look at the cards.'],
  ['a rule without a penalty', [barred('offender', 'look-back'), noPenaltyPrinted], 'The offender may not look at the cards. No penalty is printed.'],
  ['one thing left open', [stands('deal'), undecided('pot')], 'The deal stands. The book does not decide what becomes of the pot.'],
  ['a fine out of the bank', [takesPoints('offender', 1, 'chip', 'bank')], 'The offender takes 1 chip from the bank.'],
  ['a payment names who gets it first', [pays('offender', equalToPot, 'pot')], 'The offender pays the pot as much as it holds at the discovery.'],
  ['nothing decided', [notDecided], 'The book does not decide this.'],
])('%s', (_, remedies, said) => expect(sayRemedies(remedies)).toBe(said));

test('a claim says who, from when and until when, and not twice that it may be asked', () => {
  expect(sayClaim({ by: 'opponents', until: 'next-cut' })).toBe('The opponents may claim this until the cut for the next deal.');
  expect(sayClaim({ by: 'opponents', from: 'trick-turned', until: 'next-cut' })).toBe(
    'The opponents may claim this from the moment when the trick is turned until the cut for the next deal.',
  );
  expect(sayClaim({ by: 'anyone', until: 'deal-done' }, [mayDemand('anyone', newDeal())])).toBe('This right lasts until the deal is complete.');
  expect(sayClaim({ by: 'dealer', until: 'deal-done' }, [mayRequire('dealer', 'anyone', 'lead')])).toBe('This right lasts until the deal is complete.');
  expect(sayClaim({ by: 'dealer', until: 'deal-done' }, [mayRequire('anyone', 'dealer', 'lead')])).toBe(
    'The dealer may claim this until the deal is complete.',
  );
  expect(sayClaim({ by: 'dealer', until: 'deal-done' }, [mayDemand('anyone', newDeal())])).toBe('The dealer may claim this until the deal is complete.');
});

test('cards are touched, then lifted, then looked at', () => {
  const order = ['cards-touched', 'cards-lifted', 'cards-looked-at'] as const;
  expect(MOMENT_IDS.filter((id) => (order as readonly string[]).includes(id))).toEqual(order);
});

test("a game's own moment stands in its place, is named, and ends a claim", () => {
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
  expect(sayClaim({ by: 'opponent', from: promoted, until: castled })).toBe(
    'The opponent may claim this from the moment when a pawn is exchanged until the king has castled.',
  );
});

test('remedies and answers in a few words', () => {
  expect(briefRemedies([scores('opponents', 2), newDeal()])).toBe('2 points to opponents; new deal');
  expect(briefRemedies([choice('declarer', cardExposed('offender', 'declarer'), callSuit('declarer', 'other-defender'))])).toBe('card exposed, or call a suit');
  expect(briefOption(fact('When?', { soon: ['Before the trick was turned and quitted', 'in time'] }), 'soon')).toBe('in time');
  expect(briefOption(fact('When?', { late: 'Later' }), 'late')).toBe('later');
  expect(briefOption(fact('When?', { late: 'After the next lead, before the trick is quitted' }), 'late').length).toBeLessThanOrEqual(30);
});

test('a law in one line: what it turns on, or the plainest case and how many others', () => {
  const line = (id: string, book: Parameters<typeof briefLaw>[1]) => {
    const law = places.flatMap((place) => place.laws).find((one) => one.id === id);
    return law === undefined ? undefined : briefLaw(law, book);
  };
  expect(line('cribbage.law.heels-forgotten', 'uspc-1898')).toMatch(/^.+: the dealer scores 2 points\. .+: the dealer may not score it any more\.$/);
  expect(line('poker.law.wrong-number-dealt', 'blue-ribbon-1940')).toMatch(/other cases\.$|^It depends: /);
  expect(line('poker.law.over-limit', 'sierra')).toBeNull();
});
