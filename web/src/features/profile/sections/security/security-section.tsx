import { Parts } from '../../components/section-parts.js';
import { Devices } from './devices.js';

/** /profile/security */
export default function SecuritySection() {
  return (
    <Parts>
      <Devices />
    </Parts>
  );
}
