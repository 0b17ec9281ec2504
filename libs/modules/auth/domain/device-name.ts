import type { SessionView } from '@prepward/contracts/sessions';
import Bowser from 'bowser';

/** What a browser says it is. */
export interface DeviceName {
  /** Such as "Chrome"; null if unknown. */
  browser: string | null;
  /** Such as "Android"; null if unknown. */
  system: string | null;
  kind: SessionView['kind'];
}

const KINDS: Readonly<Record<string, DeviceName['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** The browser and system that a request's `User-Agent` header names. */
export function deviceNameOf(userAgent: string | null | undefined): DeviceName {
  if (!userAgent?.trim()) return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: KINDS[platform.type ?? ''] ?? 'unknown',
  };
}

/** A device as a sentence names it: "Chrome on Android", "a device". */
export function deviceWords({ browser, system }: DeviceName): string {
  if (browser === null) return system ?? 'a device that we don’t know';
  return system === null ? browser : `${browser} on ${system}`;
}
