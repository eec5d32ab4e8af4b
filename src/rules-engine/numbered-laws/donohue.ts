import { laws } from './laws.ts';

/**
 * The numbered laws of Donohue's book, by heading. The scan garbles many figures (3 as 8, 28 as 98): an unreadable number is inferred from its legible
 * neighbours. Laws without numbers are not included.
 */
export const donohue = {
  'Laws of Euchre': laws({ 10: [1, 2, 3, 4] }),
  'Laws of Euchre: Shuffling and Cutting': laws({ 10: [5, 6, 7], 11: [8, 9, 10] }),
  'Laws of Euchre: Dealing and Discarding': laws({ 11: [11, 12, 13, 14], 12: [15, 16, 17, 18, 19, 20, 21, 22], '12-13': [23], 13: [24] }),
  'Laws of Euchre: Playing out of Turn, and Exposed Cards': laws({ 13: [25, 26, 27], 14: [28, 29, 30, 31] }),
  'Laws of Euchre: The Revoke': laws({ 14: [32, 33], '14-15': [34], 15: [35, 36, 37, 38, 39] }, { 36: 'The number is damaged in the scan and reads 88.' }),
  // The book has one heading for both: "Making the Trump, and Playing Alone".
  'Laws of Euchre: Making the Trump': laws({ 15: [40] }),
  'Laws of Euchre: Playing Alone': laws({ 15: [41, 42], '15-16': [43], 16: [44, 45] }),
  'Laws of Euchre: Intimation between Partners': laws({ 16: [46], 17: [47, 48] }),
  'The Rules of Sixty-Six': laws({ '35-36': [1], 36: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }),
  'Draw Poker: Cutting and Dealing': laws({ 59: [1, 2, 3, 4, 5, 6, 7], 60: [8, 9, 10] }),
  'Draw Poker: Discarding and Drawing': laws({ 60: [11, 12, 13], '60-61': [14], 61: [15, 16] }),
  'Draw Poker: Betting, Calling and Showing': laws({ 61: [17], 62: [18, 19, 20, 21, 22, 23, 24, 25], 63: [26, 27, 28, 29, 30] }),
  'Laws of Cribbage': laws({ 66: [1], 67: [2, 3, 4, 5, 6] }),
  'Loo: Laws of the Game': laws({ 76: [1, 2, 3, 4, 5, 6, 7, 8], '76-77': [9] }),
  'Laws of the Game of All-Fours': laws({
    80: [1],
    81: [2, 3, 4, 5],
    '81-82': [6],
    82: [7, 8, 9, 10],
    83: [11, 12, 13],
    '83-84': [14],
    84: [15],
  }),
  // The note to law 13 ends on the next page.
  'Rules of Cassino': laws({ 92: [1, 2, 3, 4, 5], 93: [6, 7, 8], '93-94': [9], 94: [10, 11, 12], '94-95': [13] }),
  'The Laws of Backgammon': laws({ 168: ['I', 'II', 'III', 'IV', 'V'] }),
  'Draughts: Laws of the Game': laws({ 176: [1, 2, 3], '176-177': [4], 177: [5, 6, 7], '177-178': [8], 178: [9, 10], '178-179': [11], 179: [12] }),
  'The Game of Chess: Laws of the Game': laws({ 279: [1], 280: [2, 3, 4, 5, 6, 7, 8, 9, 10] }, { 5: 'Our copy numbers it 6, and the next law 6 as well.' }),
  'Mr. Hoyle’s General Rules for the Game of Chess': laws({
    280: [1],
    '280-281': [2],
    281: [3, 4, 5, 6, 7, 8, 9, 10],
    '281-282': [11],
    282: [12, 13, 14, 15, 16, 17, 18],
    283: [19, 20, 21, 22, 23, 24, 25, 26],
  }),
  'Écarté: On the Game of Écarté': laws({ 303: [1, 2, 3, 4, 5, 6, 7], 304: [8, 9, 10] }),
  'Écarté: On Cutting, and Cutting for Deal': laws({ 304: [1, 2, 3, 4, 5, 6, 7, 8], 305: [9, 10] }),
  'Écarté: On Dealing': laws(
    { 305: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], '305-306': [11], 306: [12, 13, 14, 15, 16, 17], '306-307': [18] },
    { 11: 'Our copy numbers it 14; it stands between 10 and 12.' },
  ),
  'Écarté: Of Faults in General': laws({ 307: [1, 2, 3, 4], 308: [5, 6, 7, 8, 9, 10, 11] }),
  'Écarté: On Revoking or Under-Forcing': laws({ 308: [1, 2] }),
  'Écarté: On Mis-Dealing': laws({ 310: [1, 2, 3, 4, 5] }),
  'Écarté: On Mis-Dealing the Entire Hand': laws({ 310: [1, 2, 3], 311: [4, 5] }),
  'Écarté: On Mis-Dealing after Changing Cards': laws({ 311: [1, 2, 3, 4, 5, 6, 7] }),
  Loto: laws({ 324: [1, 2], '324-325': [3], 325: [4, 5, 6, 7, 8, 9], 326: [10, 11] }),
  'Laws of the Game of Reversis': laws({
    355: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'],
    '355-356': ['XII'],
    356: ['XIII'],
  }),
  'Russian Bagatelle: Rules of the Game': laws({ 374: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] }),
  'American Bowls: Rules of the Game': laws({ 377: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'] }),
  // The book prints no numbers here; they are inferred from other laws of the code that refer to these laws or their neighbours.
  'The Rules of Bridge: Dealing': laws({ 400: [33] }),
  'The Rules of Bridge: Doubling and Re-Doubling': laws({ 402: [55, 56, 57, 58] }),
} as const;
