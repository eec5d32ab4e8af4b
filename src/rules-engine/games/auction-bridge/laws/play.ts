import { doubted } from '../../../laws/cites.ts';
import { fact, law } from '../../../laws/laws.ts';
import { allowed, barred, callHighLow, cardExposed, must, noPenalty, notDecided } from '../../../laws/remedies.ts';
import { BLUE, cites, NO_TALK } from '../cites.ts';
import { claimTrick, playHighestNamed } from '../words.ts';

export const playLaws = {
  'play-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Fourth hand plays before second',
    gist: 'A defender who plays last to a trick plays before their partner, who should play second.',
    aka: ['played out of turn', 'played before partner'],
    moment: 'play',
    facts: {
      both: fact('Had declarer and {dummy:dummy}{-dummy:the partner} both played before either defender?', 'Declarer played both', {
        no: { label: 'No', if: 'if declarer’s side had not played both its cards to the trick' },
        yes: { label: 'Yes', if: 'if declarer’s side had played both its cards to the trick' },
      }),
      second: fact('What does the second hand hold?', 'Second hand has', {
        suit: { label: 'Cards of the suit led', chip: 'The suit led', if: 'if the second hand has cards of the suit led' },
        designated: {
          label: 'None of it, but some of the suit that declarer names instead',
          chip: 'The suit named',
          if: 'if the second hand lacks the suit led but has the suit named instead',
        },
        neither: { label: 'Neither', if: 'if the second hand has neither suit' },
      }),
    },
    usual: { second: 'suit', both: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon declarer may make the partner play the highest or lowest card of the suit led; by Donohue declarer may make the partner win or lose the trick.',
    },
    leads: {
      'blue-ribbon-1940':
        'Declarer may make the partner play the highest or lowest of the suit led. If declarer’s side had played from both hands, there is no penalty. There are more cases.',
      donohue:
        'Declarer may make the partner win the trick or lose it. If it was declarer or dummy who played out of turn, there is no penalty. There are more cases.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { both: 'yes' }, then: [noPenalty] },
          { when: { both: 'no', second: 'suit' }, then: [callHighLow('declarer', 'second-hand')] },
          { when: { both: 'no', second: 'designated' }, then: [must('second-hand', playHighestNamed)] },
          { when: { both: 'no', second: 'neither' }, then: [noPenalty], note: 'The penalty counts as paid.' },
        ],
        [cites.blue.law(103), cites.blue.law(104)],
      ),
    }),
    consult: NO_TALK,
  }),
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Exposed card',
    gist: 'A card is shown during the play, or mentioned as being in the hand.',
    aka: ['dropped a card', 'penalty card', 'showed a card', 'card face up', 'I have the king', 'declarer faced his hand'],
    moment: 'play',
    facts: {
      who: fact('Whose card is it?', 'Whose card', {
        defender: { label: 'A defender’s', if: 'if it is a defender’s card' },
        'dealers-side': { label: 'Declarer’s, or dummy’s', chip: 'Declarer’s, dummy’s', if: 'if it is a card of declarer or dummy' },
      }),
      how: fact('How was it exposed?', 'Exposed', {
        shown: {
          label: 'Dropped face up, or held so that the partner could see any of its face',
          chip: 'Shown',
          if: 'if the card was shown face up or to the partner',
        },
        named: { label: 'Mentioned or hinted at as being in the hand', chip: 'Named', if: 'if the card was named or hinted at' },
        claim: {
          label: 'Shown because declarer claimed or conceded tricks',
          chip: 'In a claim',
          if: 'if the card was shown because declarer claimed or conceded',
        },
      }),
      where: fact('Where was it seen?', 'Seen', {
        table: { label: 'On or above the table, even for a moment', chip: 'Over the table', if: 'if the card was seen on or above the table' },
        below: { label: 'On the floor or otherwise below the table', chip: 'Below the table', if: 'if the card was seen below the table' },
      }),
    },
    usual: { who: 'defender', how: 'shown', where: 'table' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on two cases: only Donohue has no penalty for a card seen only below the table; only Blue Ribbon has none for a card shown because declarer claimed or conceded. By both, declarer says when any other card shown by a defender is played; a card of declarer or dummy has no penalty.',
    },
    leads: {
      'blue-ribbon-1940':
        'A defender’s card stays face up, to be played when declarer says. For a card of declarer or dummy there is no penalty. There are more cases.',
      donohue:
        'A defender’s card seen on or above the table stays face up, to be played when declarer says. A card seen only below the table, or a card of declarer or dummy, costs nothing.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { who: 'dealers-side' }, then: [noPenalty], note: 'For declarer’s cards after a claim, see the law “Claiming the rest”.', doubtful: true },
          {
            when: { who: 'defender', how: ['shown', 'named'] },
            then: [must('offender', 'leave-face-up'), cardExposed('offender', 'declarer')],
            note: 'It may be called to be led or played in turn, again and again until it is played, but never so as to make a revoke. Its holder may also play it when it fits.',
          },
          { when: { who: 'defender', how: 'claim' }, then: [noPenalty], note: 'Such cards are not called.' },
        ],
        [
          cites.blue.law(105),
          cites.blue.law(106),
          cites.blue.law(107),
          cites.blue.law(108),
          cites.blue.law(110),
          cites.blue.law(111),
          doubted(cites.blue.wrongNumberOfCards, 'The summary says "the dealer" where the code says declarer.'),
        ],
      ),
      donohue: says(
        [
          {
            when: { who: 'defender', how: ['shown', 'claim'], where: 'table' },
            then: [cardExposed('offender', 'declarer')],
            note: 'It lies there even if nobody had time to name it.',
          },
          { when: { who: 'defender', how: ['shown', 'claim'], where: 'below' }, then: [noPenalty] },
          { when: { who: 'defender', how: 'named' }, then: [notDecided], note: 'The rules of bridge list cards that are seen, not cards that are spoken of.' },
          { when: { who: 'dealers-side' }, then: [noPenalty], note: 'With a partner who neither sees nor hears, nothing is gained by it.' },
        ],
        [cites.donohue.play, cites.donohue.cardsLiable, cites.donohue.dummy],
      ),
    }),
    consult: NO_TALK,
    see: ['auction-bridge.law.exposed-before-lead', 'auction-bridge.law.two-cards-played', 'auction-bridge.law.claims-the-rest'],
  }),
  'two-cards-played': law({
    offence: 'exposed-card',
    title: 'Two cards played at once',
    gist: 'A player lays two or more cards to a trick together.',
    aka: ['two cards stuck together', 'played two cards'],
    moment: 'play',
    facts: {
      who: fact('Who played them?', 'Played by', {
        defender: { label: 'A defender', if: 'if a defender played them' },
        'dealers-side': { label: 'Declarer, from either hand', chip: 'Declarer', if: 'if declarer played them, from either hand' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A defender’s cards all stay face up, to be played when declarer says; the book does not say which of them counts as played. If declarer played them, there is no penalty.',
      donohue:
        'A defender’s cards all stay face up, to be played when declarer says; the book does not say which of them counts as played. If declarer played them, there is no penalty.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { who: 'dealers-side' }, then: [noPenalty] },
          {
            when: { who: 'defender' },
            then: [cardExposed('offender', 'declarer')],
            note: 'All of them are exposed cards; the book does not say which one counts as played.',
          },
        ],
        [cites.blue.law(105), cites.blue.law(106), cites.blue.law(107), cites.blue.wrongNumberOfCards],
      ),
    }),
    consult: NO_TALK,
    see: ['auction-bridge.law.exposed-card'],
  }),
  'last-two-tricks': law({
    offence: 'play-out-of-turn',
    title: 'Last two tricks played ahead',
    gist: 'A defender lays down the cards for the last two tricks while their partner has yet to play to the first of them.',
    aka: ['threw in the last two cards', 'played the last two together'],
    moment: 'play',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'Both of the partner’s cards stay face up, to be played when declarer says.',
    },
    readings: (says) => ({
      [BLUE]: says([{ then: [cardExposed('partner-of-offender', 'declarer')], note: 'Both of the partner’s cards are meant.' }], cites.blue.law(109)),
    }),
    consult: NO_TALK,
  }),
  'trick-wrongly-gathered': law({
    offence: 'irregular-trick',
    title: 'Trick gathered by the wrong side',
    gist: 'A side takes in a trick that the other has won.',
    aka: ['took our trick', 'stole a trick', 'that was our trick'],
    moment: 'trick-turned',
    facts: {
      entered: fact('Has the score of the deal been entered?', 'Score entered', {
        no: { label: 'No', if: 'before the score of the deal is entered' },
        yes: { label: 'Yes', if: 'once the score of the deal is entered' },
      }),
    },
    usual: { entered: 'no' },
    leads: {
      'blue-ribbon-1940': 'The other side may claim the trick until the score of the deal is entered. Later it may not.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { entered: 'no' }, then: [allowed('innocent-side', claimTrick)], claim: { by: 'innocent-side', until: 'score-entered' } },
          { when: { entered: 'yes' }, then: [barred('innocent-side', claimTrick)] },
        ],
        cites.blue.law(49),
      ),
    }),
    see: ['auction-bridge.law.looking-back'],
  }),
  'looking-back': law({
    offence: 'looking-back',
    title: 'Looking back at a trick',
    gist: 'A player wants to see a trick that has been turned down.',
    aka: ['see the last trick', 'quitted trick', 'turn that over again'],
    moment: 'trick-turned',
    facts: {
      which: fact('Which trick?', 'Trick looked at', {
        last: {
          label: 'The last one, and that side has not led or played to the next',
          chip: 'The last one',
          if: 'if it is the last trick and the asker’s side has not played on',
        },
        'played-on': {
          label: 'The last one, but that side has led or played again',
          chip: 'Last, played on',
          if: 'if it is the last trick and the asker’s side has played on',
        },
        earlier: { label: 'An earlier one', if: 'if it is an earlier trick' },
        surplus: { label: 'One that is found to hold too many cards', chip: 'One with too many', if: 'if it is a trick found to hold too many cards' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on the last trick: by Blue Ribbon a player may look at it until their side plays to the next; by Donohue nobody may look at a trick while the deal is being played.',
    },
    leads: {
      'blue-ribbon-1940':
        'Any player may look at the last trick until their side plays to the next. An earlier trick may not be looked at. There are more cases.',
      donohue: 'Nobody may look while the deal is being played. When the deal is over, any player may look, to prove a revoke.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { which: 'last' }, then: [allowed('anyone', 'look-back')] },
          {
            when: { which: ['played-on', 'earlier'] },
            then: [barred('offender', 'look-back')],
            note: 'When the play is over the tricks may be looked at.',
          },
          { when: { which: 'surplus' }, then: [allowed('anyone', 'look-back')] },
        ],
        [cites.blue.law(49), cites.blue.law(55)],
      ),
    }),
    see: ['auction-bridge.law.trick-five-cards'],
  }),
};
