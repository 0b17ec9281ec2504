import { MailLayout, MailText } from '@prepward/platform/mail';
import { lines } from './lines.js';

interface EnquiryMailProps {
  title: string;
  /** By label; what was not given is left out. */
  facts: Record<string, string | null>;
  message: string;
}

/** To staff: everything that was sent with a form. */
export function EnquiryMail({ title, facts, message }: EnquiryMailProps) {
  return (
    <MailLayout preview="Reply to this email to write to the sender." heading={title}>
      {Object.entries(facts).map(([label, value]) =>
        value === null ? null : (
          <MailText key={label}>
            <strong>{label}:</strong> {value}
          </MailText>
        ),
      )}
      <MailText>{lines(message)}</MailText>
      <MailText>Reply to this email to write to the sender.</MailText>
    </MailLayout>
  );
}
