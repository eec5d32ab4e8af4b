import { fact } from '../../../../core/laws.ts';

/** When a meld is laid down, in games where all melds are shown around the first trick. */
export const MELD_TIMES = fact('When is the meld shown?', {
  before: 'Before any card is played',
  'after-lead': 'After another has played, before its holder has',
  'own-card': 'Right after its holder has played to the first trick',
  later: 'Later',
});

/** What a trick asks for where more than two play: a card may be too low on a trick that another has trumped. */
export const DUTIES_OF_PLAY = fact('What was not done?', {
  follow: 'Suit was not followed, though held',
  win: 'A card too low to win was played, of the suit or of trumps, though a higher was held',
  trump: 'Without the suit, no trump was played, though held',
});
