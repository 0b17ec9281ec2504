import { randomBytes } from 'node:crypto';
import { UsersAdminService } from '@prepward/modules/auth';
import * as z from 'zod';
import { withServices } from './context.js';

/**
 * Makes the first admin from ADMIN_EMAIL and ADMIN_PASSWORD, or with a generated password, which is
 * printed once. With ADMIN_EMAIL set it may be run again for another admin; else it does nothing
 * when there is one.
 */
export async function createAdmin(): Promise<void> {
  const { ADMIN_EMAIL: given = '', ADMIN_PASSWORD: password = '' } = process.env;
  if (given !== '' && !z.email().safeParse(given).success) {
    throw new Error('ADMIN_EMAIL is wrong: expected an email address');
  }
  await withServices(async (app) => {
    const admins = app.get(UsersAdminService);
    if (given === '' && (await admins.hasAnyAdmin())) return;
    const email = given === '' ? 'admin@localhost.test' : given;
    if (password !== '') {
      await admins.createAdmin(email, password);
      return;
    }
    if (await admins.hasAnyAdmin()) return;
    const generated = randomBytes(12).toString('base64url');
    await admins.createAdmin(email, generated);
    console.log(`First admin: ${email} with password ${generated} (shown only now)`);
  });
}
