import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided, passesTo } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { cutFewer, cutTooMany, leaveFaceDown, packetLeft, packetUnbet, shufflePack } from '../words.ts';

const { blue, donohue } = cites;
const BLUE = 'blue-ribbon-1940';

export const packets = {
  'who-shuffles': law({
    offence: 'wrong-shuffle',
    title: 'Who shuffles and cuts',
    gist: 'The dealer shuffles the pack alone, or nobody else cuts it.',
    aka: ['not shuffled', 'dealer shuffled by himself', 'who cuts', 'stacked deck', 'sharper'],
    moment: 'cut',
    facts: {},
    readings: (says) => ({
      [BLUE]: silent('The cards are to be shuffled thoroughly. The book does not say by whom.'),
      donohue: says(
        [
          {
            then: [must('right-of-dealer', shufflePack), allowed('dealer', 'shuffle-again'), noPenaltyPrinted],
            note: 'The dealer shuffles after that player and before the cut.',
          },
        ],
        donohue.deal,
      ),
    }),
  }),
  'packet-size': law({
    offence: 'improper-cut',
    title: 'A packet too small or too large',
    gist: 'A player cuts off a packet of the wrong size.',
    aka: ['cut fewer than four', 'cut too thin', 'took too many cards', 'not enough left for the others', 'minimum packet'],
    moment: 'cut',
    facts: {
      fault: fact('What is wrong with it?', 'Packet', {
        few: { label: 'It has fewer than four cards', chip: 'Under four cards', if: 'if the packet has fewer than four cards' },
        many: { label: 'It leaves the others too few', chip: 'Leaves too few', if: 'if the packet leaves the others too few cards' },
      }),
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: no fewer than four cards may be cut off. Only Donohue sets an upper limit: no player may cut off so many that the others cannot have as many.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { fault: 'few' }, then: [barred('player', cutFewer), noPenaltyPrinted] },
          { when: { fault: 'many' }, then: [notDecided] },
        ],
        blue.packets,
      ),
      donohue: says(
        [
          { when: { fault: 'few' }, then: [barred('player', cutFewer), noPenaltyPrinted] },
          { when: { fault: 'many' }, then: [barred('player', cutTooMany), noPenaltyPrinted], doubtful: true },
        ],
        donohue.cut,
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'The player may not cut off fewer than four cards; the book names no penalty. If the packet is too large, the book does not cover this.',
      donohue: 'The player may not cut off fewer than four cards, or so many that the others cannot have as many. The book names no penalty.',
    },
    see: ['blind-hookey.points.least-packet'],
  }),
  'dealers-packet': law({
    question: 'who-decides',
    title: 'Which packet is the dealer’s',
    gist: 'The packets lie on the table; one of them is the dealer’s.',
    aka: ['who picks the dealer packet', 'bottom of the pack', 'banker chooses his packet'],
    moment: 'cut',
    facts: {
      how: fact('How was the pack cut?', 'Pack cut', {
        three: { label: 'Into three packets', chip: 'Into three', if: 'if the pack was cut into three packets' },
        each: { label: 'Each player cut off one', chip: 'One by each', if: 'if each player cut off a packet' },
        'one-more': { label: 'Into one packet more than there are players', chip: 'One packet more', if: 'if there is one packet more than there are players' },
      }),
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that, if each player cut off a packet, the dealer has the one left over. Only Blue Ribbon covers a pack cut into three packets, or into one more than there are players: the dealer has the one without a bet.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { how: 'three' }, then: [passesTo(packetUnbet, 'dealer')] },
          {
            when: { how: 'each' },
            then: [passesTo(packetLeft, 'dealer')],
            note: 'Sometimes it is laid aside instead, and one of the players picks a packet already cut for the dealer.',
          },
          { when: { how: 'one-more' }, then: [passesTo(packetUnbet, 'dealer')] },
        ],
        [blue.packets, blue.chosen],
      ),
      donohue: says(
        [
          { when: { how: 'each' }, then: [passesTo(packetLeft, 'dealer')] },
          {
            when: { how: ['three', 'one-more'] },
            then: [notDecided],
            note: 'The book gives only one way: each player cuts a packet, and a small one is left.',
          },
        ],
        donohue.stake,
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'If each player cut off a packet, the dealer has the one left over. If not, the dealer has the one without a bet.',
      donohue: 'If each player cut off a packet, the dealer has the one left over. The book covers nothing else.',
    },
  }),
  'turned-too-soon': law({
    offence: 'cards-touched-early',
    title: 'A packet turned up before all have staked',
    gist: 'A packet is turned up while somebody has still to stake.',
    aka: ['looked at the bottom card', 'turned too early', 'saw the card before betting'],
    moment: 'betting',
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [must('all-players', leaveFaceDown), noPenaltyPrinted] }], blue.bets),
      donohue: says(
        [
          {
            then: [must('all-players', leaveFaceDown), noPenaltyPrinted],
            note: 'The dealer then turns up their packet, and the player on the dealer’s left does so next.',
          },
        ],
        [donohue.stake, donohue.show],
      ),
    }),
  }),
};
