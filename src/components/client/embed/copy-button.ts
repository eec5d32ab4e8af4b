// A button that copies a text; where the browser refuses, the text is shown to be copied by hand.
import { element } from '../share/share.ts';

const SHOWN = 2500;

/** `done` is what the button says for a moment after the text has been copied. */
export function copyButton(label: string, done: string, text: string): HTMLButtonElement {
  const button = Object.assign(element('button', '', label), { type: 'button' });
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text).then(
      () => {
        button.textContent = done;
        setTimeout(() => {
          button.textContent = label;
        }, SHOWN);
      },
      () => {
        const field = textField('Text to copy', text);
        button.replaceWith(field);
        field.querySelector('textarea')?.select();
      },
    );
  });
  return button;
}

/** A text in a field that is only read, under its label. */
export function textField(label: string, text: string): HTMLLabelElement {
  const field = element('label', 'copied', label);
  const area = Object.assign(element('textarea'), { readOnly: true, rows: 4, spellcheck: false });
  area.value = text;
  field.append(area);
  return field;
}
