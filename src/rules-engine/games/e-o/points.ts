import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { niche } from './words.ts';

const { donohue } = cites;
const WAGER = doubted(donohue.niches, 'The niche decides the wager, says the book; that it is paid with as much again is understood, as its per cent shows.');

export const points = {
  letter: item({
    title: 'The letter of the niche',
    gist: 'The ball lodges in a niche of the letter that was bet on.',
    aka: ['even money', 'E comes', 'O comes'],
    group: 'The bets',
    bookValue: bookValue(1, WAGER, { unit: 'stake', says: 'Even money.' }),
  }),
  'other-letter': item({
    title: 'The other letter',
    gist: 'The ball lodges in a niche of the other letter, a bar-hole or not.',
    aka: ['lost bet'],
    group: 'The bets',
    bookValue: bookValue(-1, [WAGER, donohue.bar], { unit: 'stake' }),
  }),
  'own-bar': item({
    title: 'The bar-hole of one’s own letter',
    gist: 'The ball lodges in a bar-hole of the letter that was bet on.',
    aka: ['bar hole', 'bank does not pay'],
    group: 'The bets',
    bookValue: ruled('Not paid. The book does not say whether the stake comes back.', donohue.bar, { unit: 'stake' }),
  }),
  niches: item({
    title: 'Niches of the table',
    gist: 'Those of E and of O together, as a rule.',
    aka: ['how many holes', 'forty niches'],
    group: 'The table',
    bookValue: bookValue(40, donohue.niches, { unit: niche, says: 'Twenty of each letter.' }),
  }),
  'bar-holes': item({
    title: 'Bar-holes',
    gist: 'Niches in which the bank does not pay.',
    aka: ['how many bar holes'],
    group: 'The table',
    bookValue: bookValue(2, donohue.bar, { unit: niche }),
  }),
  advantage: item({
    title: 'The bank’s advantage',
    gist: 'What the bar-holes bring to the proprietors, as the book has it.',
    aka: ['house edge', 'percentage of the bank', 'five per cent'],
    group: 'The table',
    bookValue: ruled('2 in 40, or 5 per cent.', donohue.advantage),
  }),
} as const;
