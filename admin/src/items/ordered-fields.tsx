import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import type { ItemText } from '@prepward/contracts/admin-items';
import { MarkdownField, MistakeField } from './text-fields.js';

type Ordered = Extract<ItemText, { type: 'ordered' }>;

interface OrderedFieldsProps {
  text: Ordered;
  onChange: (text: Ordered) => void;
}

/** The list with one entry a place up or down. */
export function moved(list: readonly string[], id: string, by: -1 | 1): string[] {
  const from = list.indexOf(id);
  const to = from + by;
  const other = list[to];
  if (from < 0 || other === undefined) return [...list];
  return list.map((one, i) => (i === from ? other : i === to ? id : one));
}

/** Steps, listed in the order that is right. */
export function OrderedFields({ text, onChange }: OrderedFieldsProps) {
  const steps = text.key.flatMap((id) => text.options.filter((option) => option.id === id));
  const change = (step: (typeof steps)[number]) =>
    onChange({
      ...text,
      options: text.options.map((option) => (option.id === step.id ? step : option)),
    });
  const move = (id: string, by: -1 | 1) => onChange({ ...text, key: moved(text.key, id, by) });
  return (
    <>
      {steps.map((step, i) => (
        <Box
          key={step.id}
          component="fieldset"
          sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          <Typography component="legend" variant="body2" sx={{ px: 0.5, fontWeight: 600 }}>
            Step {i + 1}
          </Typography>
          <Stack sx={{ gap: 1.5 }}>
            <Stack direction="row">
              <IconButton
                aria-label={`Move step ${i + 1} up`}
                disabled={i === 0}
                onClick={() => move(step.id, -1)}
              >
                <UpIcon />
              </IconButton>
              <IconButton
                aria-label={`Move step ${i + 1} down`}
                disabled={i === steps.length - 1}
                onClick={() => move(step.id, 1)}
              >
                <DownIcon />
              </IconButton>
            </Stack>
            <MarkdownField
              label="Text"
              value={step.text}
              onChange={(typed) => change({ ...step, text: typed })}
            />
            <MarkdownField
              label="Why it comes here"
              value={step.rationale}
              onChange={(rationale) => change({ ...step, rationale })}
            />
          </Stack>
        </Box>
      ))}
      <MarkdownField
        label="Why this order"
        value={text.rationale}
        onChange={(rationale) => onChange({ ...text, rationale })}
      />
      <MistakeField
        value={text.misconception}
        onChange={(misconception) => onChange({ ...text, misconception })}
      />
    </>
  );
}
