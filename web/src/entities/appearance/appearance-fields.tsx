import { TEXT_SIZES, useTextSize, useTheme } from '../../lib/appearance.js';
import { SegmentedFilter } from '../../ui/segmented-filter.js';

const THEME_OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const SIZE_OPTIONS = TEXT_SIZES.map((value) => ({ value, label: `${value}%` }));

/** Theme and text size on this device; a choice takes effect at once. */
export function AppearanceFields({ themeLegend }: { themeLegend: string }) {
  const [theme, setTheme] = useTheme();
  const [size, setSize] = useTextSize();
  return (
    <>
      <SegmentedFilter
        legendShown
        legend={themeLegend}
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
    </>
  );
}
