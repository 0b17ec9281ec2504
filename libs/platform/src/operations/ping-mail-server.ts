import { createTransport } from 'nodemailer';
import { withoutAddresses } from '../mail/without-addresses.js';

const TIMEOUTS = { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 2_000 };

/**
 * Connects to the mail server and signs in, without sending anything.
 *
 * @throws Error with the message from the server or the network
 */
export async function pingMailServer(smtpUrl: string): Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  try {
    await transport.verify();
  } catch (error) {
    throw new Error(withoutAddresses(error instanceof Error ? error.message : String(error)));
  } finally {
    transport.close();
  }
}
