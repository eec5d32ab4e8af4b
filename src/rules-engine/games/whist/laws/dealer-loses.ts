export const DEAL_OR_LOSE = 'A misdeal loses a deal that is an advantage; the book does not say whether this one is.';
export const KEEPS = 'The dealer keeps the deal because of the disturbance.';
