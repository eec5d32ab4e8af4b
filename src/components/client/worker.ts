// The worker that keeps the site for a table without a network, and the word that a new edition is there. Loaded when the page has come to
// rest; a browser that has no such worker loses nothing else.

/** A new edition takes over only when the reader says so, or when every page of the old one is closed: a page never changes under a reader. */
function offer(next: ServiceWorker): void {
  if (document.querySelector('.new-edition') !== null) return;
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Open it' });
  const notice = Object.assign(document.createElement('p'), { className: 'new-edition' });
  notice.setAttribute('role', 'status');
  notice.append('A new edition is ready. ', button);
  button.addEventListener('click', () => {
    button.disabled = true;
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    next.postMessage('take-over');
  });
  document.body.append(notice);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const ready = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) offer(registration.waiting);
  };
  ready();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', ready));
}
void register().catch(() => undefined);
