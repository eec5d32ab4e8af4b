import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, cutAgain, etiquette, mayDemand, must, pays, putRight, stands } from '../../../laws/remedies.ts';
import { TIED_IN_CUTTING } from '../../../laws/trick-facts.ts';
import { cites } from '../cites.ts';
import { nameSubstitute, reEnterTable, replaceCards, stakesAndBets } from '../words.ts';
import { SKETCHES } from './sources.ts';

export const tableLaws = {
  'two-cards-cut': law({
    offence: 'seats-and-partners',
    title: 'More than one card shown in cutting',
    gist: 'A player cutting for the table, {partners:for partners }or for the deal shows two cards.',
    aka: ['drew two cards', 'cut two cards', 'showed two cards cutting for partners'],
    moment: 'before-play',
    facts: {},
    readings: () => ({ donohue: always(cutAgain('offender'), cites.donohue.cutting), ...SKETCHES }),
  }),
  'equal-cards-cut': law({
    offence: 'seats-and-partners',
    title: 'Equal cards cut for partners',
    gist: 'Two or three players cut cards of the same rank.',
    aka: ['tie in the draw for partners', 'same card cut', 'who deals after a tie'],
    moment: 'before-play',
    needs: ['partners'],
    facts: {
      tied: TIED_IN_CUTTING,
      outside: fact('If two tied, is theirs the highest or the lowest card?', 'Tied cards', {
        highest: { label: 'The highest', if: 'if the tied cards are the highest' },
        lowest: { label: 'The lowest', if: 'if the tied cards are the lowest' },
        neither: { label: 'Neither', if: 'if the tied cards are neither the highest nor the lowest' },
      }),
    },
    leads: {
      'uspc-1898': 'If three tie, or two tie in the middle, those who tie cut again. If two tie for highest or lowest, the book does not cover this.',
      donohue: 'Those who tie cut again. But if two tie for the highest card, the cut stands: those two are partners in any case.',
    },
    verdict: {
      kind: 'agree',
      say: 'Donohue and U.S. Playing Card agree that players who tie cut again. Only Donohue covers a tie for the highest or the lowest card: two who tie for the highest are partners, and the cut stands; two who tie for the lowest cut again.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { tied: 'two-between' }, then: [cutAgain('tied-players')] },
          { when: { tied: 'two-outside', outside: 'highest' }, then: [stands('cut')], note: 'The two highest are partners in any case.' },
          {
            when: { tied: 'two-outside', outside: ['lowest', 'neither'] },
            then: [cutAgain('tied-players')],
            note: 'The two lowest are partners already; the new cut settles which of them deals.',
          },
          { when: { tied: 'three-below' }, then: [cutAgain('tied-players')], note: 'The two lowest of the new cut are partners, and the lower of them deals.' },
          {
            when: { tied: 'three-above' },
            then: [cutAgain('tied-players')],
            note: 'The two highest of the new cut are partners, and the player who first cut the lowest deals.',
          },
        ],
        [cites.donohue.formationEqualCards, cites.donohue.cutting],
        'The ace is the lowest card in cutting.',
      ),
      ...SKETCHES,
    }),
  }),
  'late-entry': law({
    offence: 'seats-and-partners',
    title: 'Late claim to enter the table',
    gist: 'A player wants to join a table that is about to begin a rubber.',
    aka: ['cut in', 'join the table', 'declare in', 'waiting to play'],
    moment: 'before-play',
    facts: {
      cut: fact('Has any player cut, for a new rubber or for cutting out?', 'Cutting begun', {
        no: { label: 'No', if: 'before anyone has cut for the rubber or for cutting out' },
        yes: { label: 'Yes', if: 'once someone has cut for the rubber or for cutting out' },
      }),
      complete: fact('Does the table already have its six players?', 'Table full', {
        no: { label: 'No', if: 'if the table does not have its six players yet' },
        yes: { label: 'Yes', if: 'if the table already has its six players' },
      }),
    },
    usual: { cut: 'yes', complete: 'no' },
    leads: {
      'uspc-1898': 'A player may join until anyone has cut for the rubber or to settle who leaves. Later, the player may not join.',
      donohue:
        'A player may join until anyone has cut for the rubber or to settle who leaves. Later, or if the table already has six players, the player may not join.',
    },
    verdict: {
      kind: 'distinguishes',
      say: 'Donohue and U.S. Playing Card agree: a player may join until anyone has cut for the rubber or to settle who leaves. Only Donohue adds that nobody may join a table that already has six players.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { cut: 'no', complete: 'no' }, then: [allowed('player', 'enter-table')] },
          { when: { cut: 'yes', complete: 'no' }, then: [barred('player', 'enter-table')] },
          { when: { complete: 'yes' }, then: [barred('player', 'enter-table')], note: 'The player waits until one of the six retires.' },
        ],
        [cites.donohue.entryReEntry, cites.donohue.formationPack],
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.leaving-table'],
  }),
  'leaving-table': law({
    offence: 'seats-and-partners',
    title: 'Leaving the table',
    gist: 'A player leaves before the rubber is over, joins another table or breaks the table up.',
    aka: ['left in the middle of the rubber', 'substitute', 'changing tables', 'quit early'],
    moment: 'before-play',
    facts: {
      what: fact('What does the player do?', 'The player', {
        leaves: { label: 'Leaves before the rubber is over', chip: 'Leaves early', if: 'if the player leaves before the rubber is over' },
        joins: {
          label: 'Joins another table while belonging to this one',
          chip: 'Joins another',
          if: 'if the player joins another table without leaving this one',
        },
        breaks: { label: 'Breaks the table up', chip: 'Breaks it up', if: 'if the player breaks the table up' },
      }),
    },
    usual: { what: 'leaves' },
    leads: {
      donohue:
        'A player who leaves during the rubber may name a substitute if the others consent. One who joins another table may not come back. There are more cases.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { what: 'leaves' }, then: [allowed('player', nameSubstitute)], note: 'The substitute plays for that rubber.' },
          { when: { what: 'joins' }, then: [barred('offender', reEnterTable)], note: 'The player takes their chance of cutting in as a new candidate does.' },
          {
            when: { what: 'breaks' },
            then: [allowed('other-players', 'go-before')],
            note: 'They cut for the places that there are, when all of them cannot be taken in.',
          },
        ],
        cites.donohue.entryReEntry,
      ),
      ...SKETCHES,
    }),
  }),
  'new-cards': law({
    offence: 'imperfect-pack',
    title: 'New cards called for',
    gist: 'A player wants other packs, or a card is torn or marked.',
    aka: ['change the deck', 'torn card', 'marked card', 'fresh pack'],
    moment: 'before-play',
    notGeneral: true,
    facts: {
      why: fact('Why?', 'Reason', {
        wish: { label: 'A player simply asks for new cards', chip: 'Simply asked for', if: 'if a player simply asks for new cards' },
        damaged: { label: 'A card is torn or marked', chip: 'Torn or marked', if: 'if a card is torn or marked' },
      }),
      cut: fact('Has the pack been cut for the deal?', 'Pack cut', {
        no: { label: 'No', if: 'before the pack has been cut for the deal' },
        yes: { label: 'Yes', if: 'once the pack has been cut for the deal' },
      }),
    },
    leads: {
      donohue:
        'Before the pack is cut for the deal, any player may call for two new packs and pay for them; later, nobody may. A torn or marked card must be replaced.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { why: 'wish', cut: 'no' }, then: [allowed('anyone', 'call-new-packs')], note: 'The dealer has first choice of the two packs.' },
          { when: { why: 'wish', cut: 'yes' }, then: [barred('anyone', 'change-packs')] },
          { when: { why: 'damaged' }, then: [must('all-players', replaceCards)] },
        ],
        [cites.donohue.callingNewCards, cites.donohue.generalPlay],
      ),
      ...SKETCHES,
    }),
  }),
  bystander: law({
    offence: 'table-talk',
    title: 'A bystander speaks',
    gist: 'Somebody who looks on says something that brings a slip about the score to light.',
    aka: ['kibitzer', 'onlooker', 'spectator spoke', 'looker-on'],
    moment: 'any-time',
    facts: {},
    leads: {
      donohue: 'The players may make the bystander pay them the stakes and all the bets.',
    },
    readings: () => ({
      donohue: always(mayDemand('all-players', pays('bystander', stakesAndBets, 'all-players')), cites.donohue.generalPlay, {
        note: 'The stakes and bets are those on that game or rubber. By agreement of the players a bystander may decide any question.',
      }),
      ...SKETCHES,
    }),
  }),
  'table-talk': law({
    offence: 'table-talk',
    title: 'Hints, hesitation and manner',
    gist: 'A player tells their partner something by a word, a gesture, a pause or the way a card is played or placed.',
    aka: ['signal', 'hint to partner', 'hesitated', 'pointed at the score', 'asked to place the cards for partner'],
    moment: 'any-time',
    needs: ['partners'],
    facts: {},
    leads: { donohue: 'A player should not do this: it is bad manners. There is no penalty.' },
    readings: () => ({
      donohue: always(etiquette, cites.donohue.etiquetteTableTalk, {
        note: 'The only remedy is to stop playing with those who make a habit of it.',
      }),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.attention-to-trick', 'bridge-whist.law.doubling-consulted', 'bridge-whist.law.dummy-suggests'],
  }),
  'score-error': law({
    offence: 'score-error',
    title: 'Mistake in the score',
    gist: 'Tricks, honours, chicane or a slam have been entered wrongly.',
    aka: ['score wrong', 'forgot to score honours', 'correct the score', 'honors not entered'],
    moment: 'score-entered',
    facts: {
      what: fact('What was entered wrongly?', 'Entered wrongly', {
        tricks: {
          label: 'Tricks, in a game that is not the last of the rubber',
          chip: 'Tricks',
          if: 'if the mistake is in tricks before the rubber’s last game',
        },
        'last-game': {
          label: 'Tricks, in the last game of the rubber',
          chip: 'Tricks, last game',
          if: 'if the mistake is in tricks of the rubber’s last game',
        },
        honours: { label: 'Honours, chicane or a slam', chip: 'Honours or slam', if: 'if the mistake is in honours, chicane or a slam' },
      }),
      when: fact('When was it found?', 'Found', {
        'game-open': {
          label: 'While that game went on, or before the last card of the deal after it was dealt',
          chip: 'By the next deal',
          if: 'before the next game’s first deal has been dealt out',
        },
        later: {
          label: 'After that, before the score of the rubber was made up and agreed',
          chip: 'Rubber not agreed',
          if: 'after the next game’s first deal, the rubber not yet agreed',
        },
        agreed: { label: 'After the score of the rubber was agreed', chip: 'Rubber agreed', if: 'after the score of the rubber was agreed' },
      }),
    },
    usual: { when: 'game-open' },
    leads: {
      donohue:
        'Tricks may be corrected until the next game’s first deal is complete, but honours, slams and the last game’s tricks until the rubber’s score is agreed. Later, the score stands.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { what: 'tricks', when: 'game-open' }, then: [putRight('bookkeeper', 'score')], claim: { by: 'anyone', until: 'next-deal-done' } },
          { when: { what: 'tricks', when: ['later', 'agreed'] }, then: [stands('score')] },
          {
            when: { what: ['last-game', 'honours'], when: ['game-open', 'later'] },
            then: [putRight('bookkeeper', 'score')],
            claim: { by: 'anyone', until: 'rubber-over' },
          },
          { when: { what: ['last-game', 'honours'], when: 'agreed' }, then: [stands('score')] },
        ],
        cites.donohue.scoringChicane,
        'A game is not over until the last card of the deal that follows it has been dealt.',
      ),
      ...SKETCHES,
    }),
  }),
};
