import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, amendment, fact, law } from '../../../../laws/laws.ts';
import { callCard, cardExposed, noPenalty, notDecided } from '../../../../laws/remedies.ts';
import { bookValue, item, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { additionIn } from '../shared/additions.ts';
import { jamboneCases } from '../shared/cases.ts';
import { deal } from './scorers.ts';

export const own = {
  jambone: item({
    title: 'Jambone',
    gist: 'The lone hand, played face up, takes all five tricks.',
    aka: ['exposed lone hand'],
    books: { 'uspc-1898': bookValue(8, cites.uspc.jambone), 'blue-ribbon-1940': bookValue(8, cites.blue.lapsSlamsJambone) },
  }),
  'jambone-point': item({
    title: 'Jambone, three or four tricks',
    gist: 'The exposed lone hand takes three or four tricks.',
    books: { 'uspc-1898': bookValue(1, cites.uspc.jambone), 'blue-ribbon-1940': bookValue(1, cites.blue.lapsSlamsJambone) },
  }),
  'jambone-euchred': item({
    title: 'Jambone euchred',
    gist: 'The exposed lone hand takes fewer than three tricks.',
    books: {
      'uspc-1898': bookValue(2, cites.uspc.jambone),
      'blue-ribbon-1940': bookValue(
        8,
        doubted(cites.blue.lapsSlamsJambone, 'The jambone player "loses" the points: the book does not say whether they are taken off or go to the opponents.'),
        { way: 'lost' },
      ),
    },
  }),
};

export default variant({
  title: 'Jambone',
  aliases: ['Jambone euchre', 'Exposed lone hand'],
  books: additionIn(cites.uspc.jambone),
  players: { min: 4, max: 4 },
  packs: ['piquet-32', 'short-25'],
  glance: {
    'What changes': 'a lone hand is laid face up and played so',
    Points: 'all five tricks {points.jambone}, three or four {points.jambone-point}',
    Euchred: '{points.jambone-euchred uspc-1898} to the opponents (U.S. Playing Card); loses {points.jambone-euchred blue-ribbon-1940} (Blue Ribbon)',
    'Who calls': 'the player on the left, the first card (U.S. Playing Card); the opponents, every card (Blue Ribbon)',
  },
  laws: {
    amend: {
      'exposed-card': amendment({
        facts: {
          whose: fact('Whose card is it?', 'Card belongs to', {
            other: { label: 'Any other player’s', chip: 'Another player', if: 'if the card is not the lone player’s' },
            lone: { label: 'The lone player’s, whose hand lies open', chip: 'Lone player', if: 'if the card is the lone player’s, whose hand lies open' },
          }),
        },
        usual: { whose: 'other' },
        readings: (says) => ({
          'uspc-1898': says(
            [
              {
                when: { whose: 'other', how: ['shown', 'two'] },
                then: [cardExposed('offender', 'either-opponent')],
                note: 'It is led or played as soon as it legally can be.',
              },
              { when: { whose: 'lone', how: ['shown', 'two'] }, then: [noPenalty], note: 'His hand lies open by rule; its first card alone is called.' },
              { when: { how: 'named' }, then: [notDecided] },
            ],
            [cites.uspc.jambone, cites.uspc.rulesDeal],
          ),
        }),
        leads: {
          'uspc-1898':
            'If any player but the lone player shows a card, it stays face up, to be played when either opponent of the one who showed it says. The lone player’s open hand costs nothing.',
        },
      }),
    },
    add: {
      'jambone-cards-called': law({
        question: 'who-decides',
        title: 'Who calls the cards of a jambone',
        gist: 'The opponents want to say which card the exposed hand plays.',
        aka: ['call the cards', 'dictate the play', 'exposed hand'],
        moment: 'play',
        facts: {},
        verdict: {
          kind: 'disagree',
          say: 'The books disagree on who says which card the lone player plays: by Blue Ribbon the opponents, for every trick; by U.S. Playing Card the one on the lone player’s left, for the first card.',
        },
        readings: () => ({
          'uspc-1898': always(callCard('left-of-lone-player', 'lone-player'), cites.uspc.jambone, {
            note: 'It is the first card played from the hand; the book does not speak of calling later ones.',
          }),
          'blue-ribbon-1940': always(callCard('opponents', 'lone-player'), cites.blue.lapsSlamsJambone, { note: 'They call a card to every trick.' }),
        }),
      }),
    },
  },
  points: {
    amend: { 'lone-march': { books: { 'uspc-1898': unscored('Lone hands must lie open in this variation: five tricks are a jambone.') } } },
    add: own,
  },
  scorers: { deal },
  repealScorers: { game: 'It does not know a hand laid open.', running: 'It does not know a hand laid open.' },
  examples: [
    lawExample(
      'exposed-card',
      cites.uspc.rulesDeal,
      { whose: 'other', how: 'shown' },
      'An opponent of the open hand drops a card face up.',
      'The card stays face up, to be played when either opponent says',
    ),
    lawExample(
      'jambone-cards-called',
      cites.uspc.jambone,
      {},
      'The hand of a lone player lies face up, and the player on his left names its first card.',
      'The player on the lone player’s left may say which card the lone player must play',
    ),
    lawExample(
      'jambone-cards-called',
      cites.blue.lapsSlamsJambone,
      {},
      'At the third trick the opponents name the card the jambone player has to play.',
      'The other side may say which card the lone player must play',
    ),
    scoreExample('deal', cites.uspc.jambone, { tricks: '5' }, 'A jambone takes every trick.', { Makers: 8 }),
    scoreExample('deal', cites.uspc.jambone, { tricks: '2' }, 'A jambone is euchred.', { Opponents: 2 }),
    scoreExample(
      'deal',
      doubted(cites.blue.lapsSlamsJambone, 'The jambone player "loses" the points: the book does not say whether they are taken off or go to the opponents.'),
      { tricks: '2' },
      'A jambone is euchred.',
      { Makers: -8 },
    ),
    ...jamboneCases,
  ],
});
