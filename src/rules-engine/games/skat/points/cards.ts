import { doubted } from '../../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';

const CARDS = 'What the cards count';
const NEED = 'What has to be taken';

const card = (name: string, points: number) =>
  item({
    title: name,
    gist: `What ${name === 'Ace' ? 'an' : 'a'} ${name.toLowerCase()} counts in the tricks.`,
    aka: [`${name.toLowerCase()} points`],
    group: CARDS,
    books: { 'blue-ribbon-1940': bookValue(points, cites.blue.trump), 'uspc-1898': bookValue(points, cites.uspc.rankCards) },
  });

export const cardPoints = {
  ace: card('Ace', 11),
  ten: card('Ten', 10),
  king: card('King', 4),
  queen: card('Queen', 3),
  jack: card('Jack', 2),
  'low-cards': item({
    title: 'Nine, eight and seven',
    gist: 'Cards that count nothing in the tricks.',
    aka: ['blanks', 'small cards'],
    group: CARDS,
    books: { 'blue-ribbon-1940': ruled('They count nothing.', cites.blue.trump), 'uspc-1898': ruled('They count nothing.', cites.uspc.rankCards) },
  }),
  pack: item({
    title: 'All the cards together',
    gist: 'The sum of the card points in the pack.',
    aka: ['total points', '120'],
    group: CARDS,
    books: { 'blue-ribbon-1940': bookValue(120, cites.blue.trump), 'uspc-1898': unscored('The sum is not printed; it follows from the card values.') },
  }),
  'skat-counts': item({
    title: 'The two skat cards',
    gist: 'To whom the skat counts at the end of the hand.',
    aka: ['who gets the skat', 'skat points', 'skat matadors'],
    group: CARDS,
    books: {
      'blue-ribbon-1940': ruled('To the lone player, in points and in matadors, touched or not; not at nullo, and in ramsch to the last trick.', [
        cites.blue.overbid,
        cites.blue.form,
      ]),
      'uspc-1898': ruled('To the lone player, in points and in matadors; not at null.', cites.uspc.game),
    },
  }),
} as const;

export const targets = {
  win: item({
    title: 'To win the game',
    gist: 'The card points with which the lone player wins.',
    aka: ['61', 'sixty-one', 'is 60 enough'],
    group: NEED,
    books: {
      'blue-ribbon-1940': bookValue(61, [cites.blue.trump, cites.blue.americanLaws(10)]),
      'uspc-1898': bookValue(61, cites.uspc.scoring),
    },
  }),
  'make-schneider': item({
    title: 'To make the opponents schneider',
    gist: 'The card points with which the lone player makes the other side schneider.',
    aka: ['90 or 91', 'schneider points', 'how many for schneider'],
    group: NEED,
    books: { 'blue-ribbon-1940': bookValue(91, cites.blue.schneider), 'uspc-1898': bookValue(90, cites.uspc.scoring) },
  }),
  'make-lone-schneider': item({
    title: 'To make the lone player schneider',
    gist: 'The card points with which the opponents make the lone player schneider.',
    aka: ['schneidered', 'out of schneider', '31 points', '30 points'],
    group: NEED,
    books: {
      'blue-ribbon-1940': bookValue(90, [
        cites.blue.schneider,
        doubted(
          cites.blue.americanLaws(10),
          'The law gives the opponents 30 points "to schneider the player"; with the rest it must mean that 30 take them out of schneider.',
        ),
      ]),
      'uspc-1898': bookValue(90, [cites.uspc.scoring, cites.uspc.schneiderSchwartz]),
    },
  }),
  'make-schwarz': item({
    title: 'To make a side schwarz',
    gist: 'What has to be taken for schwarz.',
    aka: ['schwartz', 'all the tricks', 'black'],
    group: NEED,
    books: { 'blue-ribbon-1940': ruled('Every trick.', cites.blue.schneider), 'uspc-1898': ruled('Every trick.', cites.uspc.scoring) },
  }),
} as const;
