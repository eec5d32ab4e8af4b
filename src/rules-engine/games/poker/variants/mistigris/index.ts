import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always } from '../../../../laws/laws.ts';
import { noPenalty, wins } from '../../../../laws/remedies.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { FOUL_PACK_1898 } from '../../laws/before.ts';
import { thePot } from '../../words.ts';
import { showdown } from './scorers.ts';

export default variant({
  title: 'Mistigris',
  aliases: ['Poker with the joker', 'Fifty-three card poker', 'Joker wild', 'Joker poker'],
  books: { 'uspc-1898': { heading: 'Mistigris', pages: '43', inherits: { from: 'poker', cite: cites.uspc.mistigrisRank } } },
  players: { min: 2, max: 8 },
  packs: ['standard-53'],
  glance: { Pack: '52 cards and the joker', Joker: 'Any card its holder names', 'Four aces and the joker': 'Five aces' },
  laws: {
    amend: {
      'miscalled-hand': {
        readings: () => ({
          'uspc-1898': always(
            [noPenalty, wins('best-hand', thePot)],
            [
              cites.uspc.lawsRulesScoring,
              doubted(
                cites.uspc.mistigrisRank,
                'The joker is whatever its holder calls it; the book does not say whether a call below the best binds the holder.',
              ),
            ],
            { note: 'The cards themselves decide.' },
          ),
        }),
      },
      'foul-pack': {
        readings: (says) => ({
          'uspc-1898': says(
            FOUL_PACK_1898,
            [cites.uspc.mistigrisRank, doubted(cites.uspc.lawsRulesBetting, 'The law itself asks for 52 cards.')],
            'The pack is one of 53 cards here.',
          ),
        }),
      },
    },
  },
  points: {
    amend: {
      'straight-flush': {
        books: {
          'uspc-1898': ruled('the best of the 9 hands that the book puts in order; five of a kind is not among them', [
            cites.uspc.mistigrisRank,
            doubted(cites.uspc.drawRank, 'The book does not say whether five of a kind beats it.'),
          ]),
        },
      },
      'five-of-a-kind': {
        books: {
          'uspc-1898': ruled('made with the joker, as four aces and the joker are five aces; the book does not give its place in the order', {
            ...cites.uspc.mistigrisRank,
            doubt: 'The order of the hands (page 39) ends with the straight flush and does not mention five of a kind.',
          }),
        },
      },
    },
    add: {
      joker: item({
        title: 'Joker',
        gist: 'The joker in a hand.',
        aka: ['wild card', 'mistigris'],
        group: 'The hands',
        books: { 'uspc-1898': ruled('whatever card its holder calls it; with four of a suit it makes a flush', cites.uspc.mistigrisRank) },
      }),
    },
  },
  scorers: { showdown },
  repealScorers: {
    settled: 'Nobody has checked yet whether the parts of a pool are settled like this here.',
    'side-pots': 'Nobody has checked yet whether the count applies here unchanged.',
  },
  examples: [
    lawExample(
      'miscalled-hand',
      cites.uspc.lawsRulesScoring,
      {},
      'A player with the joker calls two pairs and shows three of a kind.',
      'The best hand wins the pot',
    ),
    lawExample('foul-pack', cites.uspc.mistigrisRank, { found: 'before-draw' }, 'Before the draw two jokers are found in the pack.', 'deals again'),
    valueExample('joker', cites.uspc.mistigrisRank, 'Four clubs and the joker are laid down.', 'with four of a suit it makes a flush'),
    valueExample('straight-flush', cites.uspc.drawRank, 'Six to ten of hearts wait for the five aces across the table.', 'five of a kind is not among them'),
    scoreExample(
      'showdown',
      cites.uspc.mistigrisRank,
      { hands: 'AH-AS-AC-AD-JOKER.KH-KS-KC-KD-2C' },
      'Four aces and the joker against four kings.',
      'Hand 1 wins: five of a kind, aces',
    ),
  ],
});
