import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, cardExposed, handEnds, isVoid, mayChange, newDeal, notDecided, scores, scoresNothing, undecided } from '../../../laws/remedies.ts';
import { WHO_REVOKED } from '../../../laws/trick-facts.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { changeCard } from '../words.ts';

export const revokeLaws = {
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who holds a card of the suit led does not follow suit.',
    aka: ['renege against a lone hand', 'trumped and had the suit', 'reneged on a loner', 'left bower not played to trumps'],
    moment: 'play',
    facts: {
      claimed: fact('When did it come out?', 'Found out', {
        'in-time': {
          label: 'Before the trick was turned down, and before the revoker{partners: or the revoker’s partner} played again',
          chip: 'In time',
          if: 'before the trick is turned over or {partners:the revoker’s side}{-partners:that player} plays again',
        },
        turned: {
          label: 'The trick is turned down, but {partners:neither the revoker nor the partner has}{-partners:the revoker has not} played again',
          chip: 'Trick turned',
          if: 'once the trick is turned, before {partners:the revoker’s side}{-partners:that player} plays again',
        },
        late: {
          label: 'The revoker{partners: or the revoker’s partner} has played again',
          chip: 'Played on',
          if: 'once {partners:the revoker’s side}{-partners:that player} has played again',
        },
      }),
      against: fact(
        'Against whom was it made?',
        'Lone hand',
        {
          'lone-hand': { label: 'Against an opponent who plays alone', chip: 'Yes', if: 'if the revoke was made against a lone hand' },
          partners: { label: 'No opponent plays alone', chip: 'No', if: 'if the revoke was not made against a lone hand' },
        },
        { needs: { 'lone-hand': 'lone-hand' } },
      ),
      sides: WHO_REVOKED,
    },
    usual: { claimed: 'late', against: 'partners', sides: 'one' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree while the trick is open: by Blue Ribbon the other side already scores; by Donohue the card only stays face up to be called; by U.S. Playing Card it may be changed. Later, all three give the other side 2 points; against a lone hand Blue Ribbon and U.S. Playing Card give 4.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { claimed: 'in-time' },
            then: [mayChange('offender', 'card'), mayChange('either-opponent', 'card'), barred('partner-of-offender', changeCard)],
          },
          {
            when: { claimed: ['turned', 'late'], sides: 'one', against: 'partners' },
            then: [scores('opponents', pointsOf(points.revoke, 'uspc-1898'))],
            note: 'The revoking side counts as euchred.',
          },
          {
            when: { claimed: ['turned', 'late'], sides: 'one', against: 'lone-hand' },
            then: [scores('side-of-lone-player', pointsOf(points['revoke-lone'], 'uspc-1898'))],
            note: 'The revoking side counts as euchred.',
          },
          { when: { claimed: ['turned', 'late'], sides: 'both' }, then: [notDecided] },
        ],
        cites.uspc.rulesRevoke,
        'The book sets a limit for putting a revoke right, none for claiming it.',
      ),
      donohue: says(
        [
          { when: { claimed: 'in-time' }, then: [cardExposed(), mayChange('either-opponent', 'card'), barred('partner-of-offender', changeCard)] },
          {
            when: { claimed: 'turned', sides: 'one' },
            then: [notDecided],
            note: 'Either the right to correct or the penalty applies, as the word between the two limits is read.',
          },
          {
            when: { claimed: 'late', sides: 'one' },
            then: [scores('opponents', pointsOf(points.revoke, 'donohue')), scoresNothing('offending-side')],
            claim: { by: 'opponents', until: 'next-cut' },
          },
          {
            when: { claimed: ['turned', 'late'], sides: 'both' },
            then: [isVoid('deal'), newDeal(null), undecided('next-dealer')],
            note: 'Neither side forfeits anything.',
          },
        ],
        [
          cites.donohue.revoke(32),
          cites.donohue.revoke(33),
          cites.donohue.revoke(34),
          cites.donohue.revoke(36),
          cites.donohue.revoke(37),
          cites.donohue.revoke(38),
        ],
        'Two events end the right to correct (the trick quitted; the side plays again), joined by "or": the book does not say whether the first is enough.',
      ),
      'blue-ribbon-1940': says(
        [
          { when: { sides: 'one', against: 'partners' }, then: [handEnds, scores('innocent-side', pointsOf(points.revoke, 'blue-ribbon-1940'))] },
          {
            when: { sides: 'one', against: 'lone-hand' },
            then: [handEnds, scores('lone-player', pointsOf(points['revoke-lone'], 'blue-ribbon-1940'))],
            note: 'That is what success alone would have won.',
          },
          { when: { sides: 'both' }, then: [isVoid('deal')] },
        ],
        [cites.blue.play, cites.blue.penaltiesScoring],
        'The book says nothing of a revoke put right in time. The claim has to be proved.',
      ),
      sierra: silent('The manual tells players to follow suit and gives no penalty.'),
    }),
    leads: {
      'uspc-1898':
        'Until the trick is turned over or the revoker’s side plays again, the card may be changed. Later, the other side scores 2 points (4 against a lone hand). There are more cases.',
      donohue:
        'Once the revoker’s side has played again, it scores nothing and the other side scores 2 points. If the trick is still open, the wrong card only stays face up. There are more cases.',
      'blue-ribbon-1940':
        'Play stops, and the other side scores 2 points. If the revoke was against a lone hand, the lone player scores 4. If both sides revoked, the deal does not count.',
    },
    see: ['euchre.points.revoke', 'euchre.points.revoke-lone', 'euchre.rule.revoke-first'],
  }),
  'tricks-mixed': law({
    offence: 'revoke',
    title: 'Tricks mixed when a revoke is claimed',
    gist: 'A {partners:side}{-partners:player} accused of a revoke mixes {partners:its}{-partners:their} tricks, or will not have them searched.',
    aka: ['mixed the cards', 'would not show the tricks', 'threw in the cards after a renege'],
    moment: 'hand-over',
    facts: {
      how: fact('What did the accused {partners:side}{-partners:player} do?', 'The accused', {
        mixed: {
          label: 'Mixed or threw up the cards',
          chip: 'Mixed the cards',
          if: 'if the accused {partners:side}{-partners:player} mixed or threw up the cards',
        },
        refused: {
          label: 'Refused to have the tricks examined',
          chip: 'Refused a search',
          if: 'if the accused {partners:side}{-partners:player} refused to have the tricks examined',
        },
      }),
      against: fact(
        'Against whom was the revoke claimed to be made?',
        'Lone hand',
        {
          'lone-hand': { label: 'Against an opponent who plays alone', chip: 'Yes', if: 'if the revoke is said to have been against a lone hand' },
          partners: { label: 'No opponent plays alone', chip: 'No', if: 'if the revoke is not said to have been against a lone hand' },
        },
        { needs: { 'lone-hand': 'lone-hand' } },
      ),
    },
    usual: { how: 'mixed', against: 'partners' },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that mixed tricks give the other side 2 points. They disagree if the revoke is said to have been against a lone hand: U.S. Playing Card gives 4, Donohue still 2. Only U.S. Playing Card rules on a refusal to show the tricks: the other side scores as much as for mixed tricks.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { against: 'partners' }, then: [scores('opponents', pointsOf(points.revoke, 'uspc-1898'))] },
          { when: { against: 'lone-hand' }, then: [scores('side-of-lone-player', pointsOf(points['revoke-lone'], 'uspc-1898'))] },
        ],
        cites.uspc.rulesDeal,
        'The revoke is taken as proved.',
      ),
      donohue: says(
        [
          { when: { how: 'mixed' }, then: [scores('opponents', pointsOf(points.revoke, 'donohue'))], note: 'The revoke is taken as proved.' },
          { when: { how: 'refused' }, then: [notDecided] },
        ],
        cites.donohue.revoke(35),
      ),
      'blue-ribbon-1940': silent('The claim has to be proved. The book does not say how the tricks are kept.'),
      sierra: silent(),
    }),
    leads: { 'uspc-1898': 'The revoke counts as proved: the other side scores 2 points, or 4 points if it is said to have been against a lone hand.' },
    see: ['euchre.law.revoke'],
  }),
  'late-revoke-claim': law({
    offence: 'revoke',
    title: 'Revoke claimed late',
    gist: 'A revoke is claimed after the deal in which it was made.',
    aka: ['too late to claim a renege', 'called the renege next hand'],
    moment: 'next-cut',
    facts: {
      cut: fact('Have the cards been cut for the next deal?', 'Next deal cut', {
        no: { label: 'No', if: 'before the cards are cut for the next deal' },
        yes: { label: 'Yes', if: 'once the cards are cut for the next deal' },
      }),
    },
    readings: (says) => ({
      'uspc-1898': silent('No limit is set to the claim.'),
      donohue: says(
        [
          { when: { cut: 'no' }, then: [allowed('opponents', 'claim')] },
          { when: { cut: 'yes' }, then: [barred('opponents', 'claim')] },
        ],
        cites.donohue.revoke(36),
      ),
      'blue-ribbon-1940': silent('The section sets no limit to the claim.'),
      sierra: silent(),
    }),
    see: ['euchre.law.revoke'],
  }),
  'looking-back': law({
    offence: 'looking-back',
    title: 'Looking back at the tricks',
    gist: 'A player wants to see a trick that has been turned down.',
    aka: ['see the last trick', 'turn the tricks over'],
    moment: 'trick-turned',
    facts: {
      which: fact('What does the player want to see?', 'Wants to see', {
        last: { label: 'The last trick turned', chip: 'Last trick', if: 'if the player wants to see the last trick turned over' },
        earlier: { label: 'An earlier trick', chip: 'Earlier trick', if: 'if the player wants to see a trick before the last one' },
        claim: { label: 'All the tricks, because a revoke is claimed', chip: 'All, for a revoke', if: 'if all tricks are to be searched for a claimed revoke' },
      }),
    },
    usual: { which: 'last' },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: any player may look at the last trick turned over, nobody at an earlier one. Only U.S. Playing Card covers a claimed revoke: the other side may then look at all the tricks.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { which: 'last' }, then: [allowed('anyone', 'look-back')] },
          { when: { which: 'earlier' }, then: [barred('anyone', 'look-back')] },
          { when: { which: 'claim' }, then: [allowed('opponents', 'look-back')], note: 'The tricks are kept apart and searched when the hand is played out.' },
        ],
        cites.uspc.rulesDeal,
      ),
      donohue: says(
        [
          { when: { which: 'last' }, then: [allowed('anyone', 'look-back')] },
          { when: { which: 'earlier' }, then: [barred('anyone', 'look-back')] },
          { when: { which: 'claim' }, then: [notDecided] },
        ],
        cites.donohue.intimationBetween(48),
      ),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    leads: {
      'uspc-1898':
        'Any player may look at the last trick turned over, nobody at an earlier one. If a revoke is claimed, the other side may look at all the tricks.',
      donohue: 'Any player may look at the last trick turned over, but nobody at an earlier one. The book covers nothing else.',
    },
  }),
};
