import { randomBytes } from 'node:crypto';
import { isEmailAddress } from '@prepward/contracts/email-rules';
import { commandSettings } from '@prepward/platform/config';
import type { ServiceCommand } from '@prepward/platform/manifest';
import { AuthModule } from '../auth.module.js';
import { UsersAdminService } from '../users-admin.service.js';

/** The first admin's address if the operator sets none. */
const FIRST_ADMIN = 'admin@localhost.test';

/**
 * Makes an admin from ADMIN_EMAIL and ADMIN_PASSWORD, or with a generated password, which is printed
 * once. Without ADMIN_EMAIL it does nothing when there is an admin. A known account gets the role
 * and the password, and all its sessions and links end. Prints what was done.
 */
export const createAdmin: ServiceCommand = {
  modules: [AuthModule],
  run: async (_args, app) => {
    const { adminEmail: given, adminPassword: password } = commandSettings();
    if (given !== '' && !isEmailAddress(given)) {
      throw new Error('ADMIN_EMAIL is invalid: expected an email address');
    }
    console.log(await makeAdmin(app.get(UsersAdminService), given, password));
  },
};

/** @returns what was done, in a sentence for the operator */
async function makeAdmin(
  admins: UsersAdminService,
  given: string,
  password: string,
): Promise<string> {
  if (given === '' && (await admins.hasAnyAdmin())) {
    return password === ''
      ? "There's already an admin: nothing was done. Set ADMIN_EMAIL to create another one."
      : "There's already an admin: nothing was done. ADMIN_PASSWORD needs ADMIN_EMAIL.";
  }
  const email = given === '' ? FIRST_ADMIN : given;
  if (password === '' && (await admins.isAdmin(email))) {
    return `${email} is already an admin: nothing was done. Set ADMIN_PASSWORD to change the password.`;
  }
  const which = (await admins.hasAnyAdmin()) ? 'New' : 'First';
  const chosen = password === '' ? randomBytes(12).toString('base64url') : password;
  const made = await admins.createAdmin(email, chosen);
  const withPassword =
    password === '' ? `with password ${chosen} (shown only once)` : 'with the password you gave';
  return {
    created: `${which} admin: ${email} ${withPassword}`,
    changed:
      `${email} already had an account, which is now an admin, ${withPassword}. Its address counts as ` +
      'verified; all its sessions and links have ended.',
    unchanged: `${email} is already an admin with this password: nothing was done.`,
  }[made];
}
