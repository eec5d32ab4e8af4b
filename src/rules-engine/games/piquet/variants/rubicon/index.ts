import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { fact } from '../../../../laws/laws.ts';
import { item, law } from '../../../../laws/one-book.ts';
import { allowed, noPenalty, scoresAmount, scoresNothing } from '../../../../laws/remedies.ts';
import { bookValue, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { bonusAndBoth, bonusAndDifference, dealUnit, takeThem } from '../../words.ts';
import { game, settlement } from './scorers.ts';

const { rubicon, stock, exchange } = cites.blue;
const SIX = 'The six deals';
const silence = doubted(stock, 'The book does not say where drawing too soon ends and the silence of the non-dealer begins.');

export const rubiconPoints = {
  deals: item({
    title: 'Length of the game',
    gist: 'The deals that make a game.',
    aka: ['six deals'],
    group: SIX,
    bookValue: bookValue(6, rubicon, { unit: dealUnit }),
  }),
  bonus: item({
    title: 'Game',
    gist: 'Added to the higher score after the last deal.',
    aka: ['hundred for the game'],
    group: SIX,
    bookValue: bookValue(100, rubicon),
  }),
  line: item({
    title: 'Rubicon',
    gist: 'The score that the loser has to reach in the six deals.',
    aka: ['cross the rubicon', 'save the rubicon'],
    group: SIX,
    bookValue: bookValue(100, rubicon),
  }),
  settlement: item({
    title: 'Settlement',
    gist: 'What the higher score, with the bonus, wins of the lower one.',
    aka: ['rubiconed', 'difference', 'both scores added'],
    group: SIX,
    bookValue: ruled('the loser’s score taken off; added, if the loser is rubiconed', rubicon),
  }),
};

export default variant({
  title: 'Rubicon piquet',
  aliases: ['Rubicon'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Rubicon Piquet',
      pages: '277',
      inherits: {
        from: 'piquet',
        cite: doubted(rubicon, 'The section calls itself a variation and names its differences; the penalties after it are those of both forms.'),
      },
    },
  },
  players: { min: 2, max: 2 },
  packs: ['piquet-32'],
  glance: {
    Game: '{points.deals} deals',
    Settlement: 'higher score with {points.bonus} more, less the lower',
    Rubicon: 'a loser under {points.line} has their score added instead',
    Point: 'by cards, then by pips; called by the last figure of the pips',
    'Card led': '{points.lead}, whatever its rank',
  },
  laws: {
    amend: {
      'pone-takes-dealers-card': {
        readings: (says) => ({ 'blue-ribbon-1940': says([{ then: [scoresNothing('non-dealer')] }], stock) }),
      },
      'dealer-takes-pones-card': {
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { said: 'told' }, then: [allowed('dealer', takeThem)] },
              { when: { said: 'not-yet' }, then: [scoresNothing('dealer')] },
              { when: { said: 'silent' }, then: [noPenalty], note: 'The dealer may take it that three cards are left.' },
            ],
            [silence, exchange],
          ),
        }),
        leads: {
          'blue-ribbon-1940':
            'If the non-dealer said how many cards were left, the dealer may take them; not saying it costs nothing. A dealer who drew before it could be said scores nothing for this deal.',
        },
      },
    },
    add: {
      'lower-score': law({
        question: 'who-pays',
        title: 'What the loser pays',
        gist: 'The six deals are over, and the scores are settled.',
        aka: ['rubiconed', 'both under a hundred', 'how to settle rubicon'],
        moment: 'game-over',
        facts: {
          loser: fact('Did the lower score reach the rubicon?', 'Rubicon reached', {
            yes: { label: 'Yes', chip: 'By both', if: 'if the lower score reached the rubicon' },
            no: { label: 'No, and the higher one did', chip: 'By one', if: 'if only the higher score reached the rubicon' },
            neither: { label: 'No, and nor did the higher one', chip: 'By neither', if: 'if neither score reached the rubicon' },
          }),
        },
        cases: [
          { when: { loser: 'yes' }, then: [scoresAmount('higher-score', bonusAndDifference)] },
          { when: { loser: ['no', 'neither'] }, then: [scoresAmount('higher-score', bonusAndBoth)], note: 'That is the rubicon.' },
        ],
        cites: rubicon,
        leads: {
          'blue-ribbon-1940':
            'The player with the higher score scores the bonus for the game and the difference of the scores. If the lower score is short of the rubicon, it is the bonus and both scores.',
        },
        see: ['piquet/rubicon.points.settlement', 'piquet/rubicon.points.line'],
      }),
    },
  },
  points: {
    amend: {
      lead: {
        gist: 'Any card is led to a trick, whether it wins or not.',
        books: { 'blue-ribbon-1940': bookValue(1, rubicon, { per: 'a card led', way: 'every' }) },
      },
      'trick-won': {
        books: {
          'blue-ribbon-1940': bookValue(1, doubted(cites.blue.play, 'The section changes the count for a lead, and says nothing of this.'), { per: 'a trick' }),
        },
      },
      'better-point': {
        books: {
          'blue-ribbon-1940': ruled('more cards; then the higher value in pips; equal, nobody counts', [rubicon, cites.blue.declarations], { way: 'cards' }),
        },
      },
    },
    add: rubiconPoints,
    repeal: { game: 'Six deals make the game.' },
  },
  scorers: { game, settlement },
  examples: [
    lawExample('pone-takes-dealers-card', stock, {}, 'The non-dealer draws six cards.', 'The non-dealer scores nothing for this deal'),
    lawExample(
      'dealer-takes-pones-card',
      silence,
      { said: 'not-yet' },
      'The dealer draws four while the other is about to say that he leaves one.',
      'The dealer scores nothing for this deal',
    ),
    lawExample('lower-score', rubicon, { loser: 'yes' }, 'After six deals the scores are 170 and 120.', 'difference of the two scores'),
    lawExample('lower-score', rubicon, { loser: 'no' }, 'After six deals the scores are 170 and 80.', 'both scores together'),
    lawExample('lower-score', rubicon, { loser: 'neither' }, 'After six deals the scores are 95 and 80.', 'both scores together'),
    scoreExample('settlement', rubicon, { first: '170', second: '120' }, 'The loser has passed the rubicon.', { 'First player': 150 }),
    scoreExample('settlement', rubicon, { first: '80', second: '95' }, 'Neither has reached a hundred, and the higher score still wins a rubicon.', {
      'Second player': 275,
    }),
    scoreExample(
      'deal',
      rubicon,
      { pone: 'AS KS 9S AH KH 9H 8H AC KC 9C 8C 9D', dealer: '10S JS 8S 10H JH 7H 10C JC 7C 10D 8D 7D', play: '9D 10D' },
      'The non-dealer leads a nine and counts one for it.',
      { 'Non-dealer': 5, Dealer: 18 },
    ),
    sheetExample(
      'game',
      rubicon,
      { first: 'Ann', second: 'Ben' },
      [
        { first: '20', second: '10', tricks: '7' },
        { first: '12', second: '20', tricks: '5' },
        { first: '25', second: '8', tricks: '8' },
        { first: '14', second: '12', tricks: '6' },
        { first: '18', second: '9', tricks: '9' },
        { first: '11', second: '16', tricks: '4' },
      ],
      'Six deals; the loser stays under a hundred and has his score added.',
      { Ann: 130, Ben: 95, Settlement: 325 },
      'Ann wins 325',
    ),
  ],
});
