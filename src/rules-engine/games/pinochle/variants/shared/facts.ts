import { fact } from '../../../../laws/laws.ts';

/** When a meld is laid down, in games where all melds are shown around the first trick. */
export const MELD_TIMES = fact('When is the meld shown?', 'Meld shown', {
  before: { label: 'Before any card is played', chip: 'Before any card', if: 'before any card is played' },
  'after-lead': {
    label: 'After another has played, before its holder has',
    chip: 'Before own card',
    if: 'after another has played, before the meld’s holder has',
  },
  'own-card': {
    label: 'Right after its holder has played to the first trick',
    chip: 'After own card',
    if: 'once the meld’s holder has just played to the first trick',
  },
  later: { label: 'Later', if: 'once the moment after the holder’s first card has passed' },
});

/** The duties of play with more than two players; failing to win also covers a card that is too low on a trick already trumped. */
export const DUTIES_OF_PLAY = fact('What was not done?', 'Failed to', {
  follow: { label: 'Suit was not followed, though held', chip: 'Follow suit', if: 'if the player had the suit led and did not follow' },
  win: {
    label: 'A card too low to win was played, of the suit or of trumps, though a higher was held',
    chip: 'Play high enough',
    if: 'if suit or trump was played too low, with a higher one held',
  },
  trump: { label: 'Without the suit, no trump was played, though held', chip: 'Trump', if: 'if the player, without the suit, kept back every trump' },
});
