import { doubted } from '../../laws/cites.ts';
import { fact, law, silent } from '../../laws/laws.ts';
import { allowed, barred, handEnds, losesGame, must, noPenaltyPrinted, notDecided, stands } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { drawFromThatHand, holder, holdFaceDown, layAllOut, layOutPair } from './words.ts';

export const laws = {
  'unequal-hands': law({
    offence: 'wrong-number-of-cards',
    title: 'Hands of unequal size',
    gist: 'Some players have a card more than others after the deal.',
    aka: ['not dealt evenly', 'one more card', 'unfair deal', 'uneven cards'],
    moment: 'deal',
    facts: {},
    leads: { 'blue-ribbon-1940': 'That is right: the cards are dealt singly until all are out.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [stands('deal')], note: 'The cards are dealt singly until all of them are out, as far round as they reach.' }],
        cites.blue.deal,
      ),
      sierra: silent('The manual says only that the cards are dealt.'),
    }),
  }),
  'three-or-four-laid-out': law({
    offence: 'irregular-discard',
    title: 'Three or four of a kind laid out',
    gist: 'A player has three or four cards of a rank and lays them all out.',
    aka: ['three of a kind', 'four of a kind', 'put down three', 'can I put down four'],
    moment: 'discard',
    facts: {
      cards: fact('How many of the rank were laid out?', 'Laid out', {
        two: { label: 'Two', if: 'if two cards of the rank were laid out' },
        three: { label: 'Three', if: 'if three cards of the rank were laid out' },
        four: { label: 'Four', if: 'if four cards of the rank were laid out' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that two cards may go out together and three may not. They disagree on four: by Blue Ribbon four cards may go out as two pairs; by Sierra they may not.',
    },
    leads: {
      sierra: 'Only two cards may be laid out together. The book names no penalty.',
      'blue-ribbon-1940': 'Only pairs may be laid out. Four cards are two pairs and may go out; of three, one stays in the hand.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { cards: 'two' }, then: [allowed('player', layAllOut)] },
          { when: { cards: 'four' }, then: [allowed('player', layAllOut)], note: 'Four of a kind are two pairs.' },
          {
            when: { cards: 'three' },
            then: [barred('player', layAllOut), noPenaltyPrinted],
            note: 'Only pairs go out; the third card stays in the hand.',
          },
        ],
        cites.blue.deal,
      ),
      sierra: says(
        [
          { when: { cards: 'two' }, then: [allowed('player', layAllOut)] },
          {
            when: { cards: ['three', 'four'] },
            then: [barred('player', layAllOut), noPenaltyPrinted],
            note: 'Pairs only. The book does not say that four cards may go out as two pairs.',
          },
        ],
        cites.sierra.play,
      ),
    }),
  }),
  'pair-kept-back': law({
    offence: 'irregular-discard',
    title: 'Pair kept in the hand',
    gist: 'A player draws a card that makes a pair and does not lay the pair out.',
    aka: ['forgot the pair', 'kept a pair', 'hid a pair'],
    moment: 'discard',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [must('player', layOutPair)], note: 'The book does not say until when, or what it costs to have kept it.' }],
        cites.blue.deal,
      ),
      sierra: says([{ then: [must('player', layOutPair)] }], cites.sierra.play),
    }),
  }),
  'drawn-from-the-wrong-side': law({
    offence: 'irregular-draw',
    title: 'Card drawn from the wrong player',
    gist: 'A player draws from somebody other than the player who should offer the hand.',
    aka: ['drew from the wrong side', 'which way does it go', 'left or right', 'wrong neighbour'],
    moment: 'draw',
    facts: {
      from: fact('From whom was the card drawn?', 'Drawn from', {
        right: { label: 'From the player on the right', chip: 'Right-hand player', if: 'if the card was drawn from the player on the right' },
        other: { label: 'From another player', chip: 'Another player', if: 'if the card was not drawn from the player on the right' },
      }),
    },
    usual: { from: 'other' },
    leads: {
      sierra: 'A card may be drawn only from the player on the right. The book names no penalty.',
      'blue-ribbon-1940': 'A card may be drawn only from the player on the right. The book names no penalty.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { from: 'right' }, then: [allowed('player', drawFromThatHand)], note: 'Each player offers the hand to the left.' },
          { when: { from: 'other' }, then: [barred('player', drawFromThatHand), noPenaltyPrinted] },
        ],
        cites.blue.object,
      ),
      sierra: says(
        [
          { when: { from: 'right' }, then: [allowed('player', drawFromThatHand)] },
          { when: { from: 'other' }, then: [barred('player', drawFromThatHand), noPenaltyPrinted] },
        ],
        cites.sierra.play,
      ),
    }),
  }),
  'hand-shown': law({
    offence: 'exposed-card',
    title: 'Hand shown while it is offered',
    gist: 'The player who draws can see the cards, or asks to see them.',
    aka: ['saw the card', 'peeked', 'showed the old maid', 'looked at my cards'],
    moment: 'draw',
    facts: {
      drawn: fact('Has the card been drawn?', 'Card drawn', {
        no: { label: 'Not yet', if: 'before the card has been drawn' },
        yes: { label: 'Yes', if: 'once the card has been drawn' },
      }),
    },
    leads: {
      sierra: 'The hand must be held face down. The book does not say what follows if the cards were seen.',
      'blue-ribbon-1940': 'The hand must be held face down. The book does not say what follows if the cards were seen.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { drawn: 'no' }, then: [must('player', holdFaceDown)], note: 'Spread like a fan.' },
          { when: { drawn: 'yes' }, then: [notDecided], note: 'The book does not say what follows if the cards were seen.' },
        ],
        cites.blue.deal,
      ),
      sierra: says(
        [
          { when: { drawn: 'no' }, then: [must('player', holdFaceDown)] },
          { when: { drawn: 'yes' }, then: [notDecided], note: 'The book does not say what follows if the cards were seen.' },
        ],
        cites.sierra.play,
      ),
    }),
  }),
  'left-with-the-old-maid': law({
    question: 'who-wins',
    title: 'Left with the old maid',
    gist: 'All the pairs are out, and one player holds the card that has no partner.',
    aka: ['who loses', 'stuck with the queen', 'odd queen', 'is there a winner'],
    moment: 'game-over',
    facts: {},
    leads: { 'blue-ribbon-1940': 'Play stops. Only the name of the game says that the holder of the odd card loses.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [handEnds], note: 'The card must be the odd queen. That her holder loses is in the name of the game only.' }],
        doubted(cites.blue.game, 'The book stops at the odd queen and leaves it to the name of the game that her holder has lost.'),
      ),
      sierra: says([{ then: [handEnds, losesGame(holder)] }], cites.sierra.play),
    }),
    see: ['old-maid.points.old-maid'],
  }),
};
