import { describe, expect, it } from '@jest/globals';
import { LINK_MINUTES } from '@prepward/contracts/sign-in-rules';
import { ConfirmationCodeMail, SignInCodeMail } from '../../libs/modules/auth/mails/codes.js';
import { PasskeyMail } from '../../libs/modules/auth/mails/passkey.js';
import { ResetPasswordMail } from '../../libs/modules/auth/mails/reset-password.js';
import { TwoStepMail } from '../../libs/modules/auth/mails/two-step.js';
import { VerifyAddressMail } from '../../libs/modules/auth/mails/verify-address.js';
import { textOf } from './letter-text.js';

const [code, link] = ['123456', 'https://site.example/auth/confirm?k=1'];

/** What the emails of accounts promise. */
export function accountLetters(): void {
  describe('a mail with a link or a code', () => {
    it.each([
      [SignInCodeMail({ code, link }), [code, link], LINK_MINUTES.signIn],
      [ConfirmationCodeMail({ code }), [code], LINK_MINUTES.proof],
      [ResetPasswordMail({ link }), [link], LINK_MINUTES.recovery],
      [VerifyAddressMail({ link }), [link], LINK_MINUTES.confirmation],
    ])('has it, and says how long it is good', async (mail, secrets, minutes) => {
      const text = await textOf(mail);
      for (const secret of secrets) expect(text).toContain(secret);
      expect(/for (\d+) minutes/.exec(text)?.[1]).toBe(String(minutes));
    });
  });

  describe('a mail about a way into the account', () => {
    it.each([
      [PasskeyMail({ change: 'added', link }), 'A passkey was added', /From now on, the device/],
      [PasskeyMail({ change: 'removed', link }), 'A passkey was removed', /no longer opens/],
      [TwoStepMail({ change: 'on', link }), 'sign-in is on', /takes your password and a code/],
      [TwoStepMail({ change: 'off', link }), 'sign-in is off', /your password is enough/],
      [TwoStepMail({ change: 'code-used', link }), 'code was used', /one of your recovery codes/],
    ])('says what has happened, and where to look', async (mail, title, said) => {
      const text = await textOf(mail);
      expect(text.toLowerCase()).toContain(title.toLowerCase());
      expect(text).toMatch(said);
      expect(text).toContain(link);
    });
  });
}
