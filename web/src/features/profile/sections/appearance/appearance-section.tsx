import { AppearanceFields } from '../../../../entities/appearance/appearance-fields.js';
import { useMotion } from '../../../../lib/appearance.js';
import { SegmentedFilter } from '../../../../ui/segmented-filter.js';
import { Part, Parts } from '../../components/section-parts.js';

const MOTION_OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'reduced', label: 'Reduced' },
] as const;

/** How the site looks on this device; a choice takes effect at once. */
export default function AppearanceSection() {
  const [motion, setMotion] = useMotion();
  return (
    <Parts>
      <Part
        title="On this device"
        lead="Changes show at once and stay on this device. System follows your phone’s or computer’s own settings."
      >
        <div className="grid max-w-md gap-5">
          <AppearanceFields themeLegend="Theme" />
          <SegmentedFilter
            legendShown
            legend="Motion"
            options={MOTION_OPTIONS}
            value={motion}
            onValue={setMotion}
          />
        </div>
      </Part>
    </Parts>
  );
}
