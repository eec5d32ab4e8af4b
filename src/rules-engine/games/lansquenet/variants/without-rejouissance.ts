import { betExample, lawExample, sheetExample } from '../../../laws/examples.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, notDecided, paysPoints, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { points } from '../points.ts';
import { betOnCompany, betOnNew, betOnOwn, betsOnCard } from '../words.ts';

const NO_HAND = 'The book does not say whether hand cards are dealt in this form.';

export default variant({
  title: 'Lansquenet without the rejouissance card',
  aliases: ['Simple lansquenet', 'Lansquenet with a card each'],
  books: { donohue: { heading: 'Lansquenet', pages: '332', inherits: { from: 'lansquenet', cite: cites.donohue.simpler } } },
  players: { min: 2, max: 12, say: 'any number' },
  packs: ['standard-52'],
  glance: {
    Cards: 'one for each player to bet on; or two only, the dealer’s and the company’s',
    Wins: 'the one whose card does not come',
    'All else': 'as at lansquenet',
  },
  laws: {
    amend: {
      'card-turned': {
        readings: (says) => ({
          donohue: says(
            [
              { when: { card: 'players' }, then: [wins('dealer', betsOnCard)], note: 'The pair is laid beside the dealer’s own card.' },
              { when: { card: 'own' }, then: [paysPoints('dealer', pointsOf(points['own-card'], 'donohue'), 'stake', 'player')] },
              { when: { card: 'none', double: 'no' }, then: [allowed('all-players', betOnNew)] },
              { when: { card: 'none', double: 'yes' }, then: [notDecided], note: NO_HAND },
              { when: { card: 'hand' }, then: [notDecided], note: NO_HAND },
            ],
            [cites.donohue.simpler, cites.donohue.play],
          ),
        }),
        leads: {
          donohue:
            'If it matches a card that is bet on, the dealer wins those bets. If it matches the dealer’s own, the dealer pays the bets. There are more cases.',
        },
      },
    },
    add: {
      'card-to-bet-on': law({
        question: 'what-counts',
        title: 'Which card is bet on',
        gist: 'No rejouissance card is dealt; where does the money go?',
        aka: ['which card can I bet on', 'a card each', 'only two cards'],
        moment: 'betting',
        facts: {
          form: fact('How many cards are dealt?', 'Cards dealt', {
            each: { label: 'One for each player', chip: 'One each', if: 'if one card is dealt for each player' },
            two: { label: 'One for the dealer and one for the company', chip: 'Two', if: 'if one card is dealt for the dealer, one for the company' },
          }),
        },
        cases: [
          { when: { form: 'each' }, then: [allowed('player', betOnOwn)], note: 'The book does not say whether they may bet on that of another as well.' },
          { when: { form: 'two' }, then: [allowed('all-players', betOnCompany)] },
        ],
        cites: cites.donohue.simpler,
        leads: {
          donohue:
            'If each player is dealt a card, each may bet on their own. If one card is dealt for the dealer and one for all the others, they may all bet on that one.',
        },
      }),
    },
    repeal: {
      'card-matches-hand': NO_HAND,
      'bet-on-hand': NO_HAND,
      'hand-cards-matched': NO_HAND,
      'who-deals-next': NO_HAND,
      'own-card-at-once': NO_HAND,
    },
  },
  points: { repeal: { 'hand-cards': NO_HAND } },
  scorers: {},
  examples: [
    lawExample('card-to-bet-on', cites.donohue.simpler, { form: 'each' }, 'Five players have a card each.', 'bet on their own card'),
    lawExample('card-to-bet-on', cites.donohue.simpler, { form: 'two' }, 'Only two cards lie there.', 'company’s card'),
    lawExample('card-turned', cites.donohue.simpler, { card: 'players' }, 'The card of one player is matched.', 'dealer wins'),
    lawExample('card-turned', cites.donohue.simpler, { card: 'own' }, 'The dealer turns up the match of his own.', '1 stake'),
    lawExample('card-turned', cites.donohue.simpler, { card: 'none', double: 'no' }, 'A queen comes where there is none.', 'may bet on that card'),
    betExample(
      'deal',
      cites.donohue.simpler,
      { own: '9C', players: 'KH 2D 8S', turned: 'KD 4C 9D', on: 'king.two.eight', stakes: '3.4.5' },
      'Three players have a card each; the king comes, then the nine of the dealer.',
      -3 + 4 + 5,
      'The dealer pays 6',
      { player: 'The players', bank: 'The dealer' },
    ),
    sheetExample(
      'account',
      cites.donohue.simpler,
      { players: 'three', names: 'Ann.Ben.Cay' },
      [{ banker: 'first', matched: '0.3.0', open: '0.0.4' }],
      'Ben’s card comes, then Ann’s own.',
      {
        Ann: 3 - 4,
        Ben: -3,
        Cay: 4,
      },
    ),
  ],
});
