/** Who leads first when no card decides it. */
export const firstLead = {
  leads: {
    'blue-ribbon-1940': 'The player on the dealer’s left must lead to the first trick. The book names no penalty if another player leads.',
    'uspc-1898': 'The player on the dealer’s left must lead to the first trick. The book names no penalty if another player leads.',
  },
} as const;
