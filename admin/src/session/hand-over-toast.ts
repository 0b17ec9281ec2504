/** The student site shows what it finds here when its next page loads. */
const TOAST_KEY = 'prepward.toast';

interface HandedOverToast {
  title: string;
  description?: string;
  variant: 'success' | 'destructive';
}

/** Leaves a toast for the page of the student site that comes next in this tab. */
export function handOverToast(toast: HandedOverToast): void {
  try {
    window.sessionStorage.setItem(TOAST_KEY, JSON.stringify(toast));
  } catch {
    // Without storage the page alone has to do.
  }
}
