import { Stack } from '@mui/material';
import type { ItemText } from '@prepward/contracts/admin-items';
import { HotSpotFields, MultipleChoiceFields, MultipleSelectFields } from './choice-fields.js';
import { OrderedFields } from './ordered-fields.js';
import { SupplyFields } from './supply-fields.js';
import { MarkdownField } from './text-fields.js';

interface FieldsProps {
  text: ItemText;
  onChange: (text: ItemText) => void;
}

function TypeFields({ text, onChange }: FieldsProps) {
  switch (text.type) {
    case 'multiple-choice':
      return <MultipleChoiceFields text={text} onChange={onChange} />;
    case 'multiple-select':
      return <MultipleSelectFields text={text} onChange={onChange} />;
    case 'hot-spot':
      return <HotSpotFields text={text} onChange={onChange} />;
    case 'ordered':
      return <OrderedFields text={text} onChange={onChange} />;
    case 'supply':
      return <SupplyFields text={text} onChange={onChange} />;
  }
}

/** Each paragraph is a step; a single paragraph stays plain text unless it was a list before. */
function whyOf(typed: string, before: ItemText['why']): ItemText['why'] {
  const steps = typed.split(/\n\s*\n/).filter((step) => step.trim() !== '');
  if (steps.length === 0) return undefined;
  return Array.isArray(before) || steps.length > 1 ? steps : typed;
}

function TeachingFields({ text, onChange }: FieldsProps) {
  const { why, remember } = text;
  return (
    <>
      <MarkdownField
        label="Why (steps: an empty line between them)"
        value={Array.isArray(why) ? why.join('\n\n') : (why ?? '')}
        optional
        onChange={(typed) => {
          const { why: _before, ...rest } = text;
          const after = whyOf(typed, why);
          onChange(after === undefined ? rest : { ...rest, why: after });
        }}
      />
      <MarkdownField
        label="Remember"
        value={remember ?? ''}
        optional
        onChange={(typed) => {
          const { remember: _before, ...rest } = text;
          onChange(typed.trim() === '' ? rest : { ...rest, remember: typed });
        }}
      />
    </>
  );
}

/** All editable fields of a question. */
export function ItemFields({ text, onChange }: FieldsProps) {
  return (
    <Stack sx={{ gap: 2.5 }}>
      <MarkdownField
        label="Question"
        value={text.stem}
        onChange={(stem) => onChange({ ...text, stem })}
      />
      <TypeFields text={text} onChange={onChange} />
      <TeachingFields text={text} onChange={onChange} />
    </Stack>
  );
}
