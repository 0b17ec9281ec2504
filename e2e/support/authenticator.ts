import { generate } from 'otplib';

const STEP_MS = 30_000;

/** An authenticator app; the server accepts each of its codes only once. */
export class App {
  private last = 0;
  constructor(private readonly secret: string) {}

  /** A code that wasn't used yet. The server also accepts the next step's code, so tests rarely wait. */
  async code(): Promise<string> {
    const now = Math.floor(Date.now() / STEP_MS);
    const step = Math.max(now, this.last + 1);
    if (step > now + 1) {
      await new Promise((resolve) => setTimeout(resolve, (step - 1) * STEP_MS - Date.now()));
    }
    this.last = step;
    return generate({ secret: this.secret, epoch: (step * STEP_MS) / 1000 });
  }
}
