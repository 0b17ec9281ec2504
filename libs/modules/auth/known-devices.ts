import { Injectable } from '@nestjs/common';
import { Ids } from '@prepward/platform/clock';
import * as z from 'zod';
import { SignedPasses } from './signed-passes.js';

const AUDIENCE = 'device';
/** A browser that has not signed in for so long is a new one. */
export const DEVICE_SECONDS = 180 * 24 * 3600;
/** Accounts that one browser is remembered for: a family shares a computer. */
const MOST_ACCOUNTS = 5;

const claims = z.looseObject({ jti: z.uuid(), accounts: z.array(z.uuid()).max(MOST_ACCOUNTS) });

/** A browser that has signed in before. */
export interface Device {
  id: string;
  /** Ids of the accounts it has signed in to, newest first. */
  accounts: readonly string[];
}

/**
 * Browsers that have signed in to an account before, each known by a signed pass in a cookie
 * ("device cookies", OWASP). A pass gives no access: a known device's wrong passwords are counted
 * separately from strangers', so strangers can't lock the owner out.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly passes: SignedPasses,
    private readonly ids: Ids,
  ) {}

  /** The device that brought the pass; undefined when the pass isn't ours. */
  async read(pass: string | undefined): Promise<Device | undefined> {
    const parsed = claims.safeParse(await this.passes.read(AUDIENCE, pass));
    return parsed.success ? { id: parsed.data.jti, accounts: parsed.data.accounts } : undefined;
  }

  /** Whether the account has signed in before with the device that brought the pass. */
  async isKnown(pass: string | undefined, userId: string): Promise<boolean> {
    return (await this.idFor(pass, userId)) !== undefined;
  }

  /** The id of the device that brought the pass, where the account has signed in with it before. */
  async idFor(pass: string | undefined, userId: string | undefined): Promise<string | undefined> {
    const device = await this.read(pass);
    return userId !== undefined && device?.accounts.includes(userId) ? device.id : undefined;
  }

  /** The pass of a device that has just signed in to an account. */
  remember(device: Device | undefined, userId: string): Promise<string> {
    const others = (device?.accounts ?? []).filter((id) => id !== userId);
    return this.passes.issue(
      AUDIENCE,
      { jti: device?.id ?? this.ids.uuid(), accounts: [userId, ...others].slice(0, MOST_ACCOUNTS) },
      DEVICE_SECONDS,
    );
  }
}
