import { chequers, type Diagram, type Shape } from '../../vocabulary/diagrams.ts';

const round = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const foot = 'M.42 1.82V1.66Q.42 1.56 .56 1.54H1.44Q1.58 1.56 1.58 1.66V1.82z';
const stem = 'M.72 1.3H1.28L1.4 1.56H.6z';

/** Outlines of the Staunton men, by the letter of the piece in English notation. */
const MEN: Readonly<Record<string, string>> = {
  p: `${round(1, 0.72, 0.28)}M.74 .96H1.26V1.07H.74zM.86 1.05H1.14Q1.16 1.4 1.4 1.56H.6Q.84 1.4 .86 1.05z${foot}`,
  r: `M.58 .42H.77V.56H.91V.42H1.09V.56H1.23V.42H1.42V.76L1.29 .87V1.38L1.42 1.56H.58L.71 1.38V.87L.58 .76z${foot}`,
  n: `M.6 1.56C.58 1.22 .86 1.1 .92 .88C.8 .93 .72 .98 .62 1.06C.53 1.12 .4 1.03 .42 .91C.5 .73 .62 .6 .71 .47L.73 .26L.9 .37C1.3 .37 1.54 .74 1.42 1.56z${foot}`,
  b: `${round(1, 0.3, 0.09)}M1 .38C.64 .62 .6 .9 .8 1.1H1.2C1.31 .99 1.36 .9 1.34 .8L1.1 .93L1.04 .83L1.3 .68C1.23 .56 1.13 .46 1 .38zM.7 1.1H1.3V1.21H.7zM.86 1.2H1.14Q1.18 1.44 1.4 1.56H.6Q.82 1.44 .86 1.2z${foot}`,
  q: `M.44 .62L.7 1.32H1.3L1.56 .62L1.27 .9L1.21 .46L1 .84L.79 .46L.73 .9z${round(0.43, 0.57, 0.08)}${round(0.78, 0.41, 0.08)}${round(1.22, 0.41, 0.08)}${round(1.57, 0.57, 0.08)}${stem}${foot}`,
  k: `M.93 .16H1.07V.29H1.2V.42H1.07V.66H.93V.42H.8V.29H.93zM1 .66C1.2 .46 1.58 .56 1.52 .9C1.48 1.08 1.34 1.2 1.3 1.34H.7C.66 1.2 .52 1.08 .48 .9C.42 .56 .8 .46 1 .66z${stem}${foot}`,
};

/** A position, row by row from the far side; a capital is a white man, a number that many empty squares, as in FEN. */
function position(rows: string): Shape[] {
  const lines = rows.split('/');
  const columns = [...(lines[0] ?? '')].reduce((sum, one) => sum + (Number(one) || 1), 0);
  const men = lines.flatMap((line, y) => {
    let x = 0;
    return [...line].flatMap((one): Shape[] => {
      const path = MEN[one.toLowerCase()];
      const at = x;
      x += Number(one) || 1;
      return path === undefined ? [] : [{ kind: 'man', x: at * 2, y: y * 2, path, tone: one === one.toLowerCase() ? 'dark' : 'light' }];
    });
  });
  return [...chequers(columns, lines.length), ...men];
}

const FILES = ['QR', 'QKt', 'QB', 'Q', 'K', 'KB', 'KKt', 'KR'];
const dot = (column: number, row: number): Shape => ({ kind: 'disc', x: column * 2 + 1, y: row * 2 + 1, r: 0.3, tone: 'accent' });

