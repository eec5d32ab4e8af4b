import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { amendment, fact } from '../../../../laws/laws.ts';
import { allowed, barred, cardExposed, isVoid, losesGame, mayChange, mayDemand, newDeal, notDecided, onlyIf, stands } from '../../../../laws/remedies.ts';
import { bookValue, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { thirteenAndTheOddCases } from '../shared/cases.ts';
import { ONE_OPPONENT, oneOffenderLed } from '../shared/no-partners.ts';
import { deal } from './scorers.ts';

const NOBODYS_CARD = 'The card turned is the next of the pack after the deal: it is nobody’s, and lies there.';

export default variant({
  title: 'Thirteen and the odd',
  aliases: ['Two-handed whist', 'Whist for two'],
  books: { 'uspc-1898': { heading: 'Thirteen and the Odd', pages: '36', inherits: { from: 'whist', cite: cites.uspc.thirteenOdd } } },
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  has: { partners: false },
  seats: ONE_OPPONENT,
  glance: { Deal: '13 cards to each of two; the next card is turned for trump', Game: 'the first seven tricks win', Revoke: 'loses the game' },
  laws: {
    amend: {
      'no-card-to-trick': {
        leads: {
          'uspc-1898':
            'Once that player has played to the next trick, the opponent may have a new deal or let this one stand. Before that, the opponent may not ask for a new deal.',
        },
      },
      'called-card-refused': {
        leads: {
          'uspc-1898':
            'A player who could play as told, or lead the suit named, pays as for a revoke. If a card was called, it must still be played. One who could not obey pays nothing.',
        },
      },
      'played-before-decision': {
        leads: {
          'uspc-1898': 'The card so played stays face up too, to be played when the opponent says. The player had to wait for the opponent’s decision.',
        },
      },
      'two-cards-played': {
        leads: { 'uspc-1898': 'The player must point out the card meant for the trick. Every other card stays face up, to be played when the opponent says.' },
      },
      'exposed-card': {
        leads: {
          'uspc-1898':
            'A card that was shown, seen or named stays face up, to be played when the opponent says. The book does not cover a card that was separated from the hand but not seen.',
        },
      },
      'cards-touched-early': {
        leads: {
          'uspc-1898':
            'If the deal came out right, there is no penalty. If a misdeal followed, the same dealer deals again. If a card was exposed, the one who touched cards may not ask for a new deal.',
        },
      },
      'pack-not-cut': {
        leads: {
          'uspc-1898':
            'If found before the trump is turned or the opponent looks at cards, the non-dealer deals instead; but if the opponent disturbed the deal, the dealer deals again. Later, it stands.',
        },
      },
      'improper-cut': {
        leads: {
          'uspc-1898':
            'If a card showed, the dealer shuffles again, and the non-dealer cuts again. If cards got mixed, the non-dealer cuts again. No packet may have fewer than four cards.',
        },
      },
      revoke: {
        leads: {
          'uspc-1898':
            'Once the trick is turned over or the player has played on, the player loses the game. Before that, the card may be changed. There are more cases.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { found: 'open' }, then: [mayChange('offender', 'card'), cardExposed('offender', 'opponent')], note: 'As in whist, whose laws apply.' },
              { when: { found: ['asked', 'quitted'], sides: 'one' }, then: [losesGame('offender')], claim: { by: 'opponent', until: 'next-cut' } },
              { when: { found: ['asked', 'quitted'], sides: 'both' }, then: [notDecided] },
            ],
            [cites.uspc.thirteenOdd, cites.uspc.law(28), cites.uspc.law(29), cites.uspc.law(33)],
          ),
        }),
      },
      'tricks-mixed': {
        leads: {
          'uspc-1898': 'If the cards were mixed after the claim, the player loses the game. If they were mixed before it, the opponent must prove the revoke.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { when: 'after' }, then: [losesGame('offender')], note: 'The revoke needs no proof, and costs what it costs in this game.' },
              { when: { when: 'before' }, then: [onlyIf('provable', allowed('opponent', 'claim'))] },
            ],
            [cites.uspc.thirteenOdd, cites.uspc.law(32)],
          ),
        }),
      },
      misdeal: amendment({
        facts: {
          what: fact('What did the dealer do?', 'The dealer', {
            'dealt-wrong': {
              label: 'Dealt a card wrongly and dealt another before putting it right',
              chip: 'Dealt wrongly on',
              if: 'if the dealer dealt a card wrongly and then dealt on',
            },
            counted: {
              label: 'Counted the cards on the table or in the rest of the pack',
              chip: 'Counted the cards',
              if: 'if the dealer counted the cards in dealing',
            },
            'looked-at-trump': {
              label: 'Looked at the trump card before the deal was complete',
              chip: 'Looked at trump',
              if: 'if the dealer looked at the trump before the deal was complete',
            },
          }),
        },
      }),
      'faced-card': {
        facts: {
          card: fact('Which card is it?', 'Card', {
            other: { label: 'One that is dealt', chip: 'A dealt card', if: 'if the faced card is one that is dealt' },
            last: {
              label: 'The next one, which is turned for trump',
              chip: 'The trump card',
              if: 'if the faced card is the next one, which is turned for trump',
            },
          }),
        },
      },
      'wrong-number-of-cards': {
        leads: {
          'uspc-1898':
            'Before all have played to the first trick, the deal passes to the non-dealer. After that, the opponent may have a new deal or let the deal stand. There are more cases.',
        },
        facts: {
          others: fact(
            'Is the other’s number right?',
            'Other hand right',
            {
              right: { label: 'Yes', if: 'if the other hand is right' },
              partner: { label: 'Not asked', if: 'if it is not known whether the other hand is right' },
              opponent: { label: 'No', if: 'if the other hand is wrong too' },
            },
            { needs: { partner: 'partners' } },
          ),
        },
      },
      'exposed-in-deal': {
        leads: {
          'uspc-1898':
            'The player who did not show it may have the cards dealt again before touching any. After that, the deal stands. Nobody may call the card.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { who: ['dealer', 'partner'], touched: 'no' }, then: [mayDemand('non-dealer', newDeal(null)), barred('anyone', 'call-exposed')] },
              { when: { who: 'opponent', touched: 'no' }, then: [mayDemand('dealer', newDeal(null)), barred('anyone', 'call-exposed')] },
              { when: { touched: 'yes' }, then: [stands('deal'), barred('anyone', 'call-exposed')] },
            ],
            [cites.uspc.thirteenOdd, cites.uspc.law(15)],
          ),
        }),
      },
      'wrong-penalty': amendment({
        facts: {
          what: fact('What was demanded?', 'Demanded', {
            'wrong-penalty': { label: 'A penalty that is not the right one', chip: 'Not the right one', if: 'if the penalty demanded is not the right one' },
            'wrong-card': {
              label: 'A separated card, but the wrong card was named',
              chip: 'Wrong card named',
              if: 'if an opponent named the wrong card for one that was detached',
            },
          }),
        },
        leads: { 'uspc-1898': 'If an opponent demands a penalty that is not the right one, it does not count, and no other may be demanded.' },
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { what: 'wrong-penalty' }, then: [isVoid('penalty')], note: 'None can be enforced any more.' },
              { when: { what: 'wrong-card' }, then: [notDecided] },
            ],
            [cites.uspc.thirteenOdd, cites.uspc.law(39)],
          ),
        }),
      }),
      ...oneOffenderLed('opponent', cites.uspc.thirteenOdd),
    },
    repeal: {
      'late-entry': 'Two make the table.',
      'trump-left-on-table': NOBODYS_CARD,
      'trump-named': NOBODYS_CARD,
    },
  },
  points: {
    amend: {
      game: { books: { 'uspc-1898': bookValue(7, cites.uspc.thirteenOdd, { unit: 'trick', says: 'Who first has seven tricks wins the game.' }) } },
      trick: { books: { 'uspc-1898': ruled('Every trick counts toward the seven.', cites.uspc.thirteenOdd) } },
      revoke: { books: { 'uspc-1898': ruled('The game, if the trick was quitted before it was found.', cites.uspc.thirteenOdd) } },
    },
    repeal: { 'revoke-cap': 'A revoke loses the game.', 'game-value': 'There is no score beside the tricks.' },
  },
  scorers: { deal },
  repealScorers: { rubber: 'The odd trick of thirteen wins the deal; there is no rubber.' },
  examples: [
    lawExample('tricks-mixed', cites.uspc.law(32), { when: 'after' }, 'A revoke is claimed, and the accused throws his tricks together.', 'loses the game'),
    lawExample(
      'exposed-in-deal',
      cites.uspc.law(15),
      { who: 'dealer', touched: 'no' },
      'The dealer turns up a card for himself.',
      'The non-dealer may have the cards dealt again',
    ),
    lawExample(
      'wrong-penalty',
      cites.uspc.law(39),
      { what: 'wrong-penalty' },
      'For an exposed card the opponent names a suit to be led.',
      'The penalty does not count',
    ),
    lawExample('lead-out-of-turn', cites.uspc.law(24), { played: 'all' }, 'A lead out of turn has been followed to.', 'no penalty'),
    lawExample(
      'looking-back',
      cites.uspc.law(37),
      { when: 'during' },
      'A quitted trick is turned up again.',
      'The opponent may say which suit the player must lead',
    ),
    lawExample('revoke', cites.uspc.thirteenOdd, { found: 'quitted', sides: 'one' }, 'A revoke is found when the trick is quitted.', 'loses the game'),
    scoreExample(
      'deal',
      cites.uspc.thirteenOdd,
      { ours: '7', theirs: '4', revokes: '0', 'their-revokes': '0' },
      'Seven tricks to four.',
      { You: 7 },
      'You win the game',
    ),
    scoreExample(
      'deal',
      cites.uspc.thirteenOdd,
      { ours: '7', theirs: '4', revokes: '1', 'their-revokes': '0' },
      'Seven tricks, but one of them by a revoke.',
      'The opponent wins the game',
    ),
    ...thirteenAndTheOddCases,
  ],
});
