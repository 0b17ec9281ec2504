/** Payment gateways that we have adapters for. */
export const GATEWAYS = ['stripe', 'sandbox'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/** Longest comment on a cancellation, characters. */
export const CANCEL_COMMENT_MAX = 1000;

/** Longest reason for a refund request, characters. */
export const REFUND_REASON_MAX = 2000;
