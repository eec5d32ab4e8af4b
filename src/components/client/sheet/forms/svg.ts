const SVG = 'http://www.w3.org/2000/svg';

/** Makes an SVG element with attributes and text. */
export function svg(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== '') made.textContent = text;
  return made;
}
