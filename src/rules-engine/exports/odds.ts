// Computed odds, and what the books print.

export { commonMultiple, compared, type Fraction, fraction, inDecimals, nearestWhole, over, plus, times } from '../odds/fractions.ts';
export { bet, type CountedRow, chance, countedOut, type Fate, type OddsRow, type OddsTable, type Tally } from '../odds/odds.ts';
export { equally, mapOutcomes, numbersFrom, type Outcomes, throwsOf, untilDecided, weighed } from '../odds/outcomes.ts';
export { against, comes, comparedWith, faultOf, gains, gainsOneIn, inFavour, type Printed, sayCounted, waysIn } from '../odds/printed.ts';
