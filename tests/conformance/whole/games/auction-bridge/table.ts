// Penalties claimed, the score and the table at auction bridge, from Blue Ribbon (laws 66 to 71, p. 120, law 133, p. 129, and laws 140 to 147, p. 130-131)
// and Donohue (p. 415, by which the rules of bridge on p. 398-407 apply).
import { ruling, type WholePlace } from '../../whole.ts';

const SAME = 'p. 415';
const YES_NO = { yes: 'Yes', no: 'No' };
const ENTER = [
  { when: { cut: 'no', complete: 'no' }, does: ['act:player:enter the table = may'] },
  { when: { cut: 'no', complete: 'yes' }, does: ['act:player:enter the table = may not'] },
  { when: { cut: 'yes' }, does: ['act:player:enter the table = may not'] },
];
const BEFORE_HIM = ['act:others:enter or make up any other table before that player = may'];
const STANDS = ['thing:the score = stands'];
const CORRECTED = ['thing:the score = corrected'];
const BONUS = 'act:bookkeeper:add the bonus for each game won = must';

export const tableLaws: WholePlace['laws'] = {
  'late-entry': {
    moment: 'before-play',
    answers: { cut: YES_NO, complete: YES_NO },
    books: { 'blue-ribbon-1940': { at: ['law 140, p. 130'], cases: ENTER }, donohue: { at: [SAME, 'p. 399', 'p. 398'], cases: ENTER } },
  },
  'leaving-table': {
    moment: 'rubber-over',
    answers: {
      how: { 'no-return': 'Did not come back', 'to-help': 'promising to return', 'fourth-man': 'fourth at another' },
      what: { leaves: 'Leaves before', joins: 'Joins another', breaks: 'Breaks the table' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 141, p. 130', 'law 142, p. 130', 'law 143, p. 130'],
        cases: [
          { when: { how: 'no-return' }, does: ['act:the three who remain at that table:enter or make up any other table before that player = may'] },
          { when: { how: 'to-help' }, does: ['act:player:take the old seat back = may'] },
          { when: { how: 'fourth-man' }, does: ['act:player:be the last to cut out of the new table = may'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 399'],
        cases: [
          { when: { what: 'leaves' }, does: ['act:player:name a substitute with the consent of the others = may'] },
          { when: { what: 'joins' }, does: ['act:offender:re-enter the table left = may not'] },
          { when: { what: 'breaks' }, does: BEFORE_HIM },
        ],
      },
    },
  },
  'unfinished-rubber': {
    moment: 'rubber-over',
    answers: { substitute: YES_NO, deal: YES_NO },
    books: {
      'blue-ribbon-1940': {
        at: ['law 70, p. 120', 'law 146, p. 131', 'law 147, p. 131'],
        cases: [
          { when: { substitute: 'yes' }, does: ['act:the substitute:play for the absent player = may'] },
          { when: { substitute: 'no', deal: 'no' }, does: [BONUS] },
          {
            when: { substitute: 'no', deal: 'yes' },
            does: [BONUS, 'act:all-players:finish the bidding and play of that deal and score it = must'],
          },
        ],
      },
      donohue: {
        at: [SAME, 'p. 399'],
        cases: [
          { when: { substitute: 'yes' }, does: ['act:the substitute:play for the absent player = may'] },
          { when: { substitute: 'no' }, does: [] },
        ],
      },
    },
  },
  'score-error': {
    moment: 'score-entered',
    answers: {
      what: { tricks: 'another game follows', 'last-game': 'last game', honours: 'Honours', adding: 'addition' },
      'what-bridge-whist': { tricks: 'not the last', 'last-game': 'in the last game', honours: 'Honours' },
      when: { 'game-open': 'While that game', later: 'After that', agreed: 'After the score' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 66, p. 120', 'law 67, p. 120', 'law 68, p. 120'],
        cases: [
          { when: { what: 'tricks' }, does: CORRECTED, claim: 'anyone until next-game-bidding' },
          { when: { what: 'last-game' }, does: CORRECTED, claim: 'anyone until rubber-over' },
          { when: { what: 'honours' }, does: CORRECTED, claim: 'anyone until rubber-over' },
          { when: { what: 'adding' }, does: CORRECTED, claim: 'anyone until players-leave' },
        ],
      },
      donohue: {
        at: [SAME, 'p. 398'],
        cases: [
          { when: { 'what-bridge-whist': 'tricks', when: 'game-open' }, does: CORRECTED, claim: 'anyone until next-deal-done' },
          { when: { 'what-bridge-whist': 'tricks', when: 'later' }, does: STANDS },
          { when: { 'what-bridge-whist': 'tricks', when: 'agreed' }, does: STANDS },
          ...['last-game', 'honours'].flatMap((what) => [
            { when: { 'what-bridge-whist': what, when: 'game-open' }, does: CORRECTED, claim: 'anyone until rubber-over' },
            { when: { 'what-bridge-whist': what, when: 'later' }, does: CORRECTED, claim: 'anyone until rubber-over' },
            { when: { 'what-bridge-whist': what, when: 'agreed' }, does: STANDS },
          ]),
        ],
      },
    },
  },
  consulting: {
    moment: 'any-time',
    answers: { what: { consulted: 'talked over', left: 'told the other', changed: 'wants another', 'wrong-paid': 'wrong penalty' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 71, p. 120', 'law 133, p. 129'],
        cases: [
          { when: { what: 'consulted' }, does: ['act:others:consult = may not'] },
          { when: { what: 'left' }, does: ['act:others:leave the choice of the penalty to the partner = may'] },
          { when: { what: 'changed' }, does: ['act:others:change the penalty once it is named = may not'] },
          { when: { what: 'wrong-paid' }, does: ['thing:the penalty = stands'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 407', 'p. 406'],
        cases: [
          { when: { what: 'consulted' }, does: ['act:others:claim a penalty = may not'] },
          { when: { what: 'left' }, does: [] },
          { when: { what: 'changed' }, does: [] },
          { when: { what: 'wrong-paid' }, does: [] },
        ],
      },
    },
  },
  bystander: {
    moment: 'any-time',
    books: { donohue: { at: [SAME, 'p. 407'], cases: ruling('pay:bystander = the stakes and all the bets to all-players', 'right = all-players') } },
  },
  'time-to-choose': {
    moment: 'play',
    books: { donohue: { at: [SAME, 'p. 407'], cases: ruling('act:offender:wait for the opponents to decide = must') } },
  },
  'revoke-bets': {
    moment: 'count',
    books: { donohue: { at: [SAME, 'p. 407'], cases: ruling('act:all-players:settle bets by the score as it stands after the penalty = must') } },
  },
  'penalty-on-purpose': { moment: 'play', books: { donohue: { at: [SAME, 'p. 411'], cases: ruling('penalty = none') } } },
};
