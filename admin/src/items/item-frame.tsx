import { Box, Stack, ToggleButton, ToggleButtonGroup, useTheme } from '@mui/material';
import type { ItemAnswerSheet, ItemView, PassageRecord } from '@prepward/contracts/items';
import { type ItemPreviewOrder, STAFF_FRAME_PATH } from '@prepward/contracts/staff-frame';
import { useState } from 'react';
import { useSiteFrame } from '../ui/use-site-frame.js';

interface PreviewedItem {
  itemId: string;
  version: number;
  view: ItemView;
  sheet: ItemAnswerSheet;
  passage: PassageRecord | null;
}

type Theme = ItemPreviewOrder['theme'];
type Side = 'question' | 'answer';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  names: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, names, onChange }: ChoiceProps<Value>) {
  const entries = Object.entries<string>(names) as [Value, string][];
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, chosen: Value | null) => chosen !== null && onChange(chosen)}
    >
      {entries.map(([id, name]) => (
        <ToggleButton key={id} value={id} sx={{ minHeight: 44, px: 2 }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const SIDES = { question: 'Question', answer: 'With the answer' } as const;
const THEMES = { light: 'Light', dark: 'Dark' } as const;

/** An item exactly as students see it: the student site's own page, in a frame. */
export function ItemFrame({ item }: { item: PreviewedItem }) {
  const { palette } = useTheme();
  const [chosen, setTheme] = useState<Theme | null>(null);
  const theme = chosen ?? palette.mode;
  const [side, setSide] = useState<Side>('question');
  const { sheet, ...shown } = item;
  const { ref, height } = useSiteFrame({
    kind: 'staff-frame.item',
    theme,
    ...shown,
    sheet: side === 'answer' ? sheet : null,
  });
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Choice label="Show" value={side} names={SIDES} onChange={setSide} />
        <Choice label="Theme" value={theme} names={THEMES} onChange={setTheme} />
      </Stack>
      <Box
        component="iframe"
        ref={ref}
        src={STAFF_FRAME_PATH}
        title="The question as students see it"
        style={{ height }}
        sx={{ width: '100%', border: 1, borderColor: 'divider', borderRadius: 1, display: 'block' }}
      />
    </Stack>
  );
}
