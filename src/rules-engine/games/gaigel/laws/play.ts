// The seven of trumps, which cards must be played, looking at tricks, and hands that end the game.
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, isDone, must, noPenaltyPrinted, permitted, scores, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { exchangeSeven, marriagesFirst, playHighest, playTrump } from '../words.ts';

const { game: section } = cites.uspc;
const GAIGEL = pointsOf(points.gaigel, 'uspc-1898');

export const playLaws = {
  'seven-exchanged': law({
    question: 'allowed',
    title: 'When the seven of trumps may be exchanged',
    gist: 'A player holds a seven of trumps and wants the card turned up for it.',
    aka: ['swap the seven', 'rob the trump', 'seven too late', 'dix'],
    moment: 'draw',
    facts: {
      when: fact('How do things stand?', 'How things stand', {
        'no-trick': { label: 'The player has taken no trick yet', chip: 'No trick yet', if: 'if the player has taken no trick yet' },
        open: {
          label: 'The player has a trick, and cards are left in the talon',
          chip: 'Talon not gone',
          if: 'if the player has a trick and cards are left in the talon',
        },
        gone: { label: 'The player has a trick, and the talon is gone', chip: 'Talon gone', if: 'if the player has a trick and the talon is gone' },
      }),
    },
    leads: { 'uspc-1898': 'The player may exchange it only after winning a trick, and only while cards are left in the talon (the stock).' },
    cases: [
      { when: { when: ['no-trick', 'gone'] }, then: [barred('player', exchangeSeven)] },
      { when: { when: 'open' }, then: [allowed('player', exchangeSeven)] },
    ],
    cites: section,
  }),
  following: law({
    question: 'obliged',
    title: 'What must be played',
    gist: 'A card is led; must it be followed or trumped?',
    aka: ['must I follow suit', 'must I trump', 'play the highest'],
    moment: 'play',
    facts: {
      talon: fact('How does the talon stand?', 'Talon', {
        left: { label: 'Cards are left in it', chip: 'Cards left', if: 'while cards are left in the talon' },
        gone: { label: 'It is gone', chip: 'Gone', if: 'once the talon is gone' },
      }),
      has: fact('What does the player hold?', 'Player holds', {
        suit: { label: 'A card of the suit led', chip: 'The suit led', if: 'if the player has a card of the suit led' },
        trump: { label: 'None of the suit, and a trump', chip: 'No suit, a trump', if: 'if the player has none of the suit led, but a trump' },
      }),
    },
    usual: { talon: 'gone' },
    leads: {
      'uspc-1898':
        'Any card may be played until the talon (stock) is gone. Then the player must play their highest of the suit led or, without one, their highest trump or a lower one that wins.',
    },
    cases: [
      { when: { talon: 'left' }, then: [allowed('player', 'play-any-card')] },
      { when: { talon: 'gone', has: 'suit' }, then: [must('player', playHighest)] },
      { when: { talon: 'gone', has: 'trump' }, then: [must('player', playTrump)] },
    ],
    cites: section,
    see: ['gaigel.law.revoke'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player does not follow suit or does not trump although able.',
    aka: ['renege', 'did not follow suit', 'did not trump'],
    moment: 'play',
    facts: {
      talon: fact('How does the talon stand?', 'Talon', {
        left: { label: 'Cards are left in it', chip: 'Cards left', if: 'while cards are left in the talon' },
        gone: { label: 'It is gone', chip: 'Gone', if: 'once the talon is gone' },
      }),
    },
    usual: { talon: 'gone' },
    leads: { 'uspc-1898': 'For a revoke after the talon (the stock) is gone, the other side wins the game. Until then, nobody has to follow suit or trump.' },
    cases: [
      { when: { talon: 'left' }, then: [permitted], note: 'Until it is gone nobody has to follow suit or to trump.' },
      { when: { talon: 'gone' }, then: [wins('opponents', 'game')] },
    ],
    cites: section,
    see: ['gaigel.law.following', 'gaigel.points.single-game'],
  }),
  'looking-back': law({
    offence: 'looking-back',
    title: 'Looking at the tricks',
    gist: 'A player turns up a trick that has been turned down.',
    aka: ['looked at the tricks', 'see the last trick'],
    moment: 'trick-turned',
    facts: {
      which: fact('Which trick?', 'Trick looked at', {
        last: { label: 'The last one turned', chip: 'The last one', if: 'if the trick was the last one turned' },
        older: { label: 'An older one', if: 'if the trick was older than the last one turned' },
      }),
    },
    usual: { which: 'older' },
    leads: { 'uspc-1898': 'Any player may look at the last trick turned, but nobody may look at an older one. The book names no penalty.' },
    cases: [
      { when: { which: 'last' }, then: [allowed('anyone', 'look-back')] },
      { when: { which: 'older' }, then: [barred('anyone', 'look-back'), noPenaltyPrinted] },
    ],
    cites: section,
    see: ['gaigel.law.tricks-recounted'],
  }),
  'out-before-a-trick': law({
    question: 'what-counts',
    title: '101 before the others have a trick',
    gist: 'A side comes to 101, and it matters whether its opponents have won a trick.',
    aka: ['gaigel', 'two games', 'no trick for the opponents'],
    moment: 'count',
    facts: {
      tricks: fact('Have the opponents won a trick?', 'Opponents’ tricks', {
        none: { label: 'No', chip: 'None', if: 'if the opponents have won no trick' },
        some: { label: 'Yes', chip: 'One or more', if: 'if the opponents have won a trick' },
      }),
    },
    usual: { tricks: 'none' },
    leads: { 'uspc-1898': 'The side with 101 scores 2 games if its opponents have won no trick. If they have won a trick, the side with 101 wins the game.' },
    cases: [
      { when: { tricks: 'none' }, then: [scores('that-side', GAIGEL, 'game')] },
      { when: { tricks: 'some' }, then: [wins('that-side', 'game')] },
    ],
    cites: section,
    see: ['gaigel.points.gaigel'],
  }),
  'five-sevens': law({
    question: 'what-counts',
    title: 'Five sevens in hand',
    gist: 'A player holds five sevens at one time.',
    aka: ['five 7s', 'sevens win the game'],
    moment: 'cards-looked-at',
    facts: {
      tricks: fact('Have the opponents won a trick?', 'Opponents’ tricks', {
        none: { label: 'No', chip: 'None', if: 'if the opponents have won no trick' },
        some: { label: 'Yes', chip: 'One or more', if: 'if the opponents have won a trick' },
      }),
    },
    leads: { 'uspc-1898': 'The player’s side wins the game, or scores 2 games if the opponents have won no trick.' },
    cases: [
      { when: { tricks: 'none' }, then: [scores('that-side', GAIGEL, 'game')] },
      { when: { tricks: 'some' }, then: [wins('that-side', 'game')] },
    ],
    cites: section,
    see: ['gaigel.points.five-sevens'],
  }),
  'marriages-first': law({
    question: 'who-goes-out',
    title: 'What is counted first',
    gist: 'The points of the sides are counted, and it matters which come before which.',
    aka: ['both have 101', 'who is out first', 'marriages before cards'],
    moment: 'count',
    cases: [{ then: [isDone(marriagesFirst)] }],
    cites: section,
  }),
};
