/** Most passkeys per account: phones, computers, security keys. */
export const MOST_PASSKEYS = 10;
/** Longest name of a passkey, characters. */
export const PASSKEY_NAME_MAX = 120;
