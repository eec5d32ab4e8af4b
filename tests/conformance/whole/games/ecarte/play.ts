// Écarté from the first lead on, with the bets, from Donohue (p. 303-309 and 320), Blue Ribbon (p. 218-219) and U.S. Playing Card (p. 60).
import { ruling, type WholePlace, type WholeRuling } from '../../whole.ts';
import { blue, donohue, NOT_NAMED, uspc } from './words.ts';

const FACE_UP = 'act:offender:lay the hand face up on the table and play it out = must';
const FORFEITED = { leader: ['act:non-dealer:score it any more = may not'], dealer: ['act:dealer:score it any more = may not'] };
const MARKED = { leader: ['score:non-dealer = 1 point'], dealer: ['score:dealer = 1 point'] };
/** A king in hand must be announced before its holder plays a card. */
const ANNOUNCED_FIRST: readonly WholeRuling[] = [
  { when: { who: 'leader', when: 'before' }, does: MARKED.leader },
  { when: { who: 'leader', when: 'covered' }, does: FORFEITED.leader },
  { when: { who: 'leader', when: 'late' }, does: FORFEITED.leader },
  { when: { who: 'dealer', when: 'before' }, does: MARKED.dealer },
  { when: { who: 'dealer', when: 'covered' }, does: MARKED.dealer },
  { when: { who: 'dealer', when: 'late' }, does: FORFEITED.dealer },
];
/** A king that is turned up scores at once; the book does not cover a delay. */
const TURNED: readonly WholeRuling[] = [
  { when: { who: 'turned', when: 'before' }, does: MARKED.dealer },
  { when: { who: 'turned', when: 'covered' }, does: [] },
  { when: { who: 'turned', when: 'late' }, does: [] },
];
const MUST_WIN: readonly WholeRuling[] = [
  { when: { has: 'suit' }, does: ['act:second-hand:follow suit when able = must', 'act:second-hand:win the trick, if able = must'] },
  { when: { has: 'trump' }, does: ['act:second-hand:win the trick with a trump = must'] },
];
/** What the offender scores when the hand is played over. */
const playedOver = (...does: readonly string[]): readonly WholeRuling[] => [
  { when: { won: 'none' }, does },
  { when: { won: 'point' }, does: [...does, 'act:offender:score the point = may not'] },
  { when: { won: 'vole' }, does: [...does, 'score:offender = 1 point'] },
];
const OR_STANDS = 'must and thing:the card = taken back, or thing:the play = stands';

