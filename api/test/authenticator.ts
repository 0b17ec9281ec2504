import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

type Cbor = number | string | Buffer | Cbor[] | ReadonlyMap<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

/** As much of CBOR (RFC 8949) as a credential is made of. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const pairs = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

/** What a device may do that it shouldn't. */
export interface Misdeeds {
  origin?: string;
  host?: string;
  challenge?: string;
  /** How often it says that it was used. */
  counter?: number;
  /** It didn't ask for a finger, face or PIN. */
  unverified?: boolean;
  userHandle?: string;
  /** It says who made it: a certificate (DER) and its key. */
  maker?: { certificate: Buffer; key: KeyObject };
  /** It signs for itself, with the new key. */
  signsItself?: boolean;
}

interface Asked {
  challenge: string;
}

/** A device with one key, as a browser describes it (WebAuthn Level 3, ES256). */
export class Authenticator {
  readonly id = text(randomBytes(32));
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync(
    'ec',
    { namedCurve: 'P-256' },
  );
  private counter = 0;
  private userHandle = '';

  constructor(private readonly origin: string) {}

  /** Answers `navigator.credentials.create`. */
  create(asked: Asked & { user: { id: string } }, misdeeds: Misdeeds = {}) {
    this.userHandle = asked.user.id;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const data = [this.authenticatorData(misdeeds, 0x40), Buffer.alloc(16), length, id, cbor(key)];
    const authData = Buffer.concat(data);
    const clientData = this.clientData('webauthn.create', asked, misdeeds);
    const attestation = new Map<string, Cbor>([
      ...this.statement(authData, clientData, misdeeds),
      ['authData', authData],
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: text(clientData),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** Answers `navigator.credentials.get`. */
  get(asked: Asked, misdeeds: Misdeeds = {}) {
    this.counter = misdeeds.counter ?? this.counter + 1;
    const authenticatorData = this.authenticatorData(misdeeds, 0);
    const clientData = this.clientData('webauthn.get', asked, misdeeds);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientData)]))
      .sign(this.keys.privateKey);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
        userHandle: misdeeds.userHandle ?? this.userHandle,
      },
    };
  }

  /** The attestation: none, or `packed` (WebAuthn Level 3, 8.2). */
  private statement(
    authData: Buffer,
    clientData: Buffer,
    { maker, signsItself }: Misdeeds,
  ): [string, Cbor][] {
    if (maker === undefined && signsItself !== true) {
      return [
        ['fmt', 'none'],
        ['attStmt', new Map()],
      ];
    }
    const sig = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(maker?.key ?? this.keys.privateKey);
    const statement = new Map<string, Cbor>([
      ['alg', -7],
      ['sig', sig],
    ]);
    if (maker !== undefined) statement.set('x5c', [maker.certificate]);
    return [
      ['fmt', 'packed'],
      ['attStmt', statement],
    ];
  }

  private credential() {
    const { id } = this;
    const kind = { type: 'public-key', authenticatorAttachment: 'platform' };
    return { id, rawId: id, ...kind, clientExtensionResults: {} };
  }

  private clientData(type: string, { challenge }: Asked, misdeeds: Misdeeds): Buffer {
    const origin = misdeeds.origin ?? this.origin;
    return Buffer.from(
      JSON.stringify({ type, challenge: misdeeds.challenge ?? challenge, origin }),
    );
  }

  private authenticatorData({ host, unverified }: Misdeeds, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    // User present, and verified.
    const all = flags | 0x01 | (unverified === true ? 0 : 0x04);
    return Buffer.concat([
      sha256(host ?? new URL(this.origin).hostname),
      Buffer.from([all]),
      counter,
    ]);
  }
}

/** A passkey of an account that nothing signs in with. @returns its id */
export const ADD_PASSKEY = `INSERT INTO passkeys (id, user_id, credential_id, public_key, friendly_name)
  VALUES (gen_random_uuid(), $1, gen_random_uuid()::text, '', 'Phone') RETURNING id`;
