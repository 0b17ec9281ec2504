import type { ErrorCode } from '@prepward/contracts/errors';
import type { Problem } from '@prepward/platform/errors';

/** What the codes of auth mean outside its protocol; the protocol's own are in `auth.errors.ts`. */
export const AUTH_API_ERRORS = {
  VISITOR_SESSION_INVALID: {
    status: 400,
    message: 'The visitor session is not known, or is not a visitor’s.',
  },
  SECOND_STEP_REQUIRED: {
    status: 403,
    message: 'This needs the second step of sign-in: a session of level aal2.',
  },
  TWO_STEP_SETUP_REQUIRED: {
    status: 403,
    message: 'Admins need two-step sign-in (AUTH_ADMIN_TWO_STEP): a session of level aal2.',
  },
  SESSION_NOT_FOUND: { status: 404, message: 'The account has no such session.' },
  UNDO_LINK_INVALID: {
    status: 400,
    message: 'The link was used, has expired, or its address belongs to another account now.',
  },
  PROOF_REQUIRED: {
    status: 400,
    message: 'Expected the current password, or a code that GET /reauthenticate mails.',
  },
  PASSWORD_WRONG: { status: 400, message: 'The current password is another.' },
  CODE_WRONG: { status: 400, message: 'The code is not right, or has expired.' },
  LAST_ADMIN: { status: 409, message: 'The last admin keeps the role.' },
  OWN_ACCOUNT: { status: 409, message: 'An admin may not do this to their own account.' },
  STAFF_ACCOUNT: { status: 409, message: 'This account holds a role: remove it first.' },
  VERIFIED_ACCOUNT_REQUIRED: {
    status: 409,
    message: 'This needs an account whose address is verified.',
  },
  VIEW_READS_ONLY: {
    status: 403,
    message: 'A view as a student opens reads that change nothing, and no other route.',
  },
  VIEW_ENDED: {
    status: 401,
    message: 'The view is over: its time has passed, its admin has left, or the account is gone.',
  },
  USER_NOT_FOUND: { status: 404, message: "There's no such user." },
} satisfies Partial<Record<ErrorCode, Problem>>;
