// The king, the tricks and the end of a hand.
import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { barred, choice, must, noPenalty, notDecided, scores, stands, takesBack } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { playCalledSuit, playNamedSuit } from '../words.ts';

const { king, turn, named, falseKing, betting } = cites.donohue;
const NONE = silent('The book says nothing about it.');
const TURNED = 'The book’s rule of time is for a king that is held; it does not say how long a king that was turned may be marked.';

export const playLaws = {
  'king-not-announced': law({
    offence: 'irregular-meld',
    title: 'King of trumps announced or marked late',
    gist: 'A player has the king of trumps, held or turned, and claims the point when the play has begun.',
    aka: ['forgot the king', 'forgot to mark the king', 'I have the king', 'king not called', 'turned the king and did not mark it'],
    moment: 'opening-lead',
    needs: ['trump'],
    facts: {
      who: fact('Who has it?', 'King held by', {
        leader: { label: 'The non-dealer', chip: 'Non-dealer', if: 'if the non-dealer holds the king' },
        dealer: { label: 'The dealer, in hand', chip: 'Dealer', if: 'if the dealer holds the king' },
        turned: { label: 'The dealer, who turned it up', chip: 'Dealer, turned it', if: 'if the dealer turned up the king' },
      }),
      when: fact('When was it told?', 'Announced', {
        before: { label: 'Before the first lead', chip: 'Before the lead', if: 'before the first lead' },
        covered: {
          label: 'After the lead, before the dealer played to it',
          chip: 'After the lead',
          if: 'after the first lead, before the dealer played to it',
        },
        late: { label: 'After the dealer played to it', chip: 'Later', if: 'after the dealer played to the first lead' },
      }),
      led: fact('Which card did the non-dealer lead?', 'Card led', {
        king: { label: 'The king itself', chip: 'The king', if: 'if the king itself was led' },
        other: { label: 'Another card', if: 'if another card was led' },
      }),
    },
    usual: { when: 'late' },
    leads: {
      'blue-ribbon-1940':
        'A king held scores 1 point only if announced in time: by the non-dealer before leading, by the dealer before playing to that lead. There are more cases.',
      donohue:
        'A king held scores 1 point only if announced in time: by the non-dealer before leading, by the dealer before playing to that lead. There are more cases.',
      'uspc-1898':
        'A king held scores 1 point only if announced in time: by the non-dealer before leading, by the dealer before playing to that lead. There are more cases.',
    },
    verdict: {
      kind: 'distinguishes',
      say: 'The books agree: the king scores 1 point if announced before its holder plays the first card. Only Donohue makes an exception: a non-dealer who led the king itself may score it until the dealer has played to it.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { who: 'leader', when: 'before' }, then: [scores('non-dealer', 1)] },
          { when: { who: 'leader', when: 'covered', led: 'king' }, then: [scores('non-dealer', 1)] },
          { when: { who: 'dealer', when: ['before', 'covered'] }, then: [scores('dealer', 1)] },
          { when: { who: 'leader', when: 'covered', led: 'other' }, then: [barred('non-dealer', 'score-late')] },
          { when: { who: 'leader', when: 'late' }, then: [barred('non-dealer', 'score-late')] },
          { when: { who: 'dealer', when: 'late' }, then: [barred('dealer', 'score-late')] },
          { when: { who: 'turned', when: 'before' }, then: [scores('dealer', 1)] },
          { when: { who: 'turned', when: ['covered', 'late'] }, then: [notDecided], note: TURNED },
        ],
        [king, betting],
        'It has to be said, "I have the king"; to mark it is not enough.',
      ),
      'blue-ribbon-1940': says(
        [
          { when: { who: 'leader', when: 'before' }, then: [scores('non-dealer', 1)] },
          { when: { who: 'dealer', when: ['before', 'covered'] }, then: [scores('dealer', 1)] },
          { when: { who: 'leader', when: ['covered', 'late'] }, then: [barred('non-dealer', 'score-late')], doubtful: true },
          { when: { who: 'dealer', when: 'late' }, then: [barred('dealer', 'score-late')], doubtful: true },
          { when: { who: 'turned', when: 'before' }, then: [scores('dealer', 1)], note: 'The dealer marks it at once.' },
          {
            when: { who: 'turned', when: ['covered', 'late'] },
            then: [notDecided],
            note: 'The dealer is to mark it at once; the book leaves open what follows if they do not.',
          },
        ],
        doubted(cites.blue.king, 'A king has to be marked before its holder plays to the first trick; that it is lost afterwards is drawn from that.'),
      ),
      'uspc-1898': says(
        [
          { when: { who: 'leader', when: 'before' }, then: [scores('non-dealer', 1)] },
          { when: { who: 'dealer', when: ['before', 'covered'] }, then: [scores('dealer', 1)] },
          { when: { who: 'leader', when: ['covered', 'late'] }, then: [barred('non-dealer', 'score-late')], doubtful: true },
          { when: { who: 'dealer', when: 'late' }, then: [barred('dealer', 'score-late')], doubtful: true },
          { when: { who: 'turned', when: 'before' }, then: [scores('dealer', 1)] },
          { when: { who: 'turned', when: ['covered', 'late'] }, then: [notDecided], note: TURNED },
        ],
        doubted(cites.uspc.game, 'The king is announced before its holder plays a card; that it is lost afterwards is drawn from that.'),
      ),
    }),
    see: ['ecarte.points.king', 'ecarte.law.king-falsely-announced', 'ecarte.law.other-fault'],
  }),
  'king-falsely-announced': law({
    offence: 'miscall',
    title: 'King announced and not held',
    gist: 'A player claims the king of trumps and does not have it.',
    aka: ['called the king without it', 'false king', 'lied about the king'],
    moment: 'opening-lead',
    needs: ['trump'],
    facts: {
      played: yesNo(
        'Was a card played before the player put it right?',
        'Card played',
        'if a card was played before the player put it right',
        'if the player put it right before a card was played',
      ),
    },
    usual: { played: 'yes' },
    leads: {
      donohue: 'If a card was played before the player put it right, the opponent scores 1 point. If it was put right before, there is no penalty.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { played: 'no' }, then: [noPenalty] },
          { when: { played: 'yes' }, then: [scores('opponent', 1)], note: 'Whatever comes of the hand.' },
        ],
        falseKing,
      ),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
    see: ['ecarte.law.king-not-announced'],
  }),
  'backer-calls-king': law({
    offence: 'table-talk',
    title: 'A backer calls the king',
    gist: 'A backer says that their player has the king of trumps.',
    aka: ['spectator announced the king', 'somebody else called it'],
    moment: 'opening-lead',
    needs: ['trump'],
    facts: {
      player: yesNo(
        'Did the player say it in time?',
        'Player said it',
        'if the player too announced the king in time',
        'if the player did not announce the king in time',
      ),
    },
    usual: { player: 'no' },
    leads: {
      donohue: 'What a backer says does not count. The player scores 1 point only for announcing the king in time.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { player: 'yes' }, then: [scores('player', 1)] },
          { when: { player: 'no' }, then: [barred('player', 'score-late')], note: 'What the backers say counts for nothing.' },
        ],
        betting,
      ),
      'blue-ribbon-1940': silent('It has two players and no bets around them.'),
      'uspc-1898': silent('It has two players and no bets around them.'),
    }),
    see: ['ecarte.law.king-not-announced'],
  }),
  'play-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Card played before its turn',
    gist: 'A player puts a card down when it is for the other to play.',
    aka: ['led out of turn', 'played too soon'],
    moment: 'play',
    facts: {
      covered: yesNo('Has the card been covered?', 'Card covered', 'once the opponent has played on the card', 'before the opponent has played on the card'),
    },
    usual: { covered: 'no' },
    leads: {
      donohue: 'The player takes back the card. But once the opponent has played on it, the trick stands.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { covered: 'no' }, then: [takesBack('offender', 'card')] },
          { when: { covered: 'yes' }, then: [stands('trick')] },
        ],
        turn,
      ),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
  'wrong-suit-named': law({
    offence: 'irregular-play',
    title: 'One suit named and another played',
    gist: 'A player calls out one suit and puts down a card of another.',
    aka: ['said club and played spade', 'called the wrong suit'],
    moment: 'play',
    facts: {
      has: yesNo(
        'Does the player hold a card of the suit named?',
        'Named suit held',
        'if the player holds a card of the suit named',
        'if the player has none of the suit named',
      ),
    },
    leads: {
      donohue:
        'The opponent may let the card stand, or have it taken back and the suit named played. If the player has none of that suit, the opponent names another.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { has: 'yes' }, then: [choice('opponent', [takesBack('offender', 'card'), must('offender', playNamedSuit)], stands('play'))] },
          { when: { has: 'no' }, then: [choice('opponent', [takesBack('offender', 'card'), must('offender', playCalledSuit)], stands('play'))] },
        ],
        named,
        'The book calls this a dead letter where nobody calls out what they play.',
      ),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
};
