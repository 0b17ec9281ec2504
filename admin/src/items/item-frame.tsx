import { Box, Stack, ToggleButton, ToggleButtonGroup, useTheme } from '@mui/material';
import {
  ITEM_PREVIEW_PATH,
  type ItemPreviewNews,
  type ItemPreviewOrder,
} from '@prepward/contracts/item-preview';
import type { ItemAnswerSheet, ItemView, PassageRecord } from '@prepward/contracts/items';
import { useEffect, useRef, useState } from 'react';

interface PreviewedItem {
  itemId: string;
  version: number;
  view: ItemView;
  sheet: ItemAnswerSheet;
  passage: PassageRecord | null;
}

type Theme = ItemPreviewOrder['theme'];
type Side = 'question' | 'answer';

function isNews(data: unknown): data is ItemPreviewNews {
  const kind = typeof data === 'object' && data !== null ? Reflect.get(data, 'kind') : undefined;
  return kind === 'item-preview.ready' || kind === 'item-preview.height';
}

/** Hands the frame its item, again when it changes; says how tall the frame should be. */
function useFrame(order: ItemPreviewOrder) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState(320);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const { data } = event;
      if (event.source !== ref.current?.contentWindow || !isNews(data)) return;
      if (data.kind === 'item-preview.ready') setReady(true);
      else setHeight(data.height);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  const said = JSON.stringify(order);
  useEffect(() => {
    if (!ready) return;
    ref.current?.contentWindow?.postMessage(JSON.parse(said), window.location.origin);
  }, [ready, said]);
  return { ref, height };
}

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
  const { ref, height } = useFrame({
    kind: 'item-preview.show',
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
        src={ITEM_PREVIEW_PATH}
        title="The question as students see it"
        style={{ height }}
        sx={{ width: '100%', border: 1, borderColor: 'divider', borderRadius: 1, display: 'block' }}
      />
    </Stack>
  );
}
