// What players type, and what it must find: searched in the files of the site's search, with the matcher that page, field and terminal share.
import { describe, expect, test } from 'vitest';
import { early } from '../../../src/lib/search/answer/early.ts';
import { find } from '../../../src/lib/search/answer/find.ts';
import type { Hit } from '../../../src/lib/search/answer/hits.ts';
import { searchHere } from '../../../src/lib/search/index/build.ts';
import { ABSENT } from '../../../src/lib/search/words/absent.ts';
import { near } from '../../../src/lib/search/words/words.ts';

const site = searchHere();
const absentNames = ABSENT.map((line) => ({ names: (line.split(' > ')[0] ?? '').split(', '), near: line.split(' > ')[1] ?? '' }));
const idOf = ({ kind, id }: Hit) => (kind === 'o' ? `offence.${id}` : kind === 'u' ? `question.${id}` : id);
const asked = async (said: string) => (await find(said, site)).hits.map(idOf);
/** Whether the law, or the page on its topic for all games, is among the first three results. */
const sameHead = async (said: string, id: string) => {
  const { hits } = await find(said, site);
  const at = site.known.groups.findIndex((group) => group.id === id.split(/[./]/)[0]);
  const head = (await site.entries(at)).find((entry) => entry.id === id)?.head;
  return hits.slice(0, 3).some((hit) => hit.id === id || (hit.game === '' && hit.id === head));
};

describe('a sentence that names its game, or an offence by its name, has the right first result', () => {
  test.each([
    ['jack pot opened on tens', 'poker/jack-pots.law.false-opening'],
    ['opened a jackpot on tens', 'poker/jack-pots.law.false-opening'],
    ['opened light poker', 'poker/jack-pots.law.false-opening'],
    ['false openers', 'poker/jack-pots.law.false-opening'],
    ['over pegged cribage', 'cribbage.law.over-score'],
    ['pegged too many cribbage', 'cribbage.law.over-score'],
    ['overpegged at cribbage', 'cribbage.law.over-score'],
    ['he took too many points at cribbage', 'cribbage.law.over-score'],
    ['she dealt me six poker', 'poker.law.wrong-number-dealt'],
    ['dealt me six euchre', 'euchre.law.wrong-number'],
    ['i got six cards in euchre', 'euchre.law.wrong-number'],
    ['renege euchre', 'euchre.law.revoke'],
    ['renig at yuker', 'euchre.law.revoke'],
    ['revoke euchre', 'euchre.law.revoke'],
    ['revok euchre', 'euchre.law.revoke'],
    ['reneging', 'offence.revoke'],
    ['dealer has six cards euchre', 'euchre.law.no-discard'],
    ['partner told me what to play at euchre', 'euchre.law.table-talk'],
    ['looked at the last trick', 'offence.looking-back'],
    ['the rest are mine euchre', 'euchre.law.hand-thrown-down'],
    ['played out of turn euchre', 'euchre.law.play-out-of-turn'],
    ['led out of turn euchre', 'euchre.law.lead-out-of-turn'],
    ['too late to claim a renege', 'euchre.law.late-revoke-claim'],
    ['dealt out of turn cribbage', 'cribbage.law.deal-out-of-turn'],
    ['stole the crib', 'cribbage.law.deal-out-of-turn'],
    ['crib short', 'cribbage.law.wrong-crib'],
    ['dealer forgot two for his heels', 'cribbage.law.heels-forgotten'],
    ['muggins at cribbage', 'cribbage.law.under-score'],
    ['threw in the crib before counting', 'cribbage.law.mixed-with-pack'],
    ["won't show his hand poker", 'poker.law.hand-not-shown'],
    ['split openers', 'poker/jack-pots.law.splitting-openers'],
    ['will not show his openers', 'poker/jack-pots.law.showing-openers'],
    ['had openers and passed', 'poker/jack-pots.law.withheld-openers'],
    ['cribbage', 'cribbage'],
    ['cribage', 'cribbage'],
    ['cribbidge', 'cribbage'],
    ['uker', 'euchre'],
    ['railroad euchre', 'euchre/railroad'],
    ['jack pots', 'poker/jack-pots'],
    ['cutthroat', 'euchre/three-handed'],
    ['cribbage calculator', 'cribbage.score.hand'],
    ['count my crib', 'cribbage.score.hand'],
    ['misdeal', 'offence.misdeal'],
  ])('%s: %s', async (said, id) => {
    expect((await asked(said))[0]).toBe(id);
  });
});

