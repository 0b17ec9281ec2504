import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShownIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface PasswordFieldProps {
  /** Its registration with the form. */
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** The password, with a button that shows or hides what is typed. */
export function PasswordField({ field, error }: PasswordFieldProps) {
  const { ref, ...handlers } = field;
  const [shown, setShown] = useState(false);
  const Icon = shown ? HiddenIcon : ShownIcon;
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Show password"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...handlers}
      inputRef={ref}
      label="Password"
      type={shown ? 'text' : 'password'}
      required
      autoComplete="current-password"
      error={error !== undefined}
      helperText={error}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: { endAdornment: toggle },
      }}
    />
  );
}
