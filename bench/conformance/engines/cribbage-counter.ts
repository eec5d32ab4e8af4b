// The npm package cribbage-counter: hands of cribbage.
import { createRequire } from 'node:module';
import { answerCases } from '../adapter.ts';

const counter = createRequire(import.meta.url)('cribbage-counter') as { scoreHand(hand: string, isCrib: boolean): { score: number } };

answerCases(({ of, input }) => {
  if (of !== 'cribbage.score.hand') return null;
  const { hand, starter, crib } = input as { hand: string[]; starter: string[]; crib: boolean };
  const cards = [...hand, ...starter].map((card) => card.replace('10', 'T'));
  return { totals: [{ to: '', points: counter.scoreHand(cards.join(), crib).score, unit: 'point' }] };
});
