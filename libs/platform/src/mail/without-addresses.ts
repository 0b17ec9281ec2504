/** A mail server's messages often quote the address they're about; logs must not (security.md 14). */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '[address]');
}
