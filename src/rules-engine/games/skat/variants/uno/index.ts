import { cites } from '../../cites.ts';
import { exactTricks } from '../shared/exact-tricks.ts';
import { deal } from './scorers.ts';

export default exactTricks({ title: 'Uno', needed: 1, at: cites.blue.rank, scorers: { deal } });