export const diagrams = {
  'set-up': {
    title: 'The men at the start',
    alt: 'A light square is at the right hand of each player. On the first row of White from the left: rook, knight, bishop, queen, king, bishop, knight, rook; eight pawns on the second row. The black men stand opposite, queen against queen and king against king. Each queen is on a square of her own colour. The letters below name the files.',
    width: 16,
    height: 17.2,
    shapes: [...position('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'), ...FILES.map((text, n): Shape => ({ kind: 'words', x: n * 2 + 1, y: 17, text }))],
  },
  knight: {
    title: 'The leap of the knight',
    alt: 'A knight in the middle of a board reaches eight squares, each two squares away in a straight line and one to the side. All of them have the colour that it does not stand on. It leaps over whatever stands between.',
    width: 10,
    height: 10,
    shapes: [...position('5/5/2N2/5/5'), ...[dot(1, 0), dot(3, 0), dot(0, 1), dot(4, 1), dot(0, 3), dot(4, 3), dot(1, 4), dot(3, 4)]],
  },
  'en-passant': {
    title: 'En passant',
    alt: 'A black pawn has moved two squares and stands beside a white pawn that has crossed the middle of the board. The white pawn may take it and goes to the marked square, over which the black pawn passed.',
    width: 10,
    height: 8,
    shapes: [...position('5/5/1Pp2/5'), { kind: 'line', from: [5, 1], to: [5, 4.1], dashed: true }, dot(2, 1)],
  },
  'castling-crossed': {
    title: 'The king would cross an attacked square',
    alt: 'The white king and the rook of its side stand at home with two empty squares between them. A black bishop far to the left attacks along a slanting line the square beside the king, marked, which the king would cross in castling.',
    width: 16,
    height: 10,
    shapes: [...position('1b6/8/8/5PPP/4K2R'), { kind: 'line', from: [3.6, 1.6], to: [10.5, 8.5], dashed: true }, dot(5, 4)],
  },
  'shut-in': {
    title: 'A rook that cannot move',
    alt: 'The corner of the board. The white rook in the corner has a knight beside it and a pawn before it and cannot move. The king two squares further on can go to the squares marked.',
    width: 10,
    height: 8,
    shapes: [...position('5/5/PPP2/RNBK1'), dot(3, 2), dot(4, 2), dot(4, 3)],
  },
  'two-ahead': {
    title: 'Two squares straight ahead',
    alt: 'A white knight was put on the marked square, two squares straight before it. From where it stands it leaps two squares in a line and one to the side.',
    width: 10,
    height: 8,
    shapes: [...position('5/5/5/2N2'), dot(2, 1), { kind: 'line', from: [5, 6], to: [5, 3.6], dashed: true }],
  },
  'taken-ahead': {
    title: 'A pawn before a pawn',
    alt: 'A white pawn and a black one stand face to face in one column. A pawn takes aslant only: the squares marked are those on which the white one could take.',
    width: 10,
    height: 8,
    shapes: [...position('5/2p2/2P2/5'), dot(1, 1), dot(3, 1)],
  },
  'over-a-pawn': {
    title: 'A rook with a pawn before it',
    alt: 'A white rook stands in a column with a white pawn two squares before it, and two squares beyond the pawn a black bishop. The rook does not leap and cannot take it.',
    width: 10,
    height: 10,
    shapes: [...position('2b2/5/2P2/5/2R2'), { kind: 'line', from: [5, 7.9], to: [5, 2.1], dashed: true }],
  },
  'knight-attacks': {
    title: 'A square that a knight attacks',
    alt: 'The white king stands two squares below and two to the right of a black knight. The square to the left of the king, marked, is attacked by the knight.',
    width: 10,
    height: 10,
    shapes: [...position('5/1n3/5/3K1/5'), dot(2, 3)],
  },
  pinned: {
    title: 'A pinned bishop',
    alt: 'The white king, a white bishop and a black bishop stand on one slanting line, the white bishop between. It may move along that line, to the marked squares, and take; anywhere else it would uncover check.',
    width: 10,
    height: 10,
    shapes: [...position('4b/5/2B2/5/K4'), dot(1, 3), dot(3, 1)],
  },
  'no-check': {
    title: 'No check: a pawn stands between',
    alt: 'A black rook and the white king stand in one column, and a white pawn stands between them. The king is not attacked.',
    width: 10,
    height: 10,
    shapes: position('2r2/5/2P2/5/2K2'),
  },
  castled: {
    title: 'Castled',
    alt: 'White has castled on the king’s side: the king stands on the knight’s square and the rook beside it on the bishop’s. Black has castled on the queen’s side: the king stands on the bishop’s square and the rook beside it on the queen’s square.',
    width: 16,
    height: 16,
    shapes: position('2kr3r/ppp2ppp/8/8/8/8/PPP2PPP/R4RK1'),
  },
  stalemate: {
    title: 'Stalemate, if it is Black who has to move',
    alt: 'The black king stands alone in the corner and is not in check. The white queen, a knight’s leap away, attacks every square to which it could go. The white king stands apart.',
    width: 10,
    height: 10,
    shapes: position('4k/5/3Q1/5/1K3'),
  },
} as const satisfies Record<string, Diagram>;
