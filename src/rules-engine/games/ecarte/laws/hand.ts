// A wrong number of cards: as dealt, at the discard, given or asked for.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, choice, drawsSurplus, isDone, loses, makesUpCards, mayBeDone, must, newDeal } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { countedAsTricks, handMended, markAnyKing, markKing, markKingInHand, throwOutExtra } from '../words.ts';

const { dealt, dealtSelf, falseDiscard, changed } = cites.donohue;
const NONE = silent('The book says nothing about it.');
const IN_HANDS = silent(
  'For irregularities in the hands it lets a new deal be claimed; once the trump is turned, too many or too few cards may be mended by discarding or by drawing others. It does not name those that come of a change of cards.',
);
const LOST = 'Our copy lacks a word before "the point". It is read as "loses", as in the next rule, and "the point" is read as one point, as in a later one.';
const ONE = 'It says that the dealer loses "the point"; that is read as one point, as a later rule of the same list has it.';
/** The note on what losing a point means, and where the book explains it. */
const MARKED = 'A point lost is one for the opponent to mark: the book explains it so at a king falsely announced.';

export const handLaws = {
  'wrong-number-dealt': law({
    offence: 'wrong-number-of-cards',
    title: 'Too many or too few cards dealt',
    gist: 'On the first hand one of the two has not five cards.',
    aka: ['six cards', 'four cards', 'dealt me six and turned the next', 'dealt himself six'],
    moment: 'deal-done',
    facts: {
      turned: yesNo('Has the trump been turned?', 'Trump turned', 'once the trump has been turned', 'before the trump has been turned'),
      whose: fact('Whose hand is wrong?', 'Wrong hand', {
        pone: { label: 'The non-dealer’s', chip: 'Non-dealer', if: 'if the non-dealer’s hand is wrong' },
        dealer: { label: 'The dealer’s', chip: 'Dealer', if: 'if the dealer’s hand is wrong' },
      }),
      what: fact('What is wrong with it?', 'Cards', {
        many: { label: 'It has too many cards', chip: 'Too many', if: 'if the wrong hand has too many cards' },
        few: { label: 'It has too few cards', chip: 'Too few', if: 'if the wrong hand has too few cards' },
      }),
    },
    usual: { turned: 'yes' },
    leads: {
      'blue-ribbon-1940': 'The same dealer may deal again. Once the trump has been turned, the hand may instead be put right by drawing or discarding.',
      donohue:
        'The non-dealer may take over and deal again, or have the wrong hand put right: missing cards come from the pack, extra ones go out. There are more cases.',
    },
    verdict: {
      kind: 'apart',
      say: 'The books disagree on a new deal: by Blue Ribbon the same dealer may make it; by Donohue the non-dealer may. Both also let the wrong hand be put right instead: Blue Ribbon only once the trump is turned; Donohue at any time, if the non-dealer so chooses.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { whose: 'pone', what: 'many' }, then: [choice('non-dealer', must('non-dealer', throwOutExtra), newDeal('non-dealer'))] },
          {
            when: { whose: 'pone', what: 'few' },
            then: [choice('non-dealer', makesUpCards('non-dealer'), newDeal('non-dealer'))],
            note: 'They come from the stock, and the trump stays what it is.',
          },
          { when: { whose: 'dealer', what: 'many' }, then: [choice('non-dealer', drawsSurplus('non-dealer'), newDeal('non-dealer'))] },
          {
            when: { whose: 'dealer', what: 'few' },
            then: [choice('non-dealer', makesUpCards('dealer'), newDeal('non-dealer'))],
            note: 'They come from the stock.',
          },
        ],
        [dealt, dealtSelf],
      ),
      'blue-ribbon-1940': says(
        [
          { when: { turned: 'no' }, then: [mayBeDone('dealt-again')], note: 'It has to be claimed; no limit of time is set.' },
          {
            when: { turned: 'yes' },
            then: [mayBeDone('dealt-again'), mayBeDone(handMended)],
            note: 'The trump stays what it is. The book does not say which of the two is to be done.',
          },
        ],
        cites.blue.penalties,
      ),
      'uspc-1898': silent('It has the cards dealt as at euchre and names no fault of dealing.'),
    }),
    see: ['ecarte.law.king-turned-by-error', 'ecarte.law.false-discard'],
  }),
  'false-discard': law({
    offence: 'irregular-discard',
    title: 'Discard from a wrong number of cards',
    gist: 'A player with too many or too few cards discards, says nothing of it, and the opponent finds out.',
    aka: ['false écart', 'hid the sixth card', 'discarded six'],
    moment: 'discard',
    needs: ['discard'],
    facts: {},
    readings: () => ({
      donohue: always([loses('offender', 2), barred('offender', markAnyKing)], falseDiscard, { note: MARKED }),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
    see: ['ecarte.law.wrong-number-dealt', 'ecarte.law.more-than-five'],
    ownFigures: 'The two points are a forfeit of this rule; the schedule has none for it.',
  }),
  'gives-wrong-number': law({
    offence: 'irregular-draw',
    title: 'Dealer gives more or fewer than asked for',
    gist: 'After the discard the non-dealer does not get the number of cards that they asked for.',
    aka: ['gave me four instead of three', 'one card too many from the stock'],
    moment: 'draw',
    needs: ['draw'],
    facts: {},
    readings: () => ({
      donohue: always([loses('dealer', 1), barred('dealer', markKingInHand)], doubted(changed, LOST), {
        note: 'A king that the dealer had turned up before still counts.',
      }),
      'blue-ribbon-1940': IN_HANDS,
      'uspc-1898': NONE,
    }),
    see: ['ecarte.law.serves-himself-wrongly', 'ecarte.law.asks-wrong-number'],
  }),
  'serves-himself-wrongly': law({
    offence: 'irregular-draw',
    title: 'Dealer draws more or fewer cards than they discarded',
    gist: 'The dealer draws more or fewer cards than they threw out.',
    aka: ['dealer has six after the draw', 'dealer drew too few', 'short of a card at the last trick'],
    moment: 'draw',
    needs: ['draw'],
    facts: {
      what: fact('What did the dealer draw, and when was it found?', 'Dealer drew', {
        more: { label: 'More than were discarded', chip: 'Too many', if: 'if the dealer drew more cards than were discarded' },
        'fewer-before': {
          label: 'Fewer, found before the dealer played',
          chip: 'Too few, in time',
          if: 'if the dealer drew too few, found before the dealer played',
        },
        'fewer-after': {
          label: 'Fewer, found when the dealer had played',
          chip: 'Too few, late',
          if: 'if the dealer drew too few, found when the dealer had played',
        },
      }),
    },
    leads: {
      donohue:
        'A dealer who drew too many loses 1 point and may not mark a king from the hand. One who drew too few takes the missing cards or, after playing, loses a trick for each.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { what: 'more' }, then: [loses('dealer', 1), barred('dealer', markKingInHand)], doubtful: true },
          { when: { what: 'fewer-before' }, then: [makesUpCards('dealer')], note: 'They are the top cards of the stock.' },
          { when: { what: 'fewer-after' }, then: [isDone(countedAsTricks)] },
        ],
        doubted(changed, ONE),
      ),
      'blue-ribbon-1940': IN_HANDS,
      'uspc-1898': NONE,
    }),
    see: ['ecarte.law.more-than-five'],
  }),
  'asks-wrong-number': law({
    offence: 'irregular-draw',
    title: 'Non-dealer asks for more or fewer cards than they discarded',
    gist: 'The dealer gives what was asked for, and the hand of the non-dealer has not five cards.',
    aka: ['asked for three, threw two', 'wrong number asked for'],
    moment: 'draw',
    needs: ['draw'],
    facts: {
      holds: fact('What does the non-dealer hold now?', 'Holds now', {
        many: { label: 'More than five cards', chip: 'More than five', if: 'if the non-dealer now holds more than five cards' },
        few: { label: 'Fewer than five cards', chip: 'Fewer than five', if: 'if the non-dealer now holds fewer than five cards' },
      }),
    },
    leads: {
      donohue: 'The non-dealer loses 1 point. A non-dealer with more than five cards may not mark the king either. One with fewer than five may.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { holds: 'many' }, then: [loses('non-dealer', 1), barred('non-dealer', markKing)] },
          {
            when: { holds: 'few' },
            then: [loses('non-dealer', 1), allowed('non-dealer', markKing)],
            note: 'A king among too few cards would have been held among five as well.',
          },
        ],
        changed,
      ),
      'blue-ribbon-1940': IN_HANDS,
      'uspc-1898': NONE,
    }),
  }),
  'more-than-five': law({
    offence: 'foul-hand',
    title: 'More than five cards after the change',
    gist: 'A player is found with more than five cards when the changes are over.',
    aka: ['six cards in hand', 'too many cards after drawing'],
    moment: 'lead',
    facts: {},
    readings: () => ({
      donohue: always([loses('offender', 1), barred('offender', markKing)], changed, { note: MARKED }),
      'blue-ribbon-1940': IN_HANDS,
      'uspc-1898': NONE,
    }),
    see: ['ecarte.law.gives-wrong-number', 'ecarte.law.asks-wrong-number'],
  }),
};
