import { exactDeal } from './exact-deal.ts';
import { exactTricks } from './exact-tricks.ts';

export default exactTricks({ title: 'Duo', needed: 2, pages: '355', scorers: { deal: exactDeal('Duo', 2) } });
