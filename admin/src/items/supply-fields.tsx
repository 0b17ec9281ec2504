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

/** Other accepted answers, one per line. */
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

type CommonError = Supply['commonErrors'][number];

interface CommonErrorProps {
  /** From 1. */
  number: number;
  error: CommonError;
  onChange: (error: CommonError) => void;
  onRemove: () => void;
}

function CommonErrorFields({ number, error, onChange, onRemove }: CommonErrorProps) {
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography component="legend" variant="body2" sx={{ px: 0.5, fontWeight: 600 }}>
        Common wrong answer {number}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        <LineField
          label="Answer"
          value={error.answer}
          onChange={(answer) => onChange({ ...error, answer })}
        />
        <MarkdownField
          label="Why it’s not"
          value={error.rationale}
          onChange={(rationale) => onChange({ ...error, rationale })}
        />
        <MistakeField
          value={error.misconception}
          onChange={(misconception) => onChange({ ...error, misconception })}
        />
        <Button color="error" sx={{ alignSelf: 'start' }} onClick={onRemove}>
          Remove this wrong answer
        </Button>
      </Stack>
    </Box>
  );
}

function CommonErrors({ text, onChange }: SupplyFieldsProps) {
  const set = (commonErrors: CommonError[]) => onChange({ ...text, commonErrors });
  return (
    <>
      {text.commonErrors.map((error, i) => (
        <CommonErrorFields
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and are never moved
          key={i}
          number={i + 1}
          error={error}
          onChange={(changed) => set(text.commonErrors.with(i, changed))}
          onRemove={() => set(text.commonErrors.toSpliced(i, 1))}
        />
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

/** The correct answer, and what else is accepted. */
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
