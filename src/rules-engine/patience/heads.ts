import type { Law } from '../laws/laws.ts';

/** Faults and questions of every patience. Their facts and readings differ by game. */
export const PATIENCE = {
  wrongBuild: {
    offence: 'irregular-play',
    title: 'Card built where it does not fit',
    gist: 'A card is laid on another that it does not follow.',
    moment: 'play',
  },
  packAgain: {
    question: 'runs-out',
    title: 'Pack run through again',
    gist: 'The player comes to the end of the pack and goes through it once more.',
    moment: 'play',
  },
  wrongTake: {
    offence: 'irregular-play',
    title: 'Cards taken away that do not match',
    gist: 'Cards are taken out of the layout together that do not belong together.',
    moment: 'play',
  },
} as const satisfies Readonly<Record<string, Pick<Law, 'offence' | 'question' | 'title' | 'gist' | 'moment'>>>;
