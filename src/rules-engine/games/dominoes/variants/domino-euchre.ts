import { doubted } from '../../../core/cites.ts';
import { lawExample, scoreExample } from '../../../core/examples.ts';
import { variantOf } from '../../../core/games.ts';
import { always, fact, law, refersTo } from '../../../core/laws.ts';
import { item, ruled } from '../../../core/points.ts';
import { barred, isVoid, must, stands } from '../../../core/remedies.ts';
import type { Euchre } from '../../euchre/code.ts';
import { deal } from '../../euchre/scorers/deal.ts';
import { running } from '../../euchre/scorers/running.ts';
import { cites, DONOHUE } from '../cites.ts';
import type { Dominoes } from '../code.ts';

const CUT = 'Dominoes are shuffled on the table and not cut.';
const DRAWN = 'The dealer gives out nothing: each player draws his own five.';

const variant = variantOf<Dominoes & Euchre>();

export default variant({
  title: 'Domino euchre',
  aliases: [],
  books: { [DONOHUE]: { heading: 'Domino Euchre', pages: '385-386', inherits: { from: 'euchre', cite: cites.donohue.dominoEuchrePlay } } },
  players: { min: 4, max: 4 },
  packs: ['none-0'],
  has: { partners: true, 'lone-hand': true, 'turned-card': true, trump: true, discard: true, tricks: true, pool: false },
  glance: {
    Hand: 'five each',
    Trump: 'the higher half of the piece turned',
    Bowers: 'the double of trumps, then the next lower double; with blanks the double six',
    Lead: 'only the player who makes the trump',
    'All else': 'as in euchre; for a card read a domino',
  },
  laws: {
    add: {
      'lead-by-eldest': law({
        offence: 'lead-out-of-turn',
        title: 'Lead by the eldest hand',
        gist: 'The eldest hand, who did not make the trump, leads.',
        aka: ['who leads', 'wrong leader'],
        moment: 'lead',
        facts: {},
        readings: () => ({ [DONOHUE]: always([barred('eldest-hand', 'lead-first'), must('maker', 'lead')], cites.donohue.dominoEuchrePlay) }),
      }),
    },
    amend: {
      revoke: {
        readings: () => ({
          [DONOHUE]: refersTo(
            'euchre.law.revoke',
            doubted(
              cites.donohue.dominoEuchrePlay,
              'The claim ends with the cut for the next deal, and dominoes are shuffled and not cut; what takes its place is not said.',
            ),
          ),
        }),
      },
      'deal-out-of-turn': {
        title: 'Trump turned out of turn',
        gist: 'A player turns the trump, which makes the dealer here, when it is the turn of another.',
        facts: {
          noticed: fact('When was it noticed?', {
            'before-trump': 'Before the trump was turned',
            'before-discard': 'After that, before the dealer had discarded',
            'before-lead': 'After the discard, before the first lead',
            later: 'After the first lead',
          }),
        },
      },
      'imperfect-pack': {
        title: 'Imperfect set',
        gist: 'The set is found to hold a domino too many or too few, or to be otherwise defective.',
        readings: () => ({
          [DONOHUE]: always([isVoid('deal'), stands('score')], cites.donohue.dominoEuchrePlay, {
            note: 'Points of earlier deals stay. It is the twentieth law of euchre, which counts 32 cards where the set has 28 dominoes.',
          }),
        }),
      },
    },
    repeal: {
      'misplayed-domino': 'Dominoes are played to tricks here; a wrong suit is a revoke.',
      'cut-for-deal': 'Nothing is cut: whoever draws the lowest domino deals.',
      'improper-cut': CUT,
      'late-revoke-claim': 'The limit in euchre is the cut for the next deal, and dominoes are not cut.',
      'uneven-rounds': DRAWN,
      'interrupted-deal': DRAWN,
      'exposed-in-deal': DRAWN,
      'cards-touched-in-deal': DRAWN,
      'faced-card': DRAWN,
      'wrong-number': `${DRAWN} A wrong number is then no misdeal of the dealer's.`,
    },
  },
  points: {
    add: {
      rank: item({
        title: 'Rank of trumps',
        gist: 'The order of the trump suit.',
        group: 'The rank',
        books: { [DONOHUE]: ruled('Right bower, left bower, then the other dominoes of the suit from six down to blank.', cites.donohue.dominoEuchreDeal) },
      }),
    },
  },
  scorers: { deal: { ...deal, books: [DONOHUE] }, running: { ...running, books: [DONOHUE] } },
  examples: [
    lawExample('revoke', cites.donohue.dominoEuchrePlay, { claimed: 'late', sides: 'one' }, 'Sixes are led; a player who has one throws a five.', '2 points'),
    lawExample('imperfect-pack', cites.donohue.dominoEuchrePlay, {}, 'The set is found to hold 27 dominoes.', 'deal is void'),
    lawExample('lead-by-eldest', cites.donohue.dominoEuchrePlay, {}, 'The dealer takes up the trump, and the eldest hand leads.', 'maker must lead'),
    scoreExample(
      'deal',
      cites.donohue.dominoEuchrePlay,
      { alone: 'no', tricks: '5', others: '0', revoke: 'none', refused: 'none', hint: 'none' },
      'The makers take all five tricks.',
      {
        Makers: 2,
      },
    ),
    scoreExample('running', cites.donohue.dominoEuchrePlay, { length: 'book', marks: 'N2.N1.EX' }, 'A march, a point and a euchre of the other side.', {
      'North and South': 5,
    }),
  ],
});
