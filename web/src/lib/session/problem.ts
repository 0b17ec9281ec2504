import { authErrorWords, UNREACHABLE } from '@prepward/contracts/error-words';

/** The form fields that the server may refuse. */
export type RefusedField = 'email' | 'password' | 'firstName' | 'lastName';

/** Why a call to the auth server failed. */
export interface AuthProblem {
  /** For the screen. */
  message: string;
  code: string | undefined;
  /** The field that the server refused, where it said which. */
  field?: RefusedField;
}

const FIELD_OF_CODE: Readonly<Record<string, RefusedField>> = {
  weak_password: 'password',
  same_password: 'password',
  user_already_exists: 'email',
  email_exists: 'email',
};

/**
 * The message of a refused request starts with the path of what is wrong: "email: …", "data.first_name: …".
 */
const FIELD_OF_PATH: readonly (readonly [path: RegExp, field: RefusedField])[] = [
  [/^email\b/, 'email'],
  [/^password\b/, 'password'],
  [/^(?:data\.)?first_name\b/, 'firstName'],
  [/^(?:data\.)?last_name\b/, 'lastName'],
];

const FIELD_WORDS: Record<RefusedField, string> = {
  email: 'Enter an address like name@example.com.',
  password: 'Choose another password.',
  firstName: 'Enter your first name in up to 100 characters, without web addresses.',
  lastName: 'Enter your last name in up to 100 characters, without web addresses.',
};

function readText(error: object, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function refusedField(code: string | undefined, message: string): RefusedField | undefined {
  return code === 'validation_failed'
    ? FIELD_OF_PATH.find(([path]) => path.test(message))?.[1]
    : FIELD_OF_CODE[code ?? ''];
}

/** The server explains a weak password in full sentences, by the operator's own rules: these are shown. */
function wordsOf(code: string | undefined, message: string): string | undefined {
  const sentence = /^[A-Z][^{}<>]+\.$/.test(message);
  return code === 'weak_password' && sentence ? message : authErrorWords(code);
}

/** The message for an error code; `fallback` if the code is unknown. */
export function toProblem(error: unknown, fallback: string): AuthProblem {
  if (error === null || typeof error !== 'object') {
    return { message: fallback, code: undefined };
  }
  if (readText(error, 'name') === 'AuthRetryableFetchError' || error instanceof TypeError) {
    return { message: UNREACHABLE, code: 'unreachable' };
  }
  const code = readText(error, 'code');
  const said = readText(error, 'message') ?? '';
  const field = refusedField(code, said);
  const words = wordsOf(code, said) ?? fallback;
  const message = code === 'validation_failed' && field ? FIELD_WORDS[field] : words;
  return { message, code, ...(field ? { field } : {}) };
}
