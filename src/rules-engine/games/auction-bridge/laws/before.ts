import type { Citation } from '../../../books.ts';
import { always, fact, type Law, law } from '../../../laws/laws.ts';
import { allowed, barred, cannotRecall, cutAgain, isVoid, must, newDeal, noPenaltyPrinted, notDecided, type Remedy, stands } from '../../../laws/remedies.ts';
import { CUT_WRONG } from '../../../laws/trick-facts.ts';
import { BLUE, cites } from '../cites.ts';
import { changePack, choosePack, drawAgain, drawEndCard, shuffleAndCut } from '../words.ts';

/** What the leads of the three faults say about the time after the deal begins. */
const AFTER_THE_CUT = 'During the deal, anyone who has looked at no card may ask for a new deal. After the last card, the deal stands.';

const NOTICED = fact('When was it noticed?', 'Noticed', {
  'before-deal': { label: 'Before the deal began', chip: 'Before the deal', if: 'before the deal begins' },
  'in-deal': { label: 'During the deal', chip: 'In the deal', if: 'during the deal' },
  'deal-done': { label: 'After the last card was dealt', chip: 'After the deal', if: 'after the last card is dealt' },
});
const LOOKED = fact('Has the player who objects looked at any of their own cards?', 'Objector looked', {
  no: { label: 'No', if: 'if the player who objects has looked at no card' },
  yes: { label: 'Yes', if: 'if the player who objects has looked at a card' },
});
const ONCE_BEGUN = [
  { when: { noticed: 'in-deal', looked: 'no' }, then: [allowed('anyone', 'claim-new-deal')], claim: { by: 'anyone', until: 'deal-done' } },
  { when: { noticed: 'in-deal', looked: 'yes' }, then: [barred('looker', 'claim-new-deal')], note: 'Another player who has not looked still may.' },
  { when: { noticed: 'deal-done' }, then: [stands('deal')] },
] as const;

/** A fault of the cut, with one remedy before the deal begins and others after it. Players look the faults up by name, so each is a law. */
function wrongCut(title: string, gist: string, aka: readonly string[], before: readonly Remedy[], note: string, places: readonly Citation[]): Law {
  return law({
    offence: 'improper-cut',
    title,
    gist,
    aka,
    moment: 'cut',
    facts: { noticed: NOTICED, looked: LOOKED },
    usual: { looked: 'no' },
    readings: (says) => ({
      [BLUE]: says([{ when: { noticed: 'before-deal' }, then: before, note }, ...ONCE_BEGUN], [...places, cites.blue.law(22)]),
    }),
  });
}

const SHUFFLED_AFTER_CUT = wrongCut(
  'Pack shuffled after the cut',
  'The pack is shuffled again when it has been cut.',
  ['dealer shuffled again', 'reshuffled'],
  [must('dealer', shuffleAndCut)],
  'A second cut alone is not enough.',
  [cites.blue.law(17)],
);
const NOT_CUT = wrongCut(
  'Pack not cut',
  'The cards are dealt from a pack that was not presented to be cut.',
  ['forgot to cut', 'no cut'],
  [must('right-of-dealer', 'cut')],
  'The deal begins when the cut is legally complete.',
  [cites.blue.law(16), cites.blue.law(19)],
);

