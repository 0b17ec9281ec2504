import { Injectable } from '@nestjs/common';
import { routeRequest } from '@prepward/contracts/route-request';
import { Clock } from '@prepward/platform/clock';
import { SignedPasses } from '../../auth/index.js';

/** Long enough to press a button and for a slow phone to begin; a download that began goes on. */
const LINK_SECONDS = 300;
const AUDIENCE = 'purchase-file';

/** Links to bought files, for browsers that follow them without a token. */
@Injectable()
export class DownloadLinks {
  constructor(
    private readonly passes: SignedPasses,
    private readonly clock: Clock,
  ) {}

  /** A link to the file of a copy, for the one student who asked for it. */
  async issue(userId: string, copyId: string): Promise<{ url: string; expiresAt: string }> {
    const expiresAt = new Date(this.clock.now().getTime() + LINK_SECONDS * 1000).toISOString();
    const pass = await this.passes.issue(AUDIENCE, { sub: userId, copy: copyId }, LINK_SECONDS);
    const parts = { params: { id: copyId }, query: { pass } };
    return { url: routeRequest('purchases.file', parts).path, expiresAt };
  }

  /** Who asked for a link to this copy; undefined where the pass is forged, too old or for another. */
  async read(pass: string, copyId: string): Promise<string | undefined> {
    const claims = await this.passes.read(AUDIENCE, pass);
    return claims !== undefined && claims.copy === copyId ? claims.sub : undefined;
  }
}
