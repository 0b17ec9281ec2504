import { parseArgs } from 'node:util';
import { DEMO_PASSWORD, demoAddress } from '@prepward/contracts/demo-accounts';
import { type AppConfig, commandSettings, loadCommandConfig } from '@prepward/platform/config';
import { DemoAccounts } from './seed/demo-accounts.js';
import { withSeedServices } from './seed/seed-services.js';
import { Stage } from './seed/stage.js';
import { StudentHistory } from './seed/student-history.js';
import { DEMO_STUDENTS } from './seed/students.js';

const ADMIN = demoAddress('admin');
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]', ''];

/** @throws Error where demo accounts would be an open door */
function passwordFor(config: AppConfig): string {
  if (config.production) {
    throw new Error(
      'NODE_ENV is production: demo accounts have a known password and are only for development.',
    );
  }
  const { seedPassword } = commandSettings();
  if (seedPassword !== '') return seedPassword;
  if (LOCAL_HOSTS.includes(new URL(config.database.url).hostname)) return DEMO_PASSWORD;
  throw new Error(
    'The database is on another machine: set SEED_PASSWORD to the password of the demo accounts.',
  );
}

/** A password that was given is a secret, and isn't repeated. */
function inWords(password: string): string {
  return password === DEMO_PASSWORD
    ? `the password "${password}"`
    : 'the password of SEED_PASSWORD';
}

/** @throws Error on anything but `--again` and addresses of demo accounts */
function parse(args: string[]): { again: boolean; wanted: readonly string[] } {
  const known = [ADMIN, ...DEMO_STUDENTS.map(({ email }) => email)];
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { again: { type: 'boolean', default: false } },
  });
  const stranger = positionals.find((each) => !known.includes(each));
  if (stranger !== undefined) {
    throw new Error(
      `${stranger} isn't a demo account: expected one or more of ${known.join(', ')}, or none.`,
    );
  }
  return { again: values.again, wanted: positionals.length > 0 ? positionals : known };
}

/**
 * `seed [--again] [address …]`: demo students with twelve weeks of history, and an admin. Accounts that
 * already exist stay as they are; with `--again` they are removed and made again, up to today. With
 * addresses, only those accounts are made.
 */
export async function seed(args: string[]): Promise<void> {
  const { again, wanted } = parse(args);
  const config = loadCommandConfig(process.env);
  const password = passwordFor(config);
  const url = config.database.ownerUrl ?? config.database.url;
  const end = new Date();
  const stage = await Stage.make(url);
  try {
    await withSeedServices(url, stage.clock, async (app) => {
      const history = await StudentHistory.over(app, stage.clock, end);
      const accounts = new DemoAccounts(app, stage.clock, history, end);
      const make = async (email: string, about: string, work: () => Promise<void>) => {
        if (!wanted.includes(email)) return;
        const known = !again && (await stage.isThere(email));
        if (!known) {
          await work();
          await stage.admit(email);
        }
        const remark = known ? ' (already existed, left as is)' : '';
        console.log(`  ${email.padEnd(18)}${about}${remark}`);
      };
      console.log(`Demo accounts, all with ${inWords(password)}:`);
      await make(ADMIN, 'the back-office', () => accounts.makeAdmin(ADMIN, password));
      for (const student of DEMO_STUDENTS) {
        const { email, about } = student;
        await make(email, about, () => accounts.makeStudent(student, password));
      }
    });
  } finally {
    await stage.remove();
  }
}
