import { doubted } from '../../../laws/cites.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, cannotRecall, mayBeDone, must, noPenaltyPrinted, notDecided, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { fullPile, hideUnder, keepAce, layAceInFront, makeFifthPile, opponentsInTurn, pointOutPlay } from '../words.ts';

const { uspc } = cites;

/** What may be played, and what was played wrongly. */
export const playLaws = {
  'wrong-card': law({
    offence: 'irregular-play',
    title: 'Card that does not fit the pile',
    gist: 'A card is laid on a pile in the middle.',
    aka: ['wrong suit', 'wrong number', 'does suit matter', 'skipped a number', 'does this card fit'],
    moment: 'play',
    facts: {
      how: fact('How does it stand to the card under it?', 'Card laid', {
        suit: { label: 'Next higher, of the same suit', chip: 'Next, same suit', if: 'if the card is the next higher and follows suit' },
        other: { label: 'Next higher, of another suit', chip: 'Next, other suit', if: 'if the card is the next higher, but of another suit' },
        none: { label: 'Not the next higher', chip: 'Not the next', if: 'if the card is not the next higher' },
      }),
    },
    cases: [
      { when: { how: ['suit', 'other'] }, then: [allowed('player', 'build-so')], note: 'Suits do not matter.' },
      { when: { how: 'none' }, then: [barred('player', 'build-so'), noPenaltyPrinted] },
    ],
    cites: uspc.foundations,
    leads: { 'uspc-1898': 'Only the next higher card may be laid on the pile. Suits do not matter. The book names no penalty.' },
  }),
  'whose-card': law({
    question: 'allowed',
    title: 'Whose card may I play?',
    gist: 'A player wants to bring an open card to the middle.',
    aka: ['play from partner’s pile', 'use my partner’s cards', 'play his talon', 'take an opponent’s card'],
    moment: 'play',
    facts: {
      from: fact('Where does it lie?', 'Where it lies', {
        own: {
          label: 'In the player’s own hand, on their own talon or piles',
          chip: 'Own cards',
          if: 'if the card lies in the player’s own hand, talon or piles',
        },
        partner: { label: 'On a pile of the player’s partner', chip: 'Partner’s pile', if: 'if the card lies on a pile of the player’s partner' },
        opponent: { label: 'On a pile or talon of the opponents', chip: 'Opponents’ cards', if: 'if the card lies on a pile or talon of the opponents' },
      }),
    },
    cases: [
      { when: { from: ['own', 'partner'] }, then: [allowed('player', 'play-that-card')] },
      { when: { from: 'opponent' }, then: [notDecided], note: 'The book names only the cards of the player’s own side.' },
    ],
    cites: uspc.turn,
    leads: { 'uspc-1898': 'A player may play a card of their own side. The book does not cover a card that lies on a pile or talon of the opponents.' },
    see: ['desperation.law.open-card-missed'],
  }),
  'ace-kept-back': law({
    question: 'obliged',
    title: 'Ace not played at once',
    gist: 'A player has an ace and does not bring it to the middle.',
    aka: ['must I play my ace', 'hold an ace back', 'ace on my pile'],
    moment: 'play',
    facts: {
      what: fact('What does the player do with it?', 'The ace is', {
        keep: { label: 'The player keeps it', chip: 'Kept', if: 'if the player keeps the ace' },
        front: { label: 'The player lays it on a pile in front', chip: 'Laid in front', if: 'if the player lays the ace on a pile in front' },
      }),
    },
    usual: { what: 'keep' },
    cases: [
      { when: { what: 'keep' }, then: [allowed('player', keepAce)], doubtful: true },
      { when: { what: 'front' }, then: [barred('player', layAceInFront), noPenaltyPrinted], note: 'All aces go to the middle.' },
    ],
    cites: doubted(uspc.allAces, 'Aces may be played as seems best. The book does not say that this means later.'),
    leads: {
      'uspc-1898': 'The player may keep the ace in the hand for later, but may not lay it on one of their own piles. The book names no penalty.',
    },
  }),
  'open-card-missed': law({
    offence: 'held-back',
    title: 'Open card not played',
    gist: 'A player’s open card fits the middle, and it is not played.',
    aka: ['he missed his card', 'could have played it', 'call his card', 'forgot to play', 'claim his card'],
    moment: 'play',
    facts: {
      covered: fact('Has the player covered it with the card laid in front?', 'Card covered', {
        no: { label: 'No', if: 'if the open card is not covered yet' },
        yes: { label: 'Yes', if: 'if the card laid in front covers the open card' },
      }),
    },
    usual: { covered: 'no' },
    cases: [
      { when: { covered: 'no' }, then: [allowed(opponentsInTurn, 'call-exposed')], doubtful: true },
      { when: { covered: 'yes' }, then: [barred('opponents', 'call-exposed')] },
    ],
    cites: doubted(uspc.missed, 'The book does not say what happens to a card that is called.'),
    leads: {
      'uspc-1898':
        'Until that card is covered, each opponent in turn may demand that it be played; the book does not say what follows. Once it is covered, they may not.',
    },
  }),
  'play-pointed-out': law({
    offence: 'table-talk',
    title: 'Play pointed out',
    gist: 'Somebody says aloud which card could be played.',
    aka: ['hint', 'told partner', 'helped a player', 'said he could play', 'you missed one'],
    moment: 'play',
    cases: [{ then: [barred('anyone', pointOutPlay), noPenaltyPrinted] }],
    cites: uspc.hints,
  }),
  'talon-overlooked': law({
    offence: 'irregular-play',
    title: 'Talon card overlooked',
    gist: 'A player’s talon card would fit, and they play another card.',
    aka: ['forgot my talon', 'played the wrong one first', 'take it back and play the talon'],
    moment: 'play',
    cases: [{ then: [cannotRecall('player', 'play')] }],
    cites: uspc.takenBack,
  }),
  'play-taken-back': law({
    offence: 'irregular-play',
    title: 'Play taken back',
    gist: 'A player has laid a card and wants it back.',
    aka: ['changed my mind', 'undo a play', 'pick the card up again'],
    moment: 'play',
    facts: {
      proper: fact('Was it a proper play?', 'Proper play', {
        yes: { label: 'Yes', if: 'if it was a proper play' },
        no: { label: 'No, the card does not fit', chip: 'No', if: 'if the card does not fit' },
      }),
    },
    usual: { proper: 'yes' },
    cases: [
      { when: { proper: 'yes' }, then: [stands('play')] },
      { when: { proper: 'no' }, then: [notDecided], note: 'The book does not say how a wrong play is put right.' },
    ],
    cites: uspc.takenBack,
  }),
  'fifth-pile': law({
    offence: 'irregular-play',
    title: 'More than four piles',
    gist: 'A player begins a fifth pile.',
    aka: ['five piles', 'too many piles', 'how many piles'],
    moment: 'play',
    cases: [{ then: [barred('player', makeFifthPile), noPenaltyPrinted] }],
    cites: uspc.piles,
  }),
  'card-under-another': law({
    question: 'allowed',
    title: 'Card under another one',
    gist: 'Cards of a pile show under the top one, or one of them is played.',
    aka: ['buried card', 'spread the pile', 'look through a pile', 'play from the middle of a pile'],
    moment: 'play',
    facts: {
      what: fact('What was done?', 'What was done', {
        played: { label: 'A card under the top one was played', chip: 'Card played', if: 'if a card under the top one was played' },
        shown: { label: 'The pile was spread', chip: 'Pile spread', if: 'if the pile was spread' },
      }),
    },
    cases: [
      { when: { what: 'played' }, then: [barred('player', 'use-covered-card'), noPenaltyPrinted] },
      { when: { what: 'shown' }, then: [must('player', hideUnder)] },
    ],
    cites: uspc.topCard,
    leads: { 'uspc-1898': 'Only the top card of a pile may be played, and the cards under it must be hidden.' },
  }),
  'king-reached': law({
    question: 'allowed',
    title: 'A pile has reached its king',
    gist: 'A pile in the middle is full.',
    aka: ['full pile', 'take the pile away', 'king on top'],
    moment: 'play',
    cases: [{ then: [mayBeDone(fullPile)] }],
    cites: uspc.kings,
  }),
};
