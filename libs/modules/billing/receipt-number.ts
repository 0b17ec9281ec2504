/** The number on a payment's receipt, by which students and staff name it. */
export function receiptNumber(paymentId: string): string {
  return `PW-${paymentId.slice(0, 8).toUpperCase()}`;
}
