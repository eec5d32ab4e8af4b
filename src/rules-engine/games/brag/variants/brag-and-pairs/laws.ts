import { fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { allowed, notDecided } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { answerEither, asker, sightSameStake } from '../../words.ts';

const { twoStakes: stakes, twoSight: sight } = cites.donohue;

export const added = {
  'which-stake': law({
    question: 'allowed',
    title: 'Which stake may be answered',
    gist: 'The dealer has put down two stakes, and a player wants to go for one or for both.',
    aka: ['both stakes', 'brag on both', 'only the pairs', 'choose a stake'],
    moment: 'betting',
    cases: [{ then: [allowed('player', answerEither)], note: 'Whichever they like; the player in the book’s example holds a pair or a pair-royal.' }],
    cites: stakes,
    see: ['brag/brag-and-pairs.points.pairs-stake'],
  }),
  'sight-across-stakes': law({
    question: 'allowed',
    title: 'A sight between the two stakes',
    gist: 'A player who holds a pair asks for a sight of one who brags.',
    aka: ['see a player on the other stake', 'sight on the same end', 'other end'],
    moment: 'betting',
    facts: {
      same: fact('Do the two brag on the same stake?', 'On one stake', {
        yes: { label: 'Yes', if: 'if both players brag on one stake' },
        no: { label: 'No', if: 'if the two players brag on different stakes' },
      }),
    },
    usual: { same: 'no' },
    cases: [
      { when: { same: 'yes' }, then: [allowed(asker, sightSameStake)], note: 'As at single brag.' },
      { when: { same: 'no' }, then: [notDecided], note: 'The book gives the right to those who brag on the same stake.' },
    ],
    cites: sight,
    leads: { donohue: 'The player may ask for a sight if both brag on the same stake. The book covers nothing else.' },
    see: ['brag.law.sight'],
  }),
  'wild-pair-on-the-pairs-stake': law({
    question: 'what-counts',
    title: 'A bragger on the stake for pairs',
    gist: 'A player shows a pair that is made with a nine or a jack.',
    aka: ['wild card on the pairs stake', 'artificial pair', 'two jacks as a pair', 'does a bragger count'],
    moment: 'showdown',
    cases: [
      {
        then: [notDecided],
        note: 'The stake is for natural pairs, and those named are aces and so on down to tens or eights. The book says nothing of nines, jacks or a card with one of them.',
      },
    ],
    cites: stakes,
    see: ['brag/brag-and-pairs.points.pairs-won'],
  }),
};
