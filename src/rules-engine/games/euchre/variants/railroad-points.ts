import { cite } from '../../../books.ts';
import { item, worth } from '../../../core/points.ts';

const USPC = cite('uspc-1898', '16', 'Railroad Euchre');
const BLUE = cite('blue-ribbon-1940', '224', 'Railroad Euchre');
const BLUE_LOSES = cite('blue-ribbon-1940', '224', 'Railroad Euchre', {
  doubt: 'The lone hand "loses" the points: whether they are taken off or go to the opponents is not said.',
});

export const railroadAmend = {
  'lone-point': { books: { 'blue-ribbon-1940': worth(1, BLUE) } },
  euchre: { books: { 'blue-ribbon-1940': worth(2, BLUE) } },
  'euchre-lone': { books: { 'blue-ribbon-1940': worth(2, BLUE) } },
  game: { books: { 'uspc-1898': worth(10, USPC), 'blue-ribbon-1940': worth(10, BLUE) } },
} as const;

export const railroadAdd = {
  'lone-euchred-by-lone': item({
    title: 'Lone hand euchred by a lone hand',
    gist: 'An opponent plays alone against the lone hand and euchres it.',
    aka: ['euchred by a loner', 'lone against lone'],
    group: 'The lone hand',
    books: { 'uspc-1898': worth(4, USPC), 'blue-ribbon-1940': worth(4, BLUE_LOSES) },
  }),
} as const;
