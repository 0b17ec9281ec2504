import { Parts } from '../../components/section-parts.js';
import { Devices } from './devices.js';
import { TwoStep } from './two-step.js';

/** /profile/security */
export default function SecuritySection() {
  return (
    <Parts>
      <TwoStep />
      <Devices />
    </Parts>
  );
}
