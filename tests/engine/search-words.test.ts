// What players type, and where it has to lead: against the vocabulary of the whole site, as the browser reads it.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Jump, jumpsFor } from '../../src/components/client/search/match.ts';
import { matcher, understand } from '../../src/components/client/search/understand.ts';
import { vocabulary, vocabularyFile } from '../../src/lib/vocabulary.ts';
import { pack, unpack, urlOf } from '../../src/lib/vocabulary-code.ts';
import { near } from '../../src/lib/words.ts';

/** As the site builds it: some of the bytes go to the table of the index's parts. */
const file = vocabularyFile({ chunks: Array.from({ length: 60 }, (_, n) => ((n * 40503 + 1e7) % 2 ** 28).toString(16)).join(' ') });
const read = unpack(JSON.parse(JSON.stringify(file.file)));
/** The first keystrokes are answered from the small file, a sentence from all words, which have come by then. */
const early = matcher(read);
const site = matcher(unpack(JSON.parse(JSON.stringify(pack(vocabulary())))));
const PREFIX = { g: '', v: '', l: '.law.', s: '.score.', o: 'offence.', q: 'question.', t: 'term.' } as const;
const idOf = (jump: Jump) => (jump.kind === 'g' || jump.kind === 'v' ? jump.game : `${jump.game}${PREFIX[jump.kind]}${jump.key}`);

describe('a sentence that names its game jumps right', () => {
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
    ['did not follow suit euchre', 'euchre.law.revoke'],
    ['revok euchre', 'euchre.law.revoke'],
    ['reneging', 'offence.revoke'],
    ['dealer has six cards euchre', 'euchre.law.no-discard'],
    ['missdeal euchre', 'euchre.law.interrupted-deal'],
    ['partner told me what to play at euchre', 'euchre.law.table-talk'],
    ['looked at the last trick', 'offence.looking-back'],
    ['the rest are mine euchre', 'euchre.law.hand-thrown-down'],
    ['played out of turn euchre', 'euchre.law.play-out-of-turn'],
    ['led out of turn euchre', 'euchre.law.lead-out-of-turn'],
    ['too late to claim a renege', 'offence.revoke'],
    ['dealt out of turn cribbage', 'cribbage.law.deal-out-of-turn'],
    ['stole the crib', 'cribbage.law.deal-out-of-turn'],
    ['five cards in the crib', 'cribbage.law.wrong-crib'],
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
  ])('%s: %s', (said, id) => {
    expect(jumpsFor(said, site).map(idOf)[0]).toBe(id);
  });
});

describe('a sentence that names no game has its law, or its offence in every game, among the first three', () => {
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
  ])('%s: %s', (said, id) => {
    expect(jumpsFor(said, site).map(idOf).slice(0, 3)).toContain(id);
  });
});

describe('half a word is enough', () => {
  test.each([
    ['ren', 'offence.revoke'],
    ['cribb', 'cribbage'],
    ['euc', 'euchre'],
    ['misd', 'offence.misdeal'],
    ['false op', 'offence.false-opening'],
    ['looking b', 'offence.looking-back'],
  ])('%s: %s', (said, id) => {
    expect(jumpsFor(said, early).map(idOf).slice(0, 3)).toContain(id);
  });
});

test('what no book has is named, and nothing is made up for it', () => {
  expect(understand('uno reverse card', site).absent).toBe('uno');
  expect(understand("texas hold'em kicker", site).absent).toBe("texas hold'em");
  expect(jumpsFor('xyzzy', site)).toEqual([]);
});

test("the player's words become the index's words", () => {
  expect(understand('renig at yuker', site).query).toBe('revoke euchre');
  expect(understand('the knave turned up', site).query).toBe('jack turned up');
  expect(understand('cribage missdeal', site).query).toBe('cribbage misdeal');
});

test('the file reads back as it was written, and is at most 20 kB', () => {
  expect(read.entries).toEqual(vocabulary(file.thrift).entries);
  expect(gzipSync(JSON.stringify(file.file)).length).toBeLessThanOrEqual(20_000);
  expect(new Set(read.entries.map(urlOf)).size).toBe(read.entries.length);
});

test('titles with marks and capitals survive the code', () => {
  const entries = [
    { kind: 'o', key: 'revoke', title: 'Revoke', bag: ['renege'], game: '' },
    { kind: 'q', key: 'tie', title: 'What of a tie?', bag: ['equal'], game: '' },
    { kind: 'g', key: 'x-y', title: 'Pope Joan (or Matrimony): x, y?', bag: ['old', 'maid', ',', 'snap'], game: 'x-y' },
    { kind: 'l', key: 'late-revoke', title: 'A revoke, found late', bag: ['too', 'late'], game: 'x-y', head: 'revoke' },
    { kind: 'v', key: 'z', title: 'Z', bag: [], game: 'x-y/z' },
    { kind: 's', key: 'hand', title: '31 or less', bag: [], game: 'x-y/z' },
  ] as const;
  expect(unpack(pack({ entries, words: {}, absent: [] })).entries).toEqual(entries);
});

test('a keystroke costs little', () => {
  const before = process.cpuUsage();
  for (let n = 0; n < 20; n++) jumpsFor('partner reneged on a loner in railrod euch', site);
  // Milliseconds of the processor: the clock would count what else the machine is doing as well.
  expect(process.cpuUsage(before).user / 1000 / 20).toBeLessThan(12);
});

test('nearness counts letters added, dropped, changed and swapped', () => {
  expect(near('cribage', 'cribbage', 1)).toBe(true);
  expect(near('eucher', 'euchre', 1)).toBe(true);
  expect(near('poker', 'euchre', 2)).toBe(false);
});
