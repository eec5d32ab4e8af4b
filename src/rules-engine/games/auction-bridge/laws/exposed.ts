import { doubted } from '../../../laws/cites.ts';
import { fact, law } from '../../../laws/laws.ts';
import { barred, cardExposed, choice, forbidSuit, must, noPenalty, takesBack, undecided } from '../../../laws/remedies.ts';
import { BLUE, cites, NO_TALK } from '../cites.ts';

export const exposedInBidding = {
  'exposed-before-lead': law({
    offence: 'exposed-card',
    title: 'Card exposed during the bidding',
    gist: 'A player shows a card before the auction is finished.',
    aka: ['dropped a card while bidding', 'showed a card in the auction'],
    moment: 'bidding',
    facts: {
      seat: fact('How did the auction end?', 'The owner is', {
        open: { label: 'It is not over yet', chip: 'Auction goes on', if: 'before the auction is over' },
        declarers: {
          label: 'The player of the card became declarer{dummy-player: or dummy}',
          chip: 'Declarer’s side',
          if: 'if the player who showed it became declarer{dummy-player: or dummy}',
        },
        right: { label: 'The owner sits on declarer’s right', chip: 'On the right', if: 'if the player who showed it sits on declarer’s right' },
        left: {
          label: 'The owner sits on declarer’s left and leads first',
          chip: 'On the left',
          if: 'if the player who showed it sits on declarer’s left and leads',
        },
      }),
      card: fact('Which card was it?', 'Card', {
        honour: { label: 'An honour', if: 'if the card was an honour' },
        other: { label: 'A lower card', if: 'if the card was lower than an honour' },
      }),
    },
    usual: { card: 'other' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. In the auction, by Blue Ribbon the partner may not bid again if the card is an honour; by Donohue the partner may not double. In the play, if the player on declarer’s right showed it, declarer may say when it is played and may forbid its suit (by Donohue, only one of the two).',
    },
    leads: {
      'blue-ribbon-1940':
        'The card stays face up. If it is an honour, the partner may not bid again. In the play, if an opponent of declarer showed it, declarer says when it is played. There are more cases.',
      donohue:
        'The partner may not double or redouble. In the play, a card of declarer’s opponents stays face up, to be played when declarer says. There are more cases.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { seat: 'open', card: 'honour' },
            then: [must('offender', 'leave-face-up'), barred('partner-of-offender', 'bid-further')],
            note: 'The book does not say which cards are honours while no suit is settled.',
          },
          { when: { seat: 'open', card: 'other' }, then: [must('offender', 'leave-face-up')] },
          { when: { seat: 'declarers' }, then: [takesBack('offender', 'card'), noPenalty] },
          {
            when: { seat: 'right' },
            then: [forbidSuit('declarer', 'partner-of-offender'), cardExposed('offender', 'declarer')],
            note: 'The partner is the one who leads first.',
            doubtful: true,
          },
          { when: { seat: 'left' }, then: [cardExposed('offender', 'declarer')], doubtful: true },
        ],
        [
          cites.blue.law(92),
          cites.blue.law(93),
          cites.blue.law(94),
          doubted(cites.blue.law(107), 'That the card stays subject to call in the play is read out of this law.'),
        ],
      ),
      donohue: says(
        [
          {
            when: { seat: 'open' },
            then: [barred('partner-of-offender', 'double'), undecided('new-deal')],
            note: 'Bridge gives the eldest hand a new deal when the side of the dealer shows a card before trump is named; here anybody may come to name it.',
            doubtful: true,
          },
          {
            when: { seat: 'declarers' },
            then: [barred('partner-of-offender', 'double')],
            note: 'In the play the side of declarer has no exposed cards.',
            doubtful: true,
          },
          {
            when: { seat: 'right' },
            then: [
              barred('partner-of-offender', 'double'),
              choice('declarer', cardExposed('offender', 'declarer'), forbidSuit('declarer', 'partner-of-offender')),
            ],
            doubtful: true,
          },
          { when: { seat: 'left' }, then: [barred('partner-of-offender', 'double'), cardExposed('offender', 'declarer')], doubtful: true },
        ],
        [doubted(cites.donohue.play, 'The code of bridge has the dealer for declarer and one declaration for the auction.'), cites.donohue.exposedCards],
        'It holds from the deal to the first lead.',
      ),
    }),
    consult: NO_TALK,
    see: ['auction-bridge.law.exposed-card'],
  }),
};
