import { exactTricks } from './exact-tricks.ts';

export default exactTricks({ title: 'Uno', needed: 1, pages: '354-355' });
