import { MINUTE_MS } from '@prepward/contracts/durations';
import { FORM_TOKEN_MS, LEAST_OPEN_MS } from '@prepward/contracts/quote-rules';
import { call } from '../../../../lib/api.js';

/** Added to the wait, because browsers' clocks are coarse. */
const MARGIN_MS = 100;
/** A note that expires within this time is renewed before the form is sent with it. */
const RENEW_MS = 10 * MINUTE_MS;

interface Note {
  token: string;
  /** When it arrived, epoch ms. */
  since: number;
}

async function askForNote(): Promise<Note | undefined> {
  try {
    const { token } = await call('forms.open');
    return { token, since: Date.now() };
  } catch {
    return undefined;
  }
}

/**
 * A form that is open now. The server notes the time in a token; a form that is sent too soon after that
 * counts as sent by a bot.
 */
export class OpenForm {
  private note = askForNote();

  /**
   * The server's note, once the form has been open for long enough. Undefined if the server gave none, for
   * example offline: the form can be sent without one, but then isn't confirmed by email.
   */
  async token(): Promise<string | undefined> {
    const first = await this.note;
    if (first === undefined || Date.now() - first.since > FORM_TOKEN_MS - RENEW_MS) {
      this.note = askForNote();
    }
    const note = await this.note;
    if (note === undefined) {
      return undefined;
    }
    const rest = note.since + LEAST_OPEN_MS - Date.now();
    if (rest > 0) {
      await new Promise((resolve) => setTimeout(resolve, rest + MARGIN_MS));
    }
    return note.token;
  }
}
