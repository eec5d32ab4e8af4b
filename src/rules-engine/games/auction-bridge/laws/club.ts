import { fact, law } from '../../../laws/laws.ts';
import { allowed, barred, must, notDecided } from '../../../laws/remedies.ts';
import { BLUE, cites } from '../cites.ts';
import { addGameBonus, cutOutLast, playForAbsent, playOutDeal, substitute, takeSeatBack, thoseLeft } from '../words.ts';

export const clubLaws = {
  'late-entry': law({
    offence: 'seats-and-partners',
    title: 'Late claim to enter a club table',
    gist: 'A player wants to join a table that is about to begin a rubber.',
    aka: ['join the table', 'cut in', 'declare in', 'waiting to play'],
    moment: 'before-play',
    needs: ['rubber'],
    facts: {
      cut: fact('Has the pack been spread, or has a player cut, for the next rubber?', 'Draw begun', {
        no: { label: 'No', if: 'before the draw for the next rubber has begun' },
        yes: { label: 'Yes', if: 'once the draw for the next rubber has begun' },
      }),
      complete: fact('Does the table already have its six players?', 'Table full', {
        no: { label: 'No', if: 'if the table has fewer than six players' },
        yes: { label: 'Yes', if: 'if the table has its six players' },
      }),
    },
    usual: { complete: 'no' },
    leads: {
      'blue-ribbon-1940':
        'A player may join before the draw for the next rubber, if the table has fewer than six players. Later, or if the table has six, nobody may join.',
      donohue:
        'A player may join before the draw for the next rubber, if the table has fewer than six players. Later, or if the table has six, nobody may join.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { cut: 'no', complete: 'no' },
            then: [allowed('player', 'enter-table')],
            note: 'Candidates for whom there are not places enough draw for them.',
          },
          { when: { cut: 'yes', complete: 'no' }, then: [barred('player', 'enter-table')] },
          { when: { complete: 'yes' }, then: [barred('player', 'enter-table')] },
        ],
        cites.blue.law(140),
      ),
    }),
    see: ['auction-bridge.law.leaving-table'],
  }),
  'unfinished-rubber': law({
    question: 'broken-off',
    title: 'Unfinished rubber',
    gist: 'A player cannot or will not finish the rubber.',
    aka: ['had to go home', 'quit in the middle', 'left during the rubber', 'rubber broken off'],
    moment: 'rubber-over',
    needs: ['rubber'],
    facts: {
      substitute: fact('Is there a substitute whom the others accept?', 'Substitute', {
        yes: { label: 'Yes', if: 'if the others accept a substitute' },
        no: { label: 'No', if: 'if there is no substitute whom the others accept' },
      }),
      deal: fact('Has a deal been started?', 'Deal started', {
        yes: { label: 'Yes', if: 'once a deal has been started' },
        no: { label: 'No', if: 'before a deal has been started' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A substitute whom the others accept may play on. Without one, a deal that was started is finished, and the bonus for each game won is added.',
      donohue: 'A substitute whom the others accept may play for the absent player. Without one, the book does not cover this.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree: a substitute whom the others accept may play on. Only Blue Ribbon rules on a rubber without a substitute: a deal that was started is finished, and the bonus for each game won is added to the score.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { substitute: 'yes' },
            then: [allowed(substitute, playForAbsent)],
            note: 'The substitute plays until the rubber ends or the absent player returns, and neither wins nor loses any right at a table by it.',
          },
          {
            when: { substitute: 'no', deal: 'yes' },
            then: [must('all-players', playOutDeal), must('bookkeeper', addGameBonus)],
            note: 'The score is then made up as it is.',
          },
          { when: { substitute: 'no', deal: 'no' }, then: [must('bookkeeper', addGameBonus)], note: 'The score is made up as it is.' },
        ],
        [cites.blue.law(70), cites.blue.law(146), cites.blue.law(147)],
      ),
      donohue: says(
        [
          {
            when: { substitute: 'yes' },
            then: [allowed(substitute, playForAbsent)],
            note: 'All three others have to consent; the substitute plays during that rubber.',
          },
          { when: { substitute: 'no' }, then: [notDecided] },
        ],
        [cites.donohue.play, cites.donohue.entry],
      ),
    }),
    see: ['auction-bridge.points.unfinished-game'],
  }),
  'leaving-table': law({
    question: 'allowed',
    title: 'Leaving a club table',
    gist: 'A player leaves their table and later wants a place at one.',
    aka: ['broke up the table', 'walked off after the rubber', 'keep my seat'],
    moment: 'rubber-over',
    needs: ['rubber'],
    facts: {
      how: fact('How did the player leave?', 'How they left', {
        'no-return': {
          label: 'Did not come back, or left at the end of a rubber and so broke up the table',
          chip: 'For good',
          if: 'if the player did not return or broke up the table',
        },
        'to-help': {
          label: 'To help make up another table, promising to return',
          chip: 'To help elsewhere',
          if: 'if the player left to help another table and will return',
        },
        'fourth-man': {
          label: 'To be the fourth at another table, where that player now wants to stay',
          chip: 'As a fourth',
          if: 'if the player wants to stay as the fourth elsewhere',
        },
      }),
    },
    verdict: {
      kind: 'apart',
      say: 'The books agree on a player who breaks up a table: the others may join another table before that player. Only Blue Ribbon lets a player who left to help another table take the old seat back. Only Donohue lets a player who leaves during the rubber name a substitute, if the others agree.',
    },
    leads: {
      'blue-ribbon-1940':
        'If a player left for good, those who stayed may join any other table before that player. One who left to help another table may take the old seat back. There are more cases.',
      donohue: 'A player who leaves before the rubber is over may name a substitute, if the others consent. There are more cases.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { how: 'no-return' }, then: [allowed(thoseLeft, 'go-before')] },
          {
            when: { how: 'to-help' },
            then: [allowed('player', takeSeatBack)],
            note: 'The player must come at the first opportunity, and may then replace any member who joined meanwhile.',
          },
          { when: { how: 'fourth-man' }, then: [allowed('player', cutOutLast)] },
        ],
        [cites.blue.law(141), cites.blue.law(142), cites.blue.law(143)],
      ),
    }),
  }),
};
