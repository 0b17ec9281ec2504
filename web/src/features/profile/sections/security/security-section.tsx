import { Parts } from '../../components/section-parts.js';
import { Devices } from './devices.js';
import { EmailAddress } from './email-address.js';
import { Passkeys } from './passkeys.js';
import { Password } from './password.js';
import { TwoStep } from './two-step.js';

/** /profile/security */
export default function SecuritySection() {
  return (
    <Parts>
      <EmailAddress />
      <Password />
      <TwoStep />
      <Passkeys />
      <Devices />
    </Parts>
  );
}