export const beforeLaws = {
  'imperfect-pack': law({
    offence: 'imperfect-pack',
    title: 'Imperfect pack',
    gist: 'The pack has a card twice or lacks one, or a card can be recognised by its back.',
    aka: ['51 cards', 'two aces of spades', 'marked cards', 'bad deck'],
    moment: 'before-play',
    facts: {
      found: fact('When was it proved?', 'Proved', {
        'in-hand': { label: 'Before the play of the hand was finished', chip: 'Before the end', if: 'before the play of the hand is finished' },
        after: { label: 'After the hand was played out', chip: 'After the hand', if: 'after the hand is played out' },
      }),
    },
    usual: { found: 'in-hand' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if the defect is found after the hand was played out: by Blue Ribbon the score of that hand stands, by Donohue that hand does not count. If it is found earlier, by both the same dealer deals again. By both, earlier scores stand.',
    },
    leads: {
      'blue-ribbon-1940':
        'If found before the hand is played out, the same dealer deals again. If found later, the score stands. Either way, another pack must be used.',
      donohue: 'The hand in which it was found does not count, and the same dealer deals again. Earlier scores stand.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { found: 'in-hand' }, then: [isVoid('deal'), newDeal(), must('all-players', changePack)], note: 'Earlier scores stand.' },
          {
            when: { found: 'after' },
            then: [stands('score'), must('all-players', changePack)],
            note: 'Scores stand that were made before the deal in which the defect was announced.',
          },
        ],
        [cites.blue.law(7), cites.blue.law(23)],
      ),
    }),
    see: ['auction-bridge.law.card-missing-from-hand'],
  }),
  'two-cards-cut': law({
    offence: 'seats-and-partners',
    title: 'Wrong card drawn for partners',
    gist: 'In the draw for partners a player shows more than one card, or takes one from an end of the spread.',
    aka: ['drew two cards', 'drew from the end of the pack'],
    moment: 'before-play',
    facts: {
      what: fact('What happened?', 'What happened', {
        'two-cards': { label: 'A player showed more than one card', chip: 'Two cards shown', if: 'if a player showed more than one card' },
        'end-card': {
          label: 'A player took one of the four cards at either end',
          chip: 'An end card',
          if: 'if a player took one of the four cards at either end',
        },
      }),
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that a player who showed more than one card draws or cuts again. Only Blue Ribbon forbids the four cards at either end, and names no penalty.',
    },
    leads: {
      'blue-ribbon-1940': 'A player who showed more than one card must draw again. The four cards at either end may not be drawn; the book names no penalty.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { what: 'two-cards' }, then: [must('offender', drawAgain)] },
          { when: { what: 'end-card' }, then: [barred('anyone', drawEndCard), noPenaltyPrinted] },
        ],
        cites.blue.law(8),
      ),
      donohue: says(
        [
          { when: { what: 'two-cards' }, then: [cutAgain('offender')] },
          { when: { what: 'end-card' }, then: [notDecided], note: 'The section names only a player who exposes more than one card.' },
        ],
        [cites.donohue.play, cites.donohue.cutting],
      ),
    }),
  }),
  'equal-cards-cut': law({
    offence: 'seats-and-partners',
    title: 'Equal cards drawn for partners',
    gist: 'Two or more players draw cards of the same rank.',
    aka: ['tie in the draw', 'same card drawn'],
    moment: 'before-play',
    facts: {},
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon nobody draws again, and the suits decide between cards of one rank (spades highest, then hearts, diamonds, clubs); by Donohue those who tie cut again, unless only the two highest cards tie.',
    },
    leads: {
      'blue-ribbon-1940': 'Nobody draws again. Between cards of one rank the suits decide, highest first: spades, hearts, diamonds, clubs.',
      donohue: 'The players who tie cut again. If only the two highest cards tie, the cut stands.',
    },
    readings: () => ({
      [BLUE]: always(stands('draw'), [cites.blue.law(9), cites.blue.law(3)], {
        note: 'The suits decide: spades, hearts, diamonds, clubs. Nobody draws again.',
      }),
    }),
  }),
  'choice-changed': law({
    offence: 'seats-and-partners',
    title: 'Choice of seat or pack changed',
    gist: 'A player who has chosen their seat or their pack of cards wants another.',
    aka: ['change seats', 'wants the other deck'],
    moment: 'before-play',
    facts: {},
    readings: (says) => ({
      [BLUE]: says(
        [{ then: [cannotRecall('offender', 'choice')], note: 'The player may ask the partner before choosing.' }],
        [cites.blue.law(10), cites.blue.law(11)],
      ),
      donohue: says(
        [{ then: [cannotRecall('offender', 'choice')], note: 'The first dealer is meant, who chooses the cards and the seats.' }],
        [cites.donohue.play, cites.donohue.formation],
      ),
    }),
  }),
  'shuffled-wrongly': law({
    offence: 'improper-cut',
    title: 'Pack shuffled wrongly',
    gist: 'The pack is shuffled out of sight, or so that the face of a card is seen.',
    aka: ['bad shuffle', 'saw the bottom card'],
    moment: 'cut',
    facts: {},
    verdict: {
      kind: 'adds',
      say: 'The books agree: such a shuffle is forbidden, and no penalty is named for it. Only Donohue adds a case: if a card was seen, the dealer must shuffle again when asked to.',
    },
    leads: {
      'blue-ribbon-1940': 'The shuffle has to be in full view, with no face showing. The book names no penalty.',
      donohue: 'If a card was seen, the dealer must shuffle again when asked to. To shuffle out of sight is not allowed; the book names no penalty for it.',
    },
    readings: () => ({
      [BLUE]: always([barred('anyone', 'shuffle-so'), noPenaltyPrinted], cites.blue.law(14)),
    }),
  }),
  'improper-cut': law({
    offence: 'improper-cut',
    title: 'Improper cut',
    gist: 'The cut leaves fewer than four cards in a packet, is confused or doubtful, or shows a card.',
    aka: ['false cut', 'less than four cards cut', 'card showed in the cut'],
    moment: 'cut',
    facts: { what: CUT_WRONG, noticed: NOTICED, looked: LOOKED },
    usual: { looked: 'no' },
    verdict: {
      kind: 'apart',
      say: 'The books agree: the pack is cut again if the cut was confused or showed a card; only Blue Ribbon has it shuffled first. For a packet of fewer than four cards, neither names a penalty before the deal. During the deal, only Blue Ribbon lets a player who has looked at no card ask for a new deal.',
    },
    leads: {
      'blue-ribbon-1940': `A confused cut, or a card shown, means a new shuffle and cut. ${AFTER_THE_CUT}`,
      donohue:
        'If a card showed or the cut was confused, the player on the dealer’s right cuts again. For a packet of fewer than four cards, the book names no penalty.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { noticed: 'before-deal', what: 'thin' },
            then: [barred('right-of-dealer', 'cut-thin')],
            note: 'The law on false cuts does not name it; once the deal has begun the pack counts as not properly cut.',
          },
          { when: { noticed: 'before-deal', what: ['exposed', 'doubt'] }, then: [must('dealer', shuffleAndCut)] },
          ...ONCE_BEGUN,
        ],
        [cites.blue.law(16), cites.blue.law(17), cites.blue.law(22)],
      ),
    }),
    see: ['auction-bridge.law.shuffled-after-cut', 'auction-bridge.law.pack-not-cut'],
  }),
  'shuffled-after-cut': {
    ...SHUFFLED_AFTER_CUT,
    verdict: {
      kind: 'disagree' as const,
      say: 'The books disagree. By Donohue the player on the dealer’s right cuts again. By Blue Ribbon the pack is shuffled and cut again before the deal; during the deal, anyone who has looked at no card may ask for a new one; after the last card, the deal stands.',
    },
    leads: {
      'blue-ribbon-1940': `Before the deal, the pack is shuffled and cut again. ${AFTER_THE_CUT}`,
    },
  },
  'pack-not-cut': {
    ...NOT_CUT,
    verdict: {
      kind: 'disagree' as const,
      say: 'The books disagree on who may have a new deal while the cards are dealt: by Blue Ribbon any player who has seen no card, by Donohue the dealer’s opponents until they look at a card. In both, the deal stands after the last card.',
    },
    leads: {
      'blue-ribbon-1940': `Before the deal, the pack must be cut. ${AFTER_THE_CUT}`,
      donohue:
        'The dealer’s opponents may have the same dealer deal again, until the last card is dealt or they have looked at their cards. After that, the deal stands.',
    },
    see: ['auction-bridge.law.improper-cut'] as const,
  },
  'new-cards': law({
    question: 'allowed',
    title: 'New cards demanded',
    gist: 'A player asks for new cards though the pack is not imperfect.',
    aka: ['wants a new deck', 'change the cards'],
    moment: 'before-play',
    facts: {
      when: fact('When?', 'When', {
        'before-deal': { label: 'Before the next deal began', chip: 'Before the deal', if: 'before the next deal begins' },
        'in-deal': { label: 'After it began', chip: 'In the deal', if: 'after the next deal has begun' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on who chooses between the two packs that a player calls for: by Blue Ribbon the other side, by Donohue the dealer. By both, that player pays for them, and nobody may call for packs once the deal has begun (Donohue: once the pack is cut).',
    },
    leads: {
      'blue-ribbon-1940':
        'Before a deal, the player must ask for two packs and pay for both; the other side chooses one. During a deal, the player must wait until the next.',
      donohue:
        'Before the cut, any player may call for two new packs and pay for them. After the cut nobody may. Torn or marked cards are replaced by agreement.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { when: 'before-deal' }, then: [must('offender', 'call-new-packs'), allowed('opponents', choosePack)] },
          { when: { when: 'in-deal' }, then: [barred('offender', 'change-packs')], note: 'The player waits for the next deal.' },
        ],
        cites.blue.law(145),
      ),
    }),
  }),
};
