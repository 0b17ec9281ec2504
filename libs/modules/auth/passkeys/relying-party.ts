import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';

/** The site, as devices know it: a passkey is made for its host, and used on its pages only. */
@Injectable()
export class RelyingParty {
  /** The host of PUBLIC_URL. Another host's passkey is of no use here, and no other site can ask for ours. */
  readonly id: string;
  /** Pages that may ask for one. */
  readonly origins: string[];

  constructor(@InjectConfig() { publicUrl, auth }: AppConfig) {
    this.id = new URL(publicUrl).hostname;
    this.origins = [...auth.redirectOrigins];
  }
}
