export const counted = (made: string) => `a name for the sum of ${made}; fifteens are added`;
