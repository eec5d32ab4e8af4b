import { cites } from '../cites.ts';
import { deal } from '../scorers/uno.ts';
import { exactTricks } from './shared/exact-tricks.ts';

export default exactTricks({ title: 'Uno', needed: 1, at: cites.blue.rank, scorers: { deal } });
