// Detector: the tests of coherence, of written rulings and of inherited words (`tests/support/coherence/`).
import { BOOK_IDS } from '../../src/rules-engine/index.ts';
import { homesOfHeadings, itemFault, lawFault } from '../../tests/support/coherence/checks.ts';
import { featureFaults } from '../../tests/support/coherence/features.ts';
import { leadFault } from '../../tests/support/coherence/leads.ts';
import { library, places } from '../../tests/support/library.ts';
import type { Detector } from './detectors.ts';

const homes = homesOfHeadings(places);
/** The number of faults of each law before a mutation, so that known faults do not count. */
const spokenBefore = new Map(places.flatMap((place) => place.laws.map((law) => [law.id, featureFaults(library, place, law).length] as const)));

export const coherence: Detector = {
  name: 'coherence',
  notices: (place, { kind, key }) => {
    if (kind === 'points') {
      const item = place.points.find((one) => one.key === key);
      return item === undefined ? null : itemFault(place, item, homes);
    }
    const law = place.laws.find((one) => one.key === key);
    if (law === undefined) return null;
    const lead = BOOK_IDS.map((book) => leadFault(law, book)).find((one) => one !== null);
    const [spoken] = featureFaults(library, place, law).slice(spokenBefore.get(law.id) ?? 0);
    return lawFault(law, homes) ?? lead ?? spoken ?? null;
  },
};
