import { type ComponentType, useEffect } from 'react';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { toast } from '../ui/toast.js';

function DialogSample() {
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Finish the section?"
      description="You can't come back to it."
      actions={
        <>
          <Button variant="secondary">Cancel</Button>
          <Button>Finish</Button>
        </>
      }
    />
  );
}

function SheetSample() {
  return (
    <Dialog
      open
      sheet
      onOpenChange={() => undefined}
      title="Report a question"
      actions={<Button busy>Send</Button>}
    >
      What the dialog asks for.
    </Dialog>
  );
}

function ToastSamples() {
  useEffect(() => {
    for (const tone of ['info', 'success', 'error'] as const) {
      toast({ tone, title: `A toast: ${tone}`, description: 'What it says in a line more.' });
    }
  }, []);
  return null;
}

/** Parts that float over a page, by name; each is shown in its own frame. */
export const FLOATING: Readonly<Record<string, ComponentType>> = {
  dialog: DialogSample,
  'dialog-sheet': SheetSample,
  toaster: ToastSamples,
};
