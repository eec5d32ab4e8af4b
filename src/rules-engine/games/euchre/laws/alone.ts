import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, choice, must, noPenalty, notDecided, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { defendAlone, playAlone, playWithPartner, theLoneHand } from '../words.ts';

export const aloneLaws = {
  'lone-hand-not-open': law({
    offence: 'irregular-lone-hand',
    title: 'May this player go alone?',
    gist: 'A player of the side that made the trump wants to play alone.',
    aka: ['go alone after passing', 'partner ordered and I go alone', 'dealer alone after an assist', 'too late to go alone'],
    moment: 'going-alone',
    verdict: {
      kind: 'disagree',
      say: 'The books agree that a player who has passed this trump may not play alone. They disagree if the partner made the trump and the player has not passed: by Blue Ribbon the player may not play alone; by Donohue and U.S. Playing Card the player may.',
    },
    facts: {
      why: fact('How does the player stand?', 'What happened', {
        passed: {
          label: 'The player has passed this trump, or passed the making of it',
          chip: 'Has passed',
          if: 'if the player has passed this trump or the making of it',
        },
        partner: {
          label: 'The player’s partner ordered up, assisted or made the trump, and the player has not passed',
          chip: 'Partner made it',
          if: 'if the partner made the trump and the player has not passed',
        },
        led: { label: 'A card has been led, the discard being complete', chip: 'Card led', if: 'if a card has been led after the discard was complete' },
        'led-early': {
          label: 'The player is the dealer, and the player on the dealer’s left led before the discard',
          chip: 'Led too soon',
          if: 'if the lead came before the player, as dealer, had discarded',
        },
      }),
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { why: 'passed' }, then: [barred('player', playAlone)] },
          {
            when: { why: 'partner' },
            then: [allowed('player', playAlone)],
            note: 'A note adds the stricter view, which the book finds reasonable: only the player who personally assists, orders, takes up or makes the trump.',
          },
          { when: { why: 'led-early' }, then: [allowed('player', playAlone)] },
          { when: { why: 'led' }, then: [notDecided] },
        ],
        [cites.uspc.fourHanded, cites.uspc.rulesDeal],
      ),
      donohue: says(
        [
          {
            when: { why: ['passed', 'led'] },
            then: [barred('player', playAlone)],
            note: 'The opponents may hold a player who spoke too late to playing with the partner.',
          },
          { when: { why: ['partner', 'led-early'] }, then: [allowed('player', playAlone)], doubtful: true },
        ],
        [
          cites.donohue.playingAlone(41),
          doubted(cites.donohue.dealing(22), 'Law 41 bars a lone hand after any lead; law 22 is read as the exception to it.'),
          cites.donohue.loneGoingAlone,
        ],
      ),
      'blue-ribbon-1940': says(
        [
          {
            when: { why: ['passed', 'partner'] },
            then: [barred('player', playAlone)],
            note: 'The dealer’s partner may play alone instead of assisting.',
          },
          { then: [notDecided] },
        ],
        cites.blue.trump,
      ),
      sierra: silent('The book gives the right to the player who declares the trump. It says nothing of anyone else.'),
    }),
    leads: {
      'blue-ribbon-1940': 'A player who has passed this trump, or whose partner made it, may not play alone. The book covers nothing else.',
      donohue:
        'A player who has passed this trump may not play alone. One who has not passed may play alone even if the partner made the trump, but not after a lead. There are more cases.',
      'uspc-1898':
        'A player who has passed this trump may not play alone. A player who has not passed may, even if the partner made the trump. There are more cases.',
    },
    see: ['euchre.law.defending-alone', 'euchre.law.lead-before-discard'],
  }),
  'defending-alone': law({
    offence: 'irregular-lone-hand',
    title: 'Defending alone',
    gist: 'A player wants to play alone on a trump that the other side has made.',
    aka: ['defend alone', 'alone against a loner', 'alone when the opponents called', 'loner against loner'],
    moment: 'going-alone',
    facts: {},
    readings: () => ({
      'uspc-1898': always(barred('player', defendAlone), cites.uspc.fourHanded, { note: 'Only the side that can be euchred may play alone.' }),
      donohue: always(barred('player', defendAlone), [cites.donohue.playingAlone(42), cites.donohue.loneGoingAlone], {
        note: 'Only the side that can be euchred may play alone; the one exception is a prompted order at the bridge.',
      }),
      'blue-ribbon-1940': always(barred('player', defendAlone), cites.blue.trump, { note: 'Railroad euchre allows it.' }),
      sierra: silent('The right to play alone is given to the player who declares the trump.'),
    }),
    see: ['euchre.law.bridge-prompt'],
  }),
  'lone-hand-opposed': law({
    offence: 'irregular-lone-hand',
    title: 'Partner opposes a lone hand',
    gist: 'A player declares a lone hand, and the partner objects or wants to play alone instead.',
    aka: ['my partner went alone and I had a better hand', 'refused to drop out', 'took over the loner'],
    moment: 'going-alone',
    facts: {
      what: fact('What does the partner want?', 'Partner wants', {
        object: { label: 'To stop the lone hand', chip: 'To stop it', if: 'if the partner wants to stop the lone hand' },
        instead: { label: 'To play alone instead', chip: 'To go alone', if: 'if the partner wants to play alone instead' },
      }),
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { what: 'object' }, then: [stands(theLoneHand)] },
          { when: { what: 'instead' }, then: [notDecided] },
        ],
        cites.uspc.fourHanded,
      ),
      donohue: always(stands(theLoneHand), [cites.donohue.playingAlone(43), cites.donohue.loneGoingAlone], { note: 'The first declaration binds both sides.' }),
      'blue-ribbon-1940': silent('The partner lays the cards down; the book does not mention an objection.'),
      sierra: silent('The partner lays the cards down; the book does not mention an objection.'),
    }),
  }),
  'lone-partner-shows': law({
    offence: 'irregular-lone-hand',
    title: 'Lone player’s partner shows cards',
    gist: 'The partner who lays down the cards for a lone hand lets the face of one be seen.',
    aka: ['partner of the loner showed a card', 'laid down face up'],
    moment: 'going-alone',
    facts: {},
    readings: () => ({
      'uspc-1898': silent(),
      donohue: always(choice('opponents', must('offender', playWithPartner), barred('offender', 'take-part')), cites.donohue.playingAlone(44), {
        note: 'Accident and design count alike.',
      }),
      'blue-ribbon-1940': silent('The cards go face down; no penalty is given.'),
      sierra: silent('The cards go face down; no penalty is given.'),
    }),
    leads: { donohue: 'The other side may make the partner who showed the card play along, or keep that partner out of the hand.' },
  }),
  'lone-hand-unclear': law({
    offence: 'irregular-lone-hand',
    title: 'Lone hand not clearly announced',
    gist: 'A player announces a lone hand so vaguely that the opponents do not take it in.',
    aka: ['mumbled alone', 'did not say alone', 'nobody heard loner'],
    moment: 'going-alone',
    facts: {
      led: fact('Has a card been led?', 'Card led', {
        no: { label: 'No', if: 'if no card has been led yet' },
        yes: { label: 'Yes', if: 'if a card has been led' },
      }),
    },
    usual: { led: 'yes' },
    readings: (says) => ({
      'uspc-1898': silent(),
      donohue: says(
        [
          { when: { led: 'yes' }, then: [barred('offender', playAlone), must('offender', playWithPartner)] },
          { when: { led: 'no' }, then: [noPenalty], note: 'The right is lost only by a lead.' },
        ],
        [cites.donohue.playingAlone(45), cites.donohue.loneGoingAlone],
      ),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    leads: { donohue: 'Once a card has been led, the player may not play alone and must play with the partner. Before any lead, there is no penalty.' },
  }),
};
