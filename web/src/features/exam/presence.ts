import { randomKey } from '@prepward/browser/random-key';
import type { Presence as PresenceAnswer } from '@prepward/contracts/attempts';
import type { Answer } from './answer-types.js';
import { clientId, renewClientId } from './tab-id.js';

/** How often a visible tab reports its presence, ms. */
const EVERY_MS = 30_000;

/** Messages between tabs of one browser about an attempt. */
type Message =
  | { kind: 'here' | 'here-too' | 'gone'; page: string; client: string }
  | { kind: 'saved'; page: string; position: number; answer: Answer }
  | { kind: 'moved'; page: string };

/** The part of `BroadcastChannel` that is used. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

export interface PresenceHost {
  say: (clientId: string) => Promise<PresenceAnswer>;
  /** How the server answered: its clock, its section, the time of its newest save. */
  onAnswer: (answer: PresenceAnswer) => void;
  onOthers: (others: boolean) => void;
  /** Another tab of this browser saved an answer. */
  onSaved: (position: number, answer: Answer) => void;
  /** Another tab of this browser closed a section or ended the attempt. */
  onMoved: () => void;
  channel?: (name: string) => Channel | null;
}

function openChannel(name: string): Channel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

/** Tracks whether an attempt is open elsewhere: at once in this browser, after a while on other devices. */
export class Presence {
  private readonly page = randomKey();
  private readonly peers = new Set<string>();
  private channel: Channel | null;
  private elsewhere = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    attemptId: string,
    private readonly host: PresenceHost,
  ) {
    this.channel = (host.channel ?? openChannel)(`prepward.attempt.${attemptId}`);
  }

  start(): () => void {
    if (this.channel) {
      this.channel.onmessage = ({ data }) => this.hear(data);
    }
    this.greet('here');
    const seen = (): void => void (document.visibilityState === 'visible' ? this.ask() : undefined);
    const leaving = (): void => this.greet('gone');
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pagehide', leaving);
    window.addEventListener('online', seen);
    this.timer = setInterval(seen, EVERY_MS);
    seen();
    return () => {
      clearInterval(this.timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pagehide', leaving);
      window.removeEventListener('online', seen);
      leaving();
      this.channel?.close();
      this.channel = null;
    };
  }

  tellSaved(position: number, answer: Answer): void {
    this.channel?.postMessage({ kind: 'saved', page: this.page, position, answer });
  }

  tellMoved(): void {
    this.channel?.postMessage({ kind: 'moved', page: this.page });
  }

  private greet(kind: 'here' | 'here-too' | 'gone'): void {
    this.channel?.postMessage({ kind, page: this.page, client: clientId() });
  }

  private hear(message: Message): void {
    switch (message.kind) {
      case 'here':
        this.greet('here-too');
        this.meet(message.page);
        break;
      case 'here-too':
        if (message.client === clientId()) {
          renewClientId();
        }
        this.meet(message.page);
        break;
      case 'gone':
        this.peers.delete(message.page);
        this.report();
        break;
      case 'saved':
        this.host.onSaved(message.position, message.answer);
        break;
      case 'moved':
        this.host.onMoved();
        break;
    }
  }

  private meet(page: string): void {
    this.peers.add(page);
    this.report();
  }

  private async ask(): Promise<void> {
    try {
      const answer = await this.host.say(clientId());
      this.elsewhere = answer.others > 0;
      this.host.onAnswer(answer);
      this.report();
    } catch {
      // The next round asks again; the save indicator tells the student about network trouble.
    }
  }

  private report(): void {
    this.host.onOthers(this.elsewhere || this.peers.size > 0);
  }
}
