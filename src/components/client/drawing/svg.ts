/** Makes an SVG element with attributes and text. */
export function svg<K extends keyof SVGElementTagNameMap>(name: K, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElementTagNameMap[K] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== '') made.textContent = text;
  return made;
}
