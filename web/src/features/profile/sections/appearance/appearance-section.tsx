import { TEXT_SIZES, useMotion, useTextSize, useTheme } from '../../../../lib/appearance.js';
import { SegmentedFilter } from '../../../../ui/segmented-filter.js';
import { Part, Parts } from '../../components/section-parts.js';

const THEME_OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const SIZE_OPTIONS = TEXT_SIZES.map((value) => ({ value, label: `${value}%` }));

const MOTION_OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'reduced', label: 'Reduced' },
] as const;

/** How the site looks on this device; a choice holds at once. */
export default function AppearanceSection() {
  const [theme, setTheme] = useTheme();
  const [size, setSize] = useTextSize();
  const [motion, setMotion] = useMotion();
  return (
    <Parts>
      <Part
        title="On this device"
        lead="Changes show at once and stay on this device. System follows your phone’s or computer’s own settings."
      >
        <div className="grid max-w-md gap-5">
          <SegmentedFilter
            legendShown
            legend="Theme"
            options={THEME_OPTIONS}
            value={theme}
            onValue={setTheme}
          />
          <SegmentedFilter
            legendShown
            legend="Text size"
            options={SIZE_OPTIONS}
            value={size}
            onValue={setSize}
          />
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
