import { cites } from '../../cites.ts';
import { exactTricks } from '../shared/exact-tricks.ts';
import { deal } from './scorers.ts';

export default exactTricks({ title: 'Duo', needed: 2, at: cites.blue.object, scorers: { deal } });
