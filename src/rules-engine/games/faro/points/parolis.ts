import { doubted } from '../../../laws/cites.ts';
import { bookValue, item, unscored } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';

const group = 'Parolis, paix and pli';
const none = unscored();

/** What a stake wins if it is left on; only Donohue has these chances. Each value is the gain beyond the punter's own stake. */
export const parolis = {
  paroli: item({
    title: 'Paroli',
    gist: 'Stake and gain, left on the card after one win, win again.',
    aka: ['cocking', 'double', 'parolet', 'let it ride once'],
    group,
    books: {
      'blue-ribbon-1940': none,
      donohue: bookValue(3, [cites.donohue.sept, cites.donohue.paroli], { unit: 'stake', says: 'Stake and gain doubled; the name says "double".' }),
    },
  }),
  sept: item({
    title: 'Sept et le va',
    gist: 'The whole is left on after a paroli and wins again.',
    aka: ['seven and it goes', 'sept-et-le-va', 'septleva'],
    group,
    books: { 'blue-ribbon-1940': none, donohue: bookValue(7, cites.donohue.sept, { unit: 'stake' }) },
  }),
  quinze: item({
    title: 'Quinze et le va',
    gist: 'The whole is left on after a sept and wins again.',
    aka: ['fifteen and it goes', 'quinze-et-le-va'],
    group,
    books: { 'blue-ribbon-1940': none, donohue: bookValue(15, cites.donohue.quinze, { unit: 'stake' }) },
  }),
  trente: item({
    title: 'Trente et le va',
    gist: 'The whole is left on after a quinze and wins again.',
    aka: ['thirty-one and it goes', 'trente-et-le-va'],
    group,
    books: { 'blue-ribbon-1940': none, donohue: bookValue(31, cites.donohue.trente, { unit: 'stake', says: 'Thirty by name, thirty-one in fact.' }) },
  }),
  soixante: item({
    title: 'Soixante et le va',
    gist: 'The whole is left on after a trente and wins again.',
    aka: ['sixty-three and it goes', 'soixante-et-le-va'],
    group,
    books: {
      'blue-ribbon-1940': none,
      donohue: bookValue(63, cites.donohue.soixante, { unit: 'stake', says: 'Sixty by name. The highest chance of the game.' }),
    },
  }),
  'paroli-lost': item({
    title: 'A paroli lost',
    gist: 'A card with parolis on it loses, whichever step it stood at.',
    aka: ['sept lost', 'lost it all'],
    group,
    books: {
      'blue-ribbon-1940': none,
      donohue: bookValue(
        -1,
        doubted(
          cites.donohue.sept,
          'The whole is risked again; that the gains were never drawn, so that the first stake alone is out of pocket, is our reckoning.',
        ),
        {
          unit: 'stake',
          says: 'All that lay there; of the punter’s own money, the first stake.',
        },
      ),
    },
  }),
  paix: item({
    title: 'Paix',
    gist: 'The gain alone is left on the card, and wins.',
    aka: ['peace', 'pont', 'double or quits', 'bridge'],
    group,
    books: {
      'blue-ribbon-1940': none,
      donohue: bookValue(2, doubted(cites.donohue.paix, 'Double or quits on the gain; the number is not printed.'), { unit: 'stake' }),
    },
  }),
  'paix-lost': item({
    title: 'Paix lost',
    gist: 'The gain alone was left on the card, and loses.',
    aka: ['quits'],
    group,
    books: { 'blue-ribbon-1940': none, donohue: bookValue(0, cites.donohue.paix, { unit: 'stake', says: 'The gain is gone and the stake saved.' }) },
  }),
  pli: item({
    title: 'Pli',
    gist: 'After a doublet the half left is ventured, and wins.',
    aka: ['bent card', 'recover half'],
    group,
    books: { 'blue-ribbon-1940': none, donohue: bookValue(0, cites.donohue.pli, { unit: 'stake', says: 'The lost half is won back.' }) },
  }),
  'pli-lost': item({
    title: 'Pli lost',
    gist: 'After a doublet the half left is ventured, and loses.',
    aka: ['lost the rest'],
    group,
    books: { 'blue-ribbon-1940': none, donohue: bookValue(-1, cites.donohue.pli, { unit: 'stake' }) },
  }),
} as const;
