import { BRAND } from '@prepward/contracts/brand';
import { googleLinked, passkeyChanged } from '@prepward/contracts/events';
import { defineMail, Recipients } from '@prepward/platform/mail';
import { GoogleLinkedMail } from '../mails/google-linked.js';
import { PASSKEY_TITLES, PasskeyMail } from '../mails/passkey.js';

/** Tells the owner of an account with a password that Google opens it, too. */
const linked = defineMail({
  name: 'auth.send-google-linked-mail',
  on: googleLinked,
  template: 'google-linked',
  inject: [Recipients],
  async load({ userId }, [recipients]) {
    const owner = await recipients.find(userId);
    return owner === null ? null : { to: owner.email, data: null };
  },
  subject: () => `You can now log in to ${BRAND.name} with Google`,
  view: (_none, site) => <GoogleLinkedMail link={site.url('/profile/security')} />,
});

const passkey = defineMail({
  name: 'auth.send-passkey-mail',
  on: passkeyChanged,
  template: 'passkey',
  inject: [Recipients],
  async load({ userId, change }, [recipients]) {
    const owner = await recipients.find(userId);
    return owner === null ? null : { to: owner.email, data: change };
  },
  subject: (change) => PASSKEY_TITLES[change],
  view: (change, site) => <PasskeyMail change={change} link={site.url('/profile/security')} />,
});

/** Emails about ways to sign in besides the password. */
export const SIGN_IN_MAILS = [linked, passkey];
