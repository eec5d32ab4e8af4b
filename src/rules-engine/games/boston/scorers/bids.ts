/** The bids between Boston and the grand slam, by their tricks. */
export const MIDDLE_BIDS = {
  six: 'Six tricks',
  seven: 'Seven tricks',
  eight: 'Eight tricks',
  nine: 'Nine tricks',
  ten: 'Ten tricks',
  eleven: 'Eleven tricks',
  twelve: 'Twelve tricks',
} as const;
