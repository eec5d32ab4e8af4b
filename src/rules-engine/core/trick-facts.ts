import { fact } from './laws.ts';

// Questions that codes of trick games put in the same words. What a code rules on the answers is its own, and one that comes to ask
// otherwise writes its own question.

/** Equal cards in cutting for partners and deal. */
export const TIED_IN_CUTTING = fact('Who tied?', {
  'two-between': ['Two players, between the highest and the lowest', 'two in the middle'],
  'two-outside': ['Two players, with the highest or the lowest card', 'two highest or lowest'],
  'three-below': ['Three players, below the fourth', 'three lowest'],
  'three-above': ['Three players, above the fourth', 'three highest'],
});

/** A cut that is not good. */
export const CUT_WRONG = fact('What went wrong?', {
  thin: ['Fewer than four cards are in one of the packets', 'cut too thin'],
  exposed: ['A card was exposed in cutting or in reuniting the packets', 'card shown'],
  doubt: ['The cards were confused, or nobody knows where the pack was parted', 'cards confused'],
});

/** A cut that is thin or shows a card, where nothing else is named. */
export const THIN_OR_EXPOSED = fact('What is wrong with the cut?', {
  thin: ['A packet has fewer than four cards', 'cut too thin'],
  exposed: ['A card was exposed', 'card shown'],
});

/** The pack was not cut: whether the opponents are in time. */
export const FOUND_BEFORE_TRUMP = fact('When did the opponents find it out?', {
  'in-time': ['Before the trump was turned and before they looked at any of their cards', 'before trump, hands unseen'],
  late: 'Later',
});

/** A wrong number of cards: how far the play has gone. */
export const FOUND_IN_FIRST_TRICK = fact('When was it found?', {
  early: ['Before all had played to the first trick', 'before the first trick is full'],
  later: ['After all had played to the first trick', 'after the first trick'],
});

/** A wrong number of cards: whose hands are right. */
export const OTHER_HANDS = fact(
  'How do the others stand?',
  {
    right: ['All the others have the right number', 'others right'],
    partner: ["The partner's number is wrong too, the opponents' is right", 'partner wrong too'],
    opponent: ["An opponent's number is wrong too", 'opponent wrong too'],
  },
  { needs: { partner: 'partners' } },
);

/** A card exposed in the deal: by whose act. */
export const EXPOSED_THROUGH = fact(
  'Through whom?',
  {
    dealer: ['The dealer', 'through the dealer'],
    partner: ["The dealer's partner", 'through the dealer’s partner'],
    opponent: ['An opponent of the dealer', 'through an opponent'],
  },
  { needs: { partner: 'partners' } },
);

/** Cards touched or looked at while they are dealt. */
export const CAME_OF_TOUCHING = fact('What came of it?', { nothing: 'The deal went on well', misdeal: 'There was a misdeal', exposed: 'A card was turned up' });

/** The trump card left on the table. */
export const TRUMP_HAS_LAIN = fact('How long has it lain there?', {
  'in-time': ['The second trick is not yet turned and quitted', 'in the first two tricks'],
  late: ['The second trick is turned and quitted', 'after the second trick'],
});

/** A card liable to be called. */
export const HOW_EXPOSED = fact(
  'What happened?',
  {
    faced: ['It lay face up on the table otherwise than in play', 'face up on the table'],
    seen: ['It was held so that the partner saw any part of its face', 'seen by the partner'],
    named: ['The holder named it', 'named'],
    separated: ['The holder separated it from the hand, face unseen', 'detached unseen'],
  },
  { needs: { seen: 'partners' } },
);

/** A call that is refused: what it was. */
export const WHAT_WAS_CALLED = fact('What was called?', {
  exposed: ['A card lying exposed', 'exposed card'],
  order: ['The highest or the lowest of a suit, to trump or not to trump, or a suit to lead', 'order'],
});

/** A call that is refused: whether it could be met. */
export const COULD_COMPLY = fact('Could the player comply?', { yes: ['Yes', 'able to'], no: ['No, or only by revoking', 'unable, or only by a revoke'] });

/** A revoke: whether it can still be put right. */
export const REVOKE_STAGE = fact(
  'How far has it gone?',
  {
    open: [
      'The trick is not turned and quitted, and {partners:neither the revoker nor his partner has}{-partners:the revoker has not} played to the next',
      'in time',
    ],
    asked: ['The same, but the partner has asked whether he has none of the suit', 'when the partner has asked'],
    quitted: ['The trick is turned and quitted, or the revoker{partners: or his partner} has played to the next', 'later'],
  },
  { needs: { asked: 'partners' } },
);

/** A revoke: one side alone, or both. */
export const WHO_REVOKED = fact('Who revoked?', { one: ['One side', 'one side'], both: ['Both sides, in the same deal', 'both sides'] });

/** Tricks mixed after a claim of revoke. */
export const WHEN_MIXED = fact('When were they mixed?', {
  after: ['After the claim, before the opponents had examined them', 'after the claim'],
  before: ['Before the claim', 'before the claim'],
});

/** A player is asked whether he has none of the suit led. */
export const ASKED_OF_RENOUNCE = {
  who: fact('Who asked?', { partner: ['His partner', 'asked by his partner'], opponent: ['An opponent', 'asked by an opponent'] }),
  has: fact('Does he hold a card of the suit?', { yes: ['Yes', 'he has the suit'], no: ['No', 'he has none'] }),
} as const;
