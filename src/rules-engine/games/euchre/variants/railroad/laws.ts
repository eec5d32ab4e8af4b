import { always, fact, law, silent } from '../../../../laws/laws.ts';
import { allowed, barred, choice, must, notDecided } from '../../../../laws/remedies.ts';
import type { VariantLaws } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';
import { defendAlone, giveBestCard } from '../../words.ts';

export const railroadLaws = {
  amend: {
    'defending-alone': {
      facts: {
        maker: fact('Does the maker play alone?', 'Maker alone', {
          yes: { label: 'Yes', if: 'if the maker plays alone' },
          no: { label: 'No', if: 'if the maker does not play alone' },
        }),
      },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { maker: 'yes' }, then: [allowed('either-opponent', defendAlone)], note: 'That opponent may call for their partner’s best card too.' },
            { when: { maker: 'no' }, then: [barred('player', defendAlone)], note: 'Only the side that can be euchred may play alone.' },
          ],
          [cites.uspc.railroad, cites.uspc.fourHanded],
        ),
        'blue-ribbon-1940': says(
          [
            {
              when: { maker: 'yes' },
              then: [allowed('either-opponent', defendAlone)],
              note: 'That opponent calls for their partner’s best card as the lone player did.',
            },
            {
              when: { maker: 'no' },
              then: [notDecided],
              note: 'The book says that any player may play alone. Against a lone hand it says this only of an opponent.',
            },
          ],
          cites.blue.railroad,
        ),
      }),
      leads: {
        'blue-ribbon-1940': 'If the maker plays alone, either opponent may play alone too. The book covers nothing else.',
        'uspc-1898': 'If the maker plays alone, either opponent may play alone too. If the maker does not, nobody may.',
      },
    },
  },
  add: {
    'best-card-asked': law({
      question: 'obliged',
      title: 'The partner’s best card',
      gist: 'A lone player asks for the partner’s best card.',
      aka: ['kept back the best card', 'gave me the wrong card', 'ask partner for best'],
      moment: 'going-alone',
      facts: {},
      leads: {
        'blue-ribbon-1940': 'The partner must give the lone player the best card in the partner’s hand.',
        'uspc-1898': 'The partner must give the lone player the best card in the partner’s hand, and may not take further part in the hand.',
      },
      verdict: {
        kind: 'adds',
        say: 'Both books agree: the partner must give the lone player the best card in the partner’s hand. Only U.S. Playing Card adds: the partner may not take further part in the hand.',
      },
      readings: () => ({
        'uspc-1898': always([must('partner-of-lone-player', giveBestCard), barred('partner-of-lone-player', 'take-part')], cites.uspc.railroad, {
          note: 'The lone player lays out one card in exchange.',
        }),
        'blue-ribbon-1940': always(must('partner-of-lone-player', giveBestCard), cites.blue.railroad, {
          note: 'A lone dealer lays out two cards, any other lone player one. A dealer asked by their partner gives the turned-up trump, or a better one if they have it.',
        }),
      }),
    }),
    'joker-turned': law({
      offence: 'trump-turned-wrongly',
      title: 'The joker is turned up',
      gist: 'The card turned up for trump is the joker.',
      aka: ['joker trump', 'best bower turned up', 'what suit is the joker'],
      moment: 'trump-turned',
      facts: {
        looked: fact('Has the dealer looked at the cards in hand?', 'Dealer looked', {
          no: { label: 'No', if: 'if the dealer has not looked at their cards' },
          yes: { label: 'Yes', if: 'if the dealer has looked at their cards' },
        }),
      },
      usual: { looked: 'no' },
      readings: (says) => ({
        'uspc-1898': says(
          [
            {
              when: { looked: 'no' },
              then: [choice('dealer', must('dealer', 'name-trump'), must('dealer', 'turn-next-card'))],
              note: 'A next card only shows the suit: ordered up or taking up, the dealer may take the joker and leave that card on the pack.',
            },
            { when: { looked: 'yes' }, then: [notDecided] },
          ],
          cites.uspc.railroad,
        ),
        'blue-ribbon-1940': silent('The chapter on euchre makes spades trumps unless something else was agreed; railroad euchre does not return to it.'),
      }),
      see: ['euchre/joker.law.joker-turned'],
    }),
  },
  repeal: { 'bridge-prompt': 'The bridge is described for a game of five points, at four to one; here the game is ten.' },
} satisfies VariantLaws<Euchre>;
