// Single brag, from Donohue (p. 86-87).
import { ruling, type WholePlace } from '../../whole.ts';

const TO_ELDEST = ['thing:the stakes of the brag = to the tied hand nearer the dealer’s left'];

export const play: WholePlace['laws'] = {
  'brag-on-nothing': { moment: 'betting', books: { donohue: { at: ['p. 87'], cases: ruling('act:player:brag, whatever the hand = may') } } },
  'brag-out-of-turn': {
    moment: 'betting',
    books: { donohue: { at: ['p. 87'], cases: ruling('act:offender:wait for the proper turn = must', 'cost = not named') } },
  },
  'stake-not-answered': {
    moment: 'betting',
    answers: { when: { first: 'The first,', later: 'A later one, with', last: 'A later one, between' } },
    books: {
      donohue: {
        at: ['p. 87'],
        cases: [
          { when: { when: 'first' }, does: ['act:offender:put down as much as the dealer’s stake = must', 'cost = not named'] },
          { when: { when: 'later' }, does: [] },
          { when: { when: 'last' }, does: ['act:offender:put down the same as the dealer’s stake, or more = must', 'cost = not named'] },
        ],
      },
    },
  },
  'all-pass': { moment: 'betting', books: { donohue: { at: ['p. 87'], cases: ruling() } } },
  'opponent-passes': { moment: 'betting', books: { donohue: { at: ['p. 87'], cases: ruling() } } },
  'cards-laid-down': { moment: 'betting', books: { donohue: { at: ['p. 87'], cases: ruling() } } },
  sight: {
    moment: 'betting',
    answers: { pair: { yes: 'Yes', no: 'No' }, stake: { yes: 'Yes', no: 'No' }, whose: { next: 'That of the', other: 'That of another' } },
    books: {
      donohue: {
        at: ['p. 87'],
        cases: [
          { when: { pair: 'yes', stake: 'yes', whose: 'next' }, does: ['act:the player who wants the sight:ask to see the next player’s hand = may'] },
          { when: { pair: 'no' }, does: ['act:the player who wants the sight:ask to see the next player’s hand = may not'] },
          { when: { pair: 'yes', stake: 'no' }, does: [] },
          { when: { pair: 'yes', stake: 'yes', whose: 'other' }, does: [] },
        ],
      },
    },
  },
  'sight-refused': {
    moment: 'betting',
    answers: { asker: { right: 'A pair, and brags', 'no-pair': 'No pair', first: 'A pair, and it' } },
    books: {
      donohue: {
        at: ['p. 87'],
        cases: [
          { when: { asker: 'right' }, does: ['act:next-player:show the whole hand = must', 'cost = not named'] },
          { when: { asker: 'first' }, does: [] },
          { when: { asker: 'no-pair' }, does: ['act:the player who wants the sight:ask to see the next player’s hand = may not'] },
        ],
      },
    },
  },
  'after-a-sight': {
    moment: 'betting',
    answers: { left: { more: 'More than', two: 'These two' } },
    books: {
      donohue: {
        at: ['p. 87'],
        cases: [
          { when: { left: 'more' }, does: ['act:the worse of the two hands:lay the hand down and pass = must'] },
          { when: { left: 'two' }, does: ['thing:the stakes of the brag = to best-hand'] },
        ],
      },
    },
  },
  'which-cards-brag': {
    moment: 'showdown',
    answers: { agreed: { nothing: 'Nothing', two: 'Two braggers' } },
    books: {
      donohue: {
        at: ['p. 86', 'p. 87'],
        cases: [
          { when: { agreed: 'nothing' }, does: ['act:player:turn any jack or nine into a card of another rank = may'] },
          { when: { agreed: 'two' }, does: ['act:player:turn only the jack of clubs and the nine of diamonds into other cards = may'] },
        ],
      },
    },
  },
  'which-hand-wins': {
    moment: 'showdown',
    answers: {
      meet: {
        'three-braggers': 'Three braggers',
        kinds: 'A pair-royal',
        pairs: 'Two pairs of',
        royals: 'Two pairs-royal of',
        'higher-royal': 'Two pairs-royal, the higher',
        'lower-royal': 'Two pairs-royal, the lower',
        none: 'Two hands',
      },
    },
    books: {
      donohue: {
        at: ['p. 86', 'p. 87'],
        cases: [
          { when: { meet: 'three-braggers' }, does: ['thing:the stakes of the brag = to the hand of three braggers'] },
          { when: { meet: 'kinds' }, does: ['thing:the stakes of the brag = to the pair-royal'] },
          { when: { meet: 'pairs' }, does: ['thing:the stakes of the brag = to the higher pair'] },
          { when: { meet: 'royals' }, does: ['thing:the stakes of the brag = to the pair-royal with more braggers'] },
          { when: { meet: 'higher-royal' }, does: ['thing:the stakes of the brag = to the higher pair-royal'] },
          { when: { meet: 'lower-royal' }, does: ['thing:the stakes of the brag = to the higher pair-royal'] },
          { when: { meet: 'none' }, does: [] },
        ],
      },
    },
  },
  'bragger-against-natural': {
    moment: 'showdown',
    answers: { agreed: { yes: 'Yes', no: 'No' } },
    books: {
      donohue: {
        at: ['p. 86-87', 'p. 87'],
        cases: [
          { when: { agreed: 'yes' }, does: ['thing:the stakes of the brag = to the natural pair or pair-royal'] },
          { when: { agreed: 'no' }, does: ['thing:the stakes of the brag = to the pair made with a bragger'] },
        ],
      },
    },
  },
  'equal-pairs': {
    moment: 'showdown',
    answers: { differ: { bragger: 'One has a', third: 'In the third', nothing: 'In nothing' } },
    books: {
      donohue: {
        at: ['p. 87'],
        cases: [
          { when: { differ: 'bragger' }, does: ['thing:the stakes of the brag = to the pair made with a jack'] },
          { when: { differ: 'third' }, does: ['thing:the stakes of the brag = to the hand with the higher third card'] },
          { when: { differ: 'nothing' }, does: TO_ELDEST },
        ],
      },
    },
  },
};
