import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { allowed, barred, mayRequire, noPenaltyPrinted } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { announceHimself, calledPartner, holderOfCalled, playAsPartner } from '../../words.ts';
import { deal } from './scorers.ts';

const { blue, uspc } = cites;
const REST = 'the rest is given under the game to which the form belongs.';
const made = {
  bid: '7',
  high: 'bidder',
  low: 'adversaries',
  jack: 'bidder',
  game: 'bidder',
  'right-pedro': 'bidder',
  'left-pedro': 'adversaries',
  revoke: 'nobody',
};

export default variant({
  title: 'Auction cinch',
  aliases: ['Razzle-dazzle', 'Call partner cinch'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Auction Cinch, or Razzle-Dazzle',
      pages: '188',
      inherits: { from: 'cinch', cite: doubted(blue.auction, `The clause names the discard and the filling of the hands; ${REST}`) },
    },
    'uspc-1898': {
      heading: 'Auction Cinch (Razzle-Dazzle)',
      pages: '59',
      inherits: {
        from: 'cinch',
        cite: doubted(uspc.auction, `The clause names the bid, the discard and the filling of the hands; ${REST}`),
        // At least three of nine cards must be discarded; the book does not say how many of six.
        except: ['plain-card-kept'],
      },
    },
  },
  has: { partners: false, 'each-for-himself': true },
  players: { min: 5, max: 6, usual: 5 },
  packs: ['standard-52', 'standard-53'],
  glance: {
    Players: 'five or six, each for themselves',
    Cards: 'six each, by threes',
    Partner: 'the bidder calls a card; the player who has it is the bidder’s partner for the deal',
    Secret: 'until the card falls',
    'Discard and fill': 'as in cinch',
  },
  laws: {
    amend: {
      'bid-made': {
        leads: {
          'blue-ribbon-1940': 'If the bidder’s side has more, the bidder scores the difference; at seven each, nothing. The book covers nothing else.',
        },
      },
      'bid-not-made': {
        leads: {
          'blue-ribbon-1940': 'The bidder scores nothing. The opponents score the bid and their own points.',
          'uspc-1898': 'The bidder loses the bid, or the opponents score it if that was agreed.',
        },
      },
      revoke: {
        leads: {
          'blue-ribbon-1940':
            'If a revoke is proved, the player who revoked scores nothing. On the bidder’s side, the bid is lost as well; on the other side, the bidder scores all the points that were made.',
          'uspc-1898':
            'The player who revoked scores nothing for this deal. If an opponent of the bidder revoked, the bidder scores all the points that were made.',
        },
      },
    },
    repeal: {
      'wrong-number': 'The book gives this for nine cards, and for players who are partners from the deal on.',
      'bid-with-too-many': 'The book gives this for nine cards.',
      'both-go-out': 'Partners change with the deal, and the book does not say which of them is out first.',
    },
    add: {
      'card-called': law({
        question: 'allowed',
        title: 'Calling for a partner',
        gist: 'The trump is named, and the bidder wants a partner.',
        aka: ['call a partner', 'call a card', 'who is the partner', 'I call for the queen'],
        moment: 'opening-lead',
        facts: {},
        leads: {
          'blue-ribbon-1940': 'The bidder may name a card. The player who holds it plays as the bidder’s partner for that deal.',
          'uspc-1898': 'The bidder may name a card. The player who holds it plays as the bidder’s partner for that deal.',
        },
        readings: () => ({
          'blue-ribbon-1940': always(mayRequire('bidder', holderOfCalled, playAsPartner), blue.auction, { note: 'Any card; before the play.' }),
          'uspc-1898': always(mayRequire('bidder', holderOfCalled, playAsPartner), uspc.auction),
        }),
      }),
      'partner-announced': law({
        question: 'allowed',
        title: 'Called partner says who they are',
        gist: 'The player who has the card that was called says so before it is played.',
        aka: ['I play with you', 'we are partners', 'told who the partner is', 'partner gave himself away'],
        moment: 'play',
        facts: {
          custom: fact('Was it agreed that the called partner may say so?', 'Telling agreed', {
            no: { label: 'No', if: 'if it was not agreed that the called partner may tell' },
            yes: { label: 'Yes, as in some places', chip: 'Yes', if: 'if it was agreed that the called partner may tell' },
          }),
        },
        verdict: {
          kind: 'distinguishes',
          say: 'Both books agree: the partner who was called must keep silent about it. Only U.S. Playing Card makes an exception: if it was agreed on beforehand, the partner may tell as soon as the call is made.',
        },
        leads: {
          'uspc-1898': 'The partner who was called may not say so. If it was agreed that the partner may say so, it is allowed as soon as the call is made.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': always([barred(calledPartner, announceHimself), noPenaltyPrinted], blue.auction, { note: 'Not before the card falls.' }),
          'uspc-1898': says(
            [
              {
                when: { custom: 'no' },
                then: [barred(calledPartner, announceHimself), noPenaltyPrinted],
                note: 'The bidder learns it when the card is played.',
              },
              { when: { custom: 'yes' }, then: [allowed(calledPartner, announceHimself)], note: 'As soon as the call is made.' },
            ],
            uspc.auction,
          ),
        }),
      }),
    },
  },
  points: { repeal: { order: 'Partners change with the deal, and the book does not say in which order the players count.' } },
  scorers: { deal },
  repealScorers: { game: 'Partners change with the deal, and the book does not say how its points are shared among them and the others.' },
  examples: [
    lawExample('card-called', blue.auction, {}, 'The bidder calls for the queen of spades.', 'play as'),
    lawExample('card-called', uspc.auction, {}, 'The bidder has ace, king and left pedro of trumps and calls for the queen.', 'play as'),
    lawExample('partner-announced', blue.auction, {}, 'The holder of the queen says so.', 'may not say'),
    lawExample('partner-announced', uspc.auction, { custom: 'no' }, 'Nothing was agreed on, and the holder says so.', 'may not say'),
    lawExample('partner-announced', uspc.auction, { custom: 'yes' }, 'At this table the partner speaks up.', 'may say'),
    scoreExample('deal', blue.auction, made, 'Seven bid; bidder and partner make eight against six.', { 'Bidder and partner': 2 }),
    scoreExample('deal', uspc.auction, { ...made, failed: 'back' }, 'Seven bid; bidder and partner make eight.', { 'Bidder and partner': 8, Adversaries: 6 }),
  ],
});
