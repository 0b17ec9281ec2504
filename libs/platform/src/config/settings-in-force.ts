import { environment } from './config.js';
import { givenVariables } from './variables.js';

/** A variable that the product reads, with the value in effect. */
export interface SettingInForce {
  name: string;
  /** Null if it isn't set and has no default; a secret is masked. */
  value: string | null;
  isSecret: boolean;
  isSet: boolean;
}

/** `AUTH_PASSWORD_MIN` is a length and `AUTH_BREACHED_PASSWORDS_URL` an address: neither is a secret. */
const SECRET = /SECRET|PASSWORD(?!_MIN$|S_URL$)|TOKEN|HEADERS|(_|^)KEY(_ID)?$|ENCRYPTION_KEY/;
const MASK = '••••••';

/** A URL without its password and user; other texts as they are. */
function withoutPassword(text: string): string {
  if (!URL.canParse(text)) return text;
  const url = new URL(text);
  if (url.username === '' && url.password === '') return text;
  if (url.password !== '') url.password = 'masked';
  else url.username = 'masked';
  return url.href.replace(/\bmasked(?=@)/, MASK);
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/**
 * Every variable the product reads, with the value in effect for this process: its own, or the
 * default. Secrets, and passwords within URLs, are masked.
 *
 * @param env the process's environment
 */
export function settingsInForce(
  env: Readonly<Record<string, string | undefined>> = process.env,
): SettingInForce[] {
  const set = givenVariables(env);
  return Object.entries(environment.shape)
    .map(([name, schema]) => {
      const given = set[name];
      const isSecret = SECRET.test(name);
      const fallback = schema.safeParse(undefined);
      const value = given ?? (fallback.success ? textOf(fallback.data) : null);
      const shown = value === null ? null : isSecret ? MASK : withoutPassword(value);
      return { name, value: shown, isSecret, isSet: given !== undefined };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
