import { doubted } from '../../../laws/cites.ts';
import { always, law, silent } from '../../../laws/laws.ts';
import { barred, etiquette, noPenaltyPrinted } from '../../../laws/remedies.ts';
import { cites, NO_LAWS } from '../cites.ts';
import { signalCards, talk } from '../words.ts';

const NO_MANNERS = silent('Of conduct the book says only that talking is not allowed (page 102).');
const NONE = { donohue: NO_MANNERS, ...NO_LAWS };

export const conductLaws = {
  'table-talk': law({
    offence: 'table-talk',
    title: 'Talk and hints',
    gist: 'A player talks during the play or {partners:lets their partner know}{-partners:shows} what they think of the hand, the game or a play.',
    aka: ['talking across the board', 'hinting', 'sighing', 'signals'],
    moment: 'any-time',
    facts: {},
    verdict: { kind: 'agree', say: 'Both books agree that there is no penalty. Donohue forbids talk; U.S. Playing Card leaves it to manners.' },
    readings: () => ({
      'uspc-1898': always(etiquette, [cites.uspc.etiquette('I'), cites.uspc.etiquette('II')], { note: 'Words that the laws allow are free.' }),
      ...NONE,
      donohue: always(
        [barred('all-players', talk), noPenaltyPrinted],
        [cites.donohue.piping, doubted(cites.donohue.signs, 'Quoted from a book of 1734, where signs to a partner stand among the frauds.')],
        { note: 'The book calls it cheating to show honours by fingers or winks.' },
      ),
    }),
    see: ['whist.law.attention-to-trick'],
  }),
  'leading-too-soon': law({
    offence: 'play-out-of-turn',
    title: 'Leading too soon',
    gist: 'A player leads before the last trick is turned over{partners:, or draws the next card before their partner has played to the winning card}.',
    aka: ['led before the trick was turned', 'pulled out the next card', 'in a hurry'],
    moment: 'next-lead',
    facts: {},
    readings: () => ({
      'uspc-1898': always(etiquette, [cites.uspc.etiquette('III'), cites.uspc.etiquette('IV')], {
        note: '{partners:A card drawn so that the partner sees its face is an exposed card besides.}',
      }),
      ...NONE,
    }),
    see: ['whist.law.winners-led-on', 'whist.law.exposed-card'],
  }),
  'card-played-to-be-noticed': law({
    offence: 'table-talk',
    title: 'Card played to be noticed',
    gist: 'A player plays a card with emphasis{partners:, or asks that each card be placed before its player, only to alert their partner}.',
    aka: ['slammed the card', 'banged down a card', 'asked to draw cards for partner'],
    moment: 'play',
    facts: {},
    leads: { 'uspc-1898': 'A player should not do this: it is bad manners. There is no penalty.' },
    readings: () => ({ 'uspc-1898': always(etiquette, cites.uspc.etiquette('V')), ...NONE }),
    see: ['whist.law.cards-placed'],
  }),
  'penalty-on-purpose': law({
    offence: 'wrong-penalty',
    title: 'Penalty incurred on purpose',
    gist: 'A player breaks a law on purpose, ready to pay, or revokes again to cover a first revoke.',
    aka: ['revoked on purpose', 'second revoke to hide the first'],
    moment: 'play',
    facts: {},
    leads: { 'uspc-1898': 'A player should not do this: it is bad manners. There is no penalty beyond that of the law broken.' },
    readings: () => ({ 'uspc-1898': always(etiquette, cites.uspc.etiquette('VI'), { note: 'The penalty of the law itself is due besides.' }), ...NONE }),
    see: ['whist.law.revoke'],
  }),
  'partners-breach-used': law({
    offence: 'table-talk',
    title: 'Profit from a partner’s breach',
    gist: 'A player uses what their partner let them know improperly.',
    aka: ['acted on a hint'],
    moment: 'play',
    needs: ['partners'],
    facts: {},
    readings: () => ({ 'uspc-1898': always(etiquette, cites.uspc.etiquette('VII')), ...NONE }),
  }),
  'disputed-fact': law({
    question: 'who-decides',
    title: 'Question of fact and the bystander',
    gist: 'The players differ about what happened, and one will not have a bystander asked.',
    aka: ['ask someone watching', 'who is right', 'referee'],
    moment: 'any-time',
    facts: {},
    leads: {
      'uspc-1898': 'Nobody should object if a bystander who has no interest in the game is asked. To refuse is against good manners, but there is no penalty.',
    },
    readings: () => ({
      'uspc-1898': always(etiquette, cites.uspc.etiquette('VIII'), {
        note: 'Nobody should object to a bystander who says that they have no interest and are able to decide.',
      }),
      ...NONE,
    }),
  }),
  bystander: law({
    offence: 'table-talk',
    title: 'Bystander speaks or looks',
    gist: 'A bystander comments on the play, looks over a hand unasked or walks round the table.',
    aka: ['kibitzer', 'someone watching told him', 'spectator'],
    moment: 'play',
    facts: {},
    verdict: {
      kind: 'agree',
      say: 'The books agree that there is no penalty. Donohue forbids signs that show what a player holds; U.S. Playing Card leaves it to manners.',
    },
    readings: () => ({
      'uspc-1898': always(etiquette, cites.uspc.etiquette('IX')),
      ...NONE,
      donohue: always(
        [barred('bystander', signalCards), noPenaltyPrinted],
        doubted(cites.donohue.piping, 'Quoted from a book of 1734, which tells of it as a way of cheating.'),
      ),
    }),
  }),
};
