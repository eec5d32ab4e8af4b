import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, isVoid, newDeal, notDecided, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { winAnything } from '../words.ts';

export const dealLaws = {
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The cards are dealt wrongly.',
    aka: ['dealt wrong', 'dealt 3 and 2', 'card turned over in the deal', 'last card not turned'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(newDeal(), cites.blue.penalties, { note: 'It is so for every misdeal; what makes one is not listed.' }),
    }),
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn',
    gist: 'A player deals when it is the deal of another.',
    aka: ['wrong dealer', 'stole the deal'],
    moment: 'deal',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        'before-trump': { label: 'Before the trump was turned', chip: 'Before the trump', if: 'before the trump is turned' },
        later: { label: 'After that', chip: 'After the trump', if: 'after the trump is turned' },
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { noticed: 'before-trump' }, then: [isVoid('deal')], note: 'The dealer is stopped.' },
          { when: { noticed: 'later' }, then: [stands('deal')] },
        ],
        cites.blue.penalties,
      ),
    }),
    leads: { 'blue-ribbon-1940': 'Before the trump is turned, the deal does not count. After that, the deal stands.' },
  }),
  'wrong-number-of-cards': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards',
    gist: 'A player holds more or fewer cards than thirteen.',
    aka: ['fourteen cards', 'twelve cards', 'a card short', 'caller has too many cards'],
    moment: 'play',
    facts: {
      whose: fact('Whose number is wrong?', 'Whose hand', {
        adversary: {
          label: 'Only that of opponents; the caller{partners: and the partner have theirs}{-partners: has the proper number} right',
          chip: 'Opponents’ only',
          if: 'if only opponents of the caller have a wrong number',
        },
        caller: {
          label: 'That of the caller{partners: or of the partner}',
          chip: 'Caller’s side',
          if: 'if the caller{partners: or the partner} has a wrong number',
        },
      }),
      played: fact('Has that player played to the first trick?', 'Has played', {
        yes: { label: 'Yes', if: 'once that player has played to the first trick' },
        no: { label: 'No', if: 'before that player has played to the first trick' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If only the caller’s opponents have a wrong number, the deal stands. If a player on the caller’s side has one and has played a card, that side may play on but wins nothing.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { whose: 'adversary' }, then: [stands('deal')] },
          {
            when: { whose: 'caller', played: 'yes' },
            then: [allowed('side-of-caller', 'play-on'), barred('side-of-caller', winAnything)],
            note: 'By playing on they can only keep down what they pay for tricks.',
          },
          { when: { whose: 'caller', played: 'no' }, then: [notDecided] },
        ],
        cites.blue.penalties,
      ),
    }),
  }),
};
