import { afterEach, beforeEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import { connectToaster, type ToastMessage } from '../ui/toast.js';
import { FakeServer } from './fake-server.js';

type Answer = { error: object | null };
export const ok: Answer = { error: null };
export const refused = (code: string): Answer => ({ error: { code, message: 'raw' } });

/** What the page's alert says, once there is one. */
export const alert = async () => (await screen.findByRole('alert')).textContent;

/** For tests of forms with a given auth client: a server, toasts, and the client's answers. */
export class ClientStage {
  server = new FakeServer();
  toasts: ToastMessage[] = [];
  /** The auth client's next answers, in order; after them, success. */
  answers: (Answer | Promise<Answer>)[] = [];
  private restore: () => void = () => undefined;

  constructor() {
    beforeEach(() => {
      this.toasts = [];
      this.answers = [];
      const disconnect = connectToaster((message) => this.toasts.push(message));
      this.server = new FakeServer();
      const uninstall = this.server.install();
      this.restore = () => {
        uninstall();
        disconnect();
      };
    });
    afterEach(() => this.restore());
  }

  answer = async (): Promise<Answer> => this.answers.shift() ?? ok;

  /** Holds the auth client's next answer; the returned function gives it. */
  held(): (given: Answer) => void {
    let end: (given: Answer) => void = () => undefined;
    this.answers.push(
      new Promise((done) => {
        end = done;
      }),
    );
    return end;
  }
}
