import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, foulHand, must, noPenaltyPrinted, notDecided, passesTo, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { addFourth, drawLoose, nearer, punger, rightOfPunger, robKong, takeForSequence, takeFourth, tile, winnerBySequence } from '../words.ts';

const { pung, kong, sequence, short, shown, out, robbing, rest } = cites.blue;

export const drawLaws = {
  'discard-wanted-by-two': law({
    question: 'who-wins',
    title: 'Two players want one discard',
    gist: 'A discard is wanted by two players at one time.',
    aka: ['two want the same tile', 'pung over chow', 'both call mah jong'],
    moment: 'draw',
    facts: {
      wants: fact('What do they want it for?', 'Both want it for', {
        both: { label: 'One for a pung, one for a sequence', chip: 'Pung and sequence', if: 'if one wants a pung and one a sequence that does not win' },
        'sequence-wins': {
          label: 'One for a pung, one for a sequence that completes the hand',
          chip: 'Pung, winning row',
          if: 'if one wants a pung and one a sequence that wins',
        },
        'two-win': { label: 'Both to complete their hands', chip: 'Both to win', if: 'if the discard would complete both hands' },
      }),
    },
    usual: { wants: 'both' },
    cases: [
      { when: { wants: 'both' }, then: [wins(punger, tile)] },
      { when: { wants: 'sequence-wins' }, then: [wins(winnerBySequence, tile)] },
      { when: { wants: 'two-win' }, then: [wins(nearer, tile)] },
    ],
    cites: [sequence, out],
    leads: {
      'blue-ribbon-1940':
        'A player whose hand it completes comes first, then one who wants a pung, then one who wants a sequence. If it completes two hands, the one nearer on the discarder’s right takes it.',
    },
  }),
  'sequence-from-afar': law({
    question: 'allowed',
    title: 'A discard taken for a sequence',
    gist: 'A player wants the discard for a sequence.',
    aka: ['chow from across', 'who may chow', 'chow out of turn'],
    moment: 'draw',
    facts: {
      who: fact('Who wants it?', 'Wanted by', {
        right: {
          label: 'The player to the right of the discarder',
          chip: 'Right of discarder',
          if: 'if the player to the right of the discarder wants the tile',
        },
        other: { label: 'Another player', if: 'if another player wants the tile, but not to win' },
        completes: { label: 'Another player, whose hand it completes', chip: 'Another, to win', if: 'if the tile completes another player’s hand' },
      }),
    },
    usual: { who: 'other' },
    cases: [
      { when: { who: 'right' }, then: [allowed('player', takeForSequence)], note: 'A pung comes before it.' },
      { when: { who: 'other' }, then: [barred('player', takeForSequence), noPenaltyPrinted] },
      { when: { who: 'completes' }, then: [allowed('player', takeForSequence)] },
    ],
    cites: [sequence, out],
    leads: { 'blue-ribbon-1940': 'Only the player to the right of the discarder may take it, or a player whose hand it completes.' },
    see: ['mah-jong.law.discard-wanted-by-two'],
  }),
  'turns-after-pung': law({
    question: 'what-counts',
    title: 'Turns lost by a pung',
    gist: 'A discard is punged by a player who sits farther round, and there are others between.',
    aka: ['skipped my turn', 'lost my turn', 'whose turn after a pung'],
    moment: 'draw',
    cases: [{ then: [passesTo('turn', rightOfPunger)], note: 'Those between have lost theirs.' }],
    cites: sequence,
  }),
  'fourth-taken': law({
    offence: 'irregular-draw',
    title: 'The fourth of a kind',
    gist: 'A player who has three of a kind wants the fourth.',
    aka: ['fourth tile to a pung', 'make a kong', 'kong from a discard'],
    moment: 'draw',
    facts: {
      how: fact('Where are the three, and where is the fourth from?', 'Three and fourth', {
        'punged-discard': { label: 'Punged; the fourth is discarded', chip: 'Pung, discard', if: 'if the three are a pung and the fourth is discarded' },
        'punged-drawn': { label: 'Punged; the fourth is drawn', chip: 'Pung, drawn', if: 'if the three are a pung and the fourth is drawn' },
        held: { label: 'In the hand; the fourth is discarded', chip: 'In hand, discard', if: 'if the three are in the hand and the fourth is discarded' },
      }),
    },
    cases: [
      { when: { how: 'punged-discard' }, then: [barred('player', takeFourth), noPenaltyPrinted] },
      { when: { how: 'punged-drawn' }, then: [allowed('player', addFourth), must('player', drawLoose)] },
      {
        when: { how: 'held' },
        then: [allowed('player', takeFourth), must('player', drawLoose)],
        note: 'The four are shown. Or it is punged for a triplet only, and the fourth stays in the hand.',
      },
    ],
    cites: [pung, kong, shown],
    leads: {
      'blue-ribbon-1940':
        'If the three are a pung on the table, only a drawn fourth may be added. If they are in the hand, a discarded fourth may be taken. Either way, the player then draws a loose tile.',
    },
    see: ['mah-jong.law.no-loose-tile'],
  }),
  'no-loose-tile': law({
    offence: 'irregular-draw',
    title: 'No loose tile drawn after a kong',
    gist: 'Four of a kind are shown.',
    aka: ['forgot the loose tile', 'forgot the replacement tile', 'discarded after a kong'],
    moment: 'draw',
    facts: {
      discarded: fact('Has the player discarded without a loose tile?', 'Has discarded', {
        no: { label: 'Not yet', if: 'before the player has discarded' },
        yes: { label: 'Yes', if: 'once the player has discarded without a loose tile' },
      }),
    },
    usual: { discarded: 'yes' },
    cases: [
      { when: { discarded: 'no' }, then: [must('player', drawLoose)] },
      {
        when: { discarded: 'yes' },
        then: [foulHand('player')],
        note: 'Of a hand with too many tiles, also foul, the book says that it pays everyone and gets nothing.',
      },
    ],
    cites: [kong, short],
    leads: { 'blue-ribbon-1940': 'The player must draw a loose tile before discarding. Once they have discarded without it, their hand is foul.' },
    see: ['mah-jong.law.too-many-tiles'],
  }),
  'kong-robbed': law({
    question: 'allowed',
    title: 'Robbing the kong',
    gist: 'A player lays the fourth tile to three on the table, and it would complete the hand of another.',
    aka: ['rob the kong', 'take his fourth tile', 'steal the kong'],
    moment: 'draw',
    cases: [{ then: [allowed(winnerBySequence, robKong)], note: 'It brings a double.' }],
    cites: robbing,
    see: ['mah-jong.points.kong-robbed'],
  }),
  'wall-runs-out': law({
    question: 'runs-out',
    title: 'The tiles run out',
    gist: 'The last tile there is has been drawn, and nobody has won.',
    aka: ['wall is finished', 'no tiles left', 'draw game', 'nobody wins'],
    moment: 'hand-over',
    cases: [{ then: [notDecided], note: 'There is a double for winning on the last tile, and no word of what follows when nobody does.' }],
    cites: rest,
  }),
};
