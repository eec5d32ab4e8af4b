// What nullo adds: its rank among the bids, the use of the joker, and its failure.
import { doubted } from '../../../../laws/cites.ts';
import { amendment, fact, yesNo } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { allowed, barred, callSuit, handEnds, loses, notDecided, scores, scoresEach, wins } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { callSuitNow, discardAnything, higherBidder, nulloBidder, rightHandOfLeader, trickForced } from '../../words.ts';
import { own } from './points.ts';

const { nullo } = cites.blue;
const BLUE = 'blue-ribbon-1940';

/** Laws that read differently when a bidder of nullo plays alone. */
export const amended = {
  'cut-too-thin': {
    leads: {
      'blue-ribbon-1940': 'Each part of the cut must have at least four cards. If one has fewer, the dealer loses the deal once a card has been dealt.',
    },
  },
  'wrong-number': {
    leads: {
      'blue-ribbon-1940':
        'If it is found before that player has played to the first trick, the dealer loses the deal. After that, the deal stands, and the player with the wrong number scores nothing in it.',
    },
  },
  'lead-out-of-turn': amendment({
    facts: {
      nullo: yesNo('Is nullo played?', 'Nullo played', 'if nullo is played', 'if nullo is not played'),
      by: fact('Who has led?', 'Led by', {
        bidder: { label: 'The bidder of nullo', chip: 'Nullo bidder', if: 'if the bidder of nullo led' },
        against: { label: 'A player against the bidder of nullo', chip: 'An opponent', if: 'if a player against the bidder of nullo led' },
      }),
      whose: fact('Whose lead was it?', 'Turn to lead', {
        partner: { label: 'That of the leader’s partner', chip: 'Partner’s', if: 'if it was the partner’s turn to lead' },
        other: { label: 'Another player’s', if: 'if it was {partners:an opponent’s}{-partners:another player’s} turn to lead' },
      }),
      followed: yesNo('Has anyone played to it?', 'Played to it', 'if somebody has played to the lead', 'if nobody has played to the lead'),
    },
    usual: { followed: 'no' },
    leads: {
      'blue-ribbon-1940': 'At nullo, if an opponent of the bidder leads out of turn, play stops, and the bidder scores 250 points. There are more cases.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { nullo: 'yes', by: 'against' },
            then: [handEnds, scores('bidder', pointsOf(own.nullo, BLUE))],
            doubtful: true,
            note: 'As if the lone hand had succeeded.',
          },
          { when: { nullo: 'yes', by: 'bidder' }, then: [notDecided] },
          { when: { nullo: 'no', whose: 'partner', followed: 'no' }, then: [callSuit(rightHandOfLeader, 'proper-leader')] },
          {
            when: { nullo: 'no', whose: 'partner', followed: 'yes' },
            then: [notDecided],
            note: 'The right to call a suit is gone. The book does not say what else follows.',
          },
          { when: { nullo: 'no', whose: 'other' }, then: [notDecided] },
        ],
        [
          doubted(nullo, 'The general rules of euchre have a law for a lead against a lone hand; that nullo, which is played alone, is one is read from it.'),
          cites.blue.penalties,
          cites.blue.euchreLead,
        ],
        'Outside revokes the game keeps the general rules of euchre.',
      ),
    }),
  }),
};

export const added = {
  'rank-of-nullo': law({
    question: 'who-wins',
    title: 'Nullo against another bid',
    gist: 'Nullo is bid, and another player bids tricks.',
    aka: ['what beats nullo', 'does nullo outbid', 'rank of nullo', 'avondale schedule'],
    moment: 'bidding',
    facts: {
      other: fact('What is the other bid?', 'Other bid', {
        below: {
          label: 'Ordinary schedule: at most 9 spades, 8 hearts, 7 diamonds or 7 without trumps',
          chip: 'Ordinary, lower',
          if: 'if the other bid is below 250 in the ordinary schedule',
        },
        even: {
          label: 'Ordinary schedule: 8 without trumps, 8 diamonds, 9 hearts or more',
          chip: 'Ordinary, higher',
          if: 'if the other bid is above 250 in the ordinary schedule',
        },
        low: { label: 'Avondale schedule: 8 spades or less', chip: 'Avondale, lower', if: 'if the other Avondale bid is 8 spades or less' },
        high: { label: 'Avondale schedule: 8 clubs or more', chip: 'Avondale, higher', if: 'if the other Avondale bid is 8 clubs or more' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'Nullo beats any bid below 250 in the ordinary schedule, and 8 spades or less in the Avondale schedule. Higher bids beat nullo.',
    },
    cases: [
      { when: { other: 'below' }, then: [wins(nulloBidder, 'bid')] },
      { when: { other: 'even' }, then: [wins(higherBidder, 'bid')], note: 'Drawn from the values: these are worth more than 250.' },
      { when: { other: 'low' }, then: [wins(nulloBidder, 'bid')] },
      { when: { other: 'high' }, then: [wins(higherBidder, 'bid')] },
    ],
    cites: doubted(
      nullo,
      'The Avondale schedule is named and its values are not printed; the note tells only that 250 lies between 8 spades and 8 clubs in it.',
    ),
    see: ['five-hundred/nullo.points.nullo'],
  }),
  'joker-led-at-nullo': law({
    question: 'what-counts',
    title: 'The joker led at nullo',
    gist: 'Somebody leads the joker when nullo is played.',
    aka: ['joker at nullo', 'name a suit for the joker', 'discard on the joker'],
    moment: 'play',
    needs: ['tricks'],
    cases: [{ then: [barred('player', callSuitNow), allowed('other-players', discardAnything), wins('player', 'trick')] }],
    cites: nullo,
    note: 'The joker wins any trick on which it is played.',
  }),
  'nullo-failed': law({
    question: 'not-made',
    title: 'Nullo not made',
    gist: 'The bidder of nullo takes a trick.',
    aka: ['failed nullo', 'took a trick', 'misere lost'],
    moment: 'hand-over',
    cases: [{ then: [loses('bidder', pointsOf(own.nullo, BLUE)), scoresEach('opponents', pointsOf(own['nullo-trick'], BLUE), trickForced)] }],
    cites: doubted(nullo, 'The book does not say whether each of two opponents gets the points of a trick, or both together.'),
    see: ['five-hundred/nullo.points.nullo-trick'],
  }),
};
