import { MailLayout, MailText } from '@prepward/platform/mail';

/**
 * To the student. It repeats nothing that was typed: the address may be a stranger's, and a form
 * must not send him somebody's words in our name.
 */
export function QuoteReceivedMail(props: { service: string }) {
  return (
    <MailLayout
      preview="A person reads it and writes back to this address."
      heading="Your quote request has arrived"
    >
      <MailText>
        You asked about: {props.service}. A person reads your request and writes back to this
        address, with questions or with a quote: the tutor’s qualification, the hours, the target
        score and the fee.
      </MailText>
      <MailText>
        The quote is free. Nothing starts, and nothing is owed, until you accept it.
      </MailText>
      <MailText>
        You did not ask for a quote? Then somebody mistyped their address: ignore this mail.
      </MailText>
    </MailLayout>
  );
}
