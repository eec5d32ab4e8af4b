import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { barred, must, notDecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { leaveUnpaid, otherLetterBets, payLetter, refuseBet } from './words.ts';

const { donohue } = cites;

export const laws = {
  'bet-refused': law({
    question: 'obliged',
    title: 'A bet that the bank would refuse',
    gist: 'The proprietors of the table do not want a bet on one of the letters.',
    aka: ['banker refuses my bet', 'must the bank take every bet', 'table will not take a bet on O'],
    moment: 'betting',
    cases: [{ then: [barred('banker', refuseBet)], note: 'The bar-holes are their price for it.' }],
    cites: donohue.bar,
  }),
  'ball-in-niche': law({
    question: 'who-wins',
    title: 'Where the ball lies',
    gist: 'The ball has lodged in a niche: one with a letter alone, or one of the two bar-holes.',
    aka: ['bar hole', 'ball in the bar hole', 'who wins E or O', 'bank takes the other letter', 'do I get my stake back'],
    moment: 'hand-over',
    facts: {
      niche: fact('What kind of niche is it?', 'Niche', {
        plain: { label: 'One with a letter alone', chip: 'Letter alone', if: 'if the niche has a letter alone' },
        bar: { label: 'A bar-hole', if: 'if the niche is a bar-hole' },
      }),
      bet: fact('What was the bet on?', 'Bet on', {
        own: { label: 'On the letter of that niche', chip: 'Its letter', if: 'if the bet was on the letter of the niche' },
        other: { label: 'On the other letter', chip: 'The other letter', if: 'if the bet was not on the letter of the niche' },
      }),
    },
    usual: { niche: 'bar' },
    leads: {
      donohue:
        'The banker wins the bets on the other letter. If the niche has a letter alone, bets on it are paid. In a bar-hole they are not, and the book does not say if those stakes go back.',
    },
    cases: [
      { when: { niche: 'plain', bet: 'own' }, then: [must('banker', payLetter)] },
      { when: { bet: 'other' }, then: [wins('banker', otherLetterBets)] },
      {
        when: { niche: 'bar', bet: 'own' },
        then: [must('banker', leaveUnpaid), notDecided],
        note: 'Whether they take their stake back is what the book leaves open.',
      },
    ],
    cites: [donohue.bar, donohue.niches],
    see: ['e-o.points.own-bar', 'e-o.points.other-letter'],
  }),
};
