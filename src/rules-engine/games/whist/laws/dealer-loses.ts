export const DEAL_OR_LOSE = 'A misdeal loses the deal where the deal is an advantage; whether it is one here is not said.';
export const KEEPS = 'The dealer keeps the deal because of the disturbance.';
