import type { CheckoutSession, PortalSession } from '../engine/index.js';

/** The sandbox's base path, both on its own port and behind the product's origin. */
export const BASE_PATH = '/sandbox-pay';

/** Paths of the pages that students see; everything else is for the shop and for developers. */
export const PAGE_PATHS = {
  checkout: `${BASE_PATH}/checkout`,
  portal: `${BASE_PATH}/portal`,
  assets: `${BASE_PATH}/assets`,
} as const;

export const CONTROL_PATH = `${BASE_PATH}/control`;
export const API_PATH = `${BASE_PATH}/v1`;
export const HEALTH_PATH = `${BASE_PATH}/health`;

export function checkoutPath({ id }: Pick<CheckoutSession, 'id'>): string {
  return `${PAGE_PATHS.checkout}/${id}`;
}

export function challengePath({ id }: Pick<CheckoutSession, 'id'>): string {
  return `${PAGE_PATHS.checkout}/${id}/challenge`;
}

export function portalPath({ id }: Pick<PortalSession, 'id'>): string {
  return `${PAGE_PATHS.portal}/${id}`;
}
