// A button that copies text. If the browser does not allow it, the text is shown in a field to be copied by hand.
import { element } from '../share/share.ts';

const SHOWN = 2500;

/** `done` is the button's text for a moment after copying. */
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

/** A read-only field with a label. */
export function textField(label: string, text: string): HTMLLabelElement {
  const field = element('label', 'copied', label);
  const area = Object.assign(element('textarea'), { readOnly: true, rows: 4, spellcheck: false });
  area.value = text;
  field.append(area);
  return field;
}
