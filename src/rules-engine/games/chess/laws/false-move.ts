export const FALSE_MOVE = 'The law says only when a false move can no longer be recalled; that it can be until then follows.';
