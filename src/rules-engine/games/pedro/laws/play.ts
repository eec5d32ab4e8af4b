// Following suit and the revoke: one book rules on them itself; the others refer the reader to pitch.
import { always, fact, law, refersTo } from '../../../laws/laws.ts';
import { isDone, losesAmount, must, permitted, scoresNothing } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { lossMadeGood } from '../words.ts';

const { blue, uspc } = cites;

export const playLaws = {
  'trumped-with-suit': law({
    question: 'allowed',
    title: 'Trumped with the suit in hand',
    gist: 'A player holds a card of the suit led and plays a trump, or does not follow to a trump.',
    aka: ['do I have to follow suit', 'trump in', 'ruffed holding the suit'],
    moment: 'play',
    facts: {
      led: fact('What was led?', 'Led', {
        plain: { label: 'A plain suit, and the player trumped', chip: 'A plain suit', if: 'if a plain suit was led and the player trumped' },
        trump: { label: 'Trumps', if: 'if trumps were led' },
      }),
    },
    usual: { led: 'plain' },
    leads: {
      'blue-ribbon-1940': 'A plain suit may be trumped, even by a player who could follow. To a trump lead, a player with a trump must follow.',
      donohue: 'A plain suit may be trumped, even by a player who could follow. To a trump lead, a player with a trump must follow.',
      'uspc-1898': 'A plain suit may be trumped, even by a player who could follow. To a trump lead, a player with a trump must follow.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': refersTo('pitch.law.trumped-with-suit', blue.family),
      'uspc-1898': says(
        [
          { when: { led: 'plain' }, then: [permitted] },
          { when: { led: 'trump' }, then: [must('anyone', 'follow-suit')] },
        ],
        uspc.play,
      ),
    }),
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who holds a card of the suit led plays neither that suit nor a trump.',
    aka: ['renege', 'did not follow suit', 'reneged in pedro'],
    moment: 'play',
    facts: {
      bid: fact('Was there a bid on the deal?', 'Bid on the deal', {
        yes: { label: 'Yes', if: 'if there was a bid on the deal' },
        no: { label: 'No', if: 'if there was no bid on the deal' },
      }),
    },
    usual: { bid: 'yes' },
    verdict: {
      kind: 'adds',
      say: 'All three books agree: the player scores nothing, and loses the amount of the bid if there was one. If there was no bid, only Blue Ribbon takes something off: 2 points.',
    },
    leads: {
      'blue-ribbon-1940': 'The player scores nothing for this deal and loses the amount of the bid, or 2 points if there was no bid.',
      donohue: 'The player scores nothing for this deal, and loses the amount of the bid if there was one.',
      'uspc-1898': 'The player scores nothing for this deal, and loses the amount of the bid if there was one.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { bid: 'yes' },
            then: [losesAmount('offender', 'amount-bid'), scoresNothing('offender')],
            note: 'The book makes no difference between the bidder and another player.',
          },
          { when: { bid: 'no' }, then: [scoresNothing('offender')], note: 'No number was bid, so there is none to be set back.' },
        ],
        uspc.revoke,
      ),
    }),
    see: ['pedro.points.revoke', 'pedro.law.loss-through-revoke'],
  }),
  'loss-through-revoke': law({
    offence: 'revoke',
    title: 'Hurt by another’s revoke',
    gist: 'A player would have made more, had another not revoked.',
    aka: ['set by a renege', 'revoke cost me the bid'],
    moment: 'hand-over',
    facts: {
      who: fact('Who was hurt?', 'Hurt', {
        bidder: { label: 'The bidder, by the revoke of an opponent', chip: 'The bidder', if: 'if the bidder was hurt by the revoke of an opponent' },
        other: { label: 'Another player', if: 'if a player other than the bidder was hurt' },
      }),
    },
    usual: { who: 'bidder' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon a bidder hurt by an opponent’s revoke loses nothing for a bid not made and scores the points made. By Donohue and U.S. Playing Card any player who proves that the revoke cost them points gets those points.',
    },
    leads: {
      'blue-ribbon-1940':
        'A bidder hurt by an opponent’s revoke scores the points made, even if they are fewer than the bid, and loses nothing. The book covers nobody else.',
      donohue: 'A player who proves that the revoke cost them points gets those points.',
      'uspc-1898': 'A player who proves that the revoke cost them points gets those points.',
    },
    readings: () => ({ 'uspc-1898': always(isDone(lossMadeGood), uspc.revoke) }),
    see: ['pedro.law.revoke'],
  }),
};
