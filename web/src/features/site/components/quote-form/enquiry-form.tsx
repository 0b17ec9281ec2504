import { BRAND } from '@prepward/contracts/brand';
import { FORM_LIMITS, type FormKind, QUOTE_SERVICE_NAMES } from '@prepward/contracts/quote-rules';
import { Link } from 'react-router-dom';
import { Button } from '../../../../ui/button.js';
import { ChoiceGroup } from '../../../../ui/choice-group.js';
import { EmailField, TextAreaField, TextField } from '../../../../ui/field.js';
import { Choice, Consent, Trap } from './controls.js';
import { ErrorSummary, Failure, Sent } from './notices.js';
import { type Enquiry, focusField, localToday, useEnquiry } from './use-enquiry.js';

const KINDS = [
  { value: 'quote', label: 'A free tutoring quote' },
  { value: 'contact', label: 'Something else' },
] as const;

/** The busy label is the longer one: the button has its width from the start. */
const ASK: Record<FormKind, { hint: string; send: string; busy: string }> = {
  quote: {
    hint: 'The score your school requires, your last result, the sections that worry you. No passwords or identity papers, please.',
    send: 'Get a Free Quote',
    busy: 'Sending your request…',
  },
  contact: {
    hint: 'What it is about, and what you tried. No passwords or card numbers, please.',
    send: 'Send Message',
    busy: 'Sending your message…',
  },
};

function QuoteFields({ bind }: Pick<Enquiry, 'bind'>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Choice
        label="What do you need?"
        required
        choices={QUOTE_SERVICE_NAMES}
        {...bind('service')}
      />
      <TextField
        label="Exam date (optional)"
        type="date"
        min={localToday()}
        {...bind('examDate')}
      />
    </div>
  );
}

function PersonFields({ bind }: Pick<Enquiry, 'bind'>) {
  return (
    <>
      <TextField
        label="Name"
        required
        autoComplete="name"
        maxLength={FORM_LIMITS.name}
        {...bind('name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField label="Email" maxLength={FORM_LIMITS.email} {...bind('email')} />
        <TextField
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={FORM_LIMITS.phone}
          {...bind('phone')}
        />
      </div>
    </>
  );
}

function ConsentField({ bind }: Pick<Enquiry, 'bind'>) {
  return (
    <Consent
      required
      {...bind('consent')}
      label={
        <>
          I agree that {BRAND.name} stores this and answers me. The{' '}
          <Link to="/privacy-policy" className="text-link">
            privacy policy
          </Link>{' '}
          says for how long.
        </>
      }
    />
  );
}

/** The form itself; `only` fixes what it is for. */
export function EnquiryForm({ only }: { only?: FormKind | undefined }) {
  const enquiry = useEnquiry(only ?? 'quote');
  const { form, kind, setKind, bind, problems, failure, sending, sentFor, submit } = enquiry;
  if (sentFor !== null) {
    return <Sent kind={kind} address={sentFor} />;
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <ErrorSummary
        kind={kind}
        problems={problems}
        onGoTo={(field) => focusField(form.current, field)}
      />
      {only ? null : (
        <ChoiceGroup legend="What is it about?" options={KINDS} value={kind} onValue={setKind} />
      )}
      {kind === 'quote' ? <QuoteFields bind={bind} /> : null}
      <PersonFields bind={bind} />
      <TextAreaField
        label="Message"
        rows={5}
        required
        maxLength={FORM_LIMITS.message}
        hint={ASK[kind].hint}
        {...bind('message')}
      />
      <Trap />
      <ConsentField bind={bind} />
      {failure ? <Failure error={failure} /> : null}
      <Button
        type="submit"
        name="send"
        variant="accent"
        size="large"
        className="justify-self-start max-sm:w-full"
        busy={sending}
        busyLabel={ASK[kind].busy}
      >
        {ASK[kind].send}
      </Button>
    </form>
  );
}
