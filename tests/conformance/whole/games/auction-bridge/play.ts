// Leads and plays out of turn and tricks at auction bridge, from Blue Ribbon (p. 87, laws 49 to 55, p. 116-117, laws 73 to 76, p. 120-121, and laws 98 to
// 131, p. 124-128) and Donohue (p. 415, by which the rules of bridge on p. 404-408 apply).
import { ruling, type WholePlace } from '../../whole.ts';

const SAME = 'p. 415';
const YES_NO = { yes: 'Yes', no: 'No' };
const CALLED = ['card = exposed', 'right = declarer'];
const LEAD_STANDS = ['thing:the lead = stands'];
const TRICK_STANDS = ['thing:the trick = stands'];
const TRUMP = 'act:partner-of-offender:trump the trick';
const cardOrLead = (by: string) => `choice of declarer: card = exposed and right = declarer, or command:${by} = suit named and right = declarer`;
const SUIT_OR_CARD = 'choice of declarer: command:defenders = suit named and right = declarer, or command:offender = card named and right = declarer';
const ANSWERS = 'act:offender:answer for any revoke made while the card was away = must';
const SEARCH = ['act:anyone:count the tricks face down, and search them if there is a card too many = may', 'thing:the card = taken back'];

export const playLaws: WholePlace['laws'] = {
  'lead-out-of-turn': {
    moment: 'lead',
    answers: {
      how: { one: 'One defender', both: 'Both defenders' },
      accepted: YES_NO,
      turn: { partner: 'The other defender', declarers: 'Declarer' },
      played: { some: 'Not yet', all: 'Yes' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 98, p. 124', 'law 101, p. 124-125', 'p. 87'],
        cases: [
          { when: { accepted: 'yes' }, does: LEAD_STANDS },
          { when: { how: 'one', accepted: 'no', turn: 'partner' }, does: [cardOrLead('other-defender')] },
          { when: { how: 'one', accepted: 'no', turn: 'declarers' }, does: [cardOrLead('the defender who has or next gets the lead')] },
          { when: { how: 'both', accepted: 'no' }, does: CALLED },
        ],
      },
      donohue: {
        at: [SAME, 'p. 405'],
        cases: [
          { when: { played: 'all' }, does: TRICK_STANDS },
          { when: { played: 'some' }, does: [SUIT_OR_CARD, 'thing:the cards = taken back'] },
        ],
      },
    },
  },
  'card-led-from-wrong-hand': {
    moment: 'lead',
    answers: {
      did: { played: 'played to it', objected: 'drew attention', nothing: 'Nothing yet' },
      holds: YES_NO,
      followed: { none: 'Nobody', some: 'One or two', all: 'All three' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 99, p. 124', 'law 100, p. 124', 'law 101, p. 124-125', 'p. 87'],
        cases: [
          { when: { did: 'played' }, does: LEAD_STANDS },
          {
            when: { did: 'objected', holds: 'yes' },
            does: ['act:the hand that should have led:lead the suit wrongly led or, having none of it, any suit = must', 'thing:the card = taken back'],
          },
          { when: { did: 'objected', holds: 'no' }, does: ['act:declarer:lead any suit from it = may', 'thing:the card = taken back'] },
          { when: { did: 'nothing' }, does: ['act:declarer:take back the lead = may not'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 405'],
        cases: [
          { when: { followed: 'none' }, does: ['thing:the lead = taken back'] },
          { when: { followed: 'some' }, does: ['act:declarer:take back the lead = may not'] },
          { when: { followed: 'all' }, does: TRICK_STANDS },
        ],
      },
    },
  },
  'winners-led-on': {
    moment: 'lead',
    answers: { able: YES_NO, left: YES_NO },
    books: {
      'blue-ribbon-1940': {
        at: ['law 102, p. 125'],
        cases: [
          {
            when: { able: 'yes', left: 'yes' },
            does: ['command:partner-of-offender = win any one of those tricks, if able', 'command:partner-of-offender = suit named', 'right = declarer'],
          },
          { when: { able: 'yes', left: 'no' }, does: ['command:partner-of-offender = win any one of those tricks, if able', 'right = declarer'] },
          { when: { able: 'no' }, does: ['penalty = none'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 404'],
        cases: ruling('command:partner-of-offender = win the first or any other of those tricks, if able', ...CALLED),
      },
    },
  },
  'play-out-of-turn': {
    moment: 'play',
    answers: {
      both: YES_NO,
      second: { suit: 'Cards of the suit', designated: 'declarer names', neither: 'Neither' },
      who: { third: 'The third hand', fourth: 'The fourth hand' },
      side: { defender: 'An opponent', 'dealers-side': 'Declarer' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 103, p. 125', 'law 104, p. 125'],
        cases: [
          { when: { both: 'yes' }, does: ['penalty = none'] },
          { when: { both: 'no', second: 'suit' }, does: ['command:second-hand = highest or lowest', 'right = declarer'] },
          {
            when: { both: 'no', second: 'designated' },
            does: ['act:second-hand:play the highest card held of a suit that declarer names = must'],
          },
          { when: { both: 'no', second: 'neither' }, does: ['penalty = none'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 405'],
        cases: [
          { when: { who: 'fourth', side: 'defender' }, does: ['command:partner-of-offender = win the trick or lose it', 'right = declarer'] },
          { when: { who: 'fourth', side: 'dealers-side' }, does: ['penalty = none'] },
          { when: { who: 'third' }, does: [] },
        ],
      },
    },
  },
  'trick-five-cards': {
    moment: 'play',
    answers: {
      kept: { apart: 'Each trick apart', mixed: 'Not properly' },
      who: { player: 'A player', dummy: 'Dummy' },
      found: { playing: 'While', after: 'After' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 75, p. 121', 'law 76, p. 121'],
        cases: [
          {
            when: { kept: 'apart' },
            does: ['act:others:turn that trick face up and choose any one of its cards for the short hand = may', ...TRICK_STANDS],
          },
          { when: { kept: 'mixed' }, does: ['act:others:choose any card from the tricks so kept = may'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 405'],
        cases: [
          { when: { found: 'playing', who: 'player' }, does: [...SEARCH, ANSWERS] },
          { when: { found: 'playing', who: 'dummy' }, does: SEARCH },
          { when: { found: 'after', who: 'player' }, does: [ANSWERS] },
          { when: { found: 'after', who: 'dummy' }, does: ['penalty = none'] },
        ],
      },
    },
  },
  'attention-to-trick': {
    moment: 'play',
    answers: { asked: YES_NO, partner: YES_NO },
    books: {
      'blue-ribbon-1940': {
        at: ['law 131, p. 128'],
        cases: [
          { when: { asked: 'yes' }, does: ['penalty = none'] },
          { when: { asked: 'no', partner: 'yes' }, does: ['command:partner-of-offender = highest or lowest', 'right = declarer'] },
          { when: { asked: 'no', partner: 'no' }, does: [`choice of declarer: ${TRUMP} = must, or ${TRUMP} = may not`] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 407'],
        cases: [
          { when: { asked: 'yes' }, does: ['penalty = none'] },
          {
            when: { asked: 'no' },
            does: [
              'choice of declarer: act:partner-of-offender:play the highest or the lowest card of the suit led = must, or act:partner-of-offender:win the trick or lose it = must',
            ],
          },
        ],
      },
    },
  },
  'cards-placed': {
    moment: 'play',
    answers: { who: { player: 'Declarer or a defender', dummy: 'Dummy' }, touched: YES_NO },
    books: {
      'blue-ribbon-1940': {
        at: ['law 131, p. 128'],
        cases: [
          { when: { who: 'player' }, does: ['act:anyone:have each player show which card they played = may'] },
          { when: { who: 'dummy' }, does: ['act:dummy:ask who played which card = may not'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 407'],
        cases: [
          { when: { touched: 'no' }, does: ['act:anyone:have each player draw out the card played = may'] },
          { when: { touched: 'yes' }, does: ['act:anyone:ask = may not'] },
        ],
      },
    },
  },
  'looking-back': {
    moment: 'trick-turned',
    answers: {
      which: { last: 'has not led', 'played-on': 'has led or played again', earlier: 'An earlier', surplus: 'too many' },
      when: { during: 'being played', claim: 'deal is over' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 49, p. 116-117', 'law 55, p. 117'],
        cases: [
          { when: { which: 'last' }, does: ['act:anyone:look at the cards = may'] },
          { when: { which: 'played-on' }, does: ['act:offender:look at the cards = may not'] },
          { when: { which: 'earlier' }, does: ['act:offender:look at the cards = may not'] },
          { when: { which: 'surplus' }, does: ['act:anyone:look at the cards = may'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 408'],
        cases: [
          { when: { when: 'during' }, does: ['act:anyone:look at the cards = may not', 'cost = not named'] },
          { when: { when: 'claim' }, does: ['act:anyone:look at the cards = may'] },
        ],
      },
    },
  },
  'trick-wrongly-gathered': {
    moment: 'trick-turned',
    answers: { entered: YES_NO },
    books: {
      'blue-ribbon-1940': {
        at: ['law 49, p. 116-117'],
        cases: [
          { when: { entered: 'no' }, does: ['act:others:claim the trick = may'], claim: 'innocent-side until score-entered' },
          { when: { entered: 'yes' }, does: ['act:others:claim the trick = may not'] },
        ],
      },
    },
  },
};
