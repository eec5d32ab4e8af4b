import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, must, newDeal, noPenaltyPrinted, notDecided } from '../../../laws/remedies.ts';
import { cites, FAMILY_ONLY } from '../cites.ts';
import { drawOrTake, takeCoveredDiscard, takeLastDiscard, takeToLower } from '../words.ts';

const NONE = silent(FAMILY_ONLY);

export const dealLaws = {
  'card-faced-in-pack': law({
    offence: 'faced-card-in-pack',
    title: 'Card faced in the pack',
    gist: 'A card of the pack is found lying face up.',
    aka: ['faced card', 'card upside down in the deck'],
    moment: 'deal',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': always(newDeal('dealer'), cites.blue.rumObject), donohue: silent(), sierra: NONE }),
  }),
  'wrong-number-dealt': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards dealt',
    gist: 'A player has been given too many or too few cards.',
    aka: ['misdeal', 'one card too many', 'short hand', 'eleven cards at rummy'],
    moment: 'deal-done',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': always(newDeal('dealer'), cites.blue.rumObject), donohue: silent(), sierra: NONE }),
  }),
  'draw-missed': law({
    offence: 'irregular-draw',
    title: 'No card drawn',
    gist: 'A player melds or discards without having drawn.',
    aka: ['forgot to draw', 'skip the draw', 'must I draw', 'play without drawing'],
    moment: 'draw',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always([must('player', drawOrTake), noPenaltyPrinted], cites.blue.rumObject, { note: 'One of the two has to be taken.' }),
      donohue: always([must('player', drawOrTake), noPenaltyPrinted], cites.donohue.rulesDeal),
      sierra: NONE,
    }),
  }),
  'covered-discard': law({
    offence: 'irregular-draw',
    title: 'Covered discard taken',
    gist: 'A player wants a discard on which another one lies.',
    aka: ['take from the middle of the pile', 'pick up the discard pile', 'old discard', 'can I take a card under the top one'],
    moment: 'draw',
    facts: {
      discards: fact('How do the discards lie?', 'Discards lie', {
        pile: { label: 'In one pile, each on the one before', chip: 'In one pile', if: 'if the discards lie in one pile' },
        spread: { label: 'Spread face up, so that all can be seen', chip: 'Spread face up', if: 'if the discards lie spread face up' },
      }),
    },
    usual: { discards: 'pile' },
    verdict: {
      kind: 'adds',
      say: 'Both books agree on discards in one pile: a covered one may not be taken. Of discards spread face up, Blue Ribbon says the same, and Donohue says nothing.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always(barred('player', takeCoveredDiscard), cites.blue.rumScoring, {
        note: 'Only the next player could have taken it, before playing. Discards always lie in a pile.',
      }),
      donohue: says(
        [
          { when: { discards: 'pile' }, then: [barred('player', takeCoveredDiscard)] },
          {
            when: { discards: 'spread' },
            then: [notDecided],
            note: 'The pile is called the more difficult way; that any card lying face up may be taken in the other is only implied.',
          },
        ],
        cites.donohue.rulesDeal,
      ),
      sierra: NONE,
    }),
  }),
  'last-discard': law({
    offence: 'irregular-draw',
    title: 'Last discard taken to lower the count',
    gist: 'The stock has been drawn to its last card, and a player takes the discard that followed.',
    aka: ['take a low card at the end', 'last card of the stock', 'reduce my points'],
    moment: 'draw',
    facts: {
      use: fact('What is the card taken for?', 'Card taken to', {
        meld: { label: 'To make a combination with cards of the hand', chip: 'Make a meld', if: 'if it is taken to make a combination with hand cards' },
        table: { label: 'To add to a combination on the table', chip: 'Add to a meld', if: 'if it is taken to add to a combination on the table' },
        lower: { label: 'Only to throw a dearer card', chip: 'Throw a dear card', if: 'if it is taken only to throw a dearer card' },
      }),
    },
    usual: { use: 'lower' },
    leads: {
      donohue: 'The player may take that discard to make a combination or add to one, but not only to throw a higher card and so lower the count in hand.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The discards become the stock, and play goes on.'),
      donohue: says(
        [
          { when: { use: 'lower' }, then: [barred('player', takeToLower), noPenaltyPrinted], doubtful: true },
          { when: { use: ['meld', 'table'] }, then: [allowed('player', takeLastDiscard)] },
        ],
        { ...cites.donohue.rulesScoring, doubt: 'By one of the two ways in which the deal may end, the discard after the last card cannot be used at all.' },
      ),
      sierra: NONE,
    }),
    see: ['rummy.law.stock-exhausted'],
  }),
};
