import { toast } from '../../ui/toast.js';

/** Says that the student is signed in; the page around the form continues. */
export function sayWelcome(): void {
  toast({ tone: 'success', title: 'Login successful', description: 'Welcome back!' });
}
