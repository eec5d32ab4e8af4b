import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, refersTo } from '../../../laws/laws.ts';
import { barred, cutAgain, misdeal, must, newDeal, noPenaltyPrinted, notDecided, onlyIf, stands } from '../../../laws/remedies.ts';
import { CUT_WRONG } from '../../../laws/trick-facts.ts';
import { cites } from '../cites.ts';
import { SKETCHES } from './sources.ts';

const NOT_LOST = 'but at this game the same hand deals again after a misdeal.';

export const cutLaws = {
  'shuffled-wrongly': law({
    offence: 'wrong-shuffle',
    title: 'Cards wrongly shuffled',
    gist: 'The pack is shuffled in a way that the laws forbid, or a card is seen while it is done.',
    aka: ['shuffled under the table', 'riffle showed a card', 'shuffled during the hand', 'dealt into piles'],
    moment: 'before-play',
    facts: {
      how: fact('What happened?', 'What happened', {
        forbidden: {
          label: 'Shuffled below the table, with faces showing or while a deal was played',
          chip: 'Forbidden shuffle',
          if: 'if the shuffle was below the table, in play or showed faces',
        },
        packets: {
          label: 'Dealt into packets or thrown across the table to mix it, after play',
          chip: 'Into packets',
          if: 'if the pack was mixed after play in packets or by throwing',
        },
        seen: {
          label: 'A card was seen while the dealer shuffled or offered the pack to be cut',
          chip: 'Card seen',
          if: 'if a card was seen in shuffling or offering the pack',
        },
      }),
    },
    usual: { how: 'seen' },
    verdict: {
      kind: 'adds',
      say: 'The books agree: such shuffling is forbidden, and no penalty is named for it. Only Donohue adds that the dealer must shuffle again, if asked, when a card was seen.',
    },
    leads: {
      donohue: 'If a card was seen, the dealer must shuffle again when asked to. Other wrong ways of shuffling are not allowed; the book names no penalty.',
      'uspc-1898': 'To shuffle in that way is not allowed; the book names no penalty. The book does not cover mixing after play, in packets or by throwing.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { how: ['forbidden', 'seen'] }, then: [barred('anyone', 'shuffle-so'), noPenaltyPrinted], note: 'Below the table is not named.' },
          { when: { how: 'packets' }, then: [notDecided] },
        ],
        [cites.uspc.deal, cites.uspc.law(9)],
        'As in whist.',
      ),
      donohue: says(
        [
          { when: { how: ['forbidden', 'packets'] }, then: [barred('anyone', 'shuffle-so'), noPenaltyPrinted] },
          { when: { how: 'seen' }, then: [onlyIf('demanded', must('dealer', 'shuffle-again'))] },
        ],
        [cites.donohue.dealingDeal, doubted(cites.donohue.dealing(33), 'The number is not printed beside the law; other laws of the code refer to it.')],
      ),
      ...SKETCHES,
    }),
  }),
  'improper-cut': law({
    offence: 'improper-cut',
    title: 'Improper cut',
    gist: 'The cut leaves too few cards, shows a card or is unclear.',
    aka: ['cut too thin', 'three cards cut', 'card showed in the cut', 'not sure where it was cut'],
    moment: 'cut',
    facts: { what: CUT_WRONG },
    leads: {
      'uspc-1898':
        'If a card showed, the dealer shuffles and the pack is cut again. If the cut was unclear, it is cut again. For a packet of fewer than four cards, the book names no penalty.',
      donohue:
        'If a card showed or the cut was unclear, the player on the dealer’s right cuts again. For a packet of fewer than four cards, the book names no penalty.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree: the pack is cut again if a card showed or the cut was unclear; for a packet of fewer than four cards no penalty is named. Only U.S. Playing Card adds that the dealer shuffles first if a card showed.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { what: 'thin' }, then: [barred('right-of-dealer', 'cut-thin')], note: 'The book does not say what follows if it is done.' },
          { when: { what: ['exposed', 'doubt'] }, then: [cutAgain('right-of-dealer')] },
        ],
        cites.donohue.deal,
      ),
      ...SKETCHES,
    }),
  }),
  'cut-changed': law({
    offence: 'improper-cut',
    title: 'Cutter changes their mind',
    gist: 'The player who cuts has parted the pack and wants to shuffle or to cut at another place.',
    aka: ['cut again', 'changed the cut', 'wants to shuffle instead'],
    moment: 'cut',
    facts: {},
    readings: () => ({ donohue: always([stands('cut'), barred('right-of-dealer', 'recut')], cites.donohue.deal), ...SKETCHES }),
  }),
  'shuffled-after-cut': law({
    offence: 'improper-cut',
    title: 'Dealer shuffles after the cut',
    gist: 'The pack has been cut, and the dealer shuffles it again.',
    aka: ['shuffled after the cut', 'reshuffled'],
    moment: 'cut',
    facts: {},
    readings: () => ({
      'uspc-1898': refersTo(
        'whist.law.shuffled-after-cut',
        doubted(cites.uspc.deal, 'At bridge a misdeal does not lose the deal; the book does not say whether this loss falls away too.'),
      ),
      donohue: always(cutAgain('right-of-dealer'), cites.donohue.deal),
      ...SKETCHES,
    }),
  }),
  'pack-not-cut': law({
    offence: 'improper-cut',
    title: 'Pack not cut',
    gist: 'The dealer deals without having had the pack cut.',
    aka: ['forgot to cut', 'uncut deck', 'never cut'],
    moment: 'deal',
    facts: {
      noticed: fact('When did the opponents find it out?', 'Found out', {
        'in-time': {
          label: 'Before the last card was dealt and before they looked at any of their cards',
          chip: 'In time',
          if: 'before the last card is dealt or the opponents look at any',
        },
        late: { label: 'Later', if: 'once the last card is dealt or the opponents have looked' },
      }),
    },
    leads: {
      donohue: 'If it is claimed before the last card is dealt and before the opponents look at any, the same dealer deals again. After that, the deal stands.',
      'uspc-1898':
        'If it is claimed before the last card is dealt and before the opponents look at any, the same dealer deals again. After that, the deal stands.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { noticed: 'in-time' }, then: [misdeal, newDeal()], claim: { by: 'opponents', until: 'deal-done' } },
          { when: { noticed: 'late' }, then: [stands('deal')] },
        ],
        [cites.uspc.deal, cites.uspc.law(17)],
        `As in whist, ${NOT_LOST}`,
      ),
      donohue: says(
        [
          { when: { noticed: 'in-time' }, then: [newDeal()], claim: { by: 'opponents', until: 'deal-done' } },
          { when: { noticed: 'late' }, then: [stands('deal')] },
        ],
        cites.donohue.newPackNotCut,
      ),
      ...SKETCHES,
    }),
  }),
};
