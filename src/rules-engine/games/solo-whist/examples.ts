import type { Citation } from '../../books.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { SoloWhist } from './code.ts';

const ruling = (law: LawKey<SoloWhist>, at: Citation, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, at, answers, story, says);
const scored = (input: Record<string, string>, story: string, totals: Record<string, number>, headline: string, at = cites.blue.scoring) =>
  scoreExample('deal', at, { revoke: 'none', ...input }, story, totals, headline);

export const examples: readonly ExampleOf<SoloWhist>[] = [
  ruling('misdeal', cites.blue.penalties, {}, 'The dealer gives a player four cards in one round.', 'same dealer deals again'),
  ruling('deal-out-of-turn', cites.blue.penalties, { noticed: 'later' }, 'The trump is turned when it is seen that the wrong player dealt.', 'deal stands'),
  ruling(
    'wrong-number-of-cards',
    cites.blue.penalties,
    { whose: 'adversary', played: 'yes' },
    'An adversary is found with twelve cards; the caller has thirteen.',
    'deal stands',
  ),
  ruling(
    'wrong-number-of-cards',
    cites.blue.penalties,
    { whose: 'caller', played: 'yes' },
    'The caller has led and finds that he holds fourteen cards.',
    'may not win anything',
  ),
  ruling('bid-after-pass', cites.blue.scoring, { who: 'eldest-passed' }, 'The eldest hand passed and wants to accept a proposal.', 'may bid'),
  ruling('bid-after-pass', cites.blue.scoring, { who: 'other-passed' }, 'The third hand passed and wants to bid a solo now.', 'may not bid'),
  ruling('all-pass', cites.blue.scoring, { agreed: 'yes' }, 'All four pass, and the table has agreed on the six-trick solo.', 'name another suit as trump'),
  ruling('exposed-card', cites.blue.penalties, { whose: 'other', trump: 'yes' }, 'An adversary drops a small trump.', 'use the card for ruffing'),
  ruling('exposed-card', cites.blue.penalties, { whose: 'lone-caller', trump: 'no' }, 'The caller of a misère drops a card.', 'no penalty'),
  ruling(
    'two-cards-played',
    cites.blue.penalties,
    { whose: 'other', trump: 'no' },
    'A player of the partnership plays two cards at once.',
    'The card stays face up, to be played when the other side says',
  ),
  ruling('lead-out-of-turn', cites.blue.penalties, { call: 'misere', who: 'adversary' }, 'An adversary leads out of turn against a misère.', 'loses the game'),
  ruling(
    'lead-out-of-turn',
    cites.blue.penalties,
    { call: 'proposal', who: 'caller' },
    'The partner of the caller leads out of turn.',
    'The other side may say which suit the player’s side must lead',
  ),
  ruling('revoke', cites.blue.penalties, { call: 'abundance', who: 'adversary' }, 'An adversary revokes against an abundance.', 'claim the game as won'),
  ruling('revoke', cites.blue.penalties, { call: 'other', who: 'caller' }, 'The caller of a solo revokes.', '3 tricks'),
  scored({ call: 'solo', tricks: '7' }, 'A solo player takes seven tricks.', {}, 'Solo won: 1 red and 2 white from each adversary'),
  scored({ call: 'solo', tricks: '4' }, 'A solo player takes four tricks only.', {}, 'Solo lost: 1 red and 1 white to each adversary'),
  scored({ call: 'misere', tricks: '0' }, 'A misère is won.', { Caller: 6, 'Each adversary': -2 }, 'Misère won: 2 red from each adversary'),
  scored({ call: 'open-abundance', tricks: '13' }, 'An open abundance is won.', { Caller: 18, 'Each adversary': -6 }, '6 red'),
  scored({ call: 'proposal', tricks: '8' }, 'Two partners take the eight tricks.', { 'Each partner': 1, 'Each adversary': -1 }, 'from one adversary'),
  scored(
    { call: 'abundance', tricks: '8', revoke: 'adversary' },
    'An adversary revokes against an abundance that stands at eight tricks.',
    { Caller: 9 },
    'Abundance won: 3 red from each adversary',
    cites.blue.penalties,
  ),
  sheetExample(
    'account',
    cites.blue.scoring,
    { names: 'Ann.Ben.Cay.Dan' },
    [
      { call: 'solo', caller: 'first', tricks: '7', revoke: 'none' },
      { call: 'solo', caller: 'second', tricks: '4', revoke: 'none' },
      { call: 'proposal', caller: 'third', partner: 'fourth', tricks: '8', revoke: 'none' },
    ],
    'A solo with seven tricks, a solo with four, and a proposal that takes its eight.',
    { Ann: 21 + 6 - 5, Ben: -7 - 18 - 5, Cay: -7 + 6 + 5, Dan: -7 + 6 + 5 },
    'Ann +22, Ben -30, Cay +4, Dan +4.',
  ),
  valueExample('open-misere', cites.blue.scoring, 'The cards lie open after the first trick, and all thirteen are lost.', 4),
  valueExample('six-trick-solo', cites.blue.scoring, 'All have passed, and the turn-up is put aside for clubs.', 1),
  valueExample('red-counter', cites.blue.scoring, 'A red is changed for whites.', 5),
  valueExample('revoke', cites.blue.penalties, 'A diamond comes to light too late.', 3),
];
