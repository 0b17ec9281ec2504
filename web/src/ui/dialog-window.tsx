import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** When it has closed, before focus goes back; `preventDefault` sends it elsewhere. */
  onClosed?: (event: Event) => void;
}

/** The window of `Dialog`; a chunk of its own. */
export default function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  onClosed,
}: DialogProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-veil" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(onClosed ? { onCloseAutoFocus: onClosed } : {})}
          className="animate-appear fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[85dvh] max-w-lg -translate-y-1/2 overflow-y-auto rounded-md bg-surface p-6 shadow-float"
        >
          <Primitive.Title className="pr-10 text-21">{title}</Primitive.Title>
          {description ? (
            <Primitive.Description className="mt-2 text-soft">{description}</Primitive.Description>
          ) : null}
          {children ? <div className="mt-4">{children}</div> : null}
          {actions ? <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div> : null}
          <Primitive.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-target place-items-center rounded-md text-soft hover:bg-tint hover:text-primary"
          >
            <X aria-hidden="true" className="size-5" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
