/**
 * Who runs this product. The one place that spells it out: pages, emails and PDFs read it from
 * here. Operators change these values and rebuild.
 */
export const BRAND = {
  name: 'Prepward',
  legalEntity: 'Prepward LLC',
  contactEmail: 'help@prepward.example',
  /** Where requests from the site's forms go, unless STAFF_EMAIL says otherwise. */
  staffEmail: 'staff@prepward.example',
  phone: '+1 202-555-0143',
  /** International format without plus or spaces, as chat links need it. */
  chatNumber: '12025550143',
  social: [
    { label: 'Facebook', url: 'https://www.facebook.com/prepward' },
    { label: 'Instagram', url: 'https://www.instagram.com/prepward' },
    { label: 'YouTube', url: 'https://www.youtube.com/@prepward' },
  ],
} as const;

/** A link that opens the chat app with `message` already typed. */
export function chatLink(message: string): string {
  return `https://wa.me/${BRAND.chatNumber}?text=${encodeURIComponent(message)}`;
}
