import { createStore, del, delMany, get, keys, type UseStore, update } from 'idb-keyval';

/** What this device stores. No call fails: if the browser stores nothing, this page's memory does. */
export interface DeviceStore {
  /** False once the browser has refused to store something: that is lost when the page closes. */
  readonly lasting: boolean;
  get<Value>(key: string): Promise<Value | undefined>;
  /** Changes a value in one step, safe against this browser's other tabs. */
  update<Value>(key: string, change: (kept: Value | undefined) => Value): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes everything except the keys for which `stays` is true. */
  clear(stays: (key: string) => boolean): Promise<void>;
}

/** How long to wait for the browser, ms; after that, it counts as storing nothing. */
const PATIENCE_MS = 3000;

/** Remembers as long as the page is open. */
export class MemoryStore implements DeviceStore {
  private readonly values = new Map<string, unknown>();

  constructor(readonly lasting = false) {}

  async get<Value>(key: string): Promise<Value | undefined> {
    // The code that writes a key also decides its type.
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

/** IndexedDB, replaced by memory from the first refusal on; removals apply to both. */
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

  /** Removals reach the database even after a refusal: it may hold an earlier write, or get a late one. */
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
