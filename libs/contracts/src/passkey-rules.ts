/** Most passkeys of one account: phones, computers, keys on a ring. */
export const MOST_PASSKEYS = 10;
/** Most characters of the name that people give one. */
export const PASSKEY_NAME_MAX = 120;
