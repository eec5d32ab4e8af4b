// The tricks: the joker, following suit, cards out of turn and revokes.
import { always, fact, law, refersTo, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, callSuit, choice, handEnds, isDone, losesAmount, must, notDecided, scoresAmount, scoresNothing } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { handPlayedOut, nameSuitForJoker, playAnySuit, playJoker, playNamed, rightHandOfLeader, tricksSoFar } from '../words.ts';

const { blue, donohue } = cites;
const BY_EUCHRE = 'Outside revokes it keeps the general rules of euchre.';
const BY_WHIST = 'What it does not rule itself follows whist.';

export const playLaws = {
  'joker-without-trumps': law({
    question: 'allowed',
    title: 'The joker when there are no trumps',
    gist: 'Nothing is trumps, and the holder of the joker wants to take a trick with it.',
    aka: ['joker in no trumps', 'trump with the joker', 'joker out of suit', 'can I play the joker'],
    moment: 'play',
    needs: ['tricks'],
    facts: {
      has: yesNo(
        'Does the player hold a card of the suit led?',
        'Suit held',
        'if the player holds a card of the suit led',
        'if the player has none of the suit led',
      ),
    },
    leads: {
      'blue-ribbon-1940': 'A player who holds a card of the suit led must follow suit. One who has none may win the trick with the joker.',
      donohue: 'A player who holds a card of the suit led must follow suit. One who has none may win the trick with the joker.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { has: 'yes' }, then: [must('player', 'follow-suit')] },
          { when: { has: 'no' }, then: [allowed('player', playJoker)] },
        ],
        blue.pack,
      ),
      donohue: says(
        [
          { when: { has: 'yes' }, then: [must('player', 'follow-suit')] },
          { when: { has: 'no' }, then: [allowed('player', playJoker)] },
        ],
        donohue.joker,
      ),
    }),
    see: ['five-hundred.law.joker-led'],
  }),
  'joker-led': law({
    question: 'who-decides',
    title: 'The joker led when there are no trumps',
    gist: 'A player leads the joker. Which suit must the others play to it?',
    aka: ['led the joker', 'what suit to play on the joker', 'name a suit'],
    moment: 'play',
    needs: ['tricks'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always([must('player', nameSuitForJoker), must('other-players', playNamed)], blue.pack, { note: 'The choice is free.' }),
      donohue: always([must('player', nameSuitForJoker), must('other-players', playNamed)], donohue.joker, { note: 'It is called a privilege of the leader.' }),
    }),
    see: ['five-hundred.law.joker-without-trumps'],
  }),
  'must-trump': law({
    question: 'obliged',
    title: 'A player without the suit led',
    gist: 'A player has none of the suit led. Must that player trump?',
    aka: ['must I trump', 'forced to trump', 'void'],
    moment: 'play',
    needs: ['tricks'],
    facts: {},
    readings: () => ({
      donohue: always(allowed('player', playAnySuit), donohue.play),
      'blue-ribbon-1940': silent('Each player must follow suit if they can. The book says no more of one who cannot.'),
    }),
  }),
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Card exposed',
    gist: 'A card is dropped or shown out of its turn.',
    aka: ['dropped a card', 'showed a card', 'card liable to be called'],
    moment: 'play',
    facts: {},
    leads: {
      donohue:
        'The book does not cover a card that was dropped or shown. If a card was separated from the hand, unseen, an opponent who names it rightly may have it played.',
    },
    readings: () => ({
      donohue: refersTo('whist.law.exposed-card', donohue.revoke, BY_WHIST),
      'blue-ribbon-1940': silent('The general rules of euchre hold, and they have nothing on exposed cards.'),
    }),
  }),
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads who has not won the last trick; to the first trick, one who is not the bidder.',
    aka: ['wrong lead', 'led instead of the bidder'],
    moment: 'lead',
    facts: {
      whose: fact(
        'Whose lead was it?',
        'Turn to lead',
        {
          partner: { label: 'That of the leader’s partner', chip: 'Partner’s', if: 'if it was the partner’s turn to lead' },
          other: { label: 'Another player’s', if: 'if it was {partners:an opponent’s}{-partners:another player’s} turn to lead' },
        },
        { needs: { partner: 'partners' } },
      ),
      followed: yesNo('Has anyone played to it?', 'Played to it', 'if somebody has played to the lead', 'if nobody has played to the lead'),
    },
    usual: { followed: 'no' },
    leads: {
      donohue:
        'Either opponent may have the card stay face up and say when it is played, or name the suit that the right leader must lead. There are more cases.',
      'blue-ribbon-1940':
        'If the partner should have led and nobody has played to the card, the opponent on the partner’s right may name the suit to lead. The book covers nothing else.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. Blue Ribbon: if the partner should have led and nobody has played to the card, the opponent on the partner’s right may name the suit the partner leads. Donohue: no matter whose lead it was, either opponent may name the suit, or leave the card face up and say when it is played.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { whose: 'partner', followed: 'no' }, then: [callSuit(rightHandOfLeader, 'proper-leader')] },
          {
            when: { whose: 'partner', followed: 'yes' },
            then: [notDecided],
            note: 'The right to call a suit is gone. The book does not say what else follows.',
          },
          { when: { whose: 'other' }, then: [notDecided] },
        ],
        [blue.penalties, blue.euchreLead],
        BY_EUCHRE,
      ),
      donohue: refersTo('whist.law.lead-out-of-turn', donohue.revoke, BY_WHIST),
    }),
    see: ['euchre.law.lead-out-of-turn'],
  }),
  'play-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Card played before its turn',
    gist: 'A player plays to a trick before the one whose turn it is.',
    aka: ['played too soon', 'out of turn'],
    moment: 'play',
    facts: {},
    leads: {
      donohue:
        'If the third player played before the second, the fourth may too. If the fourth played before both, the fourth’s partner may not win or trump the trick, except to avoid a revoke.',
    },
    readings: () => ({
      donohue: refersTo('whist.law.play-out-of-turn', donohue.revoke, BY_WHIST),
      'blue-ribbon-1940': silent('Each plays in turn; the general rules of euchre have a lead out of turn only.'),
    }),
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player has not followed suit although able to.',
    aka: ['renege', 'did not follow suit', 'bidder reneged', 'opponent reneged'],
    moment: 'play',
    needs: ['tricks'],
    facts: {
      who: fact(
        'Who has revoked?',
        'Revoker',
        {
          bidder: { label: 'The bidder', chip: 'Bidder', if: 'if the bidder revoked' },
          partner: { label: 'The bidder’s partner', chip: 'Bidder’s partner', if: 'if the bidder’s partner revoked' },
          adversary: { label: 'Another player', if: 'if an opponent of the bidder revoked' },
        },
        { needs: { partner: 'partners' } },
      ),
    },
    leads: {
      'blue-ribbon-1940':
        'If the bidder revokes, the bid is lost, and the opponents score the tricks so far. If an opponent does, the opponents score nothing, and the bidder may score the bid or play on.',
      donohue:
        'If the bidder revokes, the bid is lost, and the opponents score the tricks so far. If an opponent does, the opponents score nothing, and the bidder scores the bid.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only if an opponent of the bidder revoked: by Donohue the bidder scores the bid; by Blue Ribbon the bidder may score it or play on for all ten tricks. By both, a bidder who revokes loses the bid, and the opponents score the tricks taken so far.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { who: 'bidder' },
            then: [handEnds, losesAmount('bidder', 'amount-bid'), scoresAmount('opponents-of-bidder', tricksSoFar)],
            note: 'The revoke has to be claimed and proved.',
          },
          { when: { who: 'partner' }, then: [notDecided], note: 'The book speaks of the bidder and of the bidder’s adversaries.' },
          {
            when: { who: 'adversary' },
            then: [scoresNothing('opponents-of-bidder'), choice('bidder', [handEnds, scoresAmount('bidder', 'amount-bid')], [isDone(handPlayedOut)])],
          },
        ],
        blue.penalties,
      ),
      donohue: says(
        [
          { when: { who: 'bidder' }, then: [handEnds, losesAmount('bidder', 'amount-bid'), scoresAmount('opponents-of-bidder', tricksSoFar)] },
          { when: { who: 'partner' }, then: [notDecided], note: 'The book speaks of the bidder and of the bidder’s opponents.' },
          { when: { who: 'adversary' }, then: [handEnds, scoresNothing('opponents-of-bidder'), scoresAmount('bidder', 'amount-bid')] },
        ],
        donohue.revoke,
      ),
    }),
    see: ['five-hundred.points.revoke-by-adversary'],
  }),
};
