import { doubted } from '../../../laws/cites.ts';
import { always, fact, type Law, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, choice, isVoid, mayDemand, newDeal, noPenaltyPrinted, notDecided, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { lastDoubler, makerOrEldest, theRedouble } from '../words.ts';
import { SKETCHES } from './sources.ts';

/** Partners may not consult on a double or a redouble, nor may those who can claim the penalty for doing so. */
const NO_TALK: NonNullable<Law['consult']> = {
  donohue: {
    who: 'both-sides',
    may: false,
    cost: [mayDemand(makerOrEldest, newDeal())],
    cites: [doubted(cites.donohue.doubling(58), 'The number is not printed beside the law; other laws of the code refer to it.')],
  },
};

export const doublingLaws = {
  'double-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Double out of turn',
    gist: 'The opponent on the dealer’s right doubles before their partner has asked whether to lead.',
    aka: ['doubled before partner spoke', 'third hand doubled', 'may i lead'],
    moment: 'doubling',
    needs: ['partners'],
    facts: {},
    leads: {
      donohue: 'The maker of the trump may let the double stand or cancel it. If it is cancelled, nobody may double or redouble any more.',
    },
    readings: () => ({
      donohue: always(choice('maker', stands('double'), [isVoid('double'), barred('all-players', 'double')]), [
        doubted(cites.donohue.doublingBidding, 'By the numbers that its neighbours refer to, this is law 57.'),
        doubted(cites.donohue.doubling(58), 'The number is not printed beside the law; other laws of the code refer to it.'),
      ]),
      ...SKETCHES,
    }),
    consult: NO_TALK,
  }),
  'redouble-wrong': law({
    offence: 'bid-out-of-turn',
    title: 'Redouble out of turn',
    gist: 'A player redoubles while the right belongs to their partner.',
    aka: ['redoubled out of turn', 'wrong partner redoubled'],
    moment: 'doubling',
    needs: ['partners'],
    facts: {},
    leads: {
      donohue: 'The opponent who doubled last may let the redouble stand or cancel it. If it is cancelled, nobody may double or redouble any more.',
    },
    readings: () => ({
      donohue: always(
        choice(lastDoubler, stands(theRedouble), [isVoid(theRedouble), barred('all-players', 'double')]),
        doubted(cites.donohue.doubling(58), 'The number is not printed beside the law; other laws of the code refer to it.'),
      ),
      ...SKETCHES,
    }),
    consult: NO_TALK,
    see: ['bridge-whist.law.double-out-of-turn'],
  }),
  'doubling-consulted': law({
    offence: 'table-talk',
    title: 'Partners consult about doubling',
    gist: 'Two partners talk over whether to double or redouble.',
    aka: ['discussed the double', 'asked partner whether to redouble', 'talked about doubling'],
    moment: 'doubling',
    needs: ['partners'],
    facts: {
      who: fact(
        'Which side consulted?',
        'Consulted',
        {
          makers: { label: 'The side that made the trump', chip: 'The makers', if: 'if the side that made the trump consulted' },
          opponents: { label: 'The opponents', if: 'if the opponents of the trump maker consulted' },
        },
        { needs: { makers: 'partners' } },
      ),
    },
    leads: {
      donohue:
        'If the maker’s side consulted, the player on the dealer’s left may have the same dealer deal again. If the other side did, the maker has that right.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { who: 'makers' }, then: [mayDemand('eldest-hand', newDeal())] },
          { when: { who: 'opponents' }, then: [mayDemand('maker', newDeal())] },
        ],
        doubted(
          cites.donohue.doubling(58),
          'The number is not printed. The law names the maker of the trump or the eldest hand; that each claims against the other side is our reading.',
        ),
      ),
      ...SKETCHES,
    }),
    consult: {
      donohue: {
        who: 'innocent-side',
        may: false,
        cites: [doubted(cites.donohue.doubling(58), 'The number is not printed beside the law; other laws of the code refer to it.')],
      },
    },
    see: ['bridge-whist.law.double-out-of-turn'],
  }),
  'lead-before-doubling-ends': law({
    offence: 'lead-out-of-turn',
    title: 'Lead before the doubling is over',
    gist: 'The player on the dealer’s left leads while the right to double or redouble is still open.',
    aka: ['led too soon', 'led before the double', 'led without asking'],
    moment: 'opening-lead',
    notGeneral: true,
    facts: {
      who: fact(
        'Who wants to double or redouble now?',
        'Wants to double',
        {
          partner: { label: 'The leader’s partner, to redouble', chip: 'Partner, redouble', if: 'if the leader’s partner wants to redouble' },
          'partner-first': {
            label: 'The leader’s partner, to double for the first time',
            chip: 'Partner, double',
            if: 'if the leader’s partner wants to be the first to double',
          },
          opponent: { label: 'An opponent of the leader', chip: 'An opponent', if: 'if an opponent of the leader wants to double or redouble' },
        },
        { needs: { partner: 'partners', 'partner-first': 'partners' } },
      ),
    },
    leads: {
      donohue:
        'An opponent of the leader may still double or redouble. If the leader’s partner redoubles, the opponent who doubled last may let it stand or cancel it. There are more cases.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { who: 'partner' }, then: [choice(lastDoubler, stands(theRedouble), isVoid(theRedouble))] },
          { when: { who: 'partner-first' }, then: [notDecided], note: 'The book asks for consent only to a redouble.' },
          { when: { who: 'opponent' }, then: [allowed('either-opponent', 'double')] },
        ],
        cites.donohue.doublingDoublingOver,
      ),
      ...SKETCHES,
    }),
  }),
  'double-not-allowed': law({
    offence: 'irregular-bid',
    title: 'Double where none is allowed',
    gist: 'The deal is played without trumps only because nobody would name a suit, and a player doubles.',
    aka: ['doubled the forced grand', 'double when both refused'],
    moment: 'doubling',
    facts: {},
    readings: () => ({
      'uspc-1898': always([isVoid('double'), barred('opponents', 'double'), noPenaltyPrinted], cites.uspc.bidding),
      donohue: silent('In this book the choice cannot be refused by both.'),
      ...SKETCHES,
    }),
    leads: { 'uspc-1898': 'Not allowed: the double does not count, and neither side may double or redouble in this deal. The book names no penalty.' },
    see: ['bridge-whist.law.declaration-passed-back'],
  }),
};
