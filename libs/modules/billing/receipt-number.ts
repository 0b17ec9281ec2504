/** The number on a payment's receipt, which students and staff refer to. */
export function receiptNumber(paymentId: string): string {
  return `PW-${paymentId.slice(0, 8).toUpperCase()}`;
}
