import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, mayRequire, must, noPenaltyPrinted } from '../../../laws/remedies.ts';
import { cites, FAMILY_ONLY } from '../cites.ts';
import { feed, layWithDiscard, leftOfTen, nextTakes, useLastDiscard, useNeighbours, useOwnDiscard } from '../words.ts';

const NONE = silent(FAMILY_ONLY);
const { turn, forced, feeding } = cites.blue;
const CLAIM = { by: 'anyone', until: nextTakes } as const;

export const discardLaws = {
  'discard-not-shown': law({
    offence: 'irregular-draw',
    title: 'Discard taken without showing a set',
    gist: 'The next player takes the last discard and puts it into their hand.',
    aka: ['picked up the discard', 'took it into the hand', 'must I meld the discard'],
    moment: 'draw',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [must('player', layWithDiscard), noPenaltyPrinted] }],
        turn,
        'A discard comes after that. Nobody is kept from laying it to a set that is down: that can even be demanded.',
      ),
      sierra: NONE,
    }),
  }),
  'discard-out-of-turn': law({
    offence: 'irregular-draw',
    title: 'Discard wanted by another player',
    gist: 'Somebody other than the player whose turn is next wants the last discard.',
    aka: ['take a discard out of turn', 'can I claim that discard'],
    moment: 'draw',
    facts: {},
    leads: { 'blue-ribbon-1940': 'Not allowed: only the player whose turn is next may use the last discard. The book names no penalty.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [barred('other-players', useLastDiscard), noPenaltyPrinted] }],
        turn,
        'Only the player on the right of the one who discarded may use it.',
      ),
      sierra: NONE,
    }),
  }),
  'own-set-fed': law({
    offence: 'held-back',
    title: 'Discarding what fits one’s own table',
    gist: 'A player discards a card that would lengthen a set lying face up before that player.',
    aka: ['threw away a card that fits', 'force a card on him', 'has to use his own discard'],
    moment: 'discard',
    facts: {},
    leads: {
      'blue-ribbon-1940':
        'Until the next player draws or takes the discard, any player may make the discarder lay the card to the set and discard another one.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [mayRequire('anyone', 'offender', useOwnDiscard)], claim: CLAIM, note: 'Even where it breaks up the hand.' }], forced),
      sierra: NONE,
    }),
  }),
  'neighbours-discard-left': law({
    offence: 'held-back',
    title: 'A neighbour’s discard that fits',
    gist: 'A player does not want the card discarded on their left, though it would lengthen a set on their table.',
    aka: ['forced to take the discard', 'make him take it', 'force him to hit'],
    moment: 'discard',
    facts: {},
    leads: { 'blue-ribbon-1940': 'Until that player draws, any other player may make that player take the discard and lay it to the set.' },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [mayRequire('anyone', 'next-player', useNeighbours)], claim: CLAIM }], forced, 'A card drawn unseen is a card drawn.'),
      sierra: NONE,
    }),
  }),
  'eleventh-card-fed': law({
    offence: 'irregular-discard',
    title: 'Discarding the eleventh card to the next player',
    gist: 'The next player has ten cards down, and the discard would make eleven.',
    aka: ['let him go out', 'fed the winner', 'gave him the game'],
    moment: 'discard',
    facts: {
      other: fact('Has the player another card that could be discarded?', 'Other card held', {
        yes: { label: 'Yes', if: 'if the player has another card that could be discarded' },
        no: { label: 'No', if: 'if the player has no other card that could be discarded' },
      }),
    },
    usual: { other: 'yes' },
    leads: { 'blue-ribbon-1940': 'Not allowed while the player has another card to discard. With no other card to discard, it is allowed.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { other: 'yes' },
            then: [barred(leftOfTen, feed), noPenaltyPrinted],
            note: 'However much keeping it hurts their own game.',
          },
          { when: { other: 'no' }, then: [allowed(leftOfTen, feed)] },
        ],
        doubted(feeding, 'The book prints "face down"; sets lie face up, so cards laid down must be meant.'),
      ),
      sierra: NONE,
    }),
  }),
};
