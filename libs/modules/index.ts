import type { ErrorCode } from '@prepward/contracts/errors';
import { COMMON_PROBLEMS, type Problem } from '@prepward/platform/errors';
import type { ModuleManifest } from '@prepward/platform/manifest';
import { audit } from './audit/manifest.js';
import { auth } from './auth/manifest.js';
import { billing } from './billing/manifest.js';
import { files } from './files/manifest.js';
import { notifications } from './notifications/manifest.js';
import { operations } from './operations/manifest.js';
import { papers } from './papers/manifest.js';
import { privacy } from './privacy/manifest.js';
import { profiles } from './profiles/manifest.js';
import { progress } from './progress/manifest.js';
import { questions } from './questions/manifest.js';
import { quizzes } from './quizzes/manifest.js';
import { quotes } from './quotes/manifest.js';
import { reporting } from './reporting/manifest.js';
import { roles } from './roles/manifest.js';
import { site } from './site/manifest.js';
import { subscriptions } from './subscriptions/manifest.js';
import { testBank } from './test-bank/manifest.js';

const ALL = [
  roles,
  auth,
  profiles,
  subscriptions,
  questions,
  quizzes,
  progress,
  quotes,
  papers,
  billing,
  testBank,
  audit,
  operations,
  reporting,
  notifications,
  privacy,
  files,
  site,
] as const;

/** Every module of the product. A new one is a folder with a manifest, and its name in this list. */
export const MODULES: readonly ModuleManifest[] = ALL;

/** Every event of the product; the worker doesn't start with a job that waits for any other. */
export const EVENTS = MODULES.flatMap(({ events = [] }) => events);

type CodesOf<Manifest> = Manifest extends { errors: infer Errors } ? keyof Errors : never;
type Explained = keyof typeof COMMON_PROBLEMS | CodesOf<(typeof ALL)[number]>;
/** Doesn't compile while a code from the contracts has no HTTP meaning; the error names the code. */
type AllExplained =
  Exclude<ErrorCode, Explained> extends never ? true : Exclude<ErrorCode, Explained>;
const allExplained: AllExplained = true;

const PROBLEMS = Object.assign(
  {},
  COMMON_PROBLEMS,
  ...MODULES.map(({ errors }) => errors ?? {}),
) as Record<ErrorCode, Problem>;

/** What a code means over HTTP. */
export function problemOf(code: ErrorCode): Problem {
  return allExplained && PROBLEMS[code];
}
