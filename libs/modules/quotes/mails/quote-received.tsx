import { MailLayout, MailText } from '@prepward/platform/mail';

/**
 * To the student. It repeats nothing that was typed: the address may be a stranger's, and a form
 * must not send them someone's words in our name.
 */
export function QuoteReceivedMail(props: { service: string }) {
  return (
    <MailLayout preview="We’ll write back to this address." heading="We got your quote request">
      <MailText>
        You asked about: {props.service}. Someone on our team reads your request and writes back to
        this address with questions or a quote: the tutor’s qualification, the hours, the target
        score, and the fee.
      </MailText>
      <MailText>
        The quote is free. Nothing starts, and you owe nothing, until you accept it.
      </MailText>
      <MailText>
        Didn’t ask for a quote? Someone probably mistyped their address. You can ignore this email.
      </MailText>
    </MailLayout>
  );
}
