import { doubted } from '../../../laws/cites.ts';
import { fact, law } from '../../../laws/laws.ts';
import { allowed, barred, countsAsRevoke, notDecided, onlyIf } from '../../../laws/remedies.ts';
import { WHEN_MIXED } from '../../../laws/trick-facts.ts';
import { BLUE, cites } from '../cites.ts';

/** How a revoke is claimed and proved. */
export const revokeClaimLaws = {
  'tricks-mixed': law({
    offence: 'revoke',
    title: 'Tricks mixed before a revoke is examined',
    gist: 'A revoke is claimed and the tricks are mixed before they can be searched.',
    aka: ['mixed the cards', 'threw the cards together'],
    moment: 'hand-over',
    facts: {
      who: fact('Which side mixed them?', 'Mixed by', {
        other: { label: 'The side that did not revoke', chip: 'Other side', if: 'if the side that did not revoke mixed them' },
        accused: { label: 'The side said to have revoked', chip: 'Accused side', if: 'if the side said to have revoked mixed them' },
      }),
      when: WHEN_MIXED,
    },
    usual: { who: 'accused' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Donohue the revoke counts as proved if the side said to have revoked mixed the tricks after the claim; in all other cases it must still be proved. By Blue Ribbon, as printed, it counts as proved if the side that claims it mixed them; this may be a misprint.',
    },
    leads: {
      'blue-ribbon-1940':
        'As printed, perhaps wrongly, the revoke counts as proved if the side that claims it mixed the tricks. If the accused side did, the book does not cover this.',
      donohue: 'If the side said to have revoked mixed the tricks after the claim, the revoke counts as proved. In all other cases it must still be proved.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { who: 'other' }, then: [countsAsRevoke], doubtful: true },
          { when: { who: 'accused' }, then: [notDecided] },
        ],
        doubted(
          cites.blue.law(116),
          'The code says "the other side". Older codes hold the revoke proved when the accused side mixes; the words may be a slip.',
        ),
      ),
      donohue: says(
        [
          { when: { who: 'accused', when: 'after' }, then: [countsAsRevoke], note: 'It is taken as proved.' },
          {
            when: { who: 'accused', when: 'before' },
            then: [onlyIf('provable', allowed('opponents', 'claim'))],
            note: 'The proof is harder, the claim no less good.',
          },
          {
            when: { who: 'other' },
            then: [onlyIf('provable', allowed('opponents', 'claim'))],
            note: 'Mixed cards make the proof harder and do not end the claim.',
          },
        ],
        [cites.donohue.play, cites.donohue.tricksMixed],
      ),
    }),
  }),
  'revoke-claimed-late': law({
    offence: 'revoke',
    title: 'Revoke claimed late',
    gist: 'A revoke is claimed after the deal in which it was made.',
    aka: ['too late to claim a revoke', 'noticed next hand'],
    moment: 'next-cut',
    facts: {
      when: fact(
        'When is it claimed?',
        'Claimed',
        {
          'before-cut': {
            label: 'Before the cut for the next deal{rubber:, or before the pack is spread for the next rubber}',
            chip: 'Before the cut',
            if: 'before the cut for the next deal{rubber: or the next rubber}',
          },
          'before-agreed': {
            label: 'There is no next deal or rubber, and the score of the rubber is not agreed',
            chip: 'Before agreement',
            if: 'before the score is agreed, if there is no next deal',
          },
          later: {
            label: 'After that cut, or after the score is agreed',
            chip: 'Later',
            if: 'if it is claimed after the next cut, or after the score is agreed',
          },
        },
        { needs: { 'before-agreed': 'rubber' } },
      ),
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree: the other side may claim until the cut for the next deal. Only Blue Ribbon adds a limit if there is no next deal: until the score is agreed.',
    },
    leads: {
      'blue-ribbon-1940': 'The other side may claim until the cut for the next deal or, if there is no next deal, until the score is agreed. Later it may not.',
      donohue: 'The other side may claim, and search the tricks, until the cards are cut for the next deal. Later it may not.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { when: 'before-cut' }, then: [allowed('innocent-side', 'claim')], claim: { by: 'innocent-side', until: 'next-cut' } },
          { when: { when: 'before-agreed' }, then: [allowed('innocent-side', 'claim')], claim: { by: 'innocent-side', until: 'rubber-over' } },
          { when: { when: 'later' }, then: [barred('innocent-side', 'claim')] },
        ],
        cites.blue.law(126),
        'The revoke has to be proved as well as claimed.',
      ),
    }),
    see: ['auction-bridge.law.revoke'],
  }),
};
