import { fact } from './laws.ts';

// Questions that codes of trick games ask in the same words. Each code has its own rulings on the answers, and one that asks differently has its own question.

/** A tie in cutting for partners and deal. */
export const TIED_IN_CUTTING = fact('Who tied?', 'Tied', {
  'two-between': { label: 'Two players, between the highest and the lowest', chip: 'Two in the middle', if: 'if two tied between the highest and the lowest' },
  'two-outside': { label: 'Two players, with the highest or the lowest card', chip: 'Two at an end', if: 'if two tied with the highest or the lowest card' },
  'three-below': { label: 'Three players, below the fourth', chip: 'Three lowest', if: 'if three tied below the fourth player' },
  'three-above': { label: 'Three players, above the fourth', chip: 'Three highest', if: 'if three tied above the fourth player' },
});

/** An irregular cut. */
export const CUT_WRONG = fact('What went wrong?', 'The cut', {
  thin: { label: 'Fewer than four cards are in one of the packets', chip: 'Too thin', if: 'if a packet has fewer than four cards' },
  exposed: {
    label: 'A card was exposed in cutting or in reuniting the packets',
    chip: 'Card shown',
    if: 'if a card showed in cutting or in joining the packets',
  },
  doubt: {
    label: 'The cards were confused, or nobody knows where the pack was parted',
    chip: 'Cards confused',
    if: 'if cards got mixed or nobody knows where the pack was parted',
  },
});

/** A cut that is thin or exposes a card, where no other fault is named. */
export const THIN_OR_EXPOSED = fact('What is wrong with the cut?', 'The cut', {
  thin: { label: 'A packet has fewer than four cards', chip: 'Too thin', if: 'if a packet has fewer than four cards' },
  exposed: { label: 'A card was exposed', chip: 'Card shown', if: 'if a card was exposed in the cut' },
});

/** The pack was not cut: whether the opponents object in time. */
export const FOUND_BEFORE_TRUMP = fact('When did the opponents find it out?', 'Found out', {
  'in-time': {
    label: 'Before the trump was turned and before they looked at any of their cards',
    chip: 'In time',
    if: 'before the trump is turned or the opponents look at cards',
  },
  late: { label: 'Later', if: 'once the trump is turned or the opponents have looked' },
});

/** A wrong number of cards: how far the play has gone. */
export const FOUND_IN_FIRST_TRICK = fact('When was it found?', 'Found', {
  early: { label: 'Before all had played to the first trick', chip: 'By first trick', if: 'before all have played to the first trick' },
  later: { label: 'After all had played to the first trick', chip: 'Later', if: 'once all have played to the first trick' },
});

/** A wrong number of cards: whether the other hands are right. */
export const OTHER_HANDS = fact(
  'How do the others stand?',
  'Other hands',
  {
    right: { label: 'All the others have the right number', chip: 'All right', if: 'if all the others have the right number' },
    partner: {
      label: 'The partner’s number is wrong too, the opponents’ is right',
      chip: 'Partner’s wrong',
      if: 'if only that player’s partner has a wrong number too',
    },
    opponent: { label: 'An opponent’s number is wrong too', chip: 'Opponent’s wrong', if: 'if an opponent has a wrong number too' },
  },
  { needs: { partner: 'partners' } },
);

/** A card exposed in the deal: by whom. */
export const EXPOSED_THROUGH = fact(
  'Through whom?',
  'Caused by',
  {
    dealer: { label: 'The dealer', if: 'if the dealer caused a card to show' },
    partner: { label: 'The dealer’s partner', chip: 'Dealer’s partner', if: 'if the dealer’s partner caused a card to show' },
    opponent: { label: 'An opponent of the dealer', chip: 'An opponent', if: 'if an opponent of the dealer caused a card to show' },
  },
  { needs: { partner: 'partners' } },
);

/** Cards touched or looked at while they are dealt. */
export const CAME_OF_TOUCHING = fact('What came of it?', 'Result', {
  nothing: { label: 'The deal went on well', chip: 'Deal went well', if: 'if the deal went on well' },
  misdeal: { label: 'There was a misdeal', chip: 'Misdeal', if: 'if that led to a misdeal' },
  exposed: { label: 'A card was turned up', chip: 'Card turned up', if: 'if that turned a card up' },
});

