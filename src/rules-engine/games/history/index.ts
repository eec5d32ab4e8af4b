import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';

export default game({
  id: 'history',
  title: 'History',
  aliases: ['History of playing cards', 'One Thousand Years of Playing Cards', 'Who was Hoyle', 'Edmond Hoyle'],
  shelf: 'reference',
  kind: 'code',
  books: { sierra: { heading: 'One Thousand Years of Playing Cards', pages: '5-19' } },
  has: [],
  players: { min: 1, max: 8, say: 'nobody plays' },
  packs: ['none-0'],
  glance: {
    'First named': '969, in China',
    'In Europe': '1377 at the latest',
    'The pack of 52': 'made in France, with its four suits',
    'Edmond Hoyle': '1679 to 1769; a book on whist in 1742',
    'Told by': 'one book of the five, the manual of about 2002',
  },
  cites,
  ...code,
});