export const playLaws: WholePlace['laws'] = {
  'played-on-dealt-cards': {
    moment: 'count',
    answers: { who: { stood: 'did not propose', refused: 'refused the first', later: 'after cards had been changed' } },
    books: {
      ...blue('219', [
        { when: { who: 'stood' }, does: ['score:dealer = 2 points'] },
        { when: { who: 'refused' }, does: ['score:non-dealer = 2 points'] },
        { when: { who: 'later' }, does: ['score:non-dealer = 1 point'] },
      ]),
      ...donohue('306', [
        { when: { who: 'stood' }, does: ['score:dealer = 2 points'] },
        { when: { who: 'refused' }, does: ['score:non-dealer = 2 points'] },
        { when: { who: 'later' }, does: ['score:non-dealer = 1 point'] },
      ]),
      ...uspc('60', [
        { when: { who: 'stood' }, does: ['score:dealer = 2 points'] },
        { when: { who: 'refused' }, does: ['score:non-dealer = 2 points'] },
        { when: { who: 'later' }, does: ['score:non-dealer = 2 points'] },
      ]),
    },
  },
  'king-not-announced': {
    moment: 'opening-lead',
    answers: {
      who: { leader: 'The non-dealer', dealer: 'in hand', turned: 'who turned it up' },
      when: { before: 'Before the first lead', covered: 'before the dealer played', late: 'After the dealer played' },
      led: { king: 'The king itself', other: 'Another card' },
    },
    books: {
      ...blue('219', [...ANNOUNCED_FIRST, ...TURNED]),
      ...donohue('305-306, 309', [
        ...ANNOUNCED_FIRST.filter(({ when }) => when.who !== 'leader' || when.when !== 'covered'),
        { when: { who: 'leader', when: 'covered', led: 'king' }, does: MARKED.leader },
        { when: { who: 'leader', when: 'covered', led: 'other' }, does: FORFEITED.leader },
        ...TURNED,
      ]),
      ...uspc('60', [...ANNOUNCED_FIRST, ...TURNED]),
    },
  },
  'king-falsely-announced': {
    moment: 'opening-lead',
    answers: { played: { yes: 'Yes', no: 'No' } },
    books: donohue('307', [
      { when: { played: 'yes' }, does: ['score:others = 1 point'] },
      { when: { played: 'no' }, does: ['penalty = none'] },
    ]),
  },
  'backer-calls-king': {
    moment: 'opening-lead',
    answers: { player: { yes: 'Yes', no: 'No' } },
    books: donohue('309', [
      { when: { player: 'yes' }, does: ['score:player = 1 point'] },
      { when: { player: 'no' }, does: ['act:player:score it any more = may not'] },
    ]),
  },
  'play-out-of-turn': {
    moment: 'play',
    answers: { covered: { yes: 'Yes', no: 'No' } },
    books: donohue('306', [
      { when: { covered: 'no' }, does: ['thing:the card = taken back'] },
      { when: { covered: 'yes' }, does: ['thing:the trick = stands'] },
    ]),
  },
  'wrong-suit-named': {
    moment: 'play',
    answers: { has: { yes: 'Yes', no: 'No' } },
    books: donohue('307', [
      { when: { has: 'yes' }, does: [`choice of others: act:offender:play the suit that was named = ${OR_STANDS}`] },
      { when: { has: 'no' }, does: [`choice of others: act:offender:play a suit that the opponent names = ${OR_STANDS}`] },
    ]),
  },
  'second-player-obliged': {
    moment: 'play',
    answers: { has: { suit: 'A card of the suit led', trump: 'None of the suit, and a trump' } },
    books: { ...blue('218', MUST_WIN), ...donohue('308, 320', MUST_WIN), ...uspc('60', MUST_WIN) },
  },
  revoke: {
    moment: 'play',
    answers: { won: { none: 'Fewer than three', point: 'Three or four', vole: 'All five' } },
    books: {
      ...blue('219', playedOver('thing:the hand = played again', 'right = others')),
      ...donohue('308', playedOver('thing:the card = taken back', 'thing:the hand = played again')),
    },
  },
  'tricks-looked-at': { moment: 'next-lead', books: donohue('307-308', ruling(FACE_UP)) },
  'hand-thrown-down': {
    moment: 'play',
    answers: { tricks: { some: 'Yes', none: 'No' } },
    books: donohue('308', [
      { when: { tricks: 'some' }, does: ['lose:offender = 1 point'] },
      { when: { tricks: 'none' }, does: ['lose:offender = 2 points'] },
    ]),
  },
  revenge: {
    moment: 'game-over',
    answers: { who: { winner: 'The winner', loser: 'The loser' } },
    books: donohue('304', [
      { when: { who: 'winner' }, does: ['act:winner:give a revenge = must'] },
      { when: { who: 'loser' }, does: ['act:loser:decline it = may'] },
    ]),
  },
  'leaves-the-game': {
    moment: 'any-time',
    answers: { backed: { yes: 'Yes', no: 'No' } },
    books: donohue('308, 309', [
      { when: { backed: 'yes' }, does: ['act:a backer:take the empty seat and finish the game = must'] },
      { when: { backed: 'no' }, does: ['game = won by others'] },
    ]),
  },
  'backer-sees-other-hand': {
    moment: 'any-time',
    books: donohue('309', ruling('act:a backer:look over the hand of the side betted against = may not', NOT_NAMED)),
  },
  'backer-names-a-card': {
    moment: 'any-time',
    books: donohue('309', ruling('act:a backer:point at the card = may', 'act:a backer:name a card or its suit = may not', NOT_NAMED)),
  },
  'gallery-tells-error': {
    moment: 'any-time',
    books: donohue('309', ruling('act:bystander:tell of an error that would be a fraud if it were meant = may')),
  },
  'bets-first-claim': { moment: 'before-play', books: donohue('309', ruling('act:player:take bets before the gallery = may')) },
  'bets-settled': {
    moment: 'game-over',
    books: donohue('309', ruling('act:winner:take what is due before the others = may', 'act:the backers:bear a shortage among themselves = must')),
  },
  'other-fault': { moment: 'any-time', books: donohue('311', ruling('thing:the case = decided against the player at fault')) },
};
