/** The password of every account that `npm run seed` makes on this machine. */
export const DEMO_PASSWORD = 'orchid ladder 42';

/** The address of such an account. */
export function demoAddress(name: string): string {
  return `${name}@demo.test`;
}
