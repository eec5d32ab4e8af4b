import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, noPenaltyPrinted, notDecided } from '../../laws/remedies.ts';
import { PATIENCE } from '../../patience/heads.ts';
import { lawFrom } from '../../patience/laws.ts';
import { cites } from './cites.ts';
import { patience } from './patience.ts';
import { beginPile } from './words.ts';

const { piles, through } = cites.blue;

export const laws = {
  'wrong-build': lawFrom(patience, 'wrong-build', {
    aka: ['wrong suit', 'other suit on the ace', 'red on black', 'what can go on a pile'],
    leads: { 'blue-ribbon-1940': 'On a foundation, a card must be one higher and of the same suit. In the piles, any card may be laid on any other.' },
  }),
  // What the table of moves cannot express: a limit of columns, where their top cards may go, two ways of beginning.
  'fifth-pile': law({
    question: 'allowed',
    title: 'Fifth pile begun',
    gist: 'A card that fits nowhere is laid beside the piles instead of on one of them.',
    aka: ['another pile', 'extra pile', 'how many piles', 'five waste piles'],
    moment: 'play',
    facts: {
      piles: fact('How many piles were there?', 'Piles before', {
        fewer: { label: 'Fewer than four', if: 'if there were fewer than four piles' },
        four: { label: 'Four', if: 'if there were four piles already' },
      }),
    },
    usual: { piles: 'four' },
    leads: { 'blue-ribbon-1940': 'There may be four piles and no more. While there are fewer, a new one may be begun.' },
    cases: [
      { when: { piles: 'fewer' }, then: [allowed('player', beginPile)] },
      { when: { piles: 'four' }, then: [barred('player', beginPile), noPenaltyPrinted] },
    ],
    cites: piles,
  }),
  'covered-card': law({
    question: 'allowed',
    title: 'Card taken from a pile',
    gist: 'A card of one of the piles is used again.',
    aka: ['take a card back from a pile', 'buried card', 'move a card between piles', 'under the top card'],
    moment: 'play',
    facts: {
      card: fact('Which card was it?', 'Card taken', {
        top: { label: 'The top card', chip: 'Top card', if: 'if the top card of a pile was taken' },
        under: { label: 'One with others on it', chip: 'Under others', if: 'if a card with others on it was taken' },
      }),
      to: fact('Where did it go?', 'Went to', {
        foundation: { label: 'To a foundation', chip: 'A foundation', if: 'if the card went to a foundation' },
        pile: { label: 'To another pile', chip: 'Another pile', if: 'if the card went to another pile' },
      }),
    },
    cases: [
      { when: { card: 'top', to: 'foundation' }, then: [allowed('player', 'play-that-card')] },
      { when: { card: 'top', to: 'pile' }, then: [notDecided], note: 'The book lets it be taken for the foundations and speaks of nothing else.' },
      { when: { card: 'under' }, then: [barred('player', 'use-covered-card'), noPenaltyPrinted] },
    ],
    cites: piles,
    leads: {
      'blue-ribbon-1940': 'The top card of a pile may go to a foundation. A card with others on it may not be used. The book covers nothing else.',
    },
  }),
  'pack-again': law({
    ...PATIENCE.packAgain,
    aka: ['redeal', 'pick up the piles', 'second time through', 'go through the deck again', 'how many times through'],
    facts: {
      aces: fact('Where were the aces?', 'Aces', {
        out: { label: 'Laid out at the start', chip: 'Laid out', if: 'if the aces were laid out at the start' },
        pack: { label: 'Left in the pack until they came', chip: 'Left in the pack', if: 'if the aces were left in the pack until they came' },
      }),
      time: fact('Which time through the pack would it be?', 'Time through', {
        second: { label: 'The second', chip: 'Second', if: 'on the second time through the pack' },
        third: { label: 'The third', chip: 'Third', if: 'on the third time through the pack' },
        more: { label: 'A later one', chip: 'Later one', if: 'on the fourth or a later time through the pack' },
      }),
    },
    cases: [
      { when: { aces: 'pack', time: ['second', 'third'] }, then: [allowed('player', 'run-pack-again')], note: 'The foundations stay as they are.' },
      { when: { aces: 'pack', time: 'more' }, then: [barred('player', 'run-pack-again')] },
      { when: { aces: 'out' }, then: [barred('player', 'run-pack-again')], note: 'Leave is given for the other way alone.' },
    ],
    cites: through,
    leads: {
      'blue-ribbon-1940':
        'If the aces were left in the pack until they came, the player may go through it a second and a third time. If they were laid out at the start, the player may not.',
    },
  }),
};
