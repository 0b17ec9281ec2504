/** A 500 is a bug. An API without a payment gateway, as here, answers 503 before it reads any further. */
export function isBroken({ status, text }: { status: number; text: string }): boolean {
  return status >= 500 && !text.includes('"PAYMENTS_CLOSED"');
}
