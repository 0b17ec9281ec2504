import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { type HeaderReply, setCookie } from '@prepward/platform/http';
import { DEVICE_SECONDS, KnownDevices } from '../known-devices.js';
import type { Client } from '../sign-in.service.js';
import { DEVICE_COOKIE } from './client-info.js';

/** Gives browsers that someone has signed in with the pass by which they are known. */
@Injectable()
export class DeviceCookies {
  constructor(
    private readonly devices: KnownDevices,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /** From now on the browser is a known device of the account. */
  async remember(reply: HeaderReply, client: Client, userId: string): Promise<void> {
    const value = await this.devices.remember(await this.devices.read(client.device), userId);
    const cookie = setCookie({
      name: DEVICE_COOKIE,
      value,
      path: this.config.auth.prefix || '/',
      seconds: DEVICE_SECONDS,
      publicUrl: this.config.publicUrl,
    });
    reply.header('Set-Cookie', cookie);
  }
}
