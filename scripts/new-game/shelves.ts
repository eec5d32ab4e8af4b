// Defaults for a new game on each shelf: its kind, features, lines at a glance, the sections of its page, a diagram of the set-up,
// and a law that its books probably have.
import type { AnyPackId, Feature, Kind, OffenceId, QuestionId, Shelf } from '../../src/rules-engine/index.ts';

/** A section of the text, with its only rule: the heading, the rule's id, its topic. */
type Section = readonly [heading: string, id: string, topic: string];

export interface Beginning {
  readonly kind: Kind;
  readonly pack: AnyPackId;
  readonly has: readonly Feature[];
  readonly glance: readonly string[];
  readonly sections: readonly Section[];
  /** The set-up as shapes, as code with the names of vocabulary/diagrams.ts; left out if the game has no set-up. */
  readonly setUp?: { readonly key: string; readonly width: number; readonly height: number; readonly shapes: string; readonly imports: string };
  /** A law as a pattern; `then` is code with the names of laws/remedies.ts. */
  readonly law: {
    readonly key: string;
    readonly offence?: OffenceId;
    readonly question?: QuestionId;
    readonly title: string;
    readonly gist: string;
    readonly moment: string;
    readonly then: string;
    readonly says: string;
  };
  /** Moments that its laws are likely to have. */
  readonly moments: readonly string[];
}

const OBJECT: Section = ['Object', 'object', 'object'];
const PACK: Section = ['The pack and its rank', 'pack', 'pack'];
const DEAL: Section = ['The deal', 'deal', 'deal'];
const PLAY: Section = ['The play', 'play', 'play'];

const cards: Beginning = {
  kind: 'card',
  pack: 'standard-52',
  has: [],
  glance: ['Players', 'Deal', 'Play', 'To win'],
  sections: [OBJECT, PACK, DEAL, PLAY],
  moments: ['cut', 'deal', 'cards-lifted', 'lead', 'play', 'count', 'next-cut'],
  law: {
    key: 'misdeal',
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The dealer gives a player the wrong number of cards.',
    moment: 'deal',
    then: 'newDeal()',
    says: 'deals again',
  },
};
const patience: Beginning = {
  ...cards,
  glance: ['Layout', 'Building', 'To win'],
  sections: [OBJECT, PACK, ['The layout', 'layout', 'deal'], PLAY],
  setUp: { key: 'layout', width: 9.2, height: 3, shapes: "row(0, 0, ['empty', 'empty', 'empty', 'back'])", imports: 'type Diagram, row' },
  moments: ['set-up', 'play', 'game-over'],
  law: {
    key: 'space-filled',
    question: 'allowed',
    title: 'Space filled',
    gist: 'A space becomes vacant in the layout.',
    moment: 'play',
    then: "allowed('player', 'fill-space-so')",
    says: 'may fill the space',
  },
};
const banking: Beginning = {
  ...cards,
  has: ['betting'],
  glance: ['Bank', 'Bets', 'Wins'],
  sections: [OBJECT, PACK, ['The bank and the bets', 'bank', 'betting'], DEAL, PLAY],
  moments: ['betting', 'deal', 'showdown', 'count'],
  law: {
    key: 'bet-too-late',
    offence: 'irregular-bet',
    title: 'Bet placed too late',
    gist: 'A player stakes after the first card is dealt.',
    moment: 'betting',
    then: "isVoid('stakes')",
    says: 'do not count',
  },
};
const dice: Beginning = {
  kind: 'dice',
  pack: 'none-0',
  has: [],
  glance: ['Dice', 'Turn', 'To win'],
  sections: [OBJECT, ['The dice', 'dice', 'seats'], PLAY],
  moments: ['before-play', 'throw', 'next-throw', 'count', 'game-over'],
  law: {
    key: 'cocked-die',
    offence: 'irregular-throw',
    title: 'Cocked die',
    gist: 'A die does not lie flat.',
    moment: 'throw',
    then: "must('player', 'throw-again')",
    says: 'throw again',
  },
};
const dominoes: Beginning = {
  kind: 'dominoes',
  pack: 'none-0',
  has: ['draw'],
  glance: ['Set', 'First', 'To win'],
  sections: [OBJECT, ['The stones', 'stones', 'pack'], DEAL, PLAY],
  moments: ['deal', 'draw', 'play', 'hand-over', 'count'],
  law: {
    key: 'wrong-stone',
    offence: 'irregular-play',
    title: 'Stone that does not fit',
    gist: 'A player sets a stone that does not match the open end.',
    moment: 'play',
    then: "takesBack('offender', 'play')",
    says: 'takes back',
  },
};
const board: Beginning = {
  kind: 'board',
  pack: 'none-0',
  has: [],
  glance: ['Board', 'First move', 'To win'],
  sections: [OBJECT, ['The board and the men', 'set-up', 'seats'], ['The moves', 'moves', 'play']],
  setUp: { key: 'set-up', width: 16, height: 16, shapes: 'chequers(8, 8)', imports: 'chequers, type Diagram' },
  moments: ['set-up', 'touch', 'move', 'next-move', 'game-over', 'any-time'],
  law: {
    key: 'touched-man',
    offence: 'piece-touched',
    title: 'Man touched',
    gist: 'A player whose turn it is touches a man and wants to move another.',
    moment: 'touch',
    then: "must('offender', 'move-touched')",
    says: 'must move',
  },
};
const billiards: Beginning = {
  kind: 'billiards',
  pack: 'none-0',
  has: [],
  glance: ['Balls', 'Stroke', 'Game'],
  sections: [OBJECT, ['The table', 'table', 'seats'], PLAY],
  setUp: {
    key: 'table',
    width: 16,
    height: 8,
    shapes: "[{ kind: 'box', x: 0, y: 0, width: 16, height: 8, tone: 'none' }, { kind: 'disc', x: 4, y: 4, r: 0.4, tone: 'light' }]",
    imports: 'type Diagram',
  },
  moments: ['set-up', 'stroke', 'next-stroke', 'count', 'game-over', 'any-time'],
  law: {
    key: 'foul-stroke',
    offence: 'foul-stroke',
    title: 'Foul stroke',
    gist: 'A player makes a foul stroke and pockets a ball by it.',
    moment: 'stroke',
    then: "scoresNothing('offender')",
    says: 'scores nothing',
  },
};
const bowling: Beginning = {
  kind: 'bowling',
  pack: 'none-0',
  has: [],
  glance: ['Alley', 'Turn', 'Game'],
  sections: [OBJECT, ['The alley', 'alley', 'seats'], PLAY],
  moments: ['set-up', 'delivery', 'count', 'game-over', 'any-time'],
  law: {
    key: 'foul-ball',
    offence: 'irregular-ball',
    title: 'Foul ball',
    gist: 'A player steps over the line as the ball is delivered.',
    moment: 'delivery',
    then: "scoresNothing('offender')",
    says: 'scores nothing',
  },
};
const reference: Beginning = { ...cards, kind: 'code', pack: 'none-0', glance: ['What it is', 'Use'], sections: [OBJECT], moments: ['any-time'] };

const OTHERS: Readonly<Partial<Record<Shelf, Beginning>>> = { solitaire: patience, banking, dice, dominoes, board, billiards, bowling, reference };

/** The defaults of a shelf: those of a card game unless the shelf has its own. */
export const beginningOf = (shelf: Shelf): Beginning => OTHERS[shelf] ?? cards;
