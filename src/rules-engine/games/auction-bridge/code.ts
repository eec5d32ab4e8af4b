import { type CodeOf, variantOf } from '../../core/games.ts';
import { withSierra } from './cites.ts';
import { auctionLaws } from './laws/auction.ts';
import { beforeLaws } from './laws/before.ts';
import { closingLaws } from './laws/closing.ts';
import { clubLaws } from './laws/club.ts';
import { dealLaws, numberLaws } from './laws/deal.ts';
import { doubleLaws } from './laws/doubles.ts';
import { dummyLaws } from './laws/dummy.ts';
import { exposedInBidding } from './laws/exposed.ts';
import { leadLaws } from './laws/lead.ts';
import { playLaws } from './laws/play.ts';
import { revokeLaws } from './laws/revoke.ts';
import { revokeClaimLaws } from './laws/revoke-claims.ts';
import { scoreLaws, talkLaws } from './laws/talk.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { rubber } from './scorers/rubber.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws: withSierra({
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
    ...revokeLaws,
    ...revokeClaimLaws,
    ...talkLaws,
    ...scoreLaws,
    ...clubLaws,
  }),
  points,
  scorers: { deal, rubber },
};
export interface AuctionBridge extends CodeOf<typeof code> {}

export const variant = variantOf<AuctionBridge>();
