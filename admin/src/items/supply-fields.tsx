import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import type { ItemText } from '@prepward/contracts/admin-items';
import { ITEM_UNIT_MAX } from '@prepward/contracts/item-rules';
import { useState } from 'react';
import { LineField, MarkdownField, MistakeField } from './text-fields.js';

type Supply = Extract<ItemText, { type: 'supply' }>;

interface SupplyFieldsProps {
  text: Supply;
  onChange: (text: Supply) => void;
}

/** Other answers that count, one a line. */
function AcceptedField({ text, onChange }: SupplyFieldsProps) {
  const [typed, setTyped] = useState(text.accepted.join('\n'));
  return (
    <TextField
      multiline
      minRows={1}
      label="Also accepted, one on each line"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const accepted = target.value.split('\n').map((line) => line.trim());
        onChange({ ...text, accepted: accepted.filter((line) => line !== '') });
      }}
    />
  );
}

function CommonErrors({ text, onChange }: SupplyFieldsProps) {
  const set = (commonErrors: Supply['commonErrors']) => onChange({ ...text, commonErrors });
  const change = (at: number, error: Supply['commonErrors'][number]) =>
    set(text.commonErrors.map((one, i) => (i === at ? error : one)));
  return (
    <>
      {text.commonErrors.map((error, i) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and are never moved
          key={i}
          component="fieldset"
          sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          <Typography component="legend" variant="body2" sx={{ px: 0.5, fontWeight: 600 }}>
            Common wrong answer {i + 1}
          </Typography>
          <Stack sx={{ gap: 1.5 }}>
            <LineField
              label="Answer"
              value={error.answer}
              onChange={(answer) => change(i, { ...error, answer })}
            />
            <MarkdownField
              label="Why it’s not"
              value={error.rationale}
              onChange={(rationale) => change(i, { ...error, rationale })}
            />
            <MistakeField
              value={error.misconception}
              onChange={(misconception) => change(i, { ...error, misconception })}
            />
            <Button
              color="error"
              sx={{ alignSelf: 'start' }}
              onClick={() => set(text.commonErrors.filter((_, at) => at !== i))}
            >
              Remove this wrong answer
            </Button>
          </Stack>
        </Box>
      ))}
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() =>
          set([...text.commonErrors, { answer: '', misconception: '', rationale: '' }])
        }
      >
        Add a wrong answer
      </Button>
    </>
  );
}

function withUnit(text: Supply, typed: string): Supply {
  const { unit: _before, ...rest } = text;
  return typed === '' ? rest : { ...rest, unit: typed };
}

/** What is typed, and what counts. */
export function SupplyFields({ text, onChange }: SupplyFieldsProps) {
  return (
    <>
      <LineField
        label="Answer"
        value={text.answer}
        onChange={(answer) => onChange({ ...text, answer })}
      />
      <AcceptedField text={text} onChange={onChange} />
      <TextField
        type="number"
        size="small"
        label="Tolerance: how far from the answer still counts"
        defaultValue={text.tolerance}
        onChange={({ target }) => {
          const tolerance = Number(target.value);
          if (Number.isFinite(tolerance) && tolerance >= 0) onChange({ ...text, tolerance });
        }}
        slotProps={{ htmlInput: { min: 0, step: 'any' } }}
      />
      <LineField
        label="Unit beside the field"
        max={ITEM_UNIT_MAX}
        optional
        value={text.unit ?? ''}
        onChange={(typed) => onChange(withUnit(text, typed))}
      />
      <MarkdownField
        label="Why it’s correct"
        value={text.rationale}
        onChange={(rationale) => onChange({ ...text, rationale })}
      />
      <CommonErrors text={text} onChange={onChange} />
    </>
  );
}
