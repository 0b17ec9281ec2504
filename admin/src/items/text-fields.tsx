import { TextField } from '@mui/material';
import { ITEM_LINE_MAX, ITEM_TEXT_MAX } from '@prepward/contracts/item-rules';
import { useEffect, useState } from 'react';

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  optional?: boolean;
  /** Maximum length, characters. */
  max?: number;
}

/** A Markdown field that grows with its text. */
export function MarkdownField({ label, value, onChange, optional = false }: TextProps) {
  const [typed, setTyped] = useState(value);
  // Keeps the typed text, spaces included, unless the value changed some other way.
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

/** The name of the mistake behind an incorrect answer, as in the subject's `mistakes.yaml`. */
export function MistakeField(props: Omit<TextProps, 'label'>) {
  return <LineField {...props} label="Mistake (a name like adds-denominators)" />;
}
