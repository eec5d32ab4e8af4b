import { fact, law, silent } from '../../../laws/laws.ts';
import { barred, notDecided, scores } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { exchangeTurnedCard, scoreTwoMelds } from '../words.ts';

export const dixLaws = {
  'dix-and-meld': law({
    offence: 'irregular-meld',
    title: 'Dix and a meld for one trick',
    gist: 'A player wants to score the dix and a meld after the same trick.',
    aka: ['dix and meld together', 'exchange the nine and meld', 'seven of trumps and a meld'],
    moment: 'play',
    facts: {
      how: fact('What is done with the dix?', 'Dix', {
        exchanged: { label: 'It is exchanged for the turned card', chip: 'Exchanged', if: 'if the dix is exchanged for the turned card' },
        shown: { label: 'It is only shown', chip: 'Only shown', if: 'if the dix is only shown' },
      }),
    },
    leads: {
      sierra: 'If the dix is only shown, no meld may be scored for the same trick. If it is exchanged for the turned card, the book does not cover this.',
      donohue: 'The dix counts as a meld: the player may not score both for one trick.',
      'uspc-1898': 'The dix counts as a meld: the player may not score both for one trick.',
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree: the dix and a meld may not both be scored for one trick. Sierra decides only a dix that is shown, not one that is exchanged.',
    },
    readings: (says) => ({
      'uspc-1898': says([{ then: [barred('offender', scoreTwoMelds)] }], cites.uspc.twoHandedScoring, 'A meld or a dix for each trick, and not both.'),
      donohue: says(
        [{ then: [barred('offender', scoreTwoMelds)] }],
        [cites.donohue.twoHandedPlay, cites.donohue.twoHandedScoring],
        'The seven has to be announced, and announcements go one at a time.',
      ),
      'blue-ribbon-1940': says(
        [{ then: [notDecided] }],
        cites.blue.twoHandObject,
        'One meld at a time is the rule. The book does not say whether the dix counts as one.',
      ),
      sierra: says(
        [
          { when: { how: 'shown' }, then: [barred('offender', scoreTwoMelds)] },
          { when: { how: 'exchanged' }, then: [notDecided] },
        ],
        cites.sierra.twoHanded,
        'A dix that is shown is a meld. The book does not say whether the exchange uses up the turn.',
      ),
    }),
    see: ['pinochle.points.dix'],
  }),
  'second-dix': law({
    question: 'what-counts',
    title: 'Dix with no turned card to take',
    gist: 'The turned card is itself a dix, or has been exchanged already, and a player holds the other dix.',
    aka: ['second nine of trumps', 'nine turned up', 'both dixes', 'no exchange left'],
    moment: 'play',
    facts: {
      why: fact('Why is no exchange open?', 'Turned card', {
        turned: { label: 'The turned card is a dix', chip: 'Is itself a dix', if: 'if the turned card is itself a dix' },
        done: { label: 'The other dix was exchanged for it', chip: 'Already exchanged', if: 'if the other dix was exchanged for the turned card' },
      }),
    },
    usual: { why: 'done' },
    leads: {
      sierra: 'The dix scores 10 points. If the other dix has already taken the turned card, this one may not be exchanged.',
      'uspc-1898': 'The dix scores 10 points, but it may not be exchanged for the turned card.',
    },
    verdict: {
      kind: 'adds',
      say: 'Sierra and U.S. Playing Card agree that the dix scores 10 points, and that it may not be exchanged if the other dix has already taken the turned card. Only U.S. Playing Card also bars an exchange if the turned card is itself a dix.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [{ then: [scores('player', pointsOf(points.dix, 'uspc-1898')), barred('player', exchangeTurnedCard)] }],
        cites.uspc.twoHandedShowing,
        'It is laid face up beside the holder.',
      ),
      donohue: silent('One pack has one seven of trumps.'),
      'blue-ribbon-1940': says(
        [{ then: [notDecided] }],
        cites.blue.twoHandShowing,
        'Ten is given for the exchange. The book says nothing about the other dix.',
      ),
      sierra: says(
        [
          {
            when: { why: 'done' },
            then: [scores('player', pointsOf(points.dix, 'sierra')), barred('player', exchangeTurnedCard)],
            note: 'It is melded.',
          },
          {
            when: { why: 'turned' },
            then: [scores('player', pointsOf(points.dix, 'sierra'))],
            note: 'Traded or melded, it brings the same; of a nine that was turned the section says nothing more.',
          },
        ],
        cites.sierra.twoHanded,
      ),
    }),
    see: ['pinochle.points.dix', 'pinochle.points.dix-turned'],
  }),
};
