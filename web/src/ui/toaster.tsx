import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as send } from 'sonner';
import { connectToaster, type ToastMessage } from './toast.js';

/** How long a toast stays, in ms. */
export const TOAST_DURATION = 4000;
/** Toasts visible at once: elsewhere, and on the auth pages. */
const TOAST_LIMIT = 3;
const TOAST_LIMIT_SIMPLE = 1;

const ICONS = {
  success: <CircleCheck aria-hidden="true" className="size-5 text-correct" />,
  error: <CircleAlert aria-hidden="true" className="size-5 text-incorrect" />,
  info: <Info aria-hidden="true" className="size-5 text-primary" />,
};

function forward({ title, description, tone = 'info' }: ToastMessage): void {
  send[tone](title, { description });
}

/** On phones the next button to press is at the bottom, so a toast must not cover it. */
function onPhone(): boolean {
  return window.matchMedia?.('(width < 48rem)').matches ?? false;
}

/** The queue of toasts; `simple` shows one at a time. */
export default function Toaster({ simple = false }: { simple?: boolean }) {
  useEffect(() => connectToaster(forward), []);
  return (
    <Sonner
      position={onPhone() ? 'top-center' : 'bottom-right'}
      visibleToasts={simple ? TOAST_LIMIT_SIMPLE : TOAST_LIMIT}
      duration={TOAST_DURATION}
      gap={8}
      expand={!simple}
      icons={ICONS}
      closeButton={false}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-(--width) max-w-full items-start gap-3 rounded-md border border-line bg-surface p-4 text-ink shadow-float',
          title: 'font-semibold',
          description: 'text-14 text-soft',
          icon: 'mt-0.5',
          error: 'border-incorrect!',
        },
      }}
    />
  );
}
