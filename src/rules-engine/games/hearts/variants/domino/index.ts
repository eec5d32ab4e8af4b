import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { allowed, must, noPenaltyPrinted, passesTo, wins } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { drawUntilAble, lastToTrick, leftOfWinner, throwIt } from '../../words.ts';
import { firstLead } from '../shared/first-lead.ts';
import { NO_BREAKING, OLD_FORM } from '../shared/repeals.ts';
import { deal } from './scorers.ts';

export default variant({
  title: 'Domino hearts',
  aliases: ['Domino', 'Draw hearts'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Domino Hearts',
      pages: '386-387',
      inherits: {
        from: 'hearts',
        cite: doubted(
          cites.blue.dominoClause,
          'The section calls itself an addition to the variations of the chapter on hearts; it refers to the ordinary game for counting and paying.',
        ),
      },
    },
  },
  has: OLD_FORM,
  players: { min: 3, max: 7, say: '3 to 7, best with 4 or 5' },
  packs: ['standard-52'],
  glance: {
    Deal: '6 cards each; the rest is the stock',
    'Cannot follow': 'draw from the stock until you can, or until it is gone',
    'Out of cards': 'out of the deal',
    'Rest of the stock': 'to the last player with cards, or to the last player to the last trick',
    Settling: 'hearts taken, as in the ordinary game',
  },
  laws: {
    amend: { 'wrong-first-lead': firstLead },
    add: {
      'no-card-of-the-suit': law({
        offence: 'irregular-draw',
        title: 'No card of the suit led',
        gist: 'A player without a card of the suit led plays another suit, or passes, although the stock is not gone.',
        aka: ['must I draw', 'cannot follow suit', 'draw until you can follow', 'threw off without drawing'],
        moment: 'play',
        facts: {
          holds: fact('Has the player a card of the suit led?', 'Has the suit', {
            yes: { label: 'Yes', if: 'if the player has a card of the suit led' },
            no: { label: 'No', if: 'if the player has no card of the suit led' },
          }),
          stock: fact('Are there cards in the stock?', 'Stock left', {
            yes: { label: 'Yes', if: 'if there are cards in the stock' },
            no: { label: 'No', if: 'if the stock is used up' },
          }),
        },
        usual: { holds: 'no', stock: 'yes' },
        leads: {
          'blue-ribbon-1940':
            'A player without a card of the suit led must draw until able to follow. Only when the stock is gone may that player throw any card.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { holds: 'yes' }, then: [must('anyone', 'follow-suit')] },
              { when: { holds: 'no', stock: 'yes' }, then: [must('anyone', drawUntilAble), noPenaltyPrinted] },
              { when: { holds: 'no', stock: 'no' }, then: [allowed('anyone', throwIt)], note: 'Any card may be thrown then.' },
            ],
            cites.blue.dominoPlay,
          ),
        }),
      }),
      'trick-won-with-last-card': law({
        offence: 'lead-out-of-turn',
        title: 'Trick won with the last card',
        gist: 'A player wins a trick with their last card and cannot lead.',
        aka: ['who leads next', 'winner has no cards left', 'out of cards and won'],
        moment: 'next-lead',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always(passesTo('lead', leftOfWinner), cites.blue.dominoPlay, {
            note: 'A player without cards is out for the rest of the deal.',
          }),
        }),
        see: ['hearts/domino.law.rest-of-the-stock'],
      }),
      'rest-of-the-stock': law({
        question: 'what-counts',
        title: 'Who takes the rest of the stock',
        gist: 'The play is at an end, and there are cards in the stock.',
        aka: ['left-over stock', 'last player with cards', 'all out together'],
        moment: 'hand-over',
        facts: {
          end: fact('How did the play end?', 'End of play', {
            one: { label: 'One player alone has cards left', chip: 'One has cards', if: 'if one player alone has cards left' },
            all: {
              label: 'All who were still in played their last card to the same trick',
              chip: 'All out at once',
              if: 'if all still in played their last card to one trick',
            },
          }),
        },
        leads: {
          'blue-ribbon-1940':
            'The last player with cards takes the rest of the stock. If all play their last card to the same trick, the last to play to it takes the stock.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { end: 'one' }, then: [wins('last-in', 'stock')], note: 'It goes with the last trick, as though it belonged to it.' },
              { when: { end: 'all' }, then: [wins(lastToTrick, 'stock')], note: 'Whether or not that player wins the trick.' },
            ],
            cites.blue.dominoPlay,
          ),
        }),
        see: ['hearts/domino.points.heart'],
      }),
    },
    repeal: { ...NO_BREAKING, 'points-on-first-trick': 'Nothing may be thrown while the stock can be drawn from.' },
  },
  points: {},
  scorers: { deal },
  examples: [
    lawExample(
      'no-card-of-the-suit',
      cites.blue.dominoPlay,
      { holds: 'no', stock: 'yes' },
      'A player without clubs throws a heart on a club lead with the stock still there.',
      'draw one card at a time',
    ),
    lawExample(
      'trick-won-with-last-card',
      cites.blue.dominoPlay,
      {},
      'The last card of a hand wins the trick.',
      'The lead passes to the player on the winner’s left',
    ),
    lawExample(
      'rest-of-the-stock',
      cites.blue.dominoPlay,
      { end: 'all' },
      'Two players are left; both play their last card, and four cards lie in the stock.',
      'played last to the trick wins the stock',
    ),
    scoreExample('deal', cites.blue.dominoPlay, { hearts: '0.4.3.1.5' }, 'Five players; the last of them takes two hearts with the rest of the stock.', {
      'Second player': -4,
      'Third player': -3,
      'Fourth player': -1,
      'Fifth player': -5,
    }),
  ],
});