/** The trump card left on the table. */
export const TRUMP_HAS_LAIN = fact('How long has it lain there?', 'Second trick', {
  'in-time': { label: 'The second trick is not yet turned over', chip: 'Still open', if: 'before the second trick is turned over' },
  late: { label: 'The second trick is turned over', chip: 'Turned over', if: 'once the second trick is turned over' },
});

/** A card liable to be called. */
export const HOW_EXPOSED = fact(
  'What happened?',
  'What happened',
  {
    faced: {
      label: 'It lay face up on the table otherwise than in play',
      chip: 'Lay face up',
      if: 'if the card lay face up on the table without being played',
    },
    seen: {
      label: 'It was held so that the partner saw any part of its face',
      chip: 'Partner saw it',
      if: 'if the card was held so that the partner saw any of its face',
    },
    named: { label: 'The holder named it', chip: 'Was named', if: 'if the holder named the card' },
    separated: {
      label: 'The holder separated it from the hand, face unseen',
      chip: 'Detached unseen',
      if: 'if the holder separated the card from the hand, face unseen',
    },
  },
  { needs: { seen: 'partners' } },
);

/** A refused call: what was called. */
export const WHAT_WAS_CALLED = fact('What was called?', 'Called', {
  exposed: { label: 'A card lying exposed', chip: 'Exposed card', if: 'if a card lying exposed was called' },
  order: {
    label: 'The highest or the lowest of a suit, to trump or not to trump, or a suit to lead',
    chip: 'How to play',
    if: 'if the player was told how to play or which suit to lead',
  },
});

/** A refused call: whether the player could comply. */
export const COULD_COMPLY = fact('Could the player comply?', 'Could comply', {
  yes: { label: 'Yes', if: 'if the player could comply' },
  no: { label: 'No, or only by revoking', chip: 'No', if: 'if the player could comply only by revoking or not at all' },
});

/** A revoke: whether it can still be corrected. */
export const REVOKE_STAGE = fact(
  'How far has it gone?',
  'How far',
  {
    open: {
      label: 'The trick is not turned over, and {partners:neither the revoker nor the partner has}{-partners:the revoker has not} played to the next',
      chip: 'Still open',
      if: '{partners:while the trick is open and the partner has not asked}{-partners:before the trick is turned over or the player plays on}',
    },
    asked: {
      label: 'As before, but the partner has asked about having none of the suit',
      chip: 'Partner asked',
      if: 'while the trick is open but the partner has asked about the suit',
    },
    quitted: {
      label: 'The trick is turned over, or the revoker{partners: or the partner} has played to the next',
      chip: 'Played on',
      if: 'once the trick is turned over or {partners:the revoker’s side}{-partners:the player} has played on',
    },
  },
  { needs: { asked: 'partners' } },
);

/** A revoke: by one side or by both. */
export const WHO_REVOKED = fact('Who revoked?', 'Revoked', {
  one: { label: 'One side', if: 'if only one side revoked' },
  both: { label: 'Both sides, in the same deal', chip: 'Both sides', if: 'if both sides revoked in one deal' },
});

/** Tricks mixed after a claim of revoke. */
export const WHEN_MIXED = fact('When were they mixed?', 'Mixed', {
  after: {
    label: 'After the claim, before the opponents had examined them',
    chip: 'After the claim',
    if: 'if the tricks were mixed after the claim, before being examined',
  },
  before: { label: 'Before the claim', if: 'if the tricks were mixed before the claim' },
});

/** A player is asked whether he has a card of the suit led. */
export const ASKED_OF_RENOUNCE = {
  who: fact('Who asked?', 'Asked by', {
    partner: { label: 'The partner', if: 'if the partner asked' },
    opponent: { label: 'An opponent', if: 'if an opponent asked' },
  }),
  has: fact('Does the player asked hold a card of the suit?', 'Has the suit', {
    yes: { label: 'Yes', if: 'if the one asked has a card of the suit' },
    no: { label: 'No', if: 'if the one asked has none of the suit' },
  }),
} as const;
