import { cites } from '../cites.ts';
import { deal } from '../scorers/duo.ts';
import { exactTricks } from './shared/exact-tricks.ts';

export default exactTricks({ title: 'Duo', needed: 2, at: cites.blue.object, scorers: { deal } });
