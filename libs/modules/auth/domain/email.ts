/** Addresses are compared without case and outer space. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
