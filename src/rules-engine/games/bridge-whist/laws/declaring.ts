import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, refersTo, silent } from '../../../laws/laws.ts';
import {
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
  stands,
  undecided,
} from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { leadOtherSuit, playNoTrumps } from '../words.ts';
import { doublingLaws } from './doubling.ts';
import { SKETCHES } from './sources.ts';

export const declaringLaws = {
  'declared-without-leave': law({
    offence: 'bid-out-of-turn',
    title: 'Dealer’s partner declares without leave',
    gist: 'The dealer’s partner names the trump before the dealer has passed the choice on.',
    aka: ['partner declared out of turn', 'partner named trumps first', 'not bridged yet'],
    moment: 'making-trump',
    needs: ['partners'],
    facts: {
      spoken: fact('Has anyone spoken about doubling?', 'Doubling spoken of', {
        no: { label: 'No', if: 'before anyone has spoken about doubling' },
        yes: { label: 'Yes', if: 'once someone has spoken about doubling' },
      }),
    },
    usual: { spoken: 'no' },
    leads: {
      donohue: 'Until anyone speaks of doubling, the other side may have a new deal. After that, the declaration stands.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by U.S. Playing Card the cards are dealt again; by Donohue the other side may have a new deal until anyone speaks of doubling, and after that the declaration stands.',
    },
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
    title: 'Dealer’s partner passes the choice back',
    gist: 'The dealer leaves the trump to their partner, and the partner will not name one.',
    aka: ['partner would not declare', 'both refuse to name trumps', 'passed back to dealer', 'nobody names trumps'],
    moment: 'making-trump',
    needs: ['partners'],
    facts: {},
    leads: {
      donohue: 'The player on the dealer’s left may have a new deal, or make the dealer’s partner name the trump.',
      'uspc-1898': 'The dealer’s side must play without trumps. The other side may not double.',
    },
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
        note: 'The dealer may look at their hand first. If the dealer goes on, it is as though nothing had been named.',
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
  ...doublingLaws,
  'exposed-before-lead': law({
    offence: 'exposed-card',
    title: 'Card exposed before the first lead',
    gist: 'After the deal and before a card is led, a player shows a card.',
    aka: ['dropped a card before the lead', 'showed a card while declaring', 'lost the right to double'],
    moment: 'opening-lead',
    notGeneral: true,
    facts: {
      who: fact(
        'Who exposed it?',
        'Exposed by',
        {
          'dealers-side': {
            label: 'The dealer{partners: or the dealer’s partner}',
            chip: "Dealer{partners:'s side}",
            if: 'if the dealer{partners: or the dealer’s partner} exposed it',
          },
          eldest: { label: 'The player who has the first lead', chip: 'The leader', if: 'if the player with the first lead exposed it' },
          'leaders-partner': { label: 'The leader’s partner', chip: 'Leader’s partner', if: 'if the leader’s partner exposed it' },
        },
        { needs: { 'leaders-partner': 'partners' } },
      ),
      when: fact('When?', 'When', {
        'before-declaration': { label: 'Before the trump was declared', chip: 'Before declaring', if: 'before the trump was declared' },
        after: { label: 'After the declaration', chip: 'After declaring', if: 'after the trump was declared' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Donohue the partner may not double, and only a card of the dealer’s opponents stays face up, to be played when the dealer says; by U.S. Playing Card the card stays face up, no matter who showed it, to be played when either opponent says, and the partner may still double.',
    },
    leads: {
      'uspc-1898':
        'The card stays face up, to be played when either opponent of its holder says. The book does not cover a card only taken out of the hand, unseen.',
      donohue:
        'The player’s partner may not double or redouble. If the player is an opponent of the dealer, the card also stays face up, to be played when the dealer says. There are more cases.',
    },
    readings: (says) => ({
      'uspc-1898': refersTo(
        'whist.law.exposed-card',
        cites.uspc.playWrongHand,
        'Not tied to the first lead; the clause makes no exception for the dealer and takes away no right to double.',
      ),
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
    gist: 'A player tells before the end of the deal that they hold no trump.',
    aka: ['said no trumps in hand', 'claimed chicane early'],
    moment: 'play',
    facts: {
      when: fact('When was it told?', 'Told', {
        early: { label: 'Before all the cards were played', chip: 'During the play', if: 'before all the cards were played' },
        after: { label: 'After the deal was played out', chip: 'Deal over', if: 'after the deal was played out' },
      }),
    },
    usual: { when: 'early' },
    leads: {
      'uspc-1898':
        'If the player tells before all the cards are played, chicane (holding no trump) may not be scored. If the player tells after the deal, it is scored.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { when: 'early' }, then: [barred('offender', 'score-late')] },
          { when: { when: 'after' }, then: [noPenalty], note: 'It is scored.' },
        ],
        cites.uspc.chicane,
      ),
      donohue: silent('The book does not say when chicane is claimed.'),
      ...SKETCHES,
    }),
    see: ['bridge-whist.points.chicane'],
  }),
};
