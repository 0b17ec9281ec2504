import type { AdminMail } from '@prepward/contracts/admin-operations';
import type { Tone } from '../ui/status-chip.js';

export const MAIL_STATES: Record<AdminMail['state'], { label: string; tone: Tone }> = {
  sent: { label: 'Sent', tone: 'good' },
  waiting: { label: 'Waiting', tone: 'waiting' },
  failed: { label: 'Failed', tone: 'bad' },
  dropped: { label: 'Not needed', tone: 'neutral' },
};

/** "verify-address" as people say it: "Verify address". */
export function templateWords(template: string): string {
  const words = template.replace(/[-.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
