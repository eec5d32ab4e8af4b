// Faults that can be planted in the built site, each with the tests that must fail.
/** Changes the files in a copy of dist whose names match. Throws if nothing changes, because then there is no fault. */
type Edit = (files: RegExp, change: (text: string) => string) => void;
export interface PageFault {
  readonly what: string;
  readonly plant: (edit: Edit) => void;
  /** Test files that must notice the fault; with `names`, only the tests that match this pattern. */
  readonly tests: readonly string[];
  readonly names?: string;
}

const PAGES = /\.html$/;
const START = /_astro\/Base.*\.js$/;
const QUARRELS = 'tests/pages/quarrels';
const LINKS = 'tests/e2e/rulings/links-and-keys';
const ANY = 'tests/pages/any-link';
const SEARCH = 'tests/e2e/search/search-and-offline';
/** Adds a style to every page. The content security policy, in the headers and in the page, would block it, so it is changed too. */
const withStyle = (edit: Edit, css: string) => {
  edit(/^_headers$|\.html$/, (text) => text.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"));
  edit(PAGES, (text) => text.replace('</head>', `<style>${css}</style></head>`));
};
const undefine = (edit: Edit, widget: string) => edit(/_astro\/.*\.js$/, (text) => text.replace(`define(\`${widget}\``, `define(\`x-${widget}\``));

export const PAGE_FAULTS: Readonly<Record<string, PageFault>> = {
  rulings: {
    what: 'every ruling is empty',
    plant: (edit) => edit(PAGES, (text) => text.replace(/(<span class="ruling">).*?(?=<\/span>)/gs, '$1')),
    tests: [QUARRELS, LINKS, ANY, 'tests/site/pages/checkers', 'tests/site/pages/terminal'],
    names: 'settled|restores question|without script|a slip prints|checker works|divides this law|every checker|agree|part|one:|elsewhere',
  },
  numbers: {
    what: 'every number of a ruling is one more',
    plant: (edit) => edit(PAGES, (text) => text.replace(/<span class="ruling">[^<]*/g, (said) => said.replace(/\d+/g, (n) => String(Number(n) + 1)))),
    tests: [QUARRELS, LINKS],
    names: 'lone hand|whist noticed|restores question|without script|a slip prints',
  },
  pages: {
    what: 'every citation has lost its page',
    plant: (edit) => edit(PAGES, (text) => text.replace(/pp?\. ?[\d, –-]+/g, '')),
    tests: [QUARRELS, LINKS],
    names: 'settled|without script',
  },
  consult: {
    what: 'what may not be told is not held back',
    plant: (edit) => edit(/_astro\/consult.*\.js$/, (text) => text.replace('toggle(`held`', 'toggle(`x-held`')),
    tests: ['tests/e2e/rulings/consult'],
  },
  checker: {
    what: 'no checker wakes',
    plant: (edit) => undefine(edit, 'hoyle-checker'),
    tests: [LINKS, ANY],
    names: 'don.t know|checker works|wrong answer|law=revoke&|press inside',
  },
  scorer: {
    what: 'no scorer wakes',
    plant: (edit) => undefine(edit, 'hoyle-scorer'),
    tests: [LINKS, ANY, 'tests/e2e/scores/stones', 'tests/e2e/scores/contested-scores'],
    names: '^(?!.*(law|links in|sheet|anchor|list|share|rubber|moved|wrong|plain)).*(scorer|scored|stone|claims|range|score|crib|hands|dominoes)',
  },
  totals: {
    what: 'every count comes to 30 points',
    plant: (edit) => edit(/_astro\/scorer.*\.js$/, (text) => text.replace(/(`headline`),\w+\.headline/, '$1,`30 points`')),
    tests: [LINKS, 'tests/e2e/scores/stones'],
    names: 'scored hand|picking writes|hands back',
  },
  problems: {
    what: 'a problem does not say what was found',
    plant: (edit) => edit(/engine\/core.*\.js$/, (text) => text.replace(/; found \$\{\w+\.found\}/, '')),
    tests: [LINKS, ANY, 'tests/e2e/scores/stones'],
    names: 'scored hand|out of range|no set has',
  },
  links: {
    what: 'nothing of a link is heard',
    plant: (edit) => edit(/_astro\/.*\.js$/, (text) => text.replaceAll('location.search', '(``)')),
    tests: [LINKS, ANY, SEARCH, 'tests/e2e/scores/stones'],
    names: 'restores|wrong answer|hands back|claims|filters come|says|=|moved|came by a link',
  },
  notices: {
    what: 'what a page does not take is not told',
    plant: (edit) => edit(/_astro\/link.*\.js$/, (text) => text.replaceAll('This link', 'That link')),
    tests: [ANY, LINKS],
    names: 'wrong answer|[?#]|divides',
  },
  results: {
    what: 'every result leads elsewhere',
    plant: (edit) => edit(/_astro\/search.*\.js$/, (text) => text.replace(/href:(\w+)\.url/g, 'href:$1.url+`x`')),
    tests: [SEARCH],
    names: 'leads to|number of a law',
  },
  nothing: {
    what: 'a search that finds nothing says nothing, and words are mended without a word',
    plant: (edit) =>
      edit(/_astro\/search.*\.js$/, (text) => text.replace('No book here has', 'No').replace('found without', 'less').replaceAll('ArrowDown', 'ArrowOver')),
    tests: [SEARCH],
    names: 'miss offers|least telling|keystrokes',
  },
  filter: {
    what: 'no list is narrowed',
    plant: (edit) => edit(/_astro\/filter.*\.js$/, (text) => text.replace(/\.hidden=!\w+/, '.hidden=!1')),
    tests: ['tests/e2e/search/lists'],
    names: 'narrowed',
  },
  kinds: {
    what: 'a jump is told as a passage',
    plant: (edit) => edit(/_astro\/search.*\.js$/, (text) => text.replaceAll('"data-jump":', '"data-passage":')),
    tests: [SEARCH],
    names: 'what was typed',
  },
  keys: {
    what: 'no key leads to the search',
    plant: (edit) => edit(/_astro\/on-idle.*\.js$/, (text) => text.replace('===`k`', '===`~`').replace('.key!==`/`', '.key!==`~`')),
    tests: [SEARCH],
    names: 'Ctrl-K',
  },
  rows: {
    what: 'no row opens in place',
    plant: (edit) => edit(/_astro\/open.*\.js$/, (text) => text.replace('?.querySelector(`.law-body`)', '?.querySelector(`.no-body`)')),
    tests: ['tests/e2e/rulings/law-pages', LINKS],
    names: 'row opens|never opened|law is read|shared by',
  },
  pack: {
    what: 'a visit does not keep the pack of its game',
    plant: (edit) => edit(/^sw\.js$/, (text) => text.replace('startsWith("games/")', 'startsWith("no/")')),
    tests: ['tests/e2e/rulings/law-pages'],
    names: 'never opened|law is read',
  },
  packs: {
    what: 'what a pack has is not found in it',
    plant: (edit) => edit(/^sw\.js$/, (text) => text.replace(/`games\/(?=\$\{\w+\}`)/, '`game/')),
    tests: ['tests/e2e/rulings/law-pages', 'tests/e2e/offline/works-offline'],
    names: 'never opened|law is read|works offline',
  },
  share: {
    what: 'a share hands out the page and not the rule',
    plant: (edit) => edit(/_astro\/share\..*\.js$/, (text) => text.replace(/`#\$\{[^}]*\}`/, '``')),
    tests: [LINKS],
    names: 'shared by',
  },
  twice: {
    what: 'a press is done by its widget, and again by the list around it',
    plant: (edit) => edit(START, (text) => text.replace(/(\?\.closest\()\w(\),\w+=\w+\.find)/, '$1"hoyle-filter"$2')),
    tests: [LINKS],
    names: 'done once',
  },
  print: {
    what: 'a slip prints with the page around it',
    plant: (edit) => withStyle(edit, 'body[data-print] *{display:revert!important}'),
    tests: [LINKS],
    names: 'a slip',
  },
  script: {
    what: 'widgets are seen without script',
    plant: (edit) => edit(/\.(css|html)$/, (text) => text.replace(/scripting: ?none/g, 'scripting: enabled')),
    tests: [LINKS],
    names: 'without script',
  },
  stones: {
    what: 'what draws dominoes is fetched with every page',
    plant: (edit) => edit(START, (text) => `${text};fetch("/_astro/stone-picker.js").catch(()=>0);`),
    tests: ['tests/e2e/scores/stones'],
    names: 'does not fetch',
  },
  narrow: {
    what: 'the stones to pick are small',
    plant: (edit) => withStyle(edit, '.spread .pick{min-width:0!important;width:20px!important}'),
    tests: ['tests/e2e/scores/stones'],
    names: 'picking',
  },
  wide: {
    what: 'every page is wider than a phone',
    plant: (edit) => edit(PAGES, (text) => text.replace(/<main[^>]*>/, '$&<svg width="1900" height="1" aria-hidden="true"></svg>')),
    tests: ['tests/pages/kinds-of'],
    names: 'front|variant',
  },
  lang: {
    what: 'no page names its language',
    plant: (edit) => edit(PAGES, (text) => text.replace(' lang="en"', '')),
    tests: ['tests/pages/kinds-of', 'tests/site/pages/links'],
    names: 'front|every page has',
  },
  errors: {
    what: 'every page complains',
    plant: (edit) => edit(START, (text) => `${text};console.error("planted");`),
    tests: ['tests/pages/kinds-of', QUARRELS, ANY],
    names: 'front|law=|links in a browser',
  },
  shift: {
    what: 'something comes late above the text',
    plant: (edit) =>
      edit(
        START,
        (text) => `${text};setTimeout(()=>document.querySelector("main").prepend(Object.assign(document.createElement("h2"),{textContent:"late"})),300);`,
      ),
    tests: ['tests/pages/kinds-of'],
    names: 'shift',
  },
  small: {
    what: 'controls are small',
    plant: (edit) => withStyle(edit, 'main button,main summary{min-height:0!important;height:20px!important}'),
    tests: ['tests/pages/kinds-of'],
    names: '44 px',
  },
  focus: {
    what: 'an answered question takes the focus with it',
    plant: (edit) => withStyle(edit, '.answered{display:none!important}'),
    tests: ['tests/pages/checkers'],
  },
  house: {
    what: 'dead links and anchors, ids twice, styles and scripts inline, other hosts, no title, two headings, another canonical address, HTML that is none',
    plant: (edit) => {
      edit(/^about\/index\.html$/, (text) =>
        text
          .replace('<h1', '<h1>again</h1><a href="/nowhere/">x</a><b id="twice"></b><b id="twice"></b><p style="color:red"><div></p><script>1</script><h1')
          .replace(/<title>[^<]*/, '<title>')
          .replace('<head>', '<head><link rel="canonical" href="https://other.example/about/"><script src="https://other.example/x.js"></script>'),
      );
    },
    tests: ['tests/site/pages/links', 'tests/site/pages/html'],
  },
  bytes: {
    what: 'everything weighs more than it may',
    plant: (edit) => {
      const noise = Array.from({ length: 90_000 }, (_, n) => ((n * 2_654_435_761) % 4_294_967_296).toString(36)).join('');
      edit(/^about\/index\.html$/, (text) => `${text}<!--${noise}-->`);
      edit(/_astro\/.*\.css$/, (text) => `${text}/*${noise}*/`);
      edit(START, (text) => `${text}/*${noise}*/`);
      edit(/^search\/first\.json$/, (text) => `${text.slice(0, -1)},"noise":"${noise}"}`);
      edit(/^engine\/.*\.js$/, (text) => `${text}/*${noise}*/`);
    },
    tests: ['tests/site/downloads/budgets'],
  },
  api: {
    what: 'the API has a game less and other numbers',
    plant: (edit) => {
      edit(/^api\/v1\/games\.json$/, (text) => text.replace('"id":"euchre"', '"id":"yuker"'));
      edit(/^api\/v1\/games\/[^/]*\.json$/, (text) => text.replace(/"points":\d+|"amount":\d+|"title":"/, (found) => `${found}1`));
    },
    tests: ['tests/site/programs/api'],
    names: 'games.json|its file',
  },
  asks: {
    what: 'a checker shows another question first',
    plant: (edit) => edit(/^games\/.*\.html$/, (text) => text.replace(/<fieldset data-fact="([^"]*)" hidden/g, '<fieldset data-fact="$1"')),
    tests: ['tests/site/pages/checkers'],
    names: 'every checker',
  },
};
