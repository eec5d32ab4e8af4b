import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, cannotRecall, mayChange, must, noPenalty, notDecided, passesTo, permitted, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  alterByConsent,
  enterFromBar,
  leaveManOnBar,
  liftHitMan,
  moveAnyMan,
  moveManCorrectly,
  moveOtherMan,
  moveOtherMen,
  moveTouchedMen,
  playLargerNumber,
  playOneNumber,
  stopOnCovered,
  theMan,
  useBothDice,
} from '../words.ts';

export const moveLaws = {
  'wrong-number-moved': law({
    offence: 'irregular-move',
    title: 'Man moved a wrong number of points',
    gist: 'The throw is called rightly, and a man is moved a wrong number of points.',
    aka: ['wrong move', 'miscounted the points', 'illegal move noticed late', 'moved five instead of four'],
    moment: 'play',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        'in-time': { label: 'Before the opponent threw', chip: 'In time', if: 'before the opponent throws' },
        late: { label: 'After the opponent threw', chip: 'Later', if: 'once the opponent has thrown' },
      }),
      can: fact('What can be moved rightly?', 'Can be moved', {
        'that-man': { label: 'The checker wrongly moved', chip: 'That checker', if: 'if the checker wrongly moved can be moved rightly' },
        'other-man': {
          label: 'Not that checker; but the other one moved on the throw can go on by the second die',
          chip: 'The other one',
          if: 'if only the other checker moved can go on by the second die',
        },
        neither: { label: 'Neither of the two', chip: 'Neither', if: 'if neither checker can be moved rightly' },
      }),
    },
    usual: { noticed: 'in-time', can: 'that-man' },
    leads: {
      'blue-ribbon-1940':
        'If the opponent asks before throwing, that man must be moved by the right number, if it can be. Once the opponent has thrown, the move stands. There are more cases.',
      donohue: 'Once the opponent has thrown, the move stands, but both players together may agree to change it. The book covers nothing else.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that the move stands once the opponent has thrown; only Donohue lets both players agree to change it. Only Blue Ribbon covers the time before: if the opponent asks, that man must move by the right number or, if it cannot, the other man of that throw moves on by the second die.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { noticed: 'late' }, then: [stands('move')] },
          { when: { noticed: 'in-time', can: 'that-man' }, then: [must('offender', moveManCorrectly)], claim: { by: 'opponent', until: 'next-throw' } },
          { when: { noticed: 'in-time', can: 'other-man' }, then: [must('offender', moveOtherMan)], claim: { by: 'opponent', until: 'next-throw' } },
          { when: { noticed: 'in-time', can: 'neither' }, then: [allowed('offender', moveAnyMan)], claim: { by: 'opponent', until: 'next-throw' } },
        ],
        [cites.blue.law(9), cites.blue.law(10)],
      ),
      donohue: says(
        [
          {
            when: { noticed: 'late' },
            then: [stands('move'), allowed('both-sides', alterByConsent)],
            note: 'The law is worded of a throw that was mistaken and played; a wrong number moved is read as that.',
          },
          { when: { noticed: 'in-time' }, then: [notDecided], note: 'The law speaks only of the time after the opponent has thrown.' },
        ],
        cites.donohue.law('V'),
      ),
    }),
    see: ['backgammon.law.throw-miscalled'],
  }),
  'touched-man': law({
    offence: 'piece-touched',
    title: 'Man touched or taken up',
    gist: 'A player touches a man and then wants to move another one.',
    aka: ['touch move', 'touched checker', "j'adoube", 'picked up a man', 'adjusting a man'],
    moment: 'play',
    facts: {
      how: fact('How was it touched?', 'Touched', {
        notice: { label: 'To adjust it, with due notice', chip: 'With notice', if: 'if it was touched to adjust it, with due notice' },
        touched: { label: 'Without notice, and left on its point', chip: 'Left on its point', if: 'if it was touched without notice and left on its point' },
        taken: { label: 'Taken up from its point', chip: 'Taken up', if: 'if it was taken up from its point' },
      }),
      playable: fact('Can that checker be moved on this throw?', 'Can move', {
        yes: { label: 'Yes', if: 'if that checker can be moved on this throw' },
        no: { label: 'No', if: 'if that checker cannot be moved on this throw' },
      }),
    },
    usual: { how: 'touched', playable: 'yes' },
    leads: {
      'blue-ribbon-1940':
        'The player must move the man touched if it can be moved on this throw. If it cannot, there is no penalty. Adjusting it is allowed, if the player says so first.',
      donohue: 'A man taken up must be moved if it can be moved on this throw; so must both if two were taken up. The book covers nothing else.',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that a man taken up must be moved if it can be. Only Blue Ribbon says the same of a man merely touched, and only Donohue that both must be moved if two were taken up.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { how: 'notice' }, then: [permitted] },
          { when: { how: ['touched', 'taken'], playable: 'yes' }, then: [must('offender', 'move-touched')] },
          { when: { how: ['touched', 'taken'], playable: 'no' }, then: [noPenalty] },
        ],
        cites.blue.law(11),
        'The notice is the word j’adoube.',
      ),
      donohue: says(
        [
          { when: { how: 'taken', playable: 'yes' }, then: [must('offender', moveTouchedMen)] },
          { when: { how: 'taken', playable: 'no' }, then: [notDecided] },
          { when: { how: ['touched', 'notice'] }, then: [notDecided], note: 'The law begins with a man taken from its point.' },
        ],
        cites.donohue.law('I'),
      ),
    }),
    see: ['backgammon.law.move-taken-back'],
  }),
  'move-taken-back': law({
    offence: 'irregular-move',
    title: 'Move taken back',
    gist: 'A player wants to put a man somewhere else after playing it.',
    aka: ['take back a move', 'changed his mind', 'hand still on the man', 'quitted'],
    moment: 'play',
    facts: {
      hand: fact('Is the hand still on the checker?', 'Hand still on it', {
        on: { label: 'Yes', if: 'while the hand is still on the checker' },
        off: { label: 'No: it was rightly played and let go', chip: 'No', if: 'once the checker was rightly played and let go' },
      }),
    },
    usual: { hand: 'off' },
    leads: {
      'blue-ribbon-1940': 'Once the man was rightly played and let go, it may not be taken back. The book covers nothing else.',
      donohue: 'Once the man was rightly played and let go, it may not be taken back. While the hand is still on it, the player may change the move.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that a man rightly played and let go may not be taken back. Only Donohue adds that the player may change the move while the hand is still on the man.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { hand: 'off' }, then: [cannotRecall('offender', theMan)] },
          { when: { hand: 'on' }, then: [notDecided], note: 'Only a man that has been let go is said to stay where it is.' },
        ],
        cites.blue.law(11),
      ),
      donohue: says(
        [
          { when: { hand: 'off' }, then: [cannotRecall('offender', theMan)] },
          {
            when: { hand: 'on' },
            then: [mayChange('offender', 'move')],
            note: 'A man is not played before it is placed on a point and let go; but a man taken up has to be the one that is played.',
          },
        ],
        [cites.donohue.law('I'), cites.donohue.law('II')],
      ),
    }),
    see: ['backgammon.law.touched-man'],
  }),
  'one-number-played': law({
    offence: 'irregular-move',
    title: 'Number of a die left unplayed',
    gist: 'A player moves by one die only, or by the smaller one.',
    aka: ['must I play both dice', 'larger number', 'only one die played', 'forced move'],
    moment: 'play',
    facts: {
      can: fact('What can be played?', 'Can be played', {
        both: { label: 'Both numbers, if the play is chosen so', chip: 'Both numbers', if: 'if both numbers can be played' },
        either: { label: 'Either of them, but not both', chip: 'Either, not both', if: 'if either number can be played, but not both' },
        one: { label: 'One of them only', chip: 'Only one', if: 'if only one number can be played' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If both numbers can be played, both must be. If either can be played but not both, the larger must be. If only one can be played, it must be.',
      donohue: 'If only one number can be played, the player must play it. The book covers nothing else.',
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: if only one number can be played, it must be. Only Blue Ribbon rules on a choice of numbers: both if possible, or else the larger.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { can: 'both' }, then: [must('player', useBothDice)] },
          { when: { can: 'either' }, then: [must('player', playLargerNumber)] },
          { when: { can: 'one' }, then: [must('player', playOneNumber)] },
        ],
        [cites.blue.doublets, cites.blue.law(12)],
      ),
      donohue: says(
        [
          { when: { can: 'one' }, then: [must('player', playOneNumber)] },
          { when: { can: ['both', 'either'] }, then: [notDecided], note: 'All that is said: if one man only can be played, it has to be played.' },
        ],
        cites.donohue.play,
      ),
    }),
  }),
  'covered-point': law({
    offence: 'irregular-move',
    title: 'Man stopped on a covered point',
    gist: 'A man stops, even on the way, on a point that holds two or more men of the opponent.',
    aka: ['blocked point', 'landed on two men', 'made point', 'passed through a block'],
    moment: 'play',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'A man may not stop there, even as a resting place on the way.',
      donohue: 'A man may not stop there, even as a resting place on the way.',
    },
    readings: () => ({
      'blue-ribbon-1940': always(barred('player', stopOnCovered), cites.blue.move),
      donohue: always(barred('player', stopOnCovered), cites.donohue.coveredPoint, {
        note: 'With double fours and the fourth point covered the move is lost, though the eighth, twelfth and sixteenth are open.',
      }),
    }),
  }),
  'no-move': law({
    offence: 'irregular-move',
    title: 'No man can be moved',
    gist: 'Every point to which a man might go is covered.',
    aka: ['blocked', 'lost throw', 'cannot move', 'skip the turn'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('The only throw that the book says is lost is that of a man who cannot enter.'),
      donohue: always(passesTo('turn', 'opponent'), cites.donohue.play),
    }),
    see: ['backgammon.law.man-on-bar'],
  }),
  'blot-passed': law({
    offence: 'irregular-move',
    title: 'Blot not hit or not lifted',
    gist: 'A player could hit a blot, or rests a man on it and goes on.',
    aka: ['must I hit', 'hit and run', 'touch and go', 'blot missed'],
    moment: 'play',
    facts: {
      how: fact('What happened?', 'What happened', {
        missed: { label: 'The blot was within reach and was left alone', chip: 'Blot left alone', if: 'if the blot was within reach and was left alone' },
        rested: { label: 'A checker rested on the blot and went on', chip: 'Passed over it', if: 'if a checker rested on the blot and went on' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'Nobody has to hit a blot. But if a man rested on it on the way, the blot is hit, and the player must put it on the bar.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { how: 'missed' }, then: [permitted], note: 'Nobody is obliged to hit.' },
          { when: { how: 'rested' }, then: [must('player', liftHitMan)] },
        ],
        doubted(cites.blue.doublets, 'The lines stand in a wrong order in our copy; the sense is clear.'),
      ),
      donohue: silent(),
    }),
  }),
  'man-on-bar': law({
    offence: 'irregular-move',
    title: 'Another man moved with a man on the bar',
    gist: 'A player who has a man on the bar wants to move another man.',
    aka: ['on the bar', 'enter first', 'dancing', 'cannot come in', 'shut out'],
    moment: 'play',
    facts: {
      open: fact('Which points of the opponent’s home table are open?', 'Points open', {
        thrown: { label: 'The point of a number thrown is open', chip: 'A number thrown', if: 'if the point of a number thrown is open' },
        others: { label: 'Some points are open, but none of a number thrown', chip: 'Only others', if: 'if points are open, but none of a number thrown' },
        none: { label: 'None: all six are covered', chip: 'None', if: 'if all six points are covered' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The man on the bar must be entered before any other man is moved. If neither number thrown lets it enter, the turn passes to the opponent.',
      donohue: 'The man on the bar must be entered before any other man is moved. If neither number thrown lets it enter, the turn passes to the opponent.',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree: the man on the bar is entered first, and the turn passes if no number thrown lets it enter. Only Donohue adds that a player does not even throw while all six points are covered.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { open: 'thrown' }, then: [must('player', enterFromBar)] },
          { when: { open: ['others', 'none'] }, then: [must('player', leaveManOnBar), passesTo('turn', 'opponent')] },
        ],
        cites.blue.enter,
      ),
      donohue: says(
        [
          { when: { open: 'thrown' }, then: [must('player', enterFromBar)], note: 'A point that holds a blot is open.' },
          { when: { open: 'others' }, then: [must('player', leaveManOnBar), barred('player', moveOtherMen), passesTo('turn', 'opponent')] },
          {
            when: { open: 'none' },
            then: [must('player', leaveManOnBar), passesTo('throw', 'opponent')],
            note: 'It would be useless to throw; the opponent throws alone.',
          },
        ],
        cites.donohue.doublets,
      ),
    }),
  }),
} as const;
