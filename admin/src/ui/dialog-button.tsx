import { Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type DialogFields, ReasonDialog } from './reason-dialog.js';

/** The texts of a button that asks for a reason, and of its dialog. */
export interface DialogButtonText {
  /** On the button that opens the dialog. */
  label: string;
  icon?: ReactNode;
  /** It takes something away. */
  danger?: boolean;
  /** What will happen, in a sentence. */
  text: ReactNode;
  /** Further inputs of the dialog: `FormField`s. */
  inputs?: ReactNode;
  /** On the dialog's button. */
  confirm: string;
}

interface DialogButtonProps extends DialogButtonText {
  variant?: ButtonProps['variant'];
  /** The dialog's title. */
  title: string;
  /** If it throws, the dialog stays open and shows the error. */
  act: (fields: DialogFields) => Promise<void>;
}

/** Opens the dialog that asks for the reason, and then acts. */
export function DialogButton(props: DialogButtonProps) {
  const { variant, label, icon, danger = false, title, text, inputs, confirm, act } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        color={danger ? 'error' : 'primary'}
        startIcon={icon}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={title}
          text={text}
          confirm={confirm}
          danger={danger}
          onClose={() => setOpen(false)}
          onConfirm={act}
        >
          {inputs}
        </ReasonDialog>
      ) : null}
    </>
  );
}
