import { TextField, type TextFieldProps } from '@mui/material';
import { type RegisterOptions, useController } from 'react-hook-form';

type FormFieldProps = Omit<TextFieldProps, 'name' | 'defaultValue' | 'value' | 'error'> & {
  name: string;
  /** Its initial value. */
  defaultValue?: string;
  /** An error is shown below the input, instead of `helperText`. */
  rules?: Pick<RegisterOptions<Record<string, string>, string>, 'validate'>;
};

/** An input of a react-hook-form form; needs a `FormProvider` around it. */
export function FormField(props: FormFieldProps) {
  const { name, defaultValue = '', rules = {}, helperText, onChange, ...rest } = props;
  const { field, fieldState } = useController<Record<string, string>>({
    name,
    defaultValue,
    rules,
  });
  const problem = fieldState.error?.message;
  return (
    <TextField
      {...rest}
      name={name}
      value={field.value ?? ''}
      onChange={(event) => {
        onChange?.(event);
        field.onChange(event);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={problem !== undefined}
      helperText={problem ?? helperText}
    />
  );
}
