import { createStore, del, delMany, get, keys, type UseStore, update } from 'idb-keyval';

/** What this device keeps. No call fails: where the browser keeps nothing, this page remembers. */
export interface DeviceStore {
  /** False once the browser refused to keep something: then it is gone with the page. */
  readonly lasting: boolean;
  get<Value>(key: string): Promise<Value | undefined>;
  /** Changes a value in one step, also against the other tabs of this browser. */
  update<Value>(key: string, change: (kept: Value | undefined) => Value): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes everything but the keys that `stays` names. */
  clear(stays: (key: string) => boolean): Promise<void>;
}

/** A browser that doesn't respond within this time stores nothing, ms. */
const PATIENCE_MS = 3000;

/** Remembers as long as the page is open. */
export class MemoryStore implements DeviceStore {
  private readonly values = new Map<string, unknown>();

  constructor(readonly lasting = false) {}

  async get<Value>(key: string): Promise<Value | undefined> {
    // Who writes a key also names its type.
    return structuredClone(this.values.get(key)) as Value | undefined;
  }

  async update<Value>(key: string, change: (kept: Value | undefined) => Value): Promise<void> {
    this.values.set(key, structuredClone(change(this.values.get(key) as Value | undefined)));
  }

  async remove(key: string): Promise<void> {
    this.values.delete(key);
  }

  async clear(stays: (key: string) => boolean): Promise<void> {
    for (const key of [...this.values.keys()].filter((known) => !stays(known))) {
      this.values.delete(key);
    }
  }
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The browser storage did not respond')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** IndexedDB, and memory in its place from the first refusal on; what is removed goes from both. */
class BrowserStore implements DeviceStore {
  private readonly memory = new MemoryStore();
  private database: UseStore | undefined;
  lasting = true;

  get<Value>(key: string): Promise<Value | undefined> {
    return this.attempt(
      (database) => get<Value>(key, database),
      () => this.memory.get<Value>(key),
    );
  }

  update<Value>(key: string, change: (kept: Value | undefined) => Value): Promise<void> {
    return this.attempt(
      (database) => update<Value>(key, change, database),
      () => this.memory.update(key, change),
    );
  }

  remove(key: string): Promise<void> {
    return this.removing(
      (database) => del(key, database),
      () => this.memory.remove(key),
    );
  }

  clear(stays: (key: string) => boolean): Promise<void> {
    return this.removing(
      async (database) => {
        const known = await keys<string>(database);
        await delMany(
          known.filter((key) => !stays(key)),
          database,
        );
      },
      () => this.memory.clear(stays),
    );
  }

  private async attempt<Value>(
    work: (database: UseStore) => Promise<Value>,
    instead: () => Promise<Value>,
  ): Promise<Value> {
    if (this.lasting) {
      try {
        return await this.inDatabase(work);
      } catch {
        this.lasting = false;
      }
    }
    return instead();
  }

  /** What goes leaves the database after a refusal too: it was written before, or comes late. */
  private async removing(
    work: (database: UseStore) => Promise<void>,
    fromMemory: () => Promise<void>,
  ): Promise<void> {
    await fromMemory();
    try {
      await this.inDatabase(work);
    } catch {
      this.lasting = false;
    }
  }

  private async inDatabase<Value>(work: (database: UseStore) => Promise<Value>): Promise<Value> {
    this.database ??= createStore('prepward', 'exam');
    return inTime(work(this.database));
  }
}

/** The one store of this page. */
export const deviceStore: DeviceStore = new BrowserStore();