describe('a sentence has its law, or its offence in all games, among the first three results', () => {
  test.each([
    ['reneged on a loner', 'euchre.law.revoke'],
    ['dealer turned two cards', 'euchre.law.two-cards-turned'],
    ['dealer flipped two cards for trump', 'euchre.law.two-cards-turned'],
    ['named the suit turned down', 'euchre.law.turned-down-suit'],
    ['dealer forgot to discard', 'euchre.law.no-discard'],
    ['forgot to bury', 'euchre.law.no-discard'],
    ['stick the dealer', 'euchre.law.all-pass'],
    ['screw the dealer', 'euchre.law.all-pass'],
    ['talking across the board', 'euchre.law.table-talk'],
    ['my partner went alone and i had a better hand', 'euchre.law.lone-hand-opposed'],
    ['can i go alone after passing', 'euchre.law.lone-hand-not-open'],
    ['defend alone', 'euchre.law.defending-alone'],
    ['loner against a loner', 'euchre.law.defending-alone'],
    ['jack turned up not pegged', 'cribbage.law.heels-forgotten'],
    ['went over 31', 'cribbage.law.over-thirty-one'],
    ['went over thirty-one', 'cribbage.law.over-thirty-one'],
    ['said go but could play', 'cribbage.law.card-withheld'],
    ['he said go and had a card', 'cribbage.law.card-withheld'],
    ['missed a fifteen', 'cribbage.law.under-score'],
    ['pulled out the wrong peg', 'cribbage.law.pegs-displaced'],
    ['two starters', 'cribbage.law.two-starters'],
    ['overcounted at cribbage', 'cribbage.law.over-score'],
    ['string bet', 'poker.law.chips-taken-back'],
    ['splashed the pot', 'poker.law.chips-taken-back'],
    ['check raise', 'poker.law.check'],
    ['tapped out', 'poker.law.short-of-chips'],
    ['mucked his hand', 'poker.law.hand-not-shown'],
    ['split the jacks', 'poker/jack-pots.law.splitting-openers'],
    ['nobody opens', 'poker/jack-pots.law.nobody-opens'],
    ['dealer gave me too many in the draw', 'poker.law.wrong-number-served'],
    ['card turned up in the draw', 'poker.law.card-exposed-in-draw'],
    ['flashed the bottom card', 'poker.law.bottom-card-exposed'],
    ['queen king ace two three', 'poker.law.corner-straight'],
    ['do suits decide', 'poker.law.equal-hands'],
    ['split pot', 'poker.law.equal-hands'],
    ['folded by mistake', 'poker.law.pass-by-mistake'],
    ['joker left in the deck', 'poker.law.foul-pack'],
    ['forgot to ante', 'poker.law.ante-missing'],
    ['called a straight and it was a flush', 'poker.law.miscalled-hand'],
    ['rebuy in the middle of a hand', 'poker/table-stakes.law.stake-changed'],
    ['bell rang mid trick', 'euchre/progressive.law.bell-in-play'],
    ['missdeal euchre', 'euchre.law.interrupted-deal'],
    ['did not follow suit euchre', 'euchre.law.revoke'],
    ['five cards in the crib', 'cribbage.law.wrong-crib'],
  ])('%s: %s', async (said, id) => {
    expect(await sameHead(said, id), (await asked(said)).join(' ')).toBe(true);
  });
});

