// Who may hold the device when not everyone may read a ruling, and the advice for each of them.

/** Who holds the device. `rules`: whether the rulings are shown. */
export const HOLDERS = {
  chooser: { label: 'The player who has the choice', advice: 'Read it to yourself: what you say aloud your partner hears.', rules: true },
  partner: {
    label: 'That player’s partner',
    advice: 'You may not advise your partner, so the rulings are folded away. Hand the phone to the player who has the choice, who answers alone.',
    rules: false,
  },
  other: { label: 'The other side', advice: '', rules: true },
  bystander: {
    label: 'Somebody who is not playing',
    advice: 'A remark of yours could cost a side its right, so the rulings are folded away. Hand the phone to the player who has the choice.',
    rules: false,
  },
} as const;
export type Holder = keyof typeof HOLDERS;

/** The question before the rulings are shown. */
export const WHO_HOLDS = 'Reading this aloud could cost you the penalty. Who holds this phone?';
