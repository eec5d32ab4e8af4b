import { cites } from '../cites.ts';
import { exactDeal } from './shared/exact-deal.ts';
import { exactTricks } from './shared/exact-tricks.ts';

export default exactTricks({ title: 'Uno', needed: 1, at: cites.blue.rank, scorers: { deal: exactDeal('Uno', 1) } });