describe('half a word is enough, and the first file alone is enough for it', () => {
  test.each([
    ['ren', 'revoke'],
    ['euchre', 'euchre'],
    ['misd', 'misdeal'],
    ['false op', 'false-opening'],
    ['looking b', 'looking-back'],
  ])('%s: %s', async (said, id) => {
    expect(early(said, site.known).map((hit) => hit.id)).toContain(id);
  });
  test.each([
    ['cribb', 'cribbage'],
    ['euc', 'euchre'],
    ['misd', 'offence.misdeal'],
  ])('%s: %s', async (said, id) => {
    expect((await asked(said)).slice(0, 3)).toContain(id);
  });
});

test('law numbers find what cites them, and the page of the numbered law', async () => {
  const whist = await find('law 20 whist', site);
  expect(whist.hits[0]).toMatchObject({ kind: 'l', game: 'whist' });
  const auction = await find('law 64 auction bridge', site);
  expect(auction.hits.every(({ game }) => game.startsWith('auction-bridge'))).toBe(true);
  expect(auction.hits.find(({ kind }) => kind === 'n')).toMatchObject({ title: 'Law 64: Laws of Auction Bridge', gist: 'in Blue Ribbon p. 119' });
});

test('a known word is never corrected, nor any word to its opposite; words that may be joined are searched both ways', async () => {
  for (const said of ['referee', 'partial', 'layout', 'fixed', 'binding', 'accused', 'incomplete pack', 'complete pack', "can't follow", 'clearing the table'])
    expect((await find(said, site)).changed, said).toEqual([]);
  expect((await find('dead wood bowling', site)).hits[0]?.id).toMatch(/^bowling/);
  expect((await find('dead wood gin', site)).hits[0]?.game).toBe('gin-rummy');
  for (const said of ['jackpots', 'jack pots', 'jack pot', 'jackpot']) expect((await find(said, site)).named, said).toContain('poker/jack-pots');
  expect((await find('shufled twice at cribage', site)).changed.map(([from]) => from)).toEqual(['cribage', 'shufled']);
});

test('a game that no book has is named, without results for it', async () => {
  expect((await find('uno reverse card', site)).absent).toBe('Uno');
  expect((await find("texas hold'em kicker", site)).absent).toBe("Texas hold'em");
  expect((await find('double pack pinochle', site)).absent).toBeNull();
  const lost = await find('xyzzyq', site);
  expect(lost.hits).toEqual([]);
  expect((await find('double-deck pinochle', site)).absent).toBeNull();
  // No game that is here is reported as missing.
  for (const { names } of absentNames) for (const name of names) expect((await find(name, site)).named, name).toEqual([]);
});

test('what happens in an example of a law finds that law', async () => {
  expect((await asked('third redeal when following suit'))[0]).toBe('auld-lang-syne.law.pack-again');
  expect((await asked('authors: he collected all four queens ages ago and never put them down'))[0]).toBe('authors.law.set-kept-back');
});

test('a short word at the end is not completed to the name of a game', async () => {
  expect((await asked('do I have to jump if I can'))[0]).toMatch(/^checkers\.law\./);
  expect((await find('can', site)).hits.map(({ id }) => id)).toContain('canasta');
});

test('a large number in words counts less than what was done', async () => {
  expect((await find('she knocked with fourteen', site)).hits[0]?.game).toBe('gin-rummy');
});

test('a query is fast', async () => {
  await find('partner reneged on a loner in railrod euch', site);
  const before = process.cpuUsage();
  for (let n = 0; n < 20; n++) await find('partner reneged on a loner in railrod euch', site);
  // CPU time in milliseconds: wall-clock time would include what else the machine is doing.
  expect(process.cpuUsage(before).user / 1000 / 20).toBeLessThan(25);
});

test('near() counts letters that are added, dropped, changed or swapped', () => {
  expect(near('cribage', 'cribbage', 1)).toBe(true);
  expect(near('eucher', 'euchre', 1)).toBe(true);
  expect(near('poker', 'euchre', 2)).toBe(false);
});
