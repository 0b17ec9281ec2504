import { TextField } from '@mui/material';
import { ITEM_LINE_MAX, ITEM_TEXT_MAX } from '@prepward/contracts/item-rules';
import { useEffect, useState } from 'react';

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  optional?: boolean;
  /** Longest text, characters. */
  max?: number;
}

/** A text in Markdown, as long as it needs. */
export function MarkdownField({ label, value, onChange, optional = false }: TextProps) {
  const [typed, setTyped] = useState(value);
  // What is typed stays as it is, spaces included, unless the text changed by other means.
  useEffect(() => {
    setTyped((now) => (now.trim() === value.trim() ? now : value));
  }, [value]);
  const missing = !optional && typed.trim() === '';
  return (
    <TextField
      multiline
      fullWidth
      minRows={1}
      label={label}
      value={typed}
      error={missing}
      helperText={missing ? 'Write something here.' : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
      slotProps={{ htmlInput: { maxLength: ITEM_TEXT_MAX, spellCheck: true } }}
    />
  );
}

/** One line of plain text. */
export function LineField(props: TextProps) {
  const { label, value, onChange, optional = false, max = ITEM_LINE_MAX } = props;
  const missing = !optional && value.trim() === '';
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      value={value}
      error={missing}
      helperText={missing ? 'Write something here.' : undefined}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  );
}

/** The name of the mistake behind a wrong answer, as `mistakes.yaml` of the subject has it. */
export function MistakeField(props: Omit<TextProps, 'label'>) {
  return <LineField {...props} label="Mistake (a name like adds-denominators)" />;
}
