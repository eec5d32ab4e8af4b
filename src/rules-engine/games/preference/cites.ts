import { cite } from '../../books.ts';

export const BLUE = cite('blue-ribbon-1940', '327', 'Preference', {
  doubt: 'The heading cannot be read in our copy; the table of contents puts Preference on this page.',
});
