import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.js';
import { giveFocusBack } from './last-focus.js';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** On phones, slides up from the bottom edge, above the keyboard, as wide as the screen. */
  sheet?: boolean;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** Called after closing, before focus goes back; `preventDefault` lets it go elsewhere. */
  onClosed?: (event: Event) => void;
}

function CloseButton() {
  return (
    <Primitive.Close
      aria-label="Close"
      className="absolute top-3 right-3 grid size-target place-items-center rounded-md text-soft hover:bg-tint hover:text-primary"
    >
      <X aria-hidden="true" className="size-5" />
    </Primitive.Close>
  );
}

/** The window of `Dialog`; its own chunk. */
export default function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  sheet = false,
  children,
  actions,
  onClosed,
}: DialogProps) {
  // The primitive gives the focus back only to its own trigger.
  const onCloseAutoFocus = (event: Event): void => {
    onClosed?.(event);
    if (!event.defaultPrevented) {
      giveFocusBack();
    }
  };
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-veil" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cx(
            'animate-appear fixed inset-x-4 z-50 mx-auto max-h-[85dvh] max-w-lg overflow-y-auto rounded-md bg-surface p-6 shadow-float',
            sheet
              ? 'max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-b-none sm:top-1/2 sm:-translate-y-1/2'
              : 'top-1/2 -translate-y-1/2',
          )}
        >
          <Primitive.Title className="pr-10 text-21">{title}</Primitive.Title>
          {description ? (
            <Primitive.Description className="mt-2 text-soft">{description}</Primitive.Description>
          ) : null}
          {children ? <div className="mt-4">{children}</div> : null}
          {actions ? (
            <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">{actions}</div>
          ) : null}
          <CloseButton />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
