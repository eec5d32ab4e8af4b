import { citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Gaigel } from './code.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';

const U = cites.uspc.game;
const passageOf = (key: keyof typeof laws) => citedBy(laws[key].readings['uspc-1898']);

/** Disputes at the table. */
const rulings: readonly ExampleOf<Gaigel>[] = [
  lawExample('seven-exchanged', U, { when: 'no-trick' }, 'He holds the seven of trumps and has taken nothing yet.', 'may not exchange'),
  lawExample('seven-exchanged', U, { when: 'open' }, 'He has a trick, and ten cards lie in the talon.', 'may exchange'),
  lawExample('seven-exchanged', U, { when: 'gone' }, 'The talon is gone when he thinks of the seven.', 'may not exchange'),
  lawExample('following', U, { talon: 'left' }, 'Hearts are led in the third trick; he holds one and plays a club.', 'may play any card'),
  lawExample('following', U, { talon: 'gone', has: 'suit' }, 'He holds ace and jack of the suit led.', 'play their highest card'),
  lawExample('following', U, { talon: 'gone', has: 'trump' }, 'He is void and holds ace and queen of trumps.', 'highest trump'),
  lawExample('revoke', U, { talon: 'left' }, 'In the second trick he plays a spade to a diamond.', 'allowed'),
  lawExample('revoke', U, { talon: 'gone' }, 'The talon is gone, and he trumps a suit that he holds.', 'The other side wins the game'),
  lawExample('looking-back', U, { which: 'last' }, 'He asks what fell to the trick just turned.', 'may look at the cards'),
  lawExample('looking-back', U, { which: 'older' }, 'He turns up the trick before it.', 'may look at the cards'),
  lawExample('out-before-a-trick', U, { tricks: 'none' }, 'Two marriages in trumps and a few tricks, and the others have none.', 'scores 2 games'),
  lawExample('out-before-a-trick', U, { tricks: 'some' }, 'He knocks with 104; the others have a trick.', 'wins the game'),
  lawExample('five-sevens', U, { tricks: 'none' }, 'The fifth seven is drawn before the others have won anything.', 'scores 2 games'),
  lawExample('five-sevens', U, { tricks: 'some' }, 'He holds five sevens in the middle of the hand.', 'wins the game'),
  lawExample('marriages-first', U, {}, 'Both sides find 101 when all is played.', 'counted before all other points'),
  lawExample('marriage-without-trick', U, { trick: 'self' }, 'He has won a trick, leads next, and shows king and queen.', 'may declare'),
  lawExample('marriage-without-trick', U, { trick: 'partner' }, 'Only his partner has won a trick.', 'does not cover'),
  lawExample('marriage-without-trick', U, { trick: 'none' }, 'Eldest hand declares before the first lead.', 'may not declare'),
  lawExample('marriage-off-lead', U, { lead: 'partner' }, 'His partner has the lead, and he shows a marriage.', 'does not cover'),
  lawExample('marriage-off-lead', U, { lead: 'other' }, 'An opponent is to lead, and he shows forty.', 'may not declare'),
  lawExample('marriage-not-shown', U, {}, 'He says twenty and leads the king.', 'so that all can see it'),
  lawExample('two-marriages', U, { suits: 'two' }, 'King and queen of hearts and of spades are laid down together.', 'may not declare two'),
  lawExample('two-marriages', U, { suits: 'one' }, 'Both kings and both queens of clubs are laid down.', 'does not cover'),
  lawExample('second-marriage', passageOf('second-marriage'), {}, 'He had twenty in hearts, and later draws the other two.', 'may not declare another'),
  lawExample('card-used-again', U, {}, 'The queen of a marriage meets the second king.', 'may not use the cards'),
  lawExample('false-claim', U, {}, 'He knocks, and the count is 97.', 'The other side scores 2 games'),
  lawExample('played-on', passageOf('played-on'), {}, 'They have 105 and lead once more.', 'The other side scores 2 games'),
  lawExample('recount-refused', U, {}, 'They will not let the trick on the table be counted over.', 'The other side scores 2 games'),
  lawExample('recount-refused', U, {}, 'He throws all the tricks together while they count.', 'The other side scores 2 games'),
  lawExample('unfounded-dispute', U, {}, 'He says that they have counted wrong, and they have not.', 'The other side scores 2 games'),
  lawExample('tricks-recounted', passageOf('tricks-recounted'), {}, 'He has lost count and takes up his tricks.', 'The other side wins the game'),
];

const out = (input: Record<string, string>, story: string, totals: Record<string, number>, says?: string) =>
  scoreExample('deal', U, input, story, totals, says);

/** Counts and games. */
const counts: readonly ExampleOf<Gaigel>[] = [
  valueExample('game', U, 'A side has 101.', 101),
  scoreExample('count', U, { ace: '4', ten: '2', king: '1', royal: 'one' }, 'Four aces, two tens, a king, and forty.', 108, '108: 101 is reached'),
  scoreExample('count', U, { ace: '1', queen: '2', jack: '3', common: '2' }, 'Few cards and two marriages.', 63, '63: 38 short of 101'),
  scoreExample('count', U, { ten: '1', sevens: 'yes' }, 'Five sevens, and a ten in the tricks.', 111, '101 is reached'),
  scoreExample('count', citedBy(points['double-common'].books['uspc-1898']), { double: '1', king: '1' }, 'All of kings and queens in clubs.', 44, '57 short'),
  scoreExample(
    'count',
    citedBy(points['double-royal'].books['uspc-1898']),
    { royal: 'two', ace: '2' },
    'Eighty in trumps, and two aces.',
    102,
    '101 is reached',
  ),
  out({ side: 'we', end: 'out', tricks: 'some' }, 'Out with 101 against one trick.', { 'First side': 1 }, '1 game'),
  out({ side: 'they', end: 'out', tricks: 'none' }, 'Out before the others had a trick.', { 'Second side': 2 }, 'a gaigel'),
  out({ side: 'we', end: 'sevens', tricks: 'none' }, 'Five sevens dealt.', { 'First side': 2 }),
  out({ side: 'we', end: 'error' }, 'Knocked with 97.', { 'Second side': 2 }, 'Second side: 2 games'),
  out({ side: 'they', end: 'refused' }, 'The cards were mixed.', { 'First side': 2 }),
  out({ side: 'they', end: 'unfounded' }, 'A dispute without ground.', { 'First side': 2 }),
  out({ side: 'we', end: 'revoke' }, 'A revoke at the end.', { 'Second side': 1 }, 'Second side: 1 game'),
  out({ side: 'we', end: 'recounted' }, 'The count was lost.', { 'Second side': 1 }),
  sheetExample(
    'games',
    U,
    { we: 'North', they: 'East' },
    [
      { side: 'we', end: 'out', tricks: 'some' },
      { side: 'they', end: 'error' },
      { side: 'they', end: 'sevens', tricks: 'some' },
      { side: 'we', end: 'revoke' },
    ],
    'A game, a gaigel for a wrong knock, five sevens, a revoke.',
    { North: 3, East: 2 },
    'North 3, East 2',
  ),
  sheetExample(
    'games',
    U,
    { we: 'North', they: 'East' },
    [
      { side: 'we', end: 'unfounded' },
      { side: 'we', end: 'out', tricks: 'none' },
    ],
    'An accusation without ground, and out before the others had a trick.',
    { North: 2, East: 2 },
  ),
];

export const examples = [...rulings, ...counts];
