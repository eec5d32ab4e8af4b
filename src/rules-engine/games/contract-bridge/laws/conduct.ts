// Laws of auction that make a defender's card liable to be called: in 1935 such a card is a penalty card.

import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { callSuit, noPenalty, penaltyCard } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';

const { lawsAuction } = cites.blue;
const LIABLE = 'Auction leaves the card to be called; the laws of 1935 have penalty cards, which are played at the first chance.';

export const conductLaws = {
  'two-cards-played': law({
    offence: 'exposed-card',
    title: 'Two cards played at once',
    gist: 'A player lays two or more cards to a trick together.',
    aka: ['two cards stuck together', 'played two cards'],
    moment: 'play',
    facts: {
      who: fact('Who played them?', 'Played by', {
        defender: { label: 'A defender', if: 'if a defender played them' },
        'dealers-side': { label: 'Declarer, from either hand', chip: 'Declarer', if: 'if declarer played them, from either hand' },
      }),
    },
    usual: { who: 'defender' },
    leads: {
      'blue-ribbon-1940': 'If a defender played them, each card too many becomes a penalty card. If declarer played them, there is no penalty.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { who: 'dealers-side' }, then: [noPenalty] },
          {
            when: { who: 'defender' },
            then: [penaltyCard('offender')],
            note: 'This holds for each card too many. The book does not say which one counts as played.',
            doubtful: true,
          },
        ],
        [cites.blue.clause, lawsAuction(105), doubted(lawsAuction(106), LIABLE), cites.blue.penaltyCard],
      ),
      sierra: silent(),
    }),
    see: ['contract-bridge.law.penalty-card', 'contract-bridge.law.exposed-card'],
  }),
  'last-two-tricks': law({
    offence: 'play-out-of-turn',
    title: 'Last two tricks played ahead',
    gist: 'A defender lays down the cards for the last two tricks while their partner has yet to play to the first of them.',
    aka: ['threw in the last two cards', 'played the last two together'],
    moment: 'play',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'Both of the partner’s cards become penalty cards.',
    },
    readings: () => ({
      'blue-ribbon-1940': always(penaltyCard('partner-of-offender'), [cites.blue.clause, doubted(lawsAuction(109), LIABLE), cites.blue.penaltyCard], {
        note: 'Both of the partner’s cards are meant; declarer may require either of them.',
      }),
      sierra: silent(),
    }),
    see: ['contract-bridge.law.penalty-card'],
  }),
  'table-talk': law({
    offence: 'table-talk',
    title: 'Remarks on the play',
    gist: 'A player says where a card lies, or recalls what has been played and what has not.',
    aka: ['the queen is still out', 'told partner the suit is good', 'coffeehousing', 'hinted'],
    moment: 'play',
    facts: {
      who: fact('Who said it?', 'Said by', {
        declarer: { label: 'Declarer', if: 'if declarer said it' },
        defender: { label: 'A defender', if: 'if a defender said it' },
        dummy: { label: 'Dummy', if: 'if dummy said it' },
      }),
      what: fact('What did it give away?', 'Gave away', {
        card: {
          label: 'A card of the speaker’s own, or one in the partner’s hand',
          chip: 'Own side’s card',
          if: 'if it gave away a card of the speaker or of the partner',
        },
        other: {
          label: 'Where another card lies, or what has been played',
          chip: 'Other cards',
          if: 'if it told where the opponents’ cards lie or what was played',
        },
      }),
    },
    usual: { who: 'defender' },
    leads: {
      'blue-ribbon-1940':
        'A card given away by a defender becomes a penalty card. After other remarks by a defender or dummy, the opponents may name the suit the speaker’s side next leads.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { who: 'declarer' }, then: [noPenalty] },
          {
            when: { who: 'defender', what: 'card' },
            then: [penaltyCard('offender')],
            note: 'A card named in the partner’s hand is a penalty card of the partner.',
          },
          {
            when: { who: 'defender', what: 'other' },
            then: [callSuit('declarer', 'defenders')],
            note: 'The first time that one of the two gets the lead.',
            doubtful: true,
          },
          {
            when: { who: 'dummy' },
            then: [callSuit('either-defender', 'side-of-declarer')],
            note: 'The first time that declarer or dummy gets the lead.',
            doubtful: true,
          },
        ],
        [
          cites.blue.clause,
          doubted(lawsAuction(132), 'The laws of 1935 treat remarks that disclose a card; of others they say nothing.'),
          cites.blue.penaltyCard,
        ],
      ),
      sierra: silent(),
    }),
    see: ['contract-bridge.law.exposed-card', 'contract-bridge.law.dummy-rights'],
  }),
};
