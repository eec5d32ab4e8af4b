// The styles of the elements. The page's Content-Security-Policy cannot block a constructed style sheet, but it can block a <style> element, which is only
// used in browsers without constructed style sheets.
const CSS = `
:host{display:block;margin:1rem 0;font:1rem/1.45 Georgia,serif;color-scheme:light dark;
--paper:#fdfaf1;--ink:#221b13;--soft:#5f5342;--line:#d5c8ac;--accent:#1f5238;--accent-ink:#fdfaf1;--wrong:#8f1d1d;--focus:#b48a3c}
:host([hidden]){display:none}
@media(prefers-color-scheme:dark){:host{--paper:#231e18;--ink:#ede3d0;--soft:#b9ab92;--line:#6b5c45;--accent:#9bd0ac;--accent-ink:#12201a;--wrong:#f2a39a;--focus:#d8b465}}
*{box-sizing:border-box}
.box{border:1px solid var(--line);border-radius:10px;padding:.9rem 1rem;background:var(--paper);color:var(--ink);overflow-wrap:anywhere}
p,h2,ul,dl,fieldset{margin:.6rem 0 0}
.place{margin:0;font-size:.85rem}
h2{margin-top:.1rem;font-size:1.2rem;line-height:1.2}
a{color:var(--accent);text-underline-offset:2px}
.foot a,.place a,.go{display:inline-block;padding:.7rem 0}
.place a{padding:.3rem 0}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
fieldset{border:0;padding:0;min-width:0}
legend{padding:0;font-weight:600}
label{display:flex;gap:.6rem;align-items:center;min-height:44px;padding:.3rem .2rem}
input{flex:none;width:1.2rem;height:1.2rem;margin:0;accent-color:var(--accent)}
button{min-height:44px;padding:.4rem .9rem;border:1px solid var(--accent);border-radius:8px;background:none;color:var(--accent);font:inherit}
.ruled{margin-top:.7rem;padding-top:.7rem;border-top:1px solid var(--line)}
.ruled p{margin:.2rem 0 0}
.books{font-weight:600}
.figure{margin-right:.4rem;color:var(--accent);font-size:1.15em}
.if{font-style:italic}
.small,.doubt{font-size:.85rem;color:var(--soft)}
.problem{margin:0;color:var(--wrong)}
dl{padding-top:.4rem;border-top:1px solid var(--line)}
dt{margin-top:.4rem;font-weight:600}
dd{margin:0 0 0 1rem}
ul{padding-left:1.2rem}
@media(forced-colors:active){.figure,.problem{color:CanvasText}}
@media print{button,.foot{display:none}}`;

let sheet: CSSStyleSheet | undefined;

/** Styles a shadow root. */
export function addStyle(root: ShadowRoot): void {
  if ('adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype) {
    if (sheet === undefined) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(CSS);
    }
    root.adoptedStyleSheets = [sheet];
    return;
  }
  root.append(Object.assign(document.createElement('style'), { textContent: CSS }));
}
