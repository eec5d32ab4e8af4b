import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { blue, donohue } = cites;
const BLUE = 'blue-ribbon-1940';
const STAKES = 'The stakes';
const CHANCES = 'The chances';
const unit = 'counter';

export const points = {
  'dealers-stake': item({
    title: 'The dealer’s stake',
    gist: 'How many counters the dealer puts on the layout.',
    aka: ['how much does the dealer put up', 'dealer stakes'],
    group: STAKES,
    books: {
      [BLUE]: ruled('as many as the dealer names', blue.stakes, { unit }),
      donohue: ruled('as many as the dealer pleases, on each chance or on any', donohue.stakes, { unit }),
    },
  }),
  less: item({
    title: 'The stakes of the others',
    gist: 'By how much each other player’s stake is below the dealer’s.',
    aka: ['one less than the dealer', 'twelve and eleven', 'how much do I put up'],
    group: STAKES,
    books: {
      [BLUE]: bookValue(1, blue.stakes, { unit }),
      donohue: bookValue(
        1,
        doubted(
          donohue.stakes,
          'The book’s example is twelve by the dealer and eleven by each other player. It leaves open whether that is the whole stake or one chance.',
        ),
        { unit },
      ),
    },
  }),
  cards: item<'two' | 'three'>({
    title: 'The cards of a hand',
    gist: 'How many cards each player has, and how many of them are turned up.',
    aka: ['how many cards', 'two cards', 'three cards', 'card face up'],
    group: CHANCES,
    books: {
      [BLUE]: ruled('one face down and one face up', blue.deal, { way: 'two' }),
      donohue: ruled('two face down and one turned up', donohue.deal, { way: 'three' }),
    },
  }),
  layout: item({
    title: 'The ace of diamonds turned up',
    gist: 'What it takes.',
    aka: ['ace of diamonds', 'sweeps all', 'takes the whole pool'],
    group: CHANCES,
    books: { [BLUE]: ruled('everything on the layout', blue.ace, { unit }), donohue: ruled('the whole pool', [donohue.ace, donohue.deal], { unit }) },
  }),
  best: item<'ace-alone' | 'highest'>({
    title: 'Best',
    gist: 'Who takes this part where the ace of diamonds is not turned up.',
    aka: ['best box', 'highest card', 'who wins best'],
    group: CHANCES,
    books: {
      [BLUE]: ruled('nobody: it stays for the next deal', blue.best, { unit, way: 'ace-alone' }),
      donohue: ruled('the highest card: an ace, without one a king, and so down', donohue.best, { unit, way: 'highest' }),
    },
  }),
  matrimony: item({
    title: 'King and queen',
    gist: 'The chance called matrimony.',
    aka: ['marriage', 'king and queen', 'the circle'],
    group: CHANCES,
    books: {
      [BLUE]: ruled('any king and queen', blue.layout, { unit }),
      donohue: ruled('matrimony: the cards are lost in our copy, king and queen by its name', donohue.names, { unit }),
    },
  }),
  confederacy: item({
    title: 'Confederacy',
    gist: 'A king and a jack.',
    aka: ['king and jack', 'king and knave'],
    group: CHANCES,
    books: { [BLUE]: ruled('any king and jack', blue.layout, { unit }), donohue: ruled('king and knave', donohue.names, { unit }) },
  }),
  intrigue: item({
    title: 'Intrigue',
    gist: 'A queen and a jack.',
    aka: ['queen and jack', 'queen and knave'],
    group: CHANCES,
    books: { [BLUE]: ruled('any queen and jack', blue.layout, { unit }), donohue: ruled('queen and knave', donohue.chances, { unit }) },
  }),
  pair: item({
    title: 'Pair',
    gist: 'Two cards of one rank.',
    aka: ['highest pair', 'pairs', 'pair of aces'],
    group: CHANCES,
    books: { [BLUE]: ruled('the highest pair shown', blue.layout, { unit }), donohue: ruled('the highest', donohue.chances, { unit }) },
  }),
} as const;
