import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { deal, king, nine, out, held } = cites.blue;
const POOL = 'The pool';
const PLAYED = 'In the play';
const LEFT = 'Left in hand';
const unit = 'counter';

export const points = {
  stake: item({
    title: 'Into the pool',
    gist: 'What each player puts in before the deal.',
    aka: ['ante', 'stake', 'how much to put in', 'chip'],
    group: POOL,
    bookValue: bookValue(1, deal, { unit: 'chip', per: 'from each player' }),
  }),
  pool: item({
    title: 'The pool won',
    gist: 'Who takes it.',
    aka: ['first out', 'who wins', 'gets rid of all cards', 'pot'],
    group: POOL,
    bookValue: ruled('the first player without a card', out, { unit }),
  }),
  king: item({
    title: 'A king reached',
    gist: 'A sequence comes to the king.',
    aka: ['king played', 'king pays', 'counter for the king'],
    group: PLAYED,
    bookValue: bookValue(1, king, { unit, per: 'from each player, to the player of the king' }),
  }),
  nine: item({
    title: 'The nine of diamonds played',
    gist: 'Its holder plays it in turn.',
    aka: ['nine of diamonds', 'the comet', 'commit card', 'curse of Scotland'],
    group: PLAYED,
    bookValue: bookValue(2, nine, { unit, per: 'from each player' }),
  }),
  'nine-left': item({
    title: 'The nine of diamonds left in hand',
    gist: 'A player has gone out, and another still holds it.',
    aka: ['stuck with the nine', 'caught with the nine of diamonds', 'did not play the nine'],
    group: LEFT,
    bookValue: bookValue(2, held, { unit, per: 'to each player' }),
  }),
  'king-left': item({
    title: 'A king left in hand',
    gist: 'A player has gone out, and another still holds a king.',
    aka: ['stuck with a king', 'caught with a king', 'kings in hand'],
    group: LEFT,
    bookValue: bookValue(1, held, { unit, per: 'a king, to each player' }),
  }),
} as const;
