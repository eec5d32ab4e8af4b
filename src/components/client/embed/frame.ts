// The page for frames, /embed/?law=euchre.law.revoke or /embed/?item=cribbage.score.hand: shows the element named in its query.
export {};

const asked = new URLSearchParams(location.search);
const [name, attribute] = asked.has('law') ? ['hoyle-ruling', 'law'] : ['hoyle-score', 'item'];
const id = asked.get(attribute);
if (id !== null) {
  const made = document.createElement(name);
  made.setAttribute(attribute, id);
  const book = asked.get('book');
  if (book !== null) made.setAttribute('book', book);
  const heading = Object.assign(document.createElement('h1'), { className: 'hidden', textContent: 'According to Hoyle' });
  made.addEventListener('hoyle-shown', () => {
    const title = made.shadowRoot?.querySelector('h2')?.textContent ?? '';
    if (title !== '') document.title = `${title} · According to Hoyle`;
  });
  document.querySelector('main')?.replaceChildren(heading, made);
}
