import type { Diagram } from '../../vocabulary/diagrams.ts';

/** Three packets by the first method of the 1940 book, turned up, with bets on two of them (Blue Ribbon 1940, p. 57-58). */
export const packets: Diagram = {
  title: 'Three packets, bet on and turned up',
  alt: 'Three packets side by side, each turned up so that its bottom card shows. On the left a 9 with a bet beside it, in the middle a king with a bet beside it, on the right, without a bet, the 9 of the bank. The bank wins the bet on the 9, which ties, and pays the bet on the king.',
  width: 12.6,
  height: 7.2,
  shapes: [
    { kind: 'card', x: 1.2, y: 0.4, card: '9D' },
    { kind: 'card', x: 5.3, y: 0.4, card: 'KC' },
    { kind: 'card', x: 9.4, y: 0.4, card: '9S' },
    { kind: 'disc', x: 2.2, y: 4.2, r: 0.5, tone: 'accent' },
    { kind: 'disc', x: 6.3, y: 4.2, r: 0.5, tone: 'accent' },
    { kind: 'words', x: 2.2, y: 5.8, text: 'Tie: the' },
    { kind: 'words', x: 2.2, y: 6.8, text: 'bank wins' },
    { kind: 'words', x: 6.3, y: 5.8, text: 'Higher: the' },
    { kind: 'words', x: 6.3, y: 6.8, text: 'bank pays' },
    { kind: 'words', x: 10.4, y: 5.8, text: 'The bank' },
  ],
};
