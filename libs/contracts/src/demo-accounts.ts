/** The password of every account that `npm run seed` makes on this machine. */
export const DEMO_PASSWORD = 'orchid ladder 42';

/** The email address of a demo account. */
export function demoAddress(name: string): string {
  return `${name}@demo.test`;
}
