import { always, fact, law, silent } from '../../../../../laws/laws.ts';
import { barred, mayChange, must, passesTo, pays, permitted } from '../../../../../laws/remedies.ts';
import { cites } from '../../../cites.ts';
import { oneChip, open, opener, putUpBet, straddle } from '../../../words.ts';
import { jackPotText } from './changed.ts';

export const openingLaws = {
  'straddled-jack-pot': law({
    offence: 'irregular-bet',
    title: 'Straddle in a jack pot',
    gist: 'A player straddles although the deal is a jack pot.',
    moment: 'ante',
    facts: {},
    readings: () => ({
      'uspc-1898': always(barred('offender', straddle), cites.uspc.lawsRulesJackBetting),
      donohue: silent(),
      'blue-ribbon-1940': silent('No blind is put up in a jack pot (page 283), so there is nothing to straddle; the book does not speak of it.'),
    }),
  }),
  'nobody-opens': law({
    question: 'nobody-bids',
    title: 'Nobody opens',
    gist: 'Everybody declines to open the jack pot, or nobody can.',
    aka: ['all pass a jack pot', 'no openers', 'pot not opened', 'who deals when nobody opens'],
    moment: 'betting',
    facts: {},
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on what all the players pay the pot: by Blue Ribbon and U.S. Playing Card one chip, by Donohue the same stake as before. By all three, the deal passes to the next player.',
    },
    readings: () => ({
      'uspc-1898': always([pays('all-players', oneChip, 'pot'), passesTo('deal', 'next-player')], jackPotText),
      donohue: always([pays('all-players', 'previous-stake', 'pot'), passesTo('deal', 'next-player')], cites.donohue.jackPotsBetting, {
        note: 'It goes on so until somebody can and will open.',
      }),
      'blue-ribbon-1940': always([pays('all-players', oneChip, 'pot'), passesTo('deal', 'next-player')], cites.blue.jackPotsBetting, {
        note: 'The chip is a white one, and it goes on so until somebody opens.',
      }),
    }),
    see: ['poker/jack-pots.points.openers'],
  }),
  'withheld-openers': law({
    question: 'obliged',
    title: 'Not opening with openers in hand',
    gist: 'A player holds jacks or better and does not open.',
    aka: ['must I open', 'sandbagging', 'had openers and passed', 'obliged to open'],
    moment: 'betting',
    facts: {},
    readings: () => ({
      'uspc-1898': always(permitted, cites.uspc.lawsRulesJackBetting),
      donohue: always(permitted, cites.donohue.jackPotsBidding),
      'blue-ribbon-1940': always(permitted, cites.blue.jackPotsBetting),
    }),
    see: ['poker/jack-pots.law.opening-after-declining'],
  }),
  'opening-after-declining': law({
    offence: 'irregular-bet',
    title: 'Opening after declining to open',
    gist: 'A player has declined to open and then wants to open after all.',
    aka: ['overlooked openers', 'passed by mistake with jacks', 'passed and then opened', 'change pass to open'],
    moment: 'betting',
    facts: {
      since: fact('Has anyone on that player’s left declined since?', 'Others since', {
        no: { label: 'No, nobody has spoken yet', chip: 'Nobody has spoken', if: 'if nobody has spoken since the player declined' },
        yes: { label: 'Yes', chip: 'Others declined', if: 'once somebody on the player’s left has declined too' },
      }),
    },
    usual: { since: 'yes' },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that the player may not open once somebody on the left has declined too. If nobody has spoken since, Blue Ribbon lets the player open after all, U.S. Playing Card does not.',
    },
    readings: (says) => ({
      'uspc-1898': always(barred('offender', open), cites.uspc.lawsRulesJackBetting, {
        note: 'It makes no difference that the player finds they could have opened.',
      }),
      donohue: silent('A player who will not open says that they pass; the book does not say whether they may correct this.'),
      'blue-ribbon-1940': says(
        [
          { when: { since: 'yes' }, then: [barred('offender', open)] },
          {
            when: { since: 'no' },
            then: [mayChange('offender', 'pass')],
            note: 'The book bars the change only once a player on that player’s left has passed.',
            doubtful: true,
          },
        ],
        [
          cites.blue.jackPotLaws,
          {
            ...cites.blue.jackPotsBetting,
            doubt:
              'This page says without exception that a player who passes cannot come in and open when all the others pass; page 294 seems to leave room for a correction at once.',
          },
        ],
      ),
    }),
    leads: { 'blue-ribbon-1940': 'The player may still open if nobody has spoken since. Once somebody on their left has declined too, they may not.' },
  }),
  'passing-unopened-pot': law({
    offence: 'abandoned-hand',
    title: 'Throwing up the hand before the pot is opened',
    gist: 'A player throws up the hand while nobody has opened the jack pot yet.',
    aka: ['folded before the opening', 'threw in the hand in a jack pot'],
    moment: 'betting',
    facts: {},
    readings: () => ({
      'uspc-1898': always(barred('offender', 'pass'), cites.uspc.lawsRulesJackBetting, {
        note: 'In this book a pass is a surrender of the hand; to say that one cannot open is no pass.',
      }),
      donohue: silent('Here "I pass" is the very word for declining to open.'),
      'blue-ribbon-1940': silent('Here a pass is the word for declining to open.'),
    }),
    leads: { 'uspc-1898': 'The player may not throw up the hand before the pot is opened.' },
  }),
  'opening-bet-not-up': law({
    offence: 'irregular-bet',
    title: 'Opening bet not put up',
    gist: 'A player says they open and puts no bet in the pot.',
    aka: ['opened without chips', 'said open but did not bet', 'shy in a jack pot'],
    moment: 'betting',
    facts: {},
    readings: () => ({
      'uspc-1898': always(must(opener, putUpBet), cites.uspc.lawsRulesJackBetting, { note: 'Until then the pot is not open.' }),
      donohue: silent('The player may open for any amount within the limit; the book does not say here when it has to be in the pot.'),
      'blue-ribbon-1940': silent('The player may open for any amount within the limit; the book does not say here when it has to be in the pot.'),
    }),
    leads: { 'uspc-1898': 'The opener must put the bet in the pot. Until then the opening does not count.' },
  }),
};
