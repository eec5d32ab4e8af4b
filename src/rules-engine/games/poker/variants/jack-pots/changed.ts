import { doubted } from '../../../../core/cites.ts';
import type { LawAmendment } from '../../../../core/games.ts';
import { fact } from '../../../../core/laws.ts';
import { allowed, must, notDecided, wins } from '../../../../core/remedies.ts';
import { cites } from '../../cites.ts';
import { keepUnseen, opener, showFiveCards, showOpeners, speakFirst, thePot, uncalledBettor } from '../../words.ts';

export const whoIsUncalled = fact('Who takes the pot?', { opener: 'The player who opened the jack pot', other: 'Another player' });

const unseen = { when: { who: 'other' }, then: [wins(uncalledBettor, thePot), allowed(uncalledBettor, keepUnseen)] } as const;

/** Laws of draw poker that turn on the opener in a jack pot. */
export const changedLaws: Readonly<Record<string, LawAmendment>> = {
  'first-to-speak': {
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { round: 'before' },
            then: [must('left-of-dealer', speakFirst)],
            note: 'Each in turn says whether he can open. Who begins is not said; the turn is taken to start where the deal does.',
          },
          { when: { round: 'after' }, then: [must(opener, speakFirst)] },
        ],
        [
          cites.uspc.lawsRulesJackBetting,
          doubted(cites.uspc.drawScoring, 'The text reads "Cards are not drawn" once the pot is open; "now drawn" must be meant, for the game is draw poker.'),
        ],
      ),
      donohue: says(
        [
          { when: { round: 'before' }, then: [must('left-of-dealer', speakFirst)], note: 'Each in turn opens or passes.' },
          { when: { round: 'after' }, then: [must(opener, speakFirst)] },
        ],
        [cites.donohue.jackPotsBidding, cites.donohue.jackPotsBetting],
      ),
      'blue-ribbon-1940': says(
        [
          { when: { round: 'before' }, then: [must('left-of-dealer', speakFirst)], note: 'Each in turn opens or passes.' },
          { when: { round: 'after' }, then: [must(opener, speakFirst)], note: 'When he declines, his left-hand neighbour has the word.' },
        ],
        [cites.blue.jackPotsScoring, cites.blue.jackPotsBetting],
      ),
    }),
  },
  'uncalled-bet': {
    facts: { who: whoIsUncalled },
    readings: (says) => ({
      'uspc-1898': says(
        [{ when: { who: 'opener' }, then: [wins(opener, thePot), must(opener, showFiveCards), must(opener, showOpeners)] }, unseen],
        [cites.uspc.lawsRulesJackUncalledBet, cites.uspc.lawsRulesScoring],
      ),
      donohue: says([{ when: { who: 'opener' }, then: [wins(opener, thePot), must(opener, showOpeners)] }, unseen], cites.donohue.jackPotsBetting),
      'blue-ribbon-1940': says(
        [
          {
            when: { who: 'opener' },
            then: [wins(opener, thePot), notDecided],
            note: 'Undecided is whether he has to show his openers when nobody calls; one who will not meet a raise has to.',
          },
          unseen,
        ],
        cites.blue.jackPotsBetting,
      ),
    }),
  },
};
