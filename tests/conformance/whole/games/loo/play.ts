// The play at loo, from Donohue (p. 72-74 and laws 6, 7 and 9, p. 76-77) and Blue Ribbon (p. 207-209).
import { ruling, type WholePlace, type WholeRuling } from '../../whole.ts';

export const ANY = ['act:leader:lead any card = may'];
export const A_TRUMP = ['act:leader:lead a trump = must'];
export const HIGHEST = ['act:leader:lead the highest trump held = must'];
export const NO_COST = ['penalty = none'];
export const loo = (what: string): readonly string[] => [`pay:trickless-player = ${what} to next-pool`];
export const TRUMPS = { none: 'None', one: 'One', two: 'Two or three' };
const WIN = ['act:player:follow suit when able = must', 'act:player:win the trick, if able = must'];
const FOLLOW = ['act:player:follow suit when able = must'];
const WIN_WITH_TRUMP = ['act:player:win the trick with a trump, if able = must'];
const UNDER = ['act:player:play any card, and need not undertrump = may'];
export const HEADING: readonly WholeRuling[] = [
  { when: { holds: 'higher' }, does: WIN },
  { when: { holds: 'lower' }, does: FOLLOW },
  { when: { holds: 'trump' }, does: WIN_WITH_TRUMP },
  { when: { holds: 'under' }, does: UNDER },
];
export const HOLDS = { higher: 'suit led that wins', lower: 'that do not win', trump: 'a trump that wins', under: 'no trump but lower ones' };
export const BLUE_LEADS: readonly WholeRuling[] = [
  { when: { lead: 'first', trumps: 'none' }, does: ANY },
  { when: { lead: 'first', trumps: 'one' }, does: A_TRUMP },
  { when: { lead: 'first', trumps: 'two' }, does: HIGHEST },
  { when: { lead: 'later', trumps: 'none' }, does: ANY },
  { when: { lead: 'later', trumps: 'one' }, does: A_TRUMP },
  { when: { lead: 'later', trumps: 'two' }, does: A_TRUMP },
];
const SUIT_LED = 'thing:the trick = to the highest card of the suit led';
const TURNED = 'thing:a trump = turned before the next trick';
export const trumpTurned = (winner: string): readonly WholeRuling[] => [
  { when: { suits: 'one' }, does: ['thing:no trump = turned before the next trick', SUIT_LED] },
  { when: { suits: 'trump' }, does: [TURNED, `thing:the trick = to ${winner}`] },
  { when: { suits: 'plain' }, does: [TURNED, SUIT_LED] },
];
const SHARE_LOST = 'thing:that player’s share = divided equally among the others who play the hand';

export const playLaws: WholePlace['laws'] = {
  'defends-the-pool': {
    moment: 'hand-over',
    answers: { won: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 208'],
        cases: [
          { when: { won: 'yes' }, does: ['thing:the dealer’s winnings = left for the next deal'] },
          { when: { won: 'no' }, does: NO_COST },
        ],
      },
    },
  },
  'takes-no-trick': {
    moment: 'hand-over',
    answers: { did: { stood: 'stood', simple: 'a simple pool', passed: 'passed' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 207', 'p. 208'],
        cases: [
          { when: { did: 'stood' }, does: loo('3 counters') },
          { when: { did: 'simple' }, does: loo('3 counters') },
          { when: { did: 'passed' }, does: NO_COST },
        ],
      },
      donohue: {
        at: ['p. 72', 'p. 73-74'],
        cases: [
          { when: { did: 'stood' }, does: loo('1 loo') },
          { when: { did: 'simple' }, does: loo('1 loo') },
          { when: { did: 'passed' }, does: NO_COST },
        ],
      },
    },
  },
  'what-to-lead': {
    moment: 'lead',
    answers: { lead: { simple: 'no trump turned yet', first: 'The first of a double', later: 'A later one' }, trumps: TRUMPS },
    books: {
      'blue-ribbon-1940': { at: ['p. 207', 'p. 208'], cases: [{ when: { lead: 'simple' }, does: ANY }, ...BLUE_LEADS] },
      donohue: {
        at: ['p. 73-74', 'p. 74', 'law 9, p. 76-77'],
        cases: [
          { when: { lead: 'simple' }, does: ANY },
          { when: { lead: 'first', trumps: 'none' }, does: ANY },
          { when: { lead: 'first', trumps: 'one' }, does: ANY },
          { when: { lead: 'first', trumps: 'two' }, does: HIGHEST },
          { when: { lead: 'later', trumps: 'none' }, does: ANY },
          { when: { lead: 'later', trumps: 'one' }, does: A_TRUMP },
          { when: { lead: 'later', trumps: 'two' }, does: A_TRUMP },
        ],
      },
    },
  },
  'heading-the-trick': {
    moment: 'play',
    answers: { holds: HOLDS },
    books: {
      'blue-ribbon-1940': { at: ['p. 207', 'p. 208'], cases: HEADING },
      donohue: { at: ['p. 73-74', 'p. 74', 'law 9, p. 76-77'], cases: HEADING },
    },
  },
  'trump-turned-late': {
    moment: 'trick-turned',
    answers: { suits: { one: 'One suit', trump: 'a card of the suit now turned', plain: 'none of the suit now turned' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 207'], cases: trumpTurned('the highest trump on the trick') },
      donohue: { at: ['p. 73-74'], cases: trumpTurned('the highest trump on the trick') },
    },
  },
  revoke: {
    moment: 'play',
    answers: { agreed: { nothing: 'Nothing, or a double loo', whole: 'The whole pool' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 209'], cases: ruling('thing:the pool = split', 'pay:offender = 6 counters to next-pool') },
      donohue: {
        at: ['law 9, p. 76-77'],
        cases: [
          { when: { agreed: 'nothing' }, does: [SHARE_LOST, 'pay:offender = 2 loos to next-pool'] },
          { when: { agreed: 'whole' }, does: [SHARE_LOST, 'pay:offender = the whole pool, or the maximum agreed on to next-pool'] },
        ],
      },
    },
  },
  'played-by-mistake': {
    moment: 'play',
    answers: { revokes: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['law 7, p. 76'],
        cases: [
          { when: { revokes: 'no' }, does: ['thing:the play = stands', 'pay:offender = 1 loo to pool'] },
          { when: { revokes: 'yes' }, does: ['thing:the card = taken back', 'act:others:call the card = may', 'pay:offender = 1 loo to pool'] },
        ],
      },
    },
  },
  'play-out-of-turn': { moment: 'play', books: { donohue: { at: ['law 6, p. 76'], cases: ruling('pay:offender = 1 loo to pool') } } },
};
