import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, callCard, cannotRecall, cardExposed, handEnds, handExposed, must, notDecided, stands } from '../../../laws/remedies.ts';
import { HOW_EXPOSED } from '../../../laws/trick-facts.ts';
import { cites, NO_LAWS } from '../cites.ts';

/** By the general laws of 1940, where the player has a partner who could learn something from the card. */
const EXPOSED_IN_PLAY = cardExposed('offender', 'opponents');
const LAID_OPEN = 'The chapter rules for cards that lie face up in play; a whole hand it does not name.';

export const exposedLaws = {
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Card that may be called',
    gist: 'A player shows, names or separates a card of their hand.',
    aka: ['exposed card', 'dropped a card', 'penalty card', 'partner saw my card', 'named a card', 'detached a card'],
    moment: 'play',
    facts: { how: HOW_EXPOSED },
    usual: { how: 'faced' },
    verdict: {
      kind: 'apart',
      say: 'Blue Ribbon and U.S. Playing Card agree: the opponents may call a card that lay face up. Only U.S. Playing Card adds that they may call a card that was named or that the partner saw. Only Donohue covers a card separated from the hand but not seen: they may call that too.',
    },
    leads: {
      'blue-ribbon-1940':
        'If the card lay face up on the table, it stays face up, to be played when the other side says. The book covers no other way of showing it.',
      donohue:
        'If the card was only separated from the hand, an opponent who names it may demand that it be played. The book does not cover a card that was shown.',
      'uspc-1898': 'If the card lay face up, was named or was seen by the partner, it stays face up, to be played when either opponent says.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { how: ['faced', 'seen', 'named'] }, then: [cardExposed('offender', 'either-opponent')] },
          { when: { how: 'separated' }, then: [notDecided], note: 'Only a card that is faced, seen or named is liable.' },
        ],
        [cites.uspc.law(20), cites.uspc.law(21)],
        'A card led out of turn is not among them. The call may be repeated at each trick; a holder who gets rid of the card in play owes nothing more.',
      ),
      donohue: says(
        [
          {
            when: { how: 'separated' },
            then: [callCard('either-opponent', 'offender')],
            note: 'The opponent has to name the card and to prove that it was separated.',
          },
          { when: { how: ['faced', 'seen', 'named'] }, then: [notDecided], note: 'The laws speak of a separated card and of a whole hand laid open.' },
        ],
        cites.donohue.separatingShowing,
      ),
      ...NO_LAWS,
      'blue-ribbon-1940': says(
        [
          { when: { how: 'faced' }, then: [EXPOSED_IN_PLAY] },
          { when: { how: ['seen', 'named', 'separated'] }, then: [notDecided], note: 'The chapter speaks of cards that lie face up on the table.' },
        ],
        [cites.blue.generalLaws, cites.blue.generalPlay],
      ),
    }),
    see: ['whist.law.hand-shown', 'whist.law.wrong-penalty', 'general-laws.law.exposed-card'],
  }),
  'two-cards-played': law({
    offence: 'irregular-trick',
    title: 'Two cards played to a trick',
    gist: 'A player throws two or more cards at once.',
    aka: ['played two cards', 'two cards stuck together'],
    moment: 'play',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'Both cards stay face up, to be played when the other side says. The book does not say which of them counts to this trick.',
      'uspc-1898': 'The player says which card was meant for the trick. The rest stay face up, to be played when either opponent says.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that cards thrown beyond the one for the trick stay face up, to be played when the other side says. Only U.S. Playing Card says which one counts to the trick: the one that the player points out.',
    },
    readings: () => ({
      'uspc-1898': always([must('offender', 'point-out-card'), cardExposed('offender', 'either-opponent')], cites.uspc.law(20), {
        note: 'Every card but the one pointed out lies exposed.',
      }),
      donohue: silent(),
      ...NO_LAWS,
      'blue-ribbon-1940': always(EXPOSED_IN_PLAY, [cites.blue.generalLaws, cites.blue.generalPlay], {
        note: 'Both cards are meant. The book does not say which of them counts as played.',
      }),
    }),
    see: ['whist.law.exposed-card'],
  }),
  'hand-shown': law({
    offence: 'exposed-card',
    title: 'Hand lowered or shown',
    gist: 'A player holds their hand so that the partner sees more than one card of it.',
    aka: ['showed his hand to partner', 'lowered the hand'],
    moment: 'play',
    notGeneral: true,
    needs: ['partners'],
    facts: {},
    readings: () => ({
      'uspc-1898': always(handExposed('offender', 'either-opponent'), cites.uspc.law(20)),
      donohue: silent('Only a hand thrown open on the table is named.'),
      ...NO_LAWS,
    }),
    see: ['whist.law.abandoned-hand'],
  }),
  'abandoned-hand': law({
    offence: 'abandoned-hand',
    title: 'Hands thrown down',
    gist: 'Players throw their cards face up on the table before the hand is played out.',
    aka: ['threw in the hand', 'gave up', 'laid down the cards'],
    moment: 'play',
    facts: {
      who: fact('Who threw down?', 'Threw down', {
        all: { label: 'All the players', chip: 'Everybody', if: 'if all the players threw down their cards' },
        one: { label: 'One player alone', chip: 'One alone', if: 'if one player alone threw down the cards' },
      }),
    },
    usual: { who: 'one' },
    verdict: {
      kind: 'agree',
      say: 'The books agree: if one player alone threw down the cards, they stay face up, and each is played when the other side says. Only U.S. Playing Card has a rule if all the players threw down theirs: play stops, and the score stands.',
    },
    leads: {
      'blue-ribbon-1940':
        'If one player alone threw down the cards, they stay face up, each to be played when the other side says. The book does not cover it if all did.',
      donohue:
        'If one player alone threw down the cards, they stay face up, and each is played when the other side says. The book does not cover it if all did.',
      'uspc-1898': 'If one player alone threw down the cards, each is played when either opponent says. If all did, play stops, and the score stands.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { who: 'all' },
            then: [handEnds, stands('score')],
            note: 'The result then claimed or admitted holds; a revoke found afterwards still carries its penalty.',
          },
          { when: { who: 'one' }, then: [handExposed('offender', 'either-opponent')] },
        ],
        [cites.uspc.law(27), cites.uspc.law(20)],
      ),
      donohue: says(
        [
          { when: { who: 'one' }, then: [handExposed('offender', 'opponents'), cannotRecall('offender', 'cards')], note: 'No call may force a revoke.' },
          { when: { who: 'all' }, then: [notDecided] },
        ],
        cites.donohue.separatingShowing,
      ),
      ...NO_LAWS,
      'blue-ribbon-1940': says(
        [
          { when: { who: 'one' }, then: [handExposed('offender', 'opponents')], note: LAID_OPEN },
          { when: { who: 'all' }, then: [notDecided] },
        ],
        [cites.blue.generalLaws, cites.blue.generalPlay],
      ),
    }),
    see: ['whist.law.claims-the-rest', 'whist.law.exposed-card'],
  }),
  'claims-the-rest': law({
    offence: 'abandoned-hand',
    title: 'Claiming the rest',
    gist: 'A player {partners:says or shows that their side wins}{-partners:shows a hand that wins} all the tricks that are left, or has the game.',
    aka: ['the rest are ours', 'I have the rest', 'claimed the game'],
    moment: 'play',
    facts: {
      how: fact(
        'How was it claimed?',
        'Claimed',
        {
          said: { label: 'In words', if: 'if the tricks were claimed in words' },
          shown: { label: 'By showing the cards', chip: 'By showing', if: 'if the cards were shown with the claim' },
        },
        { needs: { said: 'partners' } },
      ),
    },
    usual: { how: 'shown' },
    verdict: {
      kind: 'agree',
      say: 'The books agree: cards shown with the claim stay face up, and each is played when the other side says. Only U.S. Playing Card covers a claim in words: the partner’s cards are laid open and played in the same way.',
    },
    leads: {
      'blue-ribbon-1940':
        'If the player showed the cards, they stay face up, each to be played when the other side says. The book does not cover a claim in words.',
      donohue: 'If the player showed the cards, they stay face up, each to be played when the other side says. The book does not cover a claim in words.',
      'uspc-1898':
        'If the cards were shown, each is played when either opponent says. If the claim was made in words, the partner’s cards are laid open and played in the same way.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { how: 'said' },
            then: [must('partner-of-offender', 'show-hand-on-table'), handExposed('partner-of-offender', 'either-opponent')],
            note: 'It is the partner’s hand that lies open, not the claimer’s.',
          },
          { when: { how: 'shown' }, then: [handExposed('offender', 'either-opponent')] },
        ],
        [cites.uspc.law(36), cites.uspc.law(20)],
      ),
      donohue: says(
        [
          { when: { how: 'shown' }, then: [allowed('offender', 'show-hand'), handExposed('offender', 'opponents')] },
          { when: { how: 'said' }, then: [notDecided] },
        ],
        cites.donohue.separatingShowing,
      ),
      ...NO_LAWS,
      'blue-ribbon-1940': says(
        [
          { when: { how: 'shown' }, then: [handExposed('offender', 'opponents')], note: LAID_OPEN },
          { when: { how: 'said' }, then: [notDecided] },
        ],
        [cites.blue.generalLaws, cites.blue.generalPlay],
      ),
    }),
  }),
};
