import { fact, law, silent } from '../../../laws/laws.ts';
import { barred, must, notDecided, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { firstFull, roller, verifyNumbers } from '../words.ts';

const { blue } = cites;
const NOBODY_CALLS = 'Nobody calls: after ten numbers every line is counted and paid.';

export const keno = {
  'false-keno': law({
    offence: 'false-claim',
    title: 'Keno called wrongly',
    gist: 'A player calls keno on a card that is paid for and pegged, and its five numbers are checked.',
    aka: ['false keno', 'called bingo by mistake', 'number was never drawn', 'covered the wrong number', 'verify the card', 'false call'],
    moment: 'count',
    facts: {
      numbers: fact('Have the five come out?', 'Five numbers', {
        all: { label: 'All of them', chip: 'All came out', if: 'if all the five numbers have come out' },
        some: { label: 'Not all', if: 'if not all of the five numbers have come out' },
      }),
    },
    usual: { numbers: 'some' },
    leads: {
      'blue-ribbon-1940':
        'If all five numbers have come out, the caller wins the pool. If not, the caller does not win it; what else follows, the book does not say.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { numbers: 'all' },
            then: [must(roller, verifyNumbers), wins('caller', 'pool')],
            note: 'The marker reads the numbers out.',
          },
          {
            when: { numbers: 'some' },
            then: [barred('caller', 'win-pool'), notDecided],
            note: 'The book does not say whether the caller pays for it, or that the rolling goes on.',
          },
        ],
        blue.call,
      ),
      donohue: silent(NOBODY_CALLS),
    }),
    see: ['keno-loto.points.row', 'keno-loto.law.card-not-pegged'],
  }),
  'card-not-pegged': law({
    offence: 'irregular-bet',
    title: 'Card not paid for, or not pegged',
    gist: 'Keno is right, and the card is looked up on the board.',
    aka: ['card not on the board', 'did not pay for the card', 'forgot to pay', 'played a card for free', 'not pegged'],
    moment: 'count',
    facts: {
      card: fact('Which is it?', 'Card was', {
        both: { label: 'Paid for and pegged', chip: 'Paid and pegged', if: 'if the card was paid for and pegged' },
        unpegged: { label: 'Paid for, but its number is not pegged', chip: 'Paid, not pegged', if: 'if the card was paid for, but not pegged' },
        unpaid: { label: 'Not paid for', if: 'if the card was not paid for' },
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { card: 'both' }, then: [wins('caller', 'pool')] },
          {
            when: { card: ['unpegged', 'unpaid'] },
            then: [barred('caller', 'win-pool')],
            note: 'Both are asked for. The book does not say what becomes of the pool.',
          },
        ],
        [blue.call, blue.price],
      ),
      donohue: silent('Cards are drawn against a stake on the table; no board is kept.'),
    }),
    see: ['keno-loto.points.row'],
  }),
  'two-kenos': law({
    question: 'tie',
    title: 'Two kenos',
    gist: 'Two players call keno, each with five of a row covered.',
    aka: ['both called keno', 'keno at the same time', 'tie', 'split the pool', 'two winners'],
    moment: 'count',
    facts: {
      full: fact('Whose row was full first?', 'Row full first', {
        one: { label: 'That of one of them, by an earlier ball', chip: 'One of the two', if: 'if one of the two rows was full by an earlier ball' },
        same: { label: 'The same ball filled both', chip: 'Both at once', if: 'if a single ball filled both rows' },
      }),
    },
    usual: { full: 'same' },
    leads: {
      'blue-ribbon-1940':
        'If one of the rows was full by an earlier ball, its player wins the pool. If a single ball filled both rows, the book does not cover this.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { full: 'one' }, then: [wins(firstFull, 'pool')], note: 'The book does not mention a call that comes a ball late.' },
          { when: { full: 'same' }, then: [notDecided], note: 'The book speaks of the first to have five, and of one winner.' },
        ],
        blue.call,
      ),
      donohue: silent(`${NOBODY_CALLS} All are paid for their own lines.`),
    }),
    see: ['keno-loto.law.keno-called-late'],
  }),
  'keno-called-late': law({
    offence: 'held-back',
    title: 'Keno called late',
    gist: 'A player has had five of a row covered and calls only after another ball.',
    aka: ['missed my keno', 'forgot to call', 'slept on keno', 'called after the next number'],
    moment: 'count',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [notDecided], note: 'The first to have five calls out at that moment; the book does not mention a call that comes later.' }],
        blue.call,
      ),
      donohue: silent(NOBODY_CALLS),
    }),
  }),
  'bankers-share': law({
    question: 'who-pays',
    title: 'The banker’s share of the pool',
    gist: 'The banker wants a part of the pool for keeping the game.',
    aka: ['house percentage', 'rake', 'how much does the bank keep', 'ten per cent'],
    moment: 'count',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'The caller wins the pool. The book does not say that the banker may keep a part of it.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [wins('caller', 'pool'), notDecided], note: 'One of the company must be the banker; the book does not say that the banker keeps a part.' }],
        [blue.call, blue.banker],
      ),
      donohue: silent('There is no banker: the stakes and the payments are those of the players.'),
    }),
    see: ['keno-loto.points.row'],
  }),
};
