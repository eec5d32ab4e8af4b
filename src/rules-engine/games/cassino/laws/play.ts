import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, mayChange, must, notDecided, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { buildOrTake, clearBuild, raiseBuild, restoreCombination, separateBuild, useCards } from '../words.ts';
import { resultLaws } from './results.ts';

export const playLaws = {
  'play-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Play out of turn',
    gist: 'A player lays a card when it is the turn of another.',
    aka: ['played early', 'out of turn'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always([must('offender', 'leave-face-up'), barred('offender', buildOrTake)], cites.blue.penaltiesBuild),
      donohue: silent(),
      'uspc-1898': silent(),
    }),
  }),
  'false-build': law({
    offence: 'irregular-play',
    title: 'Build without the card to take it',
    gist: 'A player makes a build or a call and has no card of that number.',
    aka: ['false build', 'built without the card', 'cannot take his build', 'bluffed a build'],
    moment: 'play',
    facts: {
      taken: fact('Has another player taken the build in meanwhile?', 'Build taken in', {
        no: { label: 'No', if: 'if nobody has taken the build in since' },
        yes: { label: 'Yes', if: 'once another player has taken the build in' },
      }),
    },
    usual: { taken: 'no' },
    leads: {
      'blue-ribbon-1940':
        'If nobody has taken in the build, it is separated, and those who played after it may change their plays. If somebody has, the play stands.',
      donohue: 'If nobody has taken in the build, it is separated, and the opponent may use its cards.',
    },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that the build is separated if nobody has taken it in. They disagree on what follows: by Blue Ribbon those who played after it may change their plays, by Donohue the opponent may use the cards in any lawful way.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { taken: 'no' }, then: [must('offender', separateBuild), mayChange('later-players', 'play')] },
          { when: { taken: 'yes' }, then: [stands('play')], note: 'The build is gone, and the later plays are not changed.' },
        ],
        cites.blue.penaltiesBuild,
      ),
      donohue: says(
        [
          { when: { taken: 'no' }, then: [must('offender', separateBuild), allowed('opponent', useCards)] },
          { when: { taken: 'yes' }, then: [notDecided] },
        ],
        doubted(cites.donohue.rules(8), 'The number is damaged in the scan.'),
      ),
      'uspc-1898': silent('A player may build a combination that they have a card to take; the book gives no penalty.'),
    }),
    see: ['cassino.law.raising-a-build'],
  }),
  'raising-a-build': law({
    offence: 'irregular-play',
    title: 'Raising a build',
    gist: 'A player adds a card to a build that lies on the table and gives it a higher number.',
    aka: [
      'raise my own build',
      'increase a build',
      'change a build',
      'build higher',
      'raise with a card from the table',
      'double build',
      'call cannot be raised',
    ],
    moment: 'play',
    facts: {
      whose: fact('Whose build is it?', 'Whose build', {
        own: { label: 'The player’s own', chip: 'Own', if: 'if the build is the player’s own' },
        other: { label: 'Of another player', chip: 'Another’s', if: 'if the build is of another player' },
      }),
      from: fact('Where does the added card come from?', 'Card comes from', {
        hand: { label: 'From the hand', chip: 'The hand', if: 'if the added card comes from the hand' },
        table: { label: 'From the table', chip: 'The table', if: 'if the added card comes from the table' },
      }),
      kind: fact('What kind of build?', 'Build is', {
        single: { label: 'A single build', chip: 'Single', if: 'if it is a single build' },
        double: { label: 'A double build or a call: two or more sets of one number', chip: 'Double or call', if: 'if it is a double build or a call' },
      }),
    },
    usual: { kind: 'single', from: 'hand' },
    leads: {
      'blue-ribbon-1940':
        'A single build, even the player’s own, may be raised with a card from the hand. Nobody may raise a double build or a call. There are more cases.',
      donohue: 'Only a single build of another player may be raised, and only with a card from the hand. Nobody may raise a double build or a call.',
      'uspc-1898': 'Only a single build of another player may be raised, and only with a card from the hand. Nobody may raise a double build or a call.',
    },
    verdict: {
      kind: 'disagree',
      say: 'All three books agree: another player’s single build may be raised with a card from the hand; nobody may raise a double build or a call. Only by Blue Ribbon may a player also raise their own single build, with a card from the hand.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { kind: 'double' }, then: [barred('anyone', raiseBuild)] },
          { when: { kind: 'single', from: 'hand', whose: 'other' }, then: [allowed('player', raiseBuild)], note: 'With the card that takes the new number.' },
          {
            when: { kind: 'single', from: 'hand', whose: 'own' },
            then: [allowed('player', raiseBuild)],
            note: 'With the cards that take either number, the old and the new.',
          },
          { when: { kind: 'single', from: 'table', whose: 'other' }, then: [barred('offender', raiseBuild)] },
          { when: { kind: 'single', from: 'table', whose: 'own' }, then: [notDecided] },
        ],
        cites.blue.raising,
      ),
      donohue: says(
        [
          { when: { kind: 'double' }, then: [barred('anyone', raiseBuild)] },
          { when: { kind: 'single', whose: 'own' }, then: [barred('offender', raiseBuild)] },
          {
            when: { kind: 'single', whose: 'other', from: 'hand' },
            then: [allowed('player', raiseBuild)],
            note: 'The player must hold the card that takes the new number.',
          },
          { when: { kind: 'single', whose: 'other', from: 'table' }, then: [barred('offender', raiseBuild)] },
        ],
        [cites.donohue.building, cites.donohue.calling, cites.donohue.rules(9), cites.donohue.rules(10)],
        'A player may raise their own build again after an opponent has raised it.',
      ),
      'uspc-1898': says(
        [
          { when: { kind: 'double' }, then: [barred('anyone', raiseBuild)] },
          { when: { kind: 'single', whose: 'own' }, then: [barred('offender', raiseBuild)] },
          { when: { kind: 'single', whose: 'other', from: 'hand' }, then: [allowed('player', raiseBuild)] },
          { when: { kind: 'single', whose: 'other', from: 'table' }, then: [barred('offender', raiseBuild)] },
        ],
        [cites.uspc.play, cites.uspc.notes],
      ),
    }),
    see: ['cassino.law.build-left-standing'],
  }),
  'build-left-standing': law({
    question: 'allowed',
    title: 'A build left standing',
    gist: 'A player whose build is still on the table lays down a card that does nothing.',
    aka: ['trail with a build', 'do I have to take my build', 'left my build'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(must('offender', clearBuild), cites.blue.raising),
      donohue: always(must('offender', clearBuild), cites.donohue.rules(10)),
      'uspc-1898': always(must('offender', clearBuild), cites.uspc.notes, { note: 'When no other play is possible, the player takes in their own build.' }),
    }),
    see: ['cassino.law.raising-a-build'],
  }),
  'build-not-named': law({
    offence: 'irregular-play',
    title: 'Build not named',
    gist: 'A player builds or calls, and does not say clearly of which number.',
    aka: ['did not announce', 'did not call the build', 'what are you building'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('The builder names the number in every case that the book tells.'),
      donohue: always([allowed('opponent', separateBuild), allowed('opponent', useCards)], cites.donohue.rules(11)),
      'uspc-1898': always([allowed('other-players', separateBuild), allowed('other-players', useCards)], cites.uspc.notes),
    }),
  }),
  'wrong-cards-taken': law({
    offence: 'irregular-play',
    title: 'Wrong cards taken in',
    gist: 'A player takes in a card that does not belong to the combination.',
    aka: ['took the wrong card', 'took too much', 'added wrong', 'wrong take'],
    moment: 'play',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        'at-once': { label: 'At once', if: 'if it was noticed at once' },
        'still-last': {
          label: 'After another play, the cards being still the last taken in',
          chip: 'A play later',
          if: 'after a further play, with nothing else taken in since',
        },
        late: { label: 'After something else was taken in', chip: 'After a new take', if: 'after something else was taken in' },
      }),
      build: fact('Was the player taking in their own build?', 'Own build', {
        no: { label: 'No', if: 'if the player was not taking in a build of their own' },
        yes: { label: 'Yes', if: 'if the player was taking in their own build' },
      }),
    },
    usual: { build: 'no' },
    leads: {
      'blue-ribbon-1940':
        'The player must put back the card together with the whole combination. If it was the player’s own build, its cards must also be separated.',
      donohue:
        'If noticed at once, the player must put back the card with the whole combination. After something else was taken in, the play stands. There are more cases.',
      'uspc-1898': 'Until something else is taken in, the player must put back the card together with the whole combination. After that, the play stands.',
    },
    verdict: {
      kind: 'disagree',
      say: 'All three books agree that the card is put back with the whole combination. They disagree on the time: by Donohue it must be noticed at once, by U.S. Playing Card before something else is taken in; Blue Ribbon names no limit.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { build: 'no' }, then: [must('offender', restoreCombination)], note: 'The card that the player played stays on the table as well.' },
          {
            when: { build: 'yes' },
            then: [must('offender', restoreCombination), must('offender', separateBuild)],
            note: 'The card that the player played stays on the table as well.',
          },
        ],
        cites.blue.penaltiesBuild,
        'No limit of time is set.',
      ),
      donohue: says(
        [
          { when: { noticed: 'at-once' }, then: [must('offender', restoreCombination)] },
          { when: { noticed: 'still-last' }, then: [notDecided], note: 'A mistake has to be challenged immediately, and the last trick may be looked at.' },
          {
            when: { noticed: 'late' },
            then: [stands('play')],
            note: 'The book tells of a case in which two plays had been made: the mistake was seen too late.',
          },
        ],
        [cites.donohue.rules(12), cites.donohue.rules(13)],
      ),
      'uspc-1898': says(
        [
          { when: { noticed: ['at-once', 'still-last'] }, then: [must('offender', restoreCombination)] },
          { when: { noticed: 'late' }, then: [stands('play')] },
        ],
        cites.uspc.notes,
      ),
    }),
  }),
  'looking-back': law({
    offence: 'looking-back',
    title: 'Looking at cards taken in',
    gist: 'A player wants to see or count cards that were taken in.',
    aka: ['see the last trick', 'count my cards', 'look at my pile'],
    moment: 'play',
    facts: {
      which: fact('Which cards?', 'Wants to see', {
        last: { label: 'Those taken in last', chip: 'Last cards taken', if: 'if the cards are those taken in last' },
        earlier: { label: 'Earlier ones', chip: 'Earlier cards', if: 'if the cards were taken in before the last ones' },
      }),
    },
    leads: {
      donohue: 'Any player may look at the cards taken in last. Nobody may look at cards taken in before those.',
      'uspc-1898': 'Any player may look at the cards taken in last. Nobody may look at cards taken in before those.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says(
        [
          { when: { which: 'last' }, then: [allowed('anyone', 'look-back')] },
          { when: { which: 'earlier' }, then: [barred('anyone', 'look-back')], note: 'Until all the cards have been played.' },
        ],
        cites.donohue.rules(13),
      ),
      'uspc-1898': says(
        [
          { when: { which: 'last' }, then: [allowed('anyone', 'look-back')] },
          { when: { which: 'earlier' }, then: [barred('anyone', 'look-back')], note: 'Nor may they be counted before the end.' },
        ],
        cites.uspc.notes,
      ),
    }),
    see: ['cassino.law.wrong-cards-taken'],
  }),
  ...resultLaws,
};
