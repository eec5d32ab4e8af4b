import { doubted } from '../../../core/cites.ts';
import { always, fact, type Law, law, silent } from '../../../core/laws.ts';
import {
  allowed,
  barred,
  cannotRecall,
  cardExposed,
  choice,
  isVoid,
  mayDemand,
  mayRequire,
  must,
  newDeal,
  noPenalty,
  noPenaltyPrinted,
  stands,
  undecided,
} from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { SKETCHES } from '../sources.ts';
import { lastDoubler, leadOtherSuit, playNoTrumps, theRedouble } from '../words.ts';

/** Partners may not talk over a double or a redouble, nor those who may take a penalty for doing so. */
const NO_TALK: NonNullable<Law['consult']> = {
  donohue: {
    who: 'both-sides',
    may: false,
    cost: [mayDemand('innocent-side', newDeal())],
    cites: [doubted(cites.donohue.doubling(58), 'The number is not printed beside the law; other laws of the code refer to it.')],
  },
};

export const declaringLaws = {
  'declared-without-leave': law({
    offence: 'bid-out-of-turn',
    title: "Dealer's partner declares without leave",
    gist: "The dealer's partner names the trump before the dealer has passed the choice to him.",
    aka: ['partner declared out of turn', 'partner named trumps first', 'not bridged yet'],
    moment: 'making-trump',
    needs: ['partners'],
    facts: { spoken: fact('Has anyone spoken about doubling?', { no: 'No', yes: 'Yes' }) },
    readings: (says) => ({
      'uspc-1898': always([newDeal(null), undecided('next-dealer')], cites.uspc.deal),
      donohue: says(
        [
          {
            when: { spoken: 'no' },
            then: [choice('opponents', stands('declaration'), newDeal())],
            claim: { by: 'opponents', until: 'doubling' },
            note: 'Silence lets the declaration stand.',
          },
          { when: { spoken: 'yes' }, then: [stands('declaration')] },
        ],
        cites.donohue.declaringTrump,
      ),
      ...SKETCHES,
    }),
  }),
  'declaration-passed-back': law({
    offence: 'wrong-trump',
    title: "Dealer's partner passes the choice back",
    gist: 'The dealer leaves the trump to his partner, and the partner will not name one.',
    aka: ['partner would not declare', 'both refuse to name trumps', 'passed back to dealer', 'nobody names trumps'],
    moment: 'making-trump',
    needs: ['partners'],
    facts: {},
    readings: () => ({
      'uspc-1898': always(
        [must('side-of-dealer', playNoTrumps), barred('opponents', 'double')],
        doubted(cites.uspc.trump, 'The same chapter says that the partner must name a trump or no trumps once the choice is passed.'),
        { note: 'Nobody may double: a plain game without trumps is played.' },
      ),
      donohue: always(choice('eldest-hand', newDeal(), must('partner-of-dealer', 'declare')), cites.donohue.declaringMakingTrump),
      ...SKETCHES,
    }),
  }),
  'opponent-declares': law({
    offence: 'bid-out-of-turn',
    title: 'An opponent of the dealer declares',
    gist: 'A player of the other side names the trump.',
    aka: ['wrong side named trumps', 'defender declared'],
    moment: 'making-trump',
    facts: {},
    readings: () => ({
      donohue: always(choice('dealer', newDeal(), isVoid('declaration')), cites.donohue.declaringMakingTrump, {
        note: 'The dealer may look at his hand first. If he goes on, it is as though nothing had been named.',
      }),
      ...SKETCHES,
    }),
  }),
  'declaration-changed': law({
    offence: 'irregular-bid',
    title: 'Declaration changed',
    gist: 'A player who has named the trump wants to name another.',
    aka: ['changed trumps', 'took back the declaration', 'named the wrong suit'],
    moment: 'making-trump',
    facts: {},
    readings: () => ({
      'uspc-1898': always(cannotRecall('offender', 'declaration'), cites.uspc.deal),
      donohue: always(cannotRecall('offender', 'declaration'), [cites.donohue.declaringMakingTrump, cites.donohue.doublingDoublingOver]),
      ...SKETCHES,
    }),
  }),
  'double-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Double out of turn',
    gist: "The opponent on the dealer's right doubles before his partner has asked whether to lead.",
    aka: ['doubled before partner spoke', 'third hand doubled', 'may i lead'],
    moment: 'doubling',
    needs: ['partners'],
    facts: {},
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
    gist: 'A player redoubles while the right belongs to his partner.',
    aka: ['redoubled out of turn', 'wrong partner redoubled'],
    moment: 'doubling',
    needs: ['partners'],
    facts: {},
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
    facts: { who: fact('Which side consulted?', { makers: 'The side that made the trump', opponents: 'The opponents' }, { needs: { makers: 'partners' } }) },
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
    gist: 'The eldest hand leads while the right to double or redouble is still open.',
    aka: ['led too soon', 'led before the double', 'led without asking'],
    moment: 'opening-lead',
    facts: {
      who: fact(
        'Who wants to double or redouble now?',
        { partner: "The leader's partner", opponent: 'An opponent of the leader' },
        { needs: { partner: 'partners' } },
      ),
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { who: 'partner' }, then: [choice(lastDoubler, stands(theRedouble), isVoid(theRedouble))] },
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
    gist: 'A player doubles although there are no trumps only because nobody would name one.',
    aka: ['doubled the forced grand', 'double when both refused'],
    moment: 'doubling',
    facts: {},
    readings: () => ({
      'uspc-1898': always([isVoid('double'), barred('opponents', 'double'), noPenaltyPrinted], cites.uspc.bidding),
      donohue: silent('In this book the choice cannot be refused by both.'),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.declaration-passed-back'],
  }),
  'exposed-before-lead': law({
    offence: 'exposed-card',
    title: 'Card exposed before the first lead',
    gist: 'After the deal and before a card is led, a player shows a card.',
    aka: ['dropped a card before the lead', 'showed a card while declaring', 'lost the right to double'],
    moment: 'opening-lead',
    facts: {
      who: fact(
        'Who exposed it?',
        { 'dealers-side': 'The dealer{partners: or his partner}', eldest: 'The eldest hand, who leads', 'leaders-partner': "The leader's partner" },
        { needs: { 'leaders-partner': 'partners' } },
      ),
      when: fact('When?', { 'before-declaration': 'Before the trump was declared', after: 'After the declaration' }),
    },
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { who: 'dealers-side', when: 'before-declaration' },
            then: [mayDemand('eldest-hand', newDeal()), barred('partner-of-offender', 'double')],
          },
          { when: { who: 'dealers-side', when: 'after' }, then: [barred('partner-of-offender', 'double')] },
          { when: { who: 'eldest' }, then: [barred('partner-of-offender', 'double'), cardExposed('offender', 'dealer')] },
          {
            when: { who: 'leaders-partner' },
            then: [
              barred('partner-of-offender', 'double'),
              choice('dealer', cardExposed('offender', 'dealer'), mayRequire('dealer', 'eldest-hand', leadOtherSuit)),
            ],
          },
        ],
        cites.donohue.exposedCards,
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.exposed-card'],
  }),
  'chicane-early': law({
    offence: 'miscall',
    title: 'Chicane announced too early',
    gist: 'A player tells before the end of the deal that he holds no trump.',
    aka: ['said no trumps in hand', 'claimed chicane early'],
    moment: 'play',
    facts: { when: fact('When was it told?', { early: 'Before all the cards were played', after: 'After the deal was played out' }) },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { when: 'early' }, then: [barred('offender', 'score-late')] },
          { when: { when: 'after' }, then: [noPenalty], note: 'It is scored.' },
        ],
        cites.uspc.chicane,
      ),
      donohue: silent('When chicane is claimed is not said.'),
      ...SKETCHES,
    }),
    see: ['bridge-whist.points.chicane'],
  }),
};
