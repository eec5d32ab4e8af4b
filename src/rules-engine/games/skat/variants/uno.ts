import { exactDeal } from './exact-deal.ts';
import { exactTricks } from './exact-tricks.ts';

export default exactTricks({ title: 'Uno', needed: 1, pages: '354-355', scorers: { deal: exactDeal('Uno', 1) } });
