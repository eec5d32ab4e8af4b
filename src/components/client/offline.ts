// "Take it with you": the whole site on the device, with a bar that says how far it has come and a word when it is done.
// Loaded on the page that has <hoyle-offline>.

/** Asks the service worker something and hears every answer of it. */
function ask(worker: ServiceWorker, message: string, hear: (answer: Record<string, unknown>) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = (event: MessageEvent<Record<string, unknown>>) => hear(event.data);
  worker.postMessage(message, [port2]);
}

class Offline extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const bar = this.querySelector('progress');
    const said = this.querySelector('output');
    if (button === null || bar === null || said === null) throw new Error('<hoyle-offline> needs a button, a progress and an output');
    const say = (text: string) => {
      said.value = text;
    };
    if (!('serviceWorker' in navigator)) {
      button.disabled = true;
      say('This browser cannot keep a site for later. Every page can still be printed.');
      return;
    }
    const done = () => {
      bar.hidden = true;
      button.hidden = true;
      say('The whole site is on this device. It works with no network, search and scorers included.');
    };
    void navigator.serviceWorker.ready.then(({ active }) => {
      if (active === null) return;
      ask(active, 'how-much', ({ whole }) => (whole === true ? done() : undefined));
      button.addEventListener('click', () => {
        button.disabled = true;
        bar.hidden = false;
        say('Fetching …');
        ask(active, 'take-all', ({ done: so, of, finished, failed }) => {
          if (finished === true) return done();
          if (typeof failed === 'string') {
            button.disabled = false;
            say(`It stopped: ${failed}. What has come is kept; press again to go on.`);
            return;
          }
          bar.max = Number(of);
          bar.value = Number(so);
          say(`${Math.round((Number(so) / Number(of)) * 100)} of 100`);
        });
      });
    });
  }
}
customElements.define('hoyle-offline', Offline);
