import { doubted } from '../../../laws/cites.ts';
import { lawExample } from '../../../laws/examples.ts';
import { amendment, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, loses, losesGame } from '../../../laws/remedies.ts';
import { bookValue, item, pointsOf, ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { callHonours } from '../words.ts';
import { ruffAndHonoursCases } from './shared/cases.ts';

const forfeit = item({
  title: 'Foul play or a lost deal',
  gist: 'What a player forfeits who renounces with the suit in hand, or who loses the deal.',
  aka: ['renouncing', 'losing the deal'],
  group: 'Penalties',
  books: { donohue: bookValue(1, cites.donohue.vulgarlyCalled, { says: 'For a renounce one or the game, for a lost deal one or a trick, as agreed.' }) },
});

export default variant({
  title: 'Ruff and honours',
  aliases: ['Whisk', 'Slam', 'Ruff-and-honours'],
  books: { donohue: { heading: 'Whist, vulgarly called "Whisk"', pages: '97-98' } },
  players: { min: 2, max: 4, usual: 4 },
  packs: ['standard-52'],
  glance: {
    Deal: 'twelve cards each; four are left for the stock, the top one turned for trump',
    Ruff: 'the holder of the ace of trumps takes in the four cards and lays out four',
    Honours: 'three make {points.three-honours}, four make {points.four-honours}',
    Game: '{points.game} points',
  },
  laws: {
    amend: {
      revoke: amendment({
        facts: {
          agreed: fact('What was agreed on as the forfeit?', 'Agreed forfeit', {
            one: { label: 'One point', if: 'if one point was agreed on' },
            game: { label: 'The game', if: 'if the game was agreed on' },
          }),
        },
        leads: { donohue: 'The player loses 1 point or the game, whichever was agreed on.' },
        readings: (says) => ({
          donohue: says(
            [
              { when: { agreed: 'one' }, then: [loses('offender', pointsOf(forfeit, 'donohue'))] },
              { when: { agreed: 'game' }, then: [losesGame('offender')] },
            ],
            cites.donohue.vulgarlyCalled,
            'The passage calls it very foul play and sets no time for it.',
          ),
        }),
      }),
    },
    add: {
      'deal-lost': law({
        offence: 'misdeal',
        title: 'Deal lost',
        gist: 'A player loses the deal.',
        aka: ['misdeal', 'lost the deal'],
        moment: 'deal',
        facts: {
          agreed: fact('What was agreed on as the forfeit?', 'Agreed forfeit', {
            one: { label: 'One point', if: 'if one point was agreed on' },
            trick: { label: 'A trick', if: 'if a trick was agreed on' },
          }),
        },
        leads: { donohue: 'The dealer loses 1 point or 1 trick, whichever was agreed on.' },
        readings: (says) => ({
          donohue: says(
            [
              { when: { agreed: 'one' }, then: [loses('dealer', pointsOf(forfeit, 'donohue'))] },
              { when: { agreed: 'trick' }, then: [loses('dealer', pointsOf(forfeit, 'donohue'), 'trick')] },
            ],
            cites.donohue.vulgarlyCalled,
          ),
        }),
      }),
      'call-forgotten': law({
        offence: 'under-score',
        title: 'Call forgotten',
        gist: 'A side at eight forgets to call before a trick is played.',
        aka: ['forgot to call honours', 'can ye'],
        moment: 'play',
        facts: {
          played: fact('Has a trick been played?', 'Trick played', {
            no: { label: 'No', if: 'before a trick is played' },
            yes: { label: 'Yes', if: 'once a trick has been played' },
          }),
        },
        usual: { played: 'yes' },
        leads: { donohue: 'Once a trick has been played, that side may not call honours in that deal. Before that, it still may.' },
        readings: (says) => ({
          donohue: says(
            [
              { when: { played: 'no' }, then: [allowed('that-side', callHonours)] },
              { when: { played: 'yes' }, then: [barred('that-side', callHonours)], note: 'The advantage is lost for that deal.' },
            ],
            cites.donohue.vulgarlyCalled,
          ),
        }),
      }),
    },
  },
  points: {
    add: { forfeit },
    amend: {
      'three-honours': {
        books: {
          donohue: bookValue(8, doubted(cites.donohue.vulgarlyCalled, 'The passage counts in groats and sets eight equal to two tricks, sixteen to four.'), {
            says: 'Two tricks; the same whether one partner has them or both together.',
          }),
        },
      },
      'four-honours': {
        books: {
          donohue: bookValue(16, doubted(cites.donohue.vulgarlyCalled, 'The passage counts in groats and sets eight equal to two tricks, sixteen to four.'), {
            says: 'Four tricks.',
          }),
        },
      },
      'calling-at-eight': {
        books: {
          donohue: ruled('At eight, two honours in one hand and one in the other win the game; more than two are shown.', cites.donohue.vulgarlyCalled),
        },
      },
      game: { books: { donohue: bookValue(10, cites.donohue.vulgarlyCalled) } },
    },
  },
  scorers: {},
  examples: [
    lawExample('revoke', cites.donohue.vulgarlyCalled, { agreed: 'one' }, 'A player renounces with the suit in hand, for one.', 'loses 1 point'),
    lawExample('deal-lost', cites.donohue.vulgarlyCalled, { agreed: 'trick' }, 'The deal is lost, for a trick.', 'loses 1 trick'),
    lawExample('call-forgotten', cites.donohue.vulgarlyCalled, { played: 'yes' }, 'A trick is played before the side at eight calls.', 'may not call honours'),
    ...ruffAndHonoursCases,
  ],
});
