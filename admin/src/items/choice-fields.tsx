import { Box, Checkbox, FormControlLabel, Radio, Stack, Typography } from '@mui/material';
import type { ItemText } from '@prepward/contracts/admin-items';
import type { ReactNode } from 'react';
import { LineField, MarkdownField, MistakeField } from './text-fields.js';

type Of<Type extends ItemText['type']> = Extract<ItemText, { type: Type }>;

interface FieldsProps<Type extends ItemText['type']> {
  text: Of<Type>;
  onChange: (text: Of<Type>) => void;
}

interface Part {
  id: string;
  rationale: string;
  misconception?: string | undefined;
}

/** The part with another mistake; without one where the field is empty. */
function withMistake<P extends Part>(part: P, typed: string): P {
  const { misconception: _before, ...rest } = part;
  return (typed === '' ? rest : { ...rest, misconception: typed }) as P;
}

function replaced<P extends Part>(parts: readonly P[], part: P): P[] {
  return parts.map((one) => (one.id === part.id ? part : one));
}

/** A right part has no mistake behind it. */
function withoutMistakes<P extends Part>(parts: readonly P[], keys: readonly string[]): P[] {
  return parts.map((part) => (keys.includes(part.id) ? withMistake(part, '') : part));
}

interface PartFieldsProps<P extends Part> {
  part: P;
  title: string;
  /** Says whether the part is right. */
  mark: ReactNode;
  right: boolean;
  onChange: (part: P) => void;
  children: ReactNode;
}

function PartFields<P extends Part>(props: PartFieldsProps<P>) {
  const { part, title, mark, right, onChange, children } = props;
  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        p: 2,
        border: 1,
        borderColor: right ? 'success.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Typography component="legend" variant="body2" sx={{ px: 0.5, fontWeight: 600 }}>
        {title}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        {mark}
        {children}
        <MarkdownField
          label={right ? 'Why it’s correct' : 'Why it’s not'}
          value={part.rationale}
          onChange={(rationale) => onChange({ ...part, rationale })}
        />
        {right ? null : (
          <MistakeField
            value={part.misconception ?? ''}
            onChange={(typed) => onChange(withMistake(part, typed))}
          />
        )}
      </Stack>
    </Box>
  );
}

/** One of the options is right. */
export function MultipleChoiceFields({ text, onChange }: FieldsProps<'multiple-choice'>) {
  const choose = (key: string) =>
    onChange({ ...text, key, options: withoutMistakes(text.options, [key]) });
  return text.options.map((option, i) => (
    <PartFields
      key={option.id}
      part={option}
      title={`Option ${i + 1}`}
      right={option.id === text.key}
      onChange={(part) => onChange({ ...text, options: replaced(text.options, part) })}
      mark={
        <FormControlLabel
          control={
            <Radio checked={option.id === text.key} onChange={() => choose(option.id)} name="key" />
          }
          label="The key"
        />
      }
    >
      <MarkdownField
        label="Text"
        value={option.text}
        onChange={(typed) =>
          onChange({ ...text, options: replaced(text.options, { ...option, text: typed }) })
        }
      />
    </PartFields>
  ));
}

/** Several options are right. */
export function MultipleSelectFields({ text, onChange }: FieldsProps<'multiple-select'>) {
  const toggle = (id: string) => {
    const key = text.key.includes(id) ? text.key.filter((one) => one !== id) : [...text.key, id];
    onChange({ ...text, key, options: withoutMistakes(text.options, key) });
  };
  return text.options.map((option, i) => (
    <PartFields
      key={option.id}
      part={option}
      title={`Option ${i + 1}`}
      right={text.key.includes(option.id)}
      onChange={(part) => onChange({ ...text, options: replaced(text.options, part) })}
      mark={
        <FormControlLabel
          control={
            <Checkbox checked={text.key.includes(option.id)} onChange={() => toggle(option.id)} />
          }
          label="Part of the key"
        />
      }
    >
      <MarkdownField
        label="Text"
        value={option.text}
        onChange={(typed) =>
          onChange({ ...text, options: replaced(text.options, { ...option, text: typed }) })
        }
      />
    </PartFields>
  ));
}

/** One region of the picture is right. */
export function HotSpotFields({ text, onChange }: FieldsProps<'hot-spot'>) {
  const choose = (key: string) =>
    onChange({ ...text, key, regions: withoutMistakes(text.regions, [key]) });
  return text.regions.map((region, i) => (
    <PartFields
      key={region.id}
      part={region}
      title={`Region ${i + 1}`}
      right={region.id === text.key}
      onChange={(part) => onChange({ ...text, regions: replaced(text.regions, part) })}
      mark={
        <FormControlLabel
          control={
            <Radio checked={region.id === text.key} onChange={() => choose(region.id)} name="key" />
          }
          label="The key"
        />
      }
    >
      <LineField
        label="Name, as screen readers say it"
        value={region.name}
        onChange={(name) =>
          onChange({ ...text, regions: replaced(text.regions, { ...region, name }) })
        }
      />
    </PartFields>
  ));
}
