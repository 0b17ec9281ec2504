import { generate } from 'otplib';

const STEP_MS = 30_000;

/** An authenticator app; each of its codes is taken once. */
export class App {
  private last = 0;
  constructor(private readonly secret: string) {}

  /** One step ahead of the clock is taken too, so that no test waits for the next one. */
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
