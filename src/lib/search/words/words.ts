// Words of a text as the search compares them. Pure; shared by the build and the browser.

/** The words in lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[], and = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

/** Stop words. */
export const SMALL: ReadonlySet<string> = new Set(
  'a aint alexa am an and are arent as at be been but by can cant could couldnt did didnt do does doesnt dont for from guy guys had hadnt has hasnt have havent he hed her hers hes him his how i id if im in into is isnt it its ive just like me my not of on or our she shed shes should shouldnt so than that thats the their them then there theres theyd theyre theyve they this to us was wasnt we werent weve were what whats when where which who whos whose will with wont would wouldnt uh uhh um umm hmm hey siri ok okay basically kinda sorta gonna gotta wanna yall lets thatll itd shouldve couldve wouldve mustve yeah please anyway actually literally you youd youre youve your'.split(
    ' ',
  ),
);

/** Forms that the stemmer's endings do not cover. */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  'led:lead laid:lay dealt:deal forgot:forget forgotten:forget took:take taken:take drew:draw drawn:draw threw:throw thrown:throw gave:give given:give shown:show held:hold won:win lost:lose kept:keep said:say told:tell broke:break went:go gone:go goes:go made:make saw:see seen:see tied:tie ties:tie tying:tie laying:lay spoke:speak misdealt:misdeal ran:run got:get gotten:get left:leave fell:fall fallen:fall flew:fly flown:fly stuck:stick struck:strike stole:steal stolen:steal stood:stand chose:choose chosen:choose came:come paid:pay bought:buy brought:bring caught:catch found:find hid:hide hidden:hide knew:know known:know rose:rise sent:send shook:shake sold:sell thought:think wrote:write written:write beaten:beat bent:bend shot:shoot less:few fewer:few fewest:few higher:high highest:high lower:low lowest:low earlier:early later:late sooner:soon men:man dice:die began:begin begun:begin felt:feel lit:light met:meet swung:swing slid:slide tore:tear torn:tear ate:eat blew:blow blown:blow grew:grow hung:hang lent:lend meant:mean sat:sit spun:spin taught:teach wore:wear bore:bear borne:bear'
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** The common stem of a word's forms: the same for `reneged`, `reneging` and `renege`. A rough stemmer, used for both index and query. */
export function stem(word: string): string {
  const known = Object.hasOwn(IRREGULAR, word) ? (IRREGULAR[word] ?? word) : word;
  if (known.length < 4 || /\d/.test(known)) return known;
  const cut = known
    .replace(/ie[sd]$/, 'y')
    .replace(/([a-z]{3})(?:ing|ed)$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/e$/, '');
  return cut.replace(/([^aeiou])\1$/, '$1');
}

/** Whether two words differ by at most `most` letters added, dropped, changed or swapped. */
export function near(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return false;
    before = row;
    row = next;
  }
  return (row[b.length] ?? most + 1) <= most;
}

/** The weight of a synonym, out of 10. */
export const SAYS_THE_SAME = 9;
