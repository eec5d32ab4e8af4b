// The figures of the court cards and the joker, in a box of 100 by 140. `currentColor` is the colour of the suit; the top left is free for the index.
const INK = '#231a12';
const GOLD = '#d9a93a';
const SKIN = '#f3d9b5';
const LINEN = '#fffaf0';
const RED = '#c8463f';

const path = (d: string, fill: string, line = 0) =>
  `<path d="${d}" fill="${fill}"${line === 0 ? '' : ` stroke="${INK}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"`}/>`;
const round = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="1.6"/>`;
/** Eyes, brows and nose, which are the same in all figures. */
const FEATURES = [
  path('M51 56q4-3 8 0M67 56q4-3 8 0', 'none', 2),
  path('M63 61v9l-3.2 1', 'none', 1.7),
  path('M54.6 60.3a2.2 2.2 0 1 0 .1 0zM71.4 60.3a2.2 2.2 0 1 0 .1 0z', INK),
].join('');
const SHOULDERS = 'M-13 142c3-24 27-33 46-37l30 14 30-14c4 1 7 2 10 4v33z';
/** Moves a figure down and to the right. */
const placed = (...parts: readonly string[]) => `<g transform="translate(13 17) scale(.88)">${parts.join('')}</g>`;

/** A young man in a cap with a feather. */
const JACK = placed(
  path('M42 46v36c0 8 4 12 8 12h26c4 0 8-4 8-12V46z', '#b9742a', 2),
  path('M55 84h16v16H55z', SKIN),
  path('M48 48h30v20c0 13-7 20-15 20s-15-7-15-20z', SKIN),
  FEATURES,
  path('M59 79q4 2.4 8 0', 'none', 2),
  path('M45 58c2-8 8-10 18-10s16 2 18 10c-8-4-28-4-36 0z', '#b9742a'),
  path('M40 44c-6-14 4-25 22-25 16 0 26 10 24 25z', 'currentColor', 2),
  path('M80 40C97 32 99 15 91 4 81 13 74 24 76 38z', LINEN, 2),
  path('M79 38 90 12M84 28l7-3M82 33l6-3', 'none', 1.4),
  path('M40 43h46v9H40z', GOLD, 2),
  path(SHOULDERS, 'currentColor', 2),
  path('M41 97 48 92 55 96 63 92 71 96 78 92 85 97 81 112 72 107 63 114 54 107 45 112z', LINEN, 2),
  path('M58 113h10v29H58z', GOLD, 1.8),
  path('M61 119h4v4h-4zM61 128h4v4h-4z', INK),
);
/** A coronet with pearls, and more of them round the neck. */
const QUEEN = placed(
  path('M41 46C32 70 32 96 37 118h52c5-22 5-48-4-72z', '#7d3a1c', 2),
  path('M55 84h16v20l10 6-18 18-18-18 10-6z', SKIN),
  path('M47 48h32v20c0 15-8 23-16 23s-16-8-16-23z', SKIN),
  FEATURES,
  path('M57 79q3-2 6 0 3-2 6 0-6 6-12 0z', RED),
  path('M43 67c-2-17 6-25 20-25s22 8 20 25c-3-8-9-15-20-16-11 1-17 8-20 16z', '#7d3a1c'),
  path('M43 48 40 29 49 38 55 24 63 36 71 24 77 38 86 29 83 48Q63 41 43 48z', GOLD, 2),
  [round(40, 27, 3, LINEN), round(55, 22, 3.4, LINEN), round(71, 22, 3.4, LINEN), round(86, 27, 3, LINEN), round(63, 41, 2.6, 'currentColor')].join(''),
  path('M-13 142c3-24 30-33 58-36 4 8 10 15 18 19 8-4 14-11 18-19 9 1 17 2 22 5v31z', 'currentColor', 2),
  [round(48, 107, 2.7, LINEN), round(53, 113, 2.7, LINEN), round(73, 113, 2.7, LINEN), round(78, 107, 2.7, LINEN), round(63, 117, 3.4, LINEN)].join(''),
  path('M58 125h10l4 17H54z', GOLD, 1.8),
);
/** A crown of five points, a beard, ermine on the shoulders. */
const KING = placed(
  path(SHOULDERS, 'currentColor', 2),
  path('M35 102 63 92 91 102 97 114 63 132 29 114z', LINEN, 2),
  path('M41 107l3 6 2.4-6zM52 115l3 6 2.4-6zM71 115l3 6 2.4-6zM82 107l3 6 2.4-6z', INK),
  path('M41 48c-3 18-3 34 4 46h36c7-12 7-28 4-46z', '#3a2618', 2),
  path('M47 48h32v22c0 13-7 18-16 18s-16-5-16-18z', SKIN),
  FEATURES,
  path('M46 70c5 5 11 1 17 2.4 6-1.4 12 2.6 17-2.4 1 23-6 37-17 44-11-7-18-21-17-44z', '#3a2618'),
  path('M58 79q5-1.6 10 0-5 3-10 0z', RED),
  path('M42 51 36 25 51 37 63 17 75 37 90 25 84 51z', GOLD, 2),
  path('M42 44h42', 'none', 1.8),
  [round(36, 23, 4, GOLD), round(63, 15, 4.6, GOLD), round(90, 23, 4, GOLD), round(63, 37, 3.4, 'currentColor')].join(''),
  path('M57 128h12v14H57z', GOLD, 1.8),
);
/** A fool in a cap with bells. */
const JOKER = placed(
  path(SHOULDERS, '#1f5238', 2),
  path('M63 119 33 105l-9 3 8 16 10-6 5 11 9-6 7 12 7-12 9 6 5-11 10 6 8-16-9-3z', GOLD, 2),
  path('M46 50h34v20c0 13-8 20-17 20s-17-7-17-20z', SKIN, 2),
  FEATURES,
  path('M54 75q9 11 18 0-9 3-18 0z', RED, 1.4),
  path('M45 54C38 38 26 36 18 48 20 24 40 18 63 34c-2 8-3 14-2 20z', RED, 2),
  path('M81 54C88 38 98 36 106 46 104 24 86 18 63 34c2 8 3 14 2 20z', '#1f5238', 2),
  path('M46 50C46 26 54 14 63 6c9 8 17 20 17 44-8-4-26-4-34 0z', GOLD, 2),
  path('M43 49q20-8 40 0v6q-20-7-40 0z', LINEN, 2),
  [round(18, 50, 4.6, GOLD), round(105, 48, 4.6, GOLD), round(63, 6, 4.6, GOLD)].join(''),
);
/** Figures by rank. */
export const COURTS = { J: JACK, Q: QUEEN, K: KING, JOKER } as const;
