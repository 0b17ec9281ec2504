import { Injectable } from '@nestjs/common';
import { routeRequest } from '@prepward/contracts/route-request';
import { Clock } from '@prepward/platform/clock';
import { SignedPasses } from '../../auth/index.js';

/** Long enough to press a button and for a slow phone to begin; a download that began goes on. */
const LINK_SECONDS = 300;
const AUDIENCE = 'export-file';

/** Links to archives, for browsers that follow them without a token. */
@Injectable()
export class ExportLinks {
  constructor(
    private readonly passes: SignedPasses,
    private readonly clock: Clock,
  ) {}

  /** A link to an archive, for the one person who asked for it. */
  async issue(userId: string, exportId: string): Promise<{ url: string; expiresAt: string }> {
    const expiresAt = new Date(this.clock.now().getTime() + LINK_SECONDS * 1000).toISOString();
    const pass = await this.passes.issue(AUDIENCE, { sub: userId, export: exportId }, LINK_SECONDS);
    const parts = { params: { id: exportId }, query: { pass } };
    return { url: routeRequest('privacy.exportFile', parts).path, expiresAt };
  }

  /** Who asked for a link to this archive; undefined where the pass is forged, too old or for another. */
  async read(pass: string, exportId: string): Promise<string | undefined> {
    const claims = await this.passes.read(AUDIENCE, pass);
    return claims !== undefined && claims.export === exportId ? claims.sub : undefined;
  }
}
