import { fact } from './laws.ts';

// Questions that codes of trick games put in the same words. What a code rules on the answers is its own, and one that comes to ask
// otherwise writes its own question.

/** Equal cards in cutting for partners and deal. */
export const TIED_IN_CUTTING = fact('Who tied?', {
  'two-between': 'Two players, between the highest and the lowest',
  'two-outside': 'Two players, with the highest or the lowest card',
  'three-below': 'Three players, below the fourth',
  'three-above': 'Three players, above the fourth',
});

/** A cut that is not good. */
export const CUT_WRONG = fact('What went wrong?', {
  thin: 'Fewer than four cards are in one of the packets',
  exposed: 'A card was exposed in cutting or in reuniting the packets',
  doubt: 'The cards were confused, or nobody knows where the pack was parted',
});

/** A cut that is thin or shows a card, where nothing else is named. */
export const THIN_OR_EXPOSED = fact('What is wrong with the cut?', { thin: 'A packet has fewer than four cards', exposed: 'A card was exposed' });

/** The pack was not cut: whether the opponents are in time. */
export const FOUND_BEFORE_TRUMP = fact('When did the opponents find it out?', {
  'in-time': 'Before the trump was turned and before they looked at any of their cards',
  late: 'Later',
});

/** A wrong number of cards: how far the play has gone. */
export const FOUND_IN_FIRST_TRICK = fact('When was it found?', {
  early: 'Before all had played to the first trick',
  later: 'After all had played to the first trick',
});

/** A wrong number of cards: whose hands are right. */
export const OTHER_HANDS = fact(
  'How do the others stand?',
  {
    right: 'All the others have the right number',
    partner: "The partner's number is wrong too, the opponents' is right",
    opponent: "An opponent's number is wrong too",
  },
  { needs: { partner: 'partners' } },
);

/** A card exposed in the deal: by whose act. */
export const EXPOSED_THROUGH = fact(
  'Through whom?',
  { dealer: 'The dealer', partner: "The dealer's partner", opponent: 'An opponent of the dealer' },
  { needs: { partner: 'partners' } },
);

/** Cards touched or looked at while they are dealt. */
export const CAME_OF_TOUCHING = fact('What came of it?', { nothing: 'The deal went on well', misdeal: 'There was a misdeal', exposed: 'A card was turned up' });

/** The trump card left on the table. */
export const TRUMP_HAS_LAIN = fact('How long has it lain there?', {
  'in-time': 'The second trick is not yet turned and quitted',
  late: 'The second trick is turned and quitted',
});

/** A card liable to be called. */
export const HOW_EXPOSED = fact(
  'What happened?',
  {
    faced: 'It lay face up on the table otherwise than in play',
    seen: 'It was held so that the partner saw any part of its face',
    named: 'The holder named it',
    separated: 'The holder separated it from the hand, face unseen',
  },
  { needs: { seen: 'partners' } },
);

/** A call that is refused: what it was. */
export const WHAT_WAS_CALLED = fact('What was called?', {
  exposed: 'A card lying exposed',
  order: 'The highest or the lowest of a suit, to trump or not to trump, or a suit to lead',
});

/** A call that is refused: whether it could be met. */
export const COULD_COMPLY = fact('Could the player comply?', { yes: 'Yes', no: 'No, or only by revoking' });

/** A revoke: whether it can still be put right. */
export const REVOKE_STAGE = fact(
  'How far has it gone?',
  {
    open: 'The trick is not turned and quitted, and {partners:neither the revoker nor his partner has}{-partners:the revoker has not} played to the next',
    asked: 'The same, but the partner has asked whether he has none of the suit',
    quitted: 'The trick is turned and quitted, or the revoker{partners: or his partner} has played to the next',
  },
  { needs: { asked: 'partners' } },
);

/** A revoke: one side alone, or both. */
export const WHO_REVOKED = fact('Who revoked?', { one: 'One side', both: 'Both sides, in the same deal' });

/** Tricks mixed after a claim of revoke. */
export const WHEN_MIXED = fact('When were they mixed?', { after: 'After the claim, before the opponents had examined them', before: 'Before the claim' });

/** A player is asked whether he has none of the suit led. */
export const ASKED_OF_RENOUNCE = {
  who: fact('Who asked?', { partner: 'His partner', opponent: 'An opponent' }),
  has: fact('Does he hold a card of the suit?', { yes: 'Yes', no: 'No' }),
} as const;
