import { always, fact, law, silent } from '../../../laws/laws.ts';
import { barred, must, noPenaltyPrinted, notDecided, permitted } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';

const NO_PASSING = 'No cards are passed in the plain game of this book.';

export const passAndLeadLaws = {
  'passed-cards-seen': law({
    offence: 'irregular-discard',
    title: 'Passed cards looked at too soon',
    gist: 'A player looks at the three cards received before passing three.',
    aka: ['peeked at the pass', 'looked before passing', 'picked up the cards first', 'passed late', 'changed the pass'],
    moment: 'discard',
    needs: ['pass'],
    facts: {
      passed: fact('Had the player passed three cards already?', 'Own cards passed', {
        no: { label: 'No, not yet', chip: 'No', if: 'before the player has passed three cards' },
        yes: { label: 'Yes', if: 'once the player has passed three cards' },
      }),
    },
    usual: { passed: 'no' },
    leads: { sierra: 'A player must pass three cards before looking at the three received. The book names no penalty.' },
    readings: (says) => ({
      sierra: says(
        [
          { when: { passed: 'no' }, then: [barred('offender', 'look-back'), noPenaltyPrinted] },
          { when: { passed: 'yes' }, then: [permitted] },
        ],
        cites.sierra.play,
      ),
      'blue-ribbon-1940': silent(NO_PASSING),
      donohue: silent('The book says nothing about passing cards.'),
      'uspc-1898': silent(NO_PASSING),
    }),
    see: ['hearts.rule.pass'],
  }),
  'wrong-first-lead': law({
    offence: 'lead-out-of-turn',
    title: 'First lead by the wrong player',
    gist: 'Two players both claim the first lead, or the wrong player leads first.',
    aka: ['who leads first', 'two of clubs leads', 'eldest hand leads', 'led out of turn at the start'],
    moment: 'opening-lead',
    facts: {
      leader: fact(
        'Who led?',
        'Led by',
        {
          both: {
            label: 'The player on the dealer’s left, who holds the two of clubs',
            chip: 'Left, with the two',
            if: 'if the leader on the dealer’s left has the two of clubs',
          },
          holder: {
            label: 'Another player, who holds the two of clubs',
            chip: 'Holder of the two',
            if: 'if a leader not on the dealer’s left has the two of clubs',
          },
          eldest: {
            label: 'The player on the dealer’s left{opening-card:, without the two of clubs}',
            chip: 'Dealer’s left',
            if: 'if the leader {opening-card:on the dealer’s left lacks the two of clubs}{-opening-card:is on the dealer’s left}',
          },
          neither: {
            label: 'Somebody else{opening-card: without the two of clubs}',
            chip: 'Somebody else',
            if: 'if {opening-card:a leader not on the dealer’s left lacks the two of clubs}{-opening-card:the leader is not on the dealer’s left}',
          },
        },
        { needs: { both: 'opening-card', holder: 'opening-card' } },
      ),
    },
    leads: {
      sierra: 'The player with the two of clubs must lead to the first trick. The book names no penalty if another player leads.',
      'blue-ribbon-1940': 'The player on the dealer’s left must lead to the first trick. The book names no penalty if another player leads.',
      'uspc-1898': 'The player on the dealer’s left must lead to the first trick. The book names no penalty if another player leads.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree about who leads first: by Sierra the player with the two of clubs, by Blue Ribbon and U.S. Playing Card the player on the dealer’s left.',
    },
    readings: (says) => ({
      sierra: says(
        [
          {
            when: { leader: ['both', 'holder'] },
            then: [permitted],
            note: 'The holder opens the play. The book does not say that the two itself has to be led.',
          },
          {
            when: { leader: ['eldest', 'neither'] },
            then: [barred('offender', 'lead-first'), noPenaltyPrinted],
            note: 'The computer game described lets players choose that the dealer’s left-hand neighbour opens.',
          },
        ],
        cites.sierra.play,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { leader: ['both', 'eldest'] }, then: [permitted] },
          { when: { leader: ['holder', 'neither'] }, then: [barred('offender', 'lead-first'), noPenaltyPrinted] },
        ],
        cites.blue.play,
        'The eldest hand leads{opening-card:, no matter who has the two of clubs}.',
      ),
      donohue: silent('The entry sends the reader to a no-trump hand at bridge for the play and does not say who leads where there is no declarer.'),
      'uspc-1898': says(
        [
          { when: { leader: ['both', 'eldest'] }, then: [permitted] },
          { when: { leader: ['holder', 'neither'] }, then: [barred('offender', 'lead-first'), noPenaltyPrinted] },
        ],
        cites.uspc.play,
        'The player on the dealer’s left leads{opening-card:, no matter who has the two of clubs}.',
      ),
    }),
    see: ['hearts.law.lead-out-of-turn'],
  }),
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads who did not win the trick before.',
    aka: ['led out of turn', 'not his lead', 'wrong lead'],
    moment: 'lead',
    facts: {},
    leads: {
      sierra: 'Only the winner of the last trick may lead. The book names no penalty for another who leads.',
      'blue-ribbon-1940': 'Only the winner of the last trick may lead. The book names no penalty for another who leads.',
    },
    readings: () => ({
      sierra: always([must('offender', 'follow-order'), noPenaltyPrinted], cites.sierra.play, { note: 'The winner of a trick leads next.' }),
      'blue-ribbon-1940': always([must('offender', 'follow-order'), noPenaltyPrinted], cites.blue.play, { note: 'The winner of a trick leads next.' }),
      donohue: silent(),
      'uspc-1898': silent('The section names the first leader only.'),
    }),
    see: ['hearts.law.wrong-first-lead'],
  }),
  'hearts-not-broken': law({
    offence: 'suit-not-broken',
    title: 'Heart led before hearts are broken',
    gist: 'A player leads a heart although none has been thrown on an earlier trick.',
    aka: ['hearts not broken', 'breaking hearts', 'led hearts too soon', 'only hearts left', 'queen breaks hearts'],
    moment: 'lead',
    facts: {
      broken: fact('What has been thrown on an earlier trick by a player who could not follow suit?', 'Thrown before', {
        heart: { label: 'A heart', if: 'if a heart has been thrown on an earlier trick' },
        queen: { label: 'The queen of spades, but no heart', chip: 'Queen of spades', if: 'if the queen of spades but no heart has been thrown earlier' },
        nothing: { label: 'Neither of them', chip: 'Neither', if: 'if neither a heart nor the queen of spades has been thrown' },
      }),
      holds: fact('What did the leader hold?', 'Leader held', {
        other: { label: 'Another suit as well', chip: 'Another suit too', if: 'if the leader held another suit as well' },
        hearts: { label: 'Nothing but hearts', chip: 'Only hearts', if: 'if the leader held nothing but hearts' },
      }),
    },
    usual: { broken: 'nothing', holds: 'other' },
    leads: {
      sierra: 'No heart may be led before one has been thrown on a trick. The book names no penalty, and does not cover a hand of hearts only.',
      'uspc-1898': 'A heart may be led at any time.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if no heart has been thrown yet: by Sierra a heart may not be led by a player who holds another suit, by U.S. Playing Card it may be led at any time.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { broken: 'heart' }, then: [permitted] },
          {
            when: { broken: ['queen', 'nothing'], holds: 'other' },
            then: [barred('offender', 'lead-unbroken'), noPenaltyPrinted],
            note: 'Only a heart thrown is named as breaking the suit.',
          },
          { when: { broken: ['queen', 'nothing'], holds: 'hearts' }, then: [notDecided], note: 'A hand of hearts alone is not provided for.' },
        ],
        cites.sierra.play,
      ),
      'blue-ribbon-1940': silent('No suit is kept from being led.'),
      donohue: silent(),
      'uspc-1898': always(permitted, cites.uspc.hintsPlaying, {
        note: 'No suit is kept from being led; the hints to players take a lead of hearts for granted.',
      }),
    }),
    see: ['hearts.law.points-on-first-trick'],
  }),
};
