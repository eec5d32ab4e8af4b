import { laws } from './laws.ts';

/**
 * The numbered laws of the U.S. Playing Card Company's book of 1898, by heading. Our copy prints no page numbers there. Page breaks fall within laws 5, 28 and
 * 38 of whist. The index puts duplicate whist, whose heading comes less than a page after law 38, on page 27: so law 38 runs from page 26 to 27. The ends of
 * pages 23, 24 and 28 to 30 cannot be located.
 */
export const uspc = {
  'Five-handed, or Penalty Euchre: Notes': laws({ 14: [1, 2, 3] }),
  'The Laws of Whist': laws({
    '22-26': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37],
    '26-27': [38],
    27: [39],
  }),
  'Etiquette of Whist': laws({ 27: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] }),
  'The Laws of Duplicate Whist': laws({ '28-32': ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] }),
} as const;
