import { variant } from '../../../core/games.ts';
import { always, law, silent } from '../../../core/laws.ts';
import { item, ruled, unscored, worth } from '../../../core/points.ts';
import { passesTo, scoresNothing } from '../../../core/remedies.ts';
import { BLUE, blue, DONOHUE, donohue } from '../cites.ts';
import { cannotPlay } from '../laws.ts';
import { handScorer } from '../scorers/hand.ts';

const B = blue('213-214', 'Block Game');
const D = donohue('381-382', 'Block Game');
const D_TIE = donohue('381', 'Block Game');

export default variant({
  title: 'Block game',
  aliases: ['Block dominoes', 'The block'],
  books: { [BLUE]: { heading: 'Block Game', pages: '213-214' }, [DONOHUE]: { heading: 'Block Game', pages: '381-382' } },
  players: { min: 2, max: 4, usual: 2 },
  packs: ['none-0'],
  glance: {
    Hand: 'seven each',
    Drawing: 'none',
    Lead: 'any domino (1940); the highest double in the first hand, then in turn (Donohue)',
    Game: '100 (Donohue)',
  },
  laws: {
    add: {
      'cannot-play': cannotPlay(
        {
          [BLUE]: always(passesTo('turn', 'next-player'), B, { note: 'The player says go. Nothing is drawn.' }),
          [DONOHUE]: always(passesTo('turn', 'next-player'), D_TIE),
        },
        false,
      ),
      'level-block': law({
        offence: 'tie-or-claim',
        title: 'Blocked game with equal lowest hands',
        gist: 'Nobody can play, and the two lightest hands hold the same number of pips.',
        aka: ['tie in a blocked game', 'equal pips'],
        moment: 'count',
        facts: {},
        readings: { [BLUE]: silent('The difference of two equal hands is nothing.'), [DONOHUE]: always(scoresNothing('all-players'), D_TIE) },
      }),
    },
  },
  points: {
    add: {
      domino: item({
        title: 'Domino',
        gist: 'A player gets rid of the last domino.',
        aka: ['going out'],
        group: 'The hand',
        books: { [BLUE]: unscored('Only a blocked game is counted here.'), [DONOHUE]: ruled('The pips that the others hold.', D) },
      }),
      blocked: item({
        title: 'Blocked game',
        gist: 'Nobody can play, and the lightest hand scores.',
        aka: ['jammed', 'stuck'],
        group: 'The hand',
        books: {
          [BLUE]: ruled('The difference between the two hands.', B),
          [DONOHUE]: ruled('The pips that the others hold; nothing is taken off for the own hand.', D_TIE),
        },
      }),
      game: item({
        title: 'Game',
        gist: 'The score that wins.',
        group: 'Game',
        books: { [BLUE]: unscored(), [DONOHUE]: worth(100, donohue('382', 'Block Game'), { says: 'Fewer by agreement.' }) },
      }),
    },
  },
  scorers: {
    hand: handScorer(
      { [BLUE]: { domino: null, blocked: 'difference' }, [DONOHUE]: { domino: 'others', blocked: 'others' } },
      { domino: 'domino', blocked: 'blocked' },
    ),
  },
  examples: [
    { kind: 'law', law: 'cannot-play', book: BLUE, story: 'A player has nothing that fits.', answers: {}, ruling: 'passes to the next player', cite: B },
    {
      kind: 'law',
      law: 'level-block',
      book: DONOHUE,
      story: 'Two of three players hold 9 pips each, the third 15.',
      answers: {},
      ruling: 'nothing',
      cite: D_TIE,
    },
    {
      kind: 'score',
      scorer: 'hand',
      book: BLUE,
      story: 'Blocked with 6 pips against 14.',
      input: { end: 'blocked', own: '6', others: '14' },
      totals: { '': 8 },
      cite: B,
    },
    {
      kind: 'score',
      scorer: 'hand',
      book: DONOHUE,
      story: 'Blocked with 6 pips against 14.',
      input: { end: 'blocked', own: '6', others: '14' },
      totals: { '': 14 },
      cite: D,
    },
  ],
});
