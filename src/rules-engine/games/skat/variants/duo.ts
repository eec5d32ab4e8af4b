import { cites } from '../cites.ts';
import { exactDeal } from './shared/exact-deal.ts';
import { exactTricks } from './shared/exact-tricks.ts';

export default exactTricks({ title: 'Duo', needed: 2, at: cites.blue.object, scorers: { deal: exactDeal('Duo', 2) } });
