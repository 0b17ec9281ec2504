import { Box, Checkbox, FormControlLabel, Radio, Stack, Typography } from '@mui/material';
import type { ItemText } from '@prepward/contracts/admin-items';
import type { ReactNode } from 'react';
import { LineField, MarkdownField, MistakeField } from './text-fields.js';

type Of<Type extends ItemText['type']> = Extract<ItemText, { type: Type }>;

interface FieldsProps<Type extends ItemText['type']> {
  text: Of<Type>;
  onChange: (text: Of<Type>) => void;
}

type OptionText = Of<'multiple-choice' | 'multiple-select'>['options'][number];

interface Part {
  id: string;
  rationale: string;
  misconception?: string | undefined;
}

/** The part with the typed mistake; without a mistake when the field is empty. */
function withMistake<P extends Part>(part: P, typed: string): P {
  const { misconception: _before, ...rest } = part;
  return (typed === '' ? rest : { ...rest, misconception: typed }) as P;
}

function replaced<P extends Part>(parts: readonly P[], part: P): P[] {
  return parts.map((one) => (one.id === part.id ? part : one));
}

/** Removes the mistakes of correct parts, which have none. */
function withoutMistakes<P extends Part>(parts: readonly P[], keys: readonly string[]): P[] {
  return parts.map((part) => (keys.includes(part.id) ? withMistake(part, '') : part));
}

interface PartFieldsProps<P extends Part> {
  part: P;
  title: string;
  /** The control that marks the part as correct. */
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

interface KeyMarkProps {
  right: boolean;
  onChoose: () => void;
}

/** Makes this part the key, replacing the previous one. */
function KeyMark({ right, onChoose }: KeyMarkProps) {
  return (
    <FormControlLabel
      control={<Radio checked={right} onChange={onChoose} name="key" />}
      label="The key"
    />
  );
}

/** Adds this part to the keys, or removes it. */
function PartOfKeyMark({ right, onChoose }: KeyMarkProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={right} onChange={onChoose} />}
      label="Part of the key"
    />
  );
}

interface OptionsProps {
  options: readonly OptionText[];
  isKey: (id: string) => boolean;
  onChange: (options: OptionText[]) => void;
  mark: (option: OptionText) => ReactNode;
}

/** The options to choose from, each with its text. */
function Options({ options, isKey, onChange, mark }: OptionsProps) {
  return options.map((option, i) => {
    const change = (part: OptionText) => onChange(replaced(options, part));
    return (
      <PartFields
        key={option.id}
        part={option}
        title={`Option ${i + 1}`}
        right={isKey(option.id)}
        onChange={change}
        mark={mark(option)}
      >
        <MarkdownField
          label="Text"
          value={option.text}
          onChange={(typed) => change({ ...option, text: typed })}
        />
      </PartFields>
    );
  });
}

/** One of the options is right. */
export function MultipleChoiceFields({ text, onChange }: FieldsProps<'multiple-choice'>) {
  const isKey = (id: string) => id === text.key;
  const choose = (key: string) =>
    onChange({ ...text, key, options: withoutMistakes(text.options, [key]) });
  return (
    <Options
      options={text.options}
      isKey={isKey}
      onChange={(options) => onChange({ ...text, options })}
      mark={({ id }) => <KeyMark right={isKey(id)} onChoose={() => choose(id)} />}
    />
  );
}

/** Several options are right. */
export function MultipleSelectFields({ text, onChange }: FieldsProps<'multiple-select'>) {
  const isKey = (id: string) => text.key.includes(id);
  const toggle = (id: string) => {
    const key = isKey(id) ? text.key.filter((one) => one !== id) : [...text.key, id];
    onChange({ ...text, key, options: withoutMistakes(text.options, key) });
  };
  return (
    <Options
      options={text.options}
      isKey={isKey}
      onChange={(options) => onChange({ ...text, options })}
      mark={({ id }) => <PartOfKeyMark right={isKey(id)} onChoose={() => toggle(id)} />}
    />
  );
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
      mark={<KeyMark right={region.id === text.key} onChoose={() => choose(region.id)} />}
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
