import { lawExample, scoreExample } from '../../../laws/examples.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, isVoid, must, stands } from '../../../laws/remedies.ts';
import { item, ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { takeSpades, theAgreement } from '../words.ts';
import { jokerCases } from './shared/cases.ts';

export default variant({
  title: 'Euchre with the joker',
  aliases: ['Joker euchre', 'Best bower', 'Imperial trump', 'Benny'],
  books: {
    sierra: { heading: 'Euchre: How the game evolved', pages: '59-67' },
    'blue-ribbon-1940': { heading: 'Euchre', pages: '221', inherits: { from: 'euchre', cite: cites.blue.pack } },
    donohue: { heading: 'Euchre with the Joker', pages: '29', inherits: { from: 'euchre', cite: cites.donohue.joker } },
    'uspc-1898': { heading: 'Euchre', pages: '7', inherits: { from: 'euchre', cite: cites.uspc.game } },
  },
  players: { min: 4, max: 4 },
  packs: ['piquet-33', 'short-25'],
  glance: {
    'Best trump': 'the joker, above the right bower, whatever the suit',
    'Joker turned up': 'the dealer names any suit (Donohue); spades, unless agreed otherwise (Blue Ribbon)',
    'Everything else': 'as in euchre',
  },
  laws: {
    amend: {
      'imperfect-pack': {
        readings: () => ({
          donohue: always([isVoid('deal'), stands('score')], [cites.donohue.joker, cites.donohue.dealing(20)], {
            note: 'Points of earlier deals stay. The law speaks of 32 cards; with the joker the pack has 33. It does not say who deals again.',
          }),
        }),
        leads: { donohue: 'This deal does not count. Points of earlier deals stand. The book does not say who deals.' },
      },
    },
    add: {
      'joker-turned': law({
        offence: 'trump-turned-wrongly',
        title: 'The joker is turned up',
        gist: 'The card turned up for trump is the joker.',
        aka: ['joker trump', 'best bower turned up', 'what suit is the joker'],
        moment: 'trump-turned',
        facts: {
          agreed: fact('Was it agreed beforehand what suit it stands for?', 'Suit agreed', {
            no: { label: 'No', if: 'if no suit was agreed beforehand for the joker' },
            yes: { label: 'Yes', if: 'if a suit was agreed beforehand for the joker' },
          }),
        },
        usual: { agreed: 'no' },
        readings: (says) => ({
          sierra: silent('Its own game leaves the joker out.'),
          'blue-ribbon-1940': says(
            [
              { when: { agreed: 'no' }, then: [must('all-players', takeSpades)] },
              { when: { agreed: 'yes' }, then: [stands(theAgreement)] },
            ],
            cites.blue.pack,
          ),
          donohue: always(allowed('dealer', 'name-trump'), cites.donohue.joker, {
            note: 'Any suit will do. The book does not say whether the dealer may look at their hand first.',
          }),
          'uspc-1898': silent('Its railroad euchre has a rule for it.'),
        }),
        verdict: {
          kind: 'disagree',
          say: 'The books disagree: by Blue Ribbon spades are trumps, or the suit that was agreed on beforehand for the joker; by Donohue the dealer may name any suit.',
        },
        leads: { 'blue-ribbon-1940': 'Spades are trumps, or the suit that was agreed on beforehand for the joker.' },
        see: ['euchre/railroad.law.joker-turned', 'euchre.law.cut-for-deal'],
      }),
    },
  },
  points: {
    add: {
      joker: item({
        title: 'The joker',
        gist: 'The rank of the joker.',
        aka: ['best bower', 'imperial trump'],
        group: 'Rank',
        books: {
          sierra: ruled('highest of all, above both bowers; called best bower or imperial trump', cites.sierra.history),
          'blue-ribbon-1940': ruled('always the best trump', cites.blue.pack),
          donohue: ruled('the highest trump, above the right bower', cites.donohue.joker),
          'uspc-1898': ruled('the best trump', cites.uspc.game),
        },
      }),
    },
  },
  // A deal scores as in the main game; the manual plays without the joker, so it has no such deal.
  scorers: {},
  examples: [
    lawExample(
      'imperfect-pack',
      cites.donohue.dealing(20),
      {},
      'The pack with the joker turns out to hold 32 cards.',
      'The deal does not count, and the score stands',
    ),
    lawExample('joker-turned', cites.donohue.joker, {}, 'The dealer turns the joker for trump.', 'dealer may name the trump suit'),
    lawExample('joker-turned', cites.blue.pack, { agreed: 'no' }, 'The dealer turns the joker, and nothing was agreed.', 'take spades as trumps'),
    scoreExample(
      'deal',
      cites.donohue.joker,
      { alone: 'no', tricks: '5', revoke: 'none', refused: 'none', hint: 'none' },
      'With the joker and both bowers the makers take every trick: a march as in the regular game.',
      { Makers: 2 },
    ),
    ...jokerCases,
  ],
});
