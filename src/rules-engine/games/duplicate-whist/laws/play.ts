import { always, fact, law } from '../../../laws/laws.ts';
import {
  allowed,
  barred,
  callCard,
  cardExposed,
  handEnds,
  handExposed,
  mayRequire,
  must,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  punishedAs,
  stands,
} from '../../../laws/remedies.ts';
import { COULD_COMPLY, HOW_EXPOSED, WHAT_WAS_CALLED } from '../../../laws/trick-facts.ts';
import { cites } from '../cites.ts';
import { preventIrregularity, quitEachCard, remindOfPenalty, rightOpponent } from '../words.ts';

const LIABLE = cardExposed('offender', rightOpponent);
const ALL_LIABLE = handExposed('offender', rightOpponent);
const ONLY_RIGHT = 'Only the opponent on the right may call; at whist either may.';

export const playLaws = {
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Card liable to be called',
    gist: 'A player shows, names or separates a card of their hand.',
    aka: ['dropped a card', 'penalty card', 'partner saw my card'],
    moment: 'play',
    facts: { how: HOW_EXPOSED },
    usual: { how: 'faced' },
    leads: {
      'uspc-1898':
        'The card stays face up, to be played when the opponent on the holder’s right says. If it was only separated from the hand, unseen, the book does not cover this.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { how: ['faced', 'seen', 'named'] }, then: [LIABLE], note: ONLY_RIGHT },
          { when: { how: 'separated' }, then: [notDecided] },
        ],
        [cites.uspc.law('h'), cites.uspc.theLawsOfWhist(20)],
      ),
    }),
    see: ['duplicate-whist.law.call-of-exposed-card'],
  }),
  'call-of-exposed-card': law({
    offence: 'exposed-card',
    title: 'When an exposed card is called',
    gist: 'A card lies exposed, and its holder is about to play or to lead.',
    aka: ['called too late', 'who may call the card', 'left-hand opponent called'],
    moment: 'play',
    facts: {
      who: fact('Who calls it?', 'Called by', {
        right: { label: 'The opponent on the right of the holder', chip: 'Right opponent', if: 'if the opponent on the holder’s right calls the card' },
        left: { label: 'The opponent on the left', chip: 'Left opponent', if: 'if the opponent on the holder’s left calls the card' },
        nobody: { label: 'Nobody', if: 'if nobody calls the card' },
      }),
      time: fact('Was it called in time?', 'Called in time', {
        yes: {
          label: 'Before the right-hand opponent played, or before the last trick was turned over',
          chip: 'Yes',
          if: 'if the exposed card was called in time',
        },
        no: { label: 'Later', chip: 'No', if: 'if the exposed card was called too late' },
      }),
    },
    usual: { who: 'right', time: 'yes' },
    leads: {
      'uspc-1898':
        'The opponent on the holder’s right must call the card before playing or, if the holder leads, before the last trick is turned over. Otherwise, the holder may play any card.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { who: 'right', time: 'yes' }, then: [callCard(rightOpponent, 'offender')] },
          { when: { who: 'right', time: 'no' }, then: [allowed('offender', 'play-on')], note: 'The player plays to this trick as they please.' },
          { when: { who: 'left' }, then: [allowed('offender', 'play-on')], note: 'That opponent has no call.' },
          { when: { who: 'nobody' }, then: [allowed('offender', 'play-on')], note: 'The player plays to this trick as they please.' },
        ],
        cites.uspc.law('h'),
      ),
    }),
  }),
  'two-cards-played': law({
    offence: 'irregular-trick',
    title: 'Two cards played to a trick',
    gist: 'A player throws two or more cards at once.',
    aka: ['played two cards'],
    moment: 'play',
    facts: {},
    leads: {
      'uspc-1898': 'The player points out the card meant for the trick. The other stays face up, to be played when the opponent on that player’s right says.',
    },
    readings: () => ({
      'uspc-1898': always([must('offender', 'point-out-card'), LIABLE], [cites.uspc.law('h'), cites.uspc.theLawsOfWhist(20)], {
        note: 'Every card but the one pointed out lies exposed.',
      }),
    }),
    see: ['duplicate-whist.law.exposed-card'],
  }),
  'hand-shown': law({
    offence: 'exposed-card',
    title: 'Hand lowered or shown',
    gist: 'A player holds their hand so that the partner sees more than one card of it.',
    aka: ['showed his hand'],
    moment: 'play',
    facts: {},
    leads: { 'uspc-1898': 'The player must lay all those cards face up on the table. The opponent on the player’s right may say when each of them is played.' },
    readings: () => ({ 'uspc-1898': always(ALL_LIABLE, [cites.uspc.law('h'), cites.uspc.theLawsOfWhist(20)]) }),
    see: ['duplicate-whist.law.exposed-card'],
  }),
  'abandoned-hand': law({
    offence: 'abandoned-hand',
    title: 'Hand faced on the table',
    gist: 'Cards are thrown face up on the table before the hand is played out.',
    aka: ['threw in the hand', 'laid down the cards'],
    moment: 'play',
    facts: {
      who: fact('Which cards?', 'Hands shown', {
        all: { label: 'Those of all four players', chip: 'All four', if: 'if all four hands are shown' },
        seen: { label: 'Those of one hand that can be seen', chip: 'One, face up', if: 'if one hand lies so that it can be seen' },
        unseen: { label: 'Those of one hand that cannot be seen', chip: 'One, unseen', if: 'if one hand lies so that it cannot be seen' },
      }),
    },
    leads: {
      'uspc-1898':
        'If one hand can be seen, its cards stay face up, and the opponent on that player’s right says when each is played. If all four are shown, play stops, and the score stands.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { who: 'all' }, then: [handEnds, stands('score')], note: 'As in whist: the result then claimed or admitted.' },
          { when: { who: 'seen' }, then: [LIABLE], note: 'Each of them.' },
          { when: { who: 'unseen' }, then: [barred('opponents', 'call-exposed')] },
        ],
        [cites.uspc.law('h'), cites.uspc.theLawsOfWhist(20), cites.uspc.theLawsOfWhist(27)],
      ),
    }),
    see: ['duplicate-whist.law.exposed-card'],
  }),
  'claims-the-rest': law({
    offence: 'abandoned-hand',
    title: 'Claiming the rest',
    gist: 'A player says that their side wins all the tricks that are left.',
    aka: ['the rest are ours'],
    moment: 'play',
    facts: {},
    leads: {
      'uspc-1898': 'The partner must lay their hand face up. Each of its cards is played when the opponent on the partner’s right says.',
    },
    readings: () => ({
      'uspc-1898': always(
        [must('partner-of-offender', 'show-hand-on-table'), handExposed('partner-of-offender', rightOpponent)],
        [cites.uspc.theLawsOfWhist(36), cites.uspc.law('h')],
        {
          note: 'The caller is the opponent on the right of the hand laid open.',
        },
      ),
    }),
  }),
  'winners-led-on': law({
    offence: 'lead-out-of-turn',
    title: 'Lead before the trick is complete',
    gist: 'A player leads winners one after another without waiting for their partner.',
    aka: ['led two cards', 'played out the winners'],
    moment: 'lead',
    facts: {},
    leads: {
      'uspc-1898':
        'Either opponent may make that player’s partner win the trick, if able. Each card led too soon stays face up, and the opponent on that player’s right says when it is played.',
    },
    readings: () => ({
      'uspc-1898': always(
        [mayRequire('either-opponent', 'partner-of-offender', 'win-trick-if-able'), LIABLE],
        [cites.uspc.theLawsOfWhist(22), cites.uspc.law('h')],
      ),
    }),
  }),
  'called-card-refused': law({
    offence: 'irregular-play',
    title: 'Called card or suit refused',
    gist: 'A player who is lawfully called on does not play what was called.',
    aka: ['would not play the exposed card', 'ignored the call'],
    moment: 'play',
    facts: { what: WHAT_WAS_CALLED, able: COULD_COMPLY },
    usual: { able: 'yes' },
    leads: {
      'uspc-1898':
        'An exposed card that was called must still be played. For any other call, a player who could have obeyed pays as for a revoke. A player who could not obey pays nothing.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { able: 'no' }, then: [noPenalty] },
          { when: { what: 'order', able: 'yes' }, then: [punishedAs('revoke')] },
          { when: { what: 'exposed', able: 'yes' }, then: [must('offender', 'play-it'), allowed(rightOpponent, 'repeat-call')] },
        ],
        [cites.uspc.theLawsOfWhist(21), cites.uspc.theLawsOfWhist(38), cites.uspc.law('h')],
        'As in whist, but only the opponent on the right calls an exposed card.',
      ),
    }),
  }),
  'played-before-decision': law({
    offence: 'irregular-play',
    title: 'Play before the opponents have decided',
    gist: 'A player with an exposed card plays another one before the call is made or let go.',
    aka: ['did not wait for the call'],
    moment: 'play',
    facts: {},
    leads: {
      'uspc-1898':
        'The player should have waited for the opponents’ decision. This card too now stays face up, and is played when the opponent on that player’s right says.',
    },
    readings: () => ({
      'uspc-1898': always([must('offender', 'await-decision'), LIABLE], [cites.uspc.theLawsOfWhist(23), cites.uspc.law('h')], {
        note: 'The card so played is liable as well.',
      }),
    }),
  }),
  'cards-out-of-order': law({
    offence: 'irregular-play',
    title: 'Cards taken up too soon or not kept in order',
    gist: 'A card is taken from the table too soon, or the played cards lose their order.',
    aka: ['mixed the cards', 'gathered the trick', 'out of order'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'uspc-1898': always([must('all-players', quitEachCard), noPenaltyPrinted], cites.uspc.law('f'), {
        note: 'Each card stays face up until all have played to the trick.',
      }),
    }),
  }),
  'suit-not-announced': law({
    offence: 'wrong-penalty',
    title: 'Suit not announced in time',
    gist: 'A side that may call a suit does not say in time which.',
    aka: ['waived the penalty', 'forgot to call the suit'],
    moment: 'lead',
    facts: {
      told: fact('Was the suit named to the opponent who first won a trick, before that opponent turned it over?', 'Suit named in time', {
        yes: { label: 'Yes', if: 'if the suit was named in time' },
        no: { label: 'No', if: 'if the suit was not named in time' },
      }),
    },
    usual: { told: 'no' },
    leads: {
      'uspc-1898':
        'The side that may call a suit must name it to the first opponent who wins a trick, before that opponent turns the trick over. If it does not, it may not claim the penalty.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { told: 'yes' }, then: [stands('penalty')] },
          { when: { told: 'no' }, then: [barred('opponents', 'exact-penalty')] },
        ],
        cites.uspc.law('i'),
      ),
    }),
    see: ['duplicate-whist.law.lead-out-of-turn'],
  }),
  'penalty-reminder': law({
    offence: 'table-talk',
    title: 'Partner reminded of a penalty',
    gist: 'A player tells their partner that a penalty is due and which.',
    aka: ['may I tell my partner', 'told him to call the suit'],
    moment: 'play',
    facts: {},
    readings: () => ({ 'uspc-1898': always(allowed('anyone', remindOfPenalty), cites.uspc.law('i')) }),
  }),
  'irregularity-prevented': law({
    offence: 'table-talk',
    title: 'Partner’s irregularity prevented',
    gist: 'A player stops their partner from breaking a law.',
    aka: ['warned partner', 'not your lead partner'],
    moment: 'play',
    facts: {
      what: fact('What was the player about to do?', 'About to', {
        renounce: { label: 'To renounce in error', chip: 'Renounce wrongly', if: 'if the player was about to renounce in error' },
        other: { label: 'Any other irregularity', chip: 'Another fault', if: 'if the player was about to commit any other irregularity' },
      }),
    },
    leads: {
      'uspc-1898': 'A player may stop the partner from any irregularity but one: a partner who is about to fail to follow suit by mistake may not be stopped.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { what: 'other' }, then: [allowed('anyone', preventIrregularity)] },
          { when: { what: 'renounce' }, then: [barred('anyone', preventIrregularity)] },
        ],
        cites.uspc.law('i'),
      ),
    }),
  }),
};
