// Describes in words the input of a field of a scorer or sheet, for the types of the package and the MCP server.
import type { Field } from '../../src/rules-engine/index.ts';

const bounds = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);
/** "1 card", "3 to 5 cards". */
const counted = (min: number, max: number, one: string, several: string): string => `${bounds(min, max)} ${max === 1 ? one : several}`;
/** The input of a field, with unit and bounds: "3 to 5 cards of `standard-52`". */
export function takes(field: Field): string {
  switch (field.kind) {
    case 'cards':
      return `${counted(field.min, field.max, 'card', 'cards')} of \`${field.pack}\``;
    case 'stones':
      return counted(field.min, field.max, 'domino', 'dominoes');
    case 'choice':
      return Object.keys(field.options).join(', ');
    case 'count':
      return `a whole number, ${bounds(field.min, field.max)}`;
    case 'words':
      return 'words';
    case 'flag':
      return 'yes or no';
    case 'list':
      return `${bounds(field.min, field.max)} times: ${takes(field.of)}`;
  }
}
