import { always, fact, law, silent } from '../../../laws/laws.ts';
import { barred, handEnds, isDone, isVoid, must, noPenaltyPrinted, notDecided, pays, permitted, stands, wins } from '../../../laws/remedies.ts';
import { cites, FAMILY_ONLY } from '../cites.ts';
import { laySecond, lowestCount, moveJokerAgain } from '../words.ts';

const NONE = silent(FAMILY_ONLY);

export const playLaws = {
  'ace-in-sequence': law({
    offence: 'irregular-meld',
    title: 'Ace in a sequence',
    gist: 'A sequence is laid down with an ace in it.',
    aka: ['round the corner', 'around the corner', 'king ace two', 'ace high or low', 'queen king ace', 'turn the corner'],
    moment: 'melding',
    facts: {
      sequence: fact('Which sequence is it?', 'Ace stands', {
        low: { label: 'Ace below the two, as A 2 3', chip: 'Below the two', if: 'if the ace stands below the two, as in A 2 3' },
        high: { label: 'Ace above the king, as Q K A', chip: 'Above the king', if: 'if the ace stands above the king, as in Q K A' },
        corner: { label: 'Round the corner, as K A 2', chip: 'Round the corner', if: 'if the sequence goes round the corner, as in K A 2' },
      }),
    },
    leads: {
      sierra: 'An ace below the two, as in A 2 3, is good. The book does not cover Q K A or K A 2.',
      'blue-ribbon-1940': 'The ace may stand below the two (A 2 3) or above the king (Q K A). Round the corner (K A 2) the meld does not count.',
      donohue: 'The ace stands only below the two (A 2 3). Above the king (Q K A) or round the corner (K A 2) the meld does not count.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that the ace may stand below the two (A 2 3). They disagree on the ace above the king (Q K A): by Blue Ribbon the meld stands, by Donohue it does not count. By both, K A 2 does not count. Sierra covers only A 2 3.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { sequence: ['low', 'high'] }, then: [stands('meld')] },
          { when: { sequence: 'corner' }, then: [isVoid('meld'), noPenaltyPrinted] },
        ],
        cites.blue.rumObject,
      ),
      donohue: says(
        [
          { when: { sequence: 'low' }, then: [stands('meld')] },
          { when: { sequence: ['high', 'corner'] }, then: [isVoid('meld')], note: 'The rank runs from king down to ace.' },
        ],
        cites.donohue.rulesDeal,
      ),
      sierra: says(
        [
          { when: { sequence: 'low' }, then: [stands('meld')], note: 'The example of a sequence has a low ace.' },
          { when: { sequence: ['high', 'corner'] }, then: [notDecided] },
        ],
        cites.sierra.history,
      ),
    }),
  }),
  'joker-moved': law({
    offence: 'irregular-play',
    title: 'Joker moved in a sequence',
    gist: 'A joker at the end of a sequence on the table is moved to the other end.',
    aka: ['move the joker', 'steal the joker', 'joker moved twice'],
    moment: 'melding',
    facts: {
      before: fact('Has that joker been moved before?', 'Moved before', {
        no: { label: 'No', if: 'if the joker was not moved before' },
        yes: { label: 'Yes, once', if: 'if the joker was already moved once' },
      }),
    },
    usual: { before: 'no' },
    leads: { 'blue-ribbon-1940': 'The joker may be moved once. The player may not move it a second time.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { before: 'no' }, then: [stands('play')], note: 'An open end of a sequence only.' },
          { when: { before: 'yes' }, then: [barred('player', moveJokerAgain), noPenaltyPrinted] },
        ],
        cites.blue.rumScoring,
      ),
      donohue: silent('The pack has no joker.'),
      sierra: NONE,
    }),
  }),
  'second-combination': law({
    offence: 'irregular-meld',
    title: 'More than one combination in a turn',
    gist: 'A player lays down two combinations, or adds two cards to those on the table, in one turn.',
    aka: ['two melds at once', 'lay down everything', 'two cards on a run', 'how many melds in a turn'],
    moment: 'melding',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'A player may lay down any number of combinations and add any number of cards.',
      donohue: 'Only one combination and one added card are allowed in a turn. The book names no penalty.',
    },
    readings: () => ({
      'blue-ribbon-1940': always(permitted, cites.blue.rumScoring, { note: 'There is no limit, neither to combinations nor to cards added.' }),
      donohue: always([barred('player', laySecond), noPenaltyPrinted], cites.donohue.rulesObject, {
        note: 'One combination at a time, and one card added.',
      }),
      sierra: NONE,
    }),
  }),
  'combination-held-back': law({
    question: 'obliged',
    title: 'Combination held back',
    gist: 'A player could lay down a combination and keeps it in the hand.',
    aka: ['must I lay down', 'holding melds', 'hiding a run'],
    moment: 'melding',
    facts: {},
    leads: { 'blue-ribbon-1940': 'That is allowed. Nobody has to lay down anything.' },
    readings: () => ({
      'blue-ribbon-1940': always(permitted, cites.blue.rumScoring, { note: 'Nobody is obliged to lay down anything.' }),
      donohue: always(notDecided, cites.donohue.rulesDeal, { note: 'One passage says that the holder lays it down, another that the holder may.' }),
      sierra: NONE,
    }),
  }),
  'laid-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Laid down or added out of turn',
    gist: 'A player lays down a combination or adds a card to one while it is the turn of another.',
    aka: ['meld out of turn', 'rummy called out of turn', 'lay off out of turn'],
    moment: 'melding',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(notDecided, cites.blue.rumScoring, {
        note: 'Anyone at the table may add cards to a combination; the book does not say that it has to be in turn.',
      }),
      donohue: always([must('player', 'follow-order'), noPenaltyPrinted], cites.donohue.rulesScoring, { note: 'It is not allowed.' }),
      sierra: NONE,
    }),
  }),
  'laid-after-out': law({
    offence: 'irregular-meld',
    title: 'Laid down after another player is out',
    gist: 'A player has gone out, and another wants to lay down the combinations still in their hand.',
    aka: ['too late to meld', 'can I still lay down', 'caught with three jacks', 'went out before I melded'],
    moment: 'hand-over',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'Each other player pays for the cards left in hand. The book does not say whether they may still lay down.',
      donohue: 'It is too late: the other players may not meld. Each pays the player who is out first the value of the cards left in hand.',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that each other player pays for the cards left in hand. Only Donohue adds that it is too late to lay down combinations.',
    },
    readings: () => ({
      'blue-ribbon-1940': always(pays('each-other-player', 'cards-in-hand', 'first-out'), cites.blue.rumScoring, {
        note: 'The book says nothing of a last chance to lay down.',
      }),
      donohue: always([barred('other-players', 'meld'), pays('each-other-player', 'cards-in-hand', 'first-out')], cites.donohue.rulesScoring, {
        note: 'It is too late for adding cards as well.',
      }),
      sierra: NONE,
    }),
  }),
  'stock-exhausted': law({
    question: 'runs-out',
    title: 'The stock runs out',
    gist: 'All the cards of the stock are drawn before anybody is out.',
    aka: ['no cards left', 'deck runs out', 'reshuffle the discards', 'stock exhausted'],
    moment: 'hand-over',
    facts: {
      agreed: fact('What have the players agreed on?', 'Agreed on', {
        show: { label: 'The hands are shown', chip: 'Showing the hands', if: 'if it was agreed to show the hands' },
        'play-on': { label: 'The discards are used again', chip: 'Using discards', if: 'if it was agreed to use the discards again' },
        nothing: { label: 'Nothing', if: 'if nothing was agreed on' },
      }),
    },
    usual: { agreed: 'nothing' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the discards, all but the last, are turned over as a new stock; by Donohue the players agree whether to shuffle and use them again or to show the hands, the lowest count winning.',
    },
    leads: {
      donohue:
        'As agreed, the hands are shown and the lowest count wins, or the discards are shuffled and used again. The book has no rule if nothing was agreed on.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always(isDone('discards-turned-over'), cites.blue.rumScoring, { note: 'They are not shuffled.' }),
      donohue: says(
        [
          {
            when: { agreed: 'show' },
            then: [handEnds, wins(lowestCount, 'game')],
            note: 'The next player may not use the discard of the player who drew the last card.',
          },
          { when: { agreed: 'play-on' }, then: [isDone('discards-shuffled')] },
          { when: { agreed: 'nothing' }, then: [notDecided], note: 'Both ways are given, and neither is preferred.' },
        ],
        cites.donohue.rulesScoring,
      ),
      sierra: NONE,
    }),
    see: ['rummy.law.last-discard'],
  }),
  'joker-left': law({
    offence: 'score-error',
    title: 'Joker left in the hand',
    gist: 'Somebody is out, and another player holds a joker.',
    aka: ['what is a joker worth', 'caught with a joker'],
    moment: 'count',
    notGeneral: true,
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(notDecided, cites.blue.rumScoring, { note: 'Aces, court cards and the others have their figures; the joker has none.' }),
      donohue: silent('The pack has no joker.'),
      sierra: NONE,
    }),
  }),
};
