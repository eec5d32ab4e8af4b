import { withSierra } from '../cites.ts';
import { auctionLaws } from './auction.ts';
import { beforeLaws } from './before.ts';
import { callLaws } from './calls.ts';
import { closingLaws } from './closing.ts';
import { clubLaws } from './club.ts';
import { dealLaws, numberLaws } from './deal.ts';
import { doubleLaws } from './doubles.ts';
import { dummyLaws } from './dummy.ts';
import { exposedInBidding } from './exposed.ts';
import { leadLaws } from './lead.ts';
import { playLaws } from './play.ts';
import { revokeLaws } from './revoke.ts';
import { revokeClaimLaws } from './revoke-claims.ts';
import { scoreLaws, talkLaws } from './talk.ts';

/** Offences and questions at auction bridge. */
export const laws = withSierra({
  ...beforeLaws,
  ...dealLaws,
  ...numberLaws,
  ...auctionLaws,
  ...closingLaws,
  ...doubleLaws,
  ...exposedInBidding,
  ...dummyLaws,
  ...leadLaws,
  ...playLaws,
  ...callLaws,
  ...revokeLaws,
  ...revokeClaimLaws,
  ...talkLaws,
  ...scoreLaws,
  ...clubLaws,
});
