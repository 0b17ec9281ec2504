import { Injectable } from '@nestjs/common';
import { Clock } from '@prepward/platform/clock';
import { SignedPasses } from './signed-passes.js';

/** Long enough to press a button and for a slow phone to begin; a download that began continues. */
const LINK_SECONDS = 300;

/** What kind of file a link leads to: a link to one kind doesn't work for another. */
type FileAudience = 'purchase-file' | 'export-file' | 'paper-file';

/** Links to files, for browsers that follow them without a token. */
@Injectable()
export class FileLinks {
  constructor(
    private readonly passes: SignedPasses,
    private readonly clock: Clock,
  ) {}

  /**
   * A link to a file, for the one person who asked for it.
   *
   * @param file its id or name among its kind
   * @param address where it is, with the pass
   */
  async issue(
    audience: FileAudience,
    userId: string,
    file: string,
    address: (pass: string) => string,
  ): Promise<{ url: string; expiresAt: string }> {
    const expiresAt = new Date(this.clock.now().getTime() + LINK_SECONDS * 1000).toISOString();
    const pass = await this.passes.issue(audience, { sub: userId, file }, LINK_SECONDS);
    return { url: address(pass), expiresAt };
  }

  /** Who asked for a link to this file; undefined if the pass is forged, expired, or for another file. */
  async read(
    audience: FileAudience,
    pass: string | undefined,
    file: string,
  ): Promise<string | undefined> {
    const claims = await this.passes.read(audience, pass);
    return claims !== undefined && claims.file === file ? claims.sub : undefined;
  }
}
