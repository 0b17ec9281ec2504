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

/** The list with one entry moved up or down by one. */
export function moved(list: readonly string[], id: string, by: -1 | 1): string[] {
  const from = list.indexOf(id);
  const to = from + by;
  const other = list[to];
  if (from < 0 || other === undefined) return [...list];
  return list.map((one, i) => (i === from ? other : i === to ? id : one));
}

type Step = Ordered['options'][number];

interface StepFieldsProps {
  step: Step;
  /** Its place, from 1. */
  place: number;
  isLast: boolean;
  onChange: (step: Step) => void;
  onMove: (by: -1 | 1) => void;
}

function StepFields({ step, place, isLast, onChange, onMove }: StepFieldsProps) {
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography component="legend" variant="body2" sx={{ px: 0.5, fontWeight: 600 }}>
        Step {place}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        <Stack direction="row">
          <IconButton
            aria-label={`Move step ${place} up`}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          >
            <UpIcon />
          </IconButton>
          <IconButton
            aria-label={`Move step ${place} down`}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <DownIcon />
          </IconButton>
        </Stack>
        <MarkdownField
          label="Text"
          value={step.text}
          onChange={(typed) => onChange({ ...step, text: typed })}
        />
        <MarkdownField
          label="Why it comes here"
          value={step.rationale}
          onChange={(rationale) => onChange({ ...step, rationale })}
        />
      </Stack>
    </Box>
  );
}

/** Steps, listed in the correct order. */
export function OrderedFields({ text, onChange }: OrderedFieldsProps) {
  const steps = text.key.flatMap((id) => text.options.filter((option) => option.id === id));
  const change = (step: Step) =>
    onChange({
      ...text,
      options: text.options.map((option) => (option.id === step.id ? step : option)),
    });
  return (
    <>
      {steps.map((step, i) => (
        <StepFields
          key={step.id}
          step={step}
          place={i + 1}
          isLast={i === steps.length - 1}
          onChange={change}
          onMove={(by) => onChange({ ...text, key: moved(text.key, step.id, by) })}
        />
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
