// Piquet, from Blue Ribbon (p. 274-279).
import { declarations } from '../../../../../src/rules-engine/games/piquet/words.ts';
import { ruling, type WholeGame } from '../../whole.ts';
import { drawn, item, law, SAID } from './blue-ribbon.ts';
import { variants } from './variants.ts';

const COUNTS_ALL = 'act:others:count anything held, even if it is inferior = may';
const ADDS = ['act:player:add the pic or the repic = may'];
const ADDS_NOT = ['act:player:add the pic or the repic = may not'];
const LOOKS = ['act:that player:look at them = may'];
const LOOKS_NOT = ['act:that player:look at them = may not'];

export const whole: WholeGame = {
  piquet: {
    laws: {
      misdeal: law('deal', ['277'], ruling('deal = void', 'dealer = deals again')),
      'deal-out-of-turn': law(
        'deal',
        ['277'],
        [
          { when: { seen: 'no' }, does: ['act:offender:put the deal right = may'] },
          { when: { seen: 'yes' }, does: ['act:offender:put the deal right = may not', 'deal = stands'] },
        ],
        { seen: { yes: 'Yes', no: 'No' } },
      ),
      'wrong-number-dealt': law(
        'deal-done',
        ['277'],
        [
          {
            when: { stock: 'short' },
            does: ['choice of non-dealer: deal = void and dealer = deals again, or deal = stands and thing:the stock = divided into 4 and 3 cards, or 5 and 2'],
          },
          { when: { stock: 'over' }, does: ['choice of non-dealer: deal = void and dealer = deals again, or deal = stands'] },
        ],
        { stock: { short: 'too many were dealt', over: 'too few were dealt' } },
      ),
      'carte-blanche-announced': law(
        'discard',
        ['274'],
        [
          { when: { who: 'pone' }, does: ['act:non-dealer:announce it at once = must', 'cost = not named'] },
          { when: { who: 'dealer' }, does: ['act:dealer:announce it as soon as the non-dealer has discarded and drawn = must', 'cost = not named'] },
        ],
        { who: { pone: 'The non-dealer', dealer: 'The dealer' } },
      ),
      'how-many-exchanged': law(
        'discard',
        ['274'],
        [
          { when: { who: 'pone' }, does: ['act:non-dealer:exchange from one to five cards = must'] },
          { when: { who: 'dealer' }, does: ['act:dealer:exchange as many as are left, or none = may'] },
        ],
        { who: { pone: 'The non-dealer', dealer: 'The dealer' } },
      ),
      'discard-changed': law(
        'discard',
        ['277'],
        [
          { when: { stock: 'no' }, does: ['act:offender:take back the discard = may'] },
          { when: { stock: 'fills-up' }, does: ['thing:the discard = stands'] },
          { when: { stock: 'short' }, does: ['thing:the discard = stands', 'hand:offender = short'] },
        ],
        { stock: { no: 'No', 'fills-up': 'can fill the hand', short: 'cannot fill the hand' } },
      ),
      'pone-takes-dealers-card': law('draw', ['277-278'], ruling('game = lost by non-dealer')),
      'dealer-takes-pones-card': law('draw', ['277-278', '274'], drawn('game = lost by dealer'), SAID),
      'too-many-drawn': law(
        'draw',
        ['278'],
        [
          { when: { where: 'unseen' }, does: ['act:offender:put the card back = may'] },
          { when: { where: 'seen' }, does: ['act:offender:show the card = must'] },
          { when: { where: 'hand' }, does: ['hand:offender = foul', 'score:offender = nothing', COUNTS_ALL] },
        ],
        { where: { unseen: 'Not seen', seen: 'Seen, and not put', hand: 'Taken into the hand' } },
      ),
      'too-few-cards': law('play', ['278'], ruling('hand:lacking-player = short', 'act:lacking-player:count capot or the last trick = may not')),
      'looked-in-drawing': law('draw', ['278'], ruling('score:offender = nothing')),
      'stock-left': law(
        'draw',
        ['274'],
        [
          { when: { which: 'five' }, does: LOOKS },
          { when: { which: 'three' }, does: LOOKS_NOT },
          { when: { which: 'dealers' }, does: LOOKS },
          { when: { which: 'seen' }, does: LOOKS },
          { when: { which: 'unseen' }, does: LOOKS_NOT },
        ],
        {
          which: {
            five: 'those left of the five',
            three: 'the three others',
            dealers: 'those the dealer leaves',
            seen: 'left and has looked at',
            unseen: 'left and has not looked at',
          },
        },
      ),
      'stock-looked-at': law('play', ['278'], ruling('command:offender = suit named', 'right = others')),
      'equal-declarations': law(
        declarations,
        ['275'],
        [
          { when: { what: 'point' }, does: ['act:both-sides:count the point = may not'] },
          { when: { what: 'sequence' }, does: ['act:both-sides:count any sequence = may not'] },
          { when: { what: 'kinds' }, does: ['act:the player whose cards rank higher:count every holding of that kind = may'] },
        ],
        { what: { point: 'The points', sequence: 'The best sequences', kinds: 'four against four' } },
      ),
      'point-undercalled': law(declarations, ['275'], ruling('act:offender:abide by the number called = must')),
      sinking: law(declarations, ['275'], ruling('act:player:leave it uncalled = may')),
      'better-called-late': law(declarations, ['275'], ruling('act:offender:count the better holding = may not')),
      'wrong-declaration': law(
        declarations,
        ['278'],
        [
          { when: { played: 'before' }, does: ['act:offender:amend the call = must'] },
          { when: { played: 'after' }, does: ['act:offender:count any other declaration, even a correct one = may not', COUNTS_ALL] },
        ],
        { played: { before: 'Yes', after: 'No' } },
      ),
      'what-saves': law(
        declarations,
        ['276'],
        [
          { when: { has: 'equal' }, does: ADDS },
          { when: { bonus: 'repic', has: 'earlier' }, does: ADDS_NOT },
          { when: { bonus: 'repic', has: 'later' }, does: ADDS },
          { when: { bonus: 'repic', has: 'played' }, does: ADDS },
          { when: { bonus: 'first-lead', has: 'earlier' }, does: [] },
          { when: { bonus: 'first-lead', has: 'later' }, does: [] },
          { when: { bonus: 'first-lead', has: 'played' }, does: ADDS },
          ...['earlier', 'later', 'played'].map((has) => ({ when: { bonus: 'pic', has }, does: ADDS_NOT })),
        ],
        {
          bonus: { repic: 'all of it in hand', 'first-lead': 'with the first lead', pic: 'reached otherwise' },
          has: { equal: 'Equal holdings only', earlier: 'counts before', later: 'counts after', played: 'a count in play' },
        },
      ),
      'looking-back': law(
        'play',
        ['276', '274'],
        [
          { when: { what: 'tricks' }, does: ['act:anyone:look at them = may'] },
          { when: { what: 'own' }, does: ['act:anyone:look at them = may'] },
          { when: { what: 'theirs' }, does: [] },
        ],
        { what: { tricks: 'The tricks played', own: 'own discards', theirs: 'opponent' } },
      ),
      'following-suit': law(
        'play',
        ['276'],
        [
          { when: { has: 'yes' }, does: ['act:second-hand:follow suit when able = must'] },
          { when: { has: 'no' }, does: ['act:second-hand:play any card = may'] },
        ],
        { has: { yes: 'Yes', no: 'No' } },
      ),
      revoke: law('play', ['278'], ruling('thing:the cards = taken back and played again')),
      'equal-tricks': law('hand-over', ['276'], ruling('act:both-sides:count the points for cards = may not')),
    },
    points: {
      'carte-blanche': item('10 points, p. 274'),
      point: item('1 point a card, p. 275'),
      'sequence-eight': item('18 points, p. 275'),
      'sequence-seven': item('17 points, p. 275'),
      'sequence-six': item('16 points, p. 275'),
      'sequence-five': item('15 points, p. 275'),
      'sequence-four': item('4 points, p. 275'),
      'sequence-three': item('3 points, p. 275'),
      four: item('14 points, p. 275'),
      triplet: item('3 points, p. 275'),
      'pips-ace': item('11 points, p. 275'),
      'pips-court': item('10 points, p. 275'),
      'pips-other': item('its pips, p. 275'),
      lead: item('1 point a card above a nine, p. 276'),
      'trick-won': item('1 point a trick, p. 276'),
      'last-trick': item('2 points, p. 276'),
      cards: item('10 points, p. 276'),
      capot: item('40 points, p. 276'),
      'count-for-pic': item('30 points, p. 276'),
      pic: item('30 points, p. 276'),
      repic: item('60 points, p. 276'),
      game: item('100 points, p. 276'),
      'point-in-four': item('-1 point, p. 275'),
      'better-point': item('the higher value in pips; equal, nobody counts, p. 275'),
      'better-sequence': item('more cards, then the higher top card; equal, nobody counts, p. 275'),
      'better-kind': item('more cards, then the higher rank, p. 275'),
      order: item('carte blanche, point, sequences, fours and triplets, p. 276'),
      counted: item('declarations, cards led and won, last trick, p. 275-276'),
    },
  },
  ...variants,
};
