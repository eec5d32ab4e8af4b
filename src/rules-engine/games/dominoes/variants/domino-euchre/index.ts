import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { barred, cardExposed, isVoid, mayChange, must, newDeal, notDecided, scores, scoresNothing, stands, undecided } from '../../../../laws/remedies.ts';
import { variantOf } from '../../../../rulesets/games.ts';
import { item, pointsOf, ruled } from '../../../../scoring/points.ts';
import { cites as euchre } from '../../../euchre/cites.ts';
import type { Euchre } from '../../../euchre/code.ts';
import { THREE_TRICKS } from '../../../euchre/laws/deal.ts';
import { points as euchrePoints } from '../../../euchre/points.ts';
import { changeCard } from '../../../euchre/words.ts';
import { cites, DONOHUE } from '../../cites.ts';
import type { Dominoes } from '../../code.ts';
import { deal, running } from './scorers.ts';

const CUT = 'Dominoes are shuffled on the table and not cut.';
const MISDEALT = 'In euchre it is a misdeal of the dealer; here all players draw their own dominoes.';
const DRAWN = 'The dealer gives out nothing: all players draw their own five.';

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
        gist: 'The player on the dealer’s left leads, though another made the trump.',
        aka: ['who leads', 'wrong leader'],
        moment: 'lead',
        facts: {},
        readings: () => ({ [DONOHUE]: always([barred('eldest-hand', 'lead-first'), must('maker', 'lead')], cites.donohue.dominoEuchrePlay) }),
      }),
    },
    amend: {
      revoke: {
        gist: 'A player who holds a domino of the suit led does not follow suit.',
        leads: {
          donohue: 'Once the revoker’s side has played again, that side scores nothing for this deal and the other side scores 2 points. There are more cases.',
        },
        readings: (says) => ({
          [DONOHUE]: says(
            [
              {
                when: { claimed: 'in-time' },
                then: [cardExposed(), mayChange('either-opponent', 'card'), barred('partner-of-offender', changeCard)],
                note: 'For a card read a domino.',
              },
              {
                when: { claimed: 'turned', sides: 'one' },
                then: [notDecided],
                note: 'Either the right to correct or the penalty applies, as the word between the two limits is read.',
              },
              {
                when: { claimed: 'late', sides: 'one' },
                then: [scores('opponents', pointsOf(euchrePoints.revoke, DONOHUE)), scoresNothing('offending-side')],
                note: 'In euchre the claim ends with the cut for the next deal; dominoes are not cut, and no other limit is set.',
              },
              {
                when: { claimed: ['turned', 'late'], sides: 'both' },
                then: [isVoid('deal'), newDeal(null), undecided('next-dealer')],
                note: 'Neither side forfeits anything.',
              },
            ],
            [
              cites.donohue.dominoEuchrePlay,
              euchre.donohue.revoke(32, 33),
              euchre.donohue.revoke(34),
              euchre.donohue.revoke(36),
              euchre.donohue.revoke(37, 38),
            ],
          ),
        }),
      },
      'wrong-number': {
        title: 'Wrong number of dominoes',
        gist: 'A player has drawn, or plays with, more or fewer than five dominoes.',
        facts: {
          what: fact('What is wrong?', 'Wrong', {
            many: { label: 'A player has too many dominoes', chip: 'Too many', if: 'if a player has too many dominoes' },
            few: { label: 'A player has too few dominoes', chip: 'Too few', if: 'if a player has too few dominoes' },
            hands: { label: 'There is a hand too many or too few', chip: 'Number of hands', if: 'if there is a hand too many or too few' },
          }),
        },
        leads: {
          donohue: 'If it is found after the first trick that a player has too many, that side scores nothing for this deal. The book covers nothing else.',
        },
        readings: (says) => ({
          [DONOHUE]: says(
            [
              {
                when: { what: 'many', noticed: 'later' },
                then: [scoresNothing('offending-side')],
                note: 'The opponents score whatever they make. In euchre the deal is lost as well; here it passes on in any case.',
                doubtful: true,
              },
              { when: { what: 'many', noticed: ['before-play', 'first-trick'] }, then: [notDecided], note: MISDEALT },
              { when: { what: 'few' }, then: [notDecided], note: MISDEALT },
              { when: { what: 'hands' }, then: [notDecided], note: 'The laws of euchre in this book say nothing of a hand too many or too few.' },
            ],
            [cites.donohue.dominoEuchrePlay, euchre.donohue.dealing(13), doubted(euchre.donohue.dealing(24), THREE_TRICKS)],
          ),
        }),
      },
      'deal-out-of-turn': {
        title: 'Trump turned out of turn',
        gist: 'A player turns the trump, which makes the dealer here, when it is the turn of another.',
        facts: {
          noticed: fact('When was it noticed?', 'Noticed', {
            'before-trump': { label: 'Before the trump was turned', chip: 'Before the trump', if: 'before the trump is turned' },
            'before-discard': {
              label: 'After that, before the dealer had discarded',
              chip: 'Before the discard',
              if: 'after the trump is turned, before the dealer has discarded',
            },
            'before-lead': { label: 'After the discard, before the first lead', chip: 'Before the lead', if: 'after the discard, before the first lead' },
            later: { label: 'After the first lead', chip: 'After the lead', if: 'after the first lead' },
          }),
        },
      },
      'imperfect-pack': {
        title: 'Imperfect set',
        gist: 'The set is found to hold a domino too many or too few, or to be otherwise defective.',
        readings: () => ({
          [DONOHUE]: always([isVoid('deal'), stands('score')], [cites.donohue.dominoEuchrePlay, euchre.donohue.dealing(20)], {
            note: 'Points of earlier deals stay. The law of euchre counts 32 cards, where the set has 28 dominoes.',
          }),
        }),
      },
    },
    repeal: {
      'misplayed-domino': 'Dominoes are played to tricks here; a wrong suit is a revoke.',
      'cut-for-deal': 'Nothing is cut: the player who draws the lowest domino deals.',
      'improper-cut': CUT,
      'late-revoke-claim': 'The limit in euchre is the cut for the next deal, and dominoes are not cut.',
      'uneven-rounds': DRAWN,
      'interrupted-deal': DRAWN,
      'exposed-in-deal': DRAWN,
      'cards-touched-in-deal': DRAWN,
      'faced-card': DRAWN,
    },
  },
  points: {
    add: {
      rank: item({
        title: 'Rank of trumps',
        gist: 'The order of the trump suit.',
        group: 'The rank',
        books: { [DONOHUE]: ruled('Right bower, left bower, then the other dominoes of the suit from six down to blank.', cites.donohue.dominoEuchreRank) },
      }),
    },
  },
  scorers: { deal, running },
  examples: [
    lawExample(
      'revoke',
      euchre.donohue.revoke(32),
      { claimed: 'late', sides: 'one' },
      'A player trumps a four and turns out to hold the four-trey.',
      'The other side scores 2 points',
    ),
    lawExample(
      'wrong-number',
      euchre.donohue.dealing(24),
      { what: 'many', noticed: 'later' },
      'A player has played four tricks with six dominoes.',
      'scores nothing',
    ),
    lawExample('imperfect-pack', cites.donohue.dominoEuchrePlay, {}, 'The set is found to hold 27 dominoes.', 'The deal does not count, and the score stands'),
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
    valueExample('rank', cites.donohue.dominoEuchreRank, 'Aces are trumps: double ace, double blank, and then ace-six.', 'from six down to blank'),
  ],
});
