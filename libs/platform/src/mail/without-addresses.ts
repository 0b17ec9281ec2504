/** What a mail server says often quotes the address it is about; logs must not (security.md 14). */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '[address]');
}
