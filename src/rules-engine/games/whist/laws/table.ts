import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, cutAgain, losesDeal, must, noPenaltyPrinted, notDecided } from '../../../laws/remedies.ts';
import { CUT_WRONG, TIED_IN_CUTTING } from '../../../laws/trick-facts.ts';
import { cites, NO_LAWS } from '../cites.ts';

const NOT_IN_HOYLE = silent('The laws begin with the deal.');

export const tableLaws = {
  'equal-cards-cut': law({
    offence: 'seats-and-partners',
    title: 'Equal cards cut for partners',
    gist: 'Players who cut for partners cut cards of the same rank.',
    aka: ['tie in the cut', 'both cut the same card', 'who deals after a tie'],
    moment: 'before-play',
    needs: ['partners'],
    facts: { tied: TIED_IN_CUTTING },
    leads: {
      'uspc-1898':
        'If three players tie, or if two tie with the middle cards, they cut again. If two tie for the highest or for the lowest card, the book does not cover this.',
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree that players who tie cut again. Only one tie is not covered by U.S. Playing Card: two players who both have the highest or both the lowest card. By Blue Ribbon they cut again too.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { tied: 'two-between' },
            then: [cutAgain('tied-players')],
            note: 'The lower of the new cut joins the player who first cut the lowest.',
          },
          { when: { tied: 'two-outside' }, then: [notDecided] },
          {
            when: { tied: 'three-below' },
            then: [cutAgain('tied-players')],
            note: 'The two lowest of the new cut are partners, and the lowest of all deals.',
          },
          {
            when: { tied: 'three-above' },
            then: [cutAgain('tied-players')],
            note: 'The fourth player deals; the two highest of the new cut are partners.',
          },
        ],
        [cites.uspc.law(3), cites.uspc.law(4)],
      ),
      donohue: NOT_IN_HOYLE,
      ...NO_LAWS,
      'blue-ribbon-1940': always(cutAgain('tied-players'), [cites.blue.generalLaws, cites.blue.generalCut], {
        note: 'The second cut settles the tie and nothing else: a privilege won by the first cut is kept.',
      }),
    }),
    see: ['general-laws.law.tie-in-cutting'],
  }),
  'two-cards-cut': law({
    offence: 'seats-and-partners',
    title: 'Two cards shown in cutting',
    gist: 'A player who cuts {partners:for partners or }for the table exposes more than one card.',
    aka: ['turned up two cards cutting'],
    moment: 'before-play',
    facts: {},
    readings: () => ({ 'uspc-1898': always(cutAgain('offender'), cites.uspc.law(7)), donohue: NOT_IN_HOYLE, ...NO_LAWS }),
  }),
  'late-entry': law({
    offence: 'seats-and-partners',
    title: 'Late claim to enter the table',
    gist: 'A player asks to enter a table that is about to begin a game.',
    aka: ['join the table', 'cut in', 'waiting to play'],
    moment: 'before-play',
    facts: {
      cut: fact('Has any player cut, for a new game or for cutting out?', 'Cut has begun', {
        no: { label: 'No', if: 'before any player has cut' },
        yes: { label: 'Yes', if: 'once any player has cut' },
      }),
    },
    leads: { 'uspc-1898': 'Until someone has cut, the player may enter the table. Once any player has cut, it is too late.' },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { cut: 'no' }, then: [allowed('player', 'enter-table')] },
          { when: { cut: 'yes' }, then: [barred('player', 'enter-table')] },
        ],
        cites.uspc.law(6),
      ),
      donohue: NOT_IN_HOYLE,
      ...NO_LAWS,
    }),
    see: ['whist.rule.cutting-out'],
  }),
  'shuffled-wrongly': law({
    offence: 'wrong-shuffle',
    title: 'Wrong shuffle',
    gist: 'The pack is shuffled while a hand is in play, or so that faces show.',
    aka: ['shuffled in the middle of the hand', 'showed cards shuffling'],
    moment: 'cut',
    facts: {},
    readings: () => ({
      'uspc-1898': always([barred('anyone', 'shuffle-so'), noPenaltyPrinted], cites.uspc.law(9)),
      donohue: NOT_IN_HOYLE,
      ...NO_LAWS,
    }),
  }),
  'improper-cut': law({
    offence: 'improper-cut',
    title: 'Improper cut',
    gist: 'The cut to the dealer leaves a packet too small, shows a card or leaves a doubt.',
    aka: ['fewer than four cards cut', 'card showed in the cut', 'dropped the cut'],
    moment: 'cut',
    facts: { what: CUT_WRONG },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that no packet may have fewer than four cards, and name no penalty. Only U.S. Playing Card has the pack cut again if a card showed or cards got mixed.',
    },
    leads: {
      'blue-ribbon-1940': 'No packet may have fewer than four cards; the book names no penalty. The book does not cover the other faults.',
      'uspc-1898':
        'If a card showed, the dealer shuffles again, and the pack is cut again. If cards got mixed, it is cut again. No packet may have fewer than four cards; the book names no penalty.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { what: 'thin' }, then: [barred('right-of-dealer', 'cut-thin')], note: 'The book does not say what follows if it is done.' },
          { when: { what: 'exposed' }, then: [must('dealer', 'shuffle-again'), cutAgain('right-of-dealer')] },
          { when: { what: 'doubt' }, then: [cutAgain('right-of-dealer')] },
        ],
        [cites.uspc.law(10), cites.uspc.law(11)],
      ),
      donohue: NOT_IN_HOYLE,
      ...NO_LAWS,
      'blue-ribbon-1940': says(
        [
          {
            when: { what: 'thin' },
            then: [barred('right-of-dealer', 'cut-thin')],
            note: 'The book asks for as many cards as a trick has. It does not say what follows if there are fewer.',
          },
          { when: { what: ['exposed', 'doubt'] }, then: [notDecided] },
        ],
        [cites.blue.generalLaws, cites.blue.generalCut],
      ),
    }),
    see: ['general-laws.law.improper-cut'],
  }),
  'shuffled-after-cut': law({
    offence: 'improper-cut',
    title: 'Pack shuffled again after the cut',
    gist: 'The dealer shuffles once more when the pack has been properly cut.',
    aka: ['reshuffled', 'shuffled after the cut'],
    moment: 'cut',
    facts: {},
    readings: () => ({ 'uspc-1898': always(losesDeal(), cites.uspc.law(12)), donohue: NOT_IN_HOYLE, ...NO_LAWS }),
  }),
};
