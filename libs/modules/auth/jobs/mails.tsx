import { BRAND } from '@prepward/contracts/brand';
import {
  addressChanged,
  emailChangeRequested,
  newDeviceUsed,
  passwordChanged,
  passwordGuessed,
  reauthenticationRequested,
  recoveryRequested,
  signInCodeRequested,
  twoStepChanged,
  userVerified,
  verificationRequested,
} from '@prepward/contracts/events';
import { defineMail, Recipients } from '@prepward/platform/mail';
import { LinkRequests } from '../link-requests.js';
import { AccountExistsMail } from '../mails/account-exists.js';
import { AddressChangedMail } from '../mails/address-changed.js';
import { ChangeAddressMail } from '../mails/change-address.js';
import { ConfirmationCodeMail, SignInCodeMail } from '../mails/codes.js';
import { NewDeviceMail } from '../mails/new-device.js';
import { PasswordChangedMail } from '../mails/password-changed.js';
import { PasswordGuessedMail } from '../mails/password-guessed.js';
import { ResetPasswordMail } from '../mails/reset-password.js';
import { TWO_STEP_TITLES, TwoStepMail } from '../mails/two-step.js';
import { VerifyAddressMail } from '../mails/verify-address.js';
import { WelcomeMail } from '../mails/welcome.js';
import { SessionsService } from '../sessions.service.js';
import { LinkMaker } from './link-maker.js';
import { SIGN_IN_MAILS } from './sign-in-mails.js';

/*
 * Only here, in the worker, is looked whether an address has an account: no answer of the api and
 * no time it takes depends on that.
 */

/** After a sign-up, or when the link is wanted again. */
const verification = defineMail({
  name: 'auth.send-verification-mail',
  on: verificationRequested,
  template: 'verify-address',
  inject: [LinkMaker, LinkRequests],
  async load({ requestId }, [links, requests]) {
    const wish = await links.find(requestId);
    if (wish === undefined || (await links.isTaken(wish.user))) return null;
    const { request, user, email } = wish;
    const signUpId = request.kind === 'sign-up' ? request.id : await requests.onlySignUp(user.id);
    return { to: email, data: await links.make(wish, 'confirmation', email, signUpId) };
  },
  subject: () => `Verify your email address for ${BRAND.name}`,
  view: (link) => <VerifyAddressMail link={link} />,
});

/** To the owner of an account with whose address someone signed up. */
const accountExists = defineMail({
  name: 'auth.send-account-exists-mail',
  on: verificationRequested,
  template: 'account-exists',
  inject: [LinkMaker],
  async load({ requestId }, [links]) {
    const wish = await links.find(requestId);
    if (wish === undefined || wish.request.kind !== 'sign-up') return null;
    return (await links.isTaken(wish.user)) ? { to: wish.email, data: null } : null;
  },
  subject: () => `You already have a ${BRAND.name} account`,
  view: (_none, site) => (
    <AccountExistsMail logIn={site.url('/login')} newPassword={site.url('/forgot-password')} />
  ),
});

const welcome = defineMail({
  name: 'auth.send-welcome-mail',
  on: userVerified,
  template: 'welcome',
  inject: [Recipients],
  async load({ userId }, [recipients]) {
    const student = await recipients.find(userId);
    return student === null ? null : { to: student.email, data: student.firstName };
  },
  subject: () => `Welcome to ${BRAND.name}`,
  view: (firstName, site) => (
    <WelcomeMail
      firstName={firstName}
      link={site.url('/practice/diagnostic')}
      dashboard={site.url('/dashboard')}
    />
  ),
});

const recovery = defineMail({
  name: 'auth.send-recovery-mail',
  on: recoveryRequested,
  template: 'reset-password',
  inject: [LinkMaker],
  async load({ requestId }, [links]) {
    const wish = await links.find(requestId);
    if (wish === undefined) return null;
    return { to: wish.email, data: await links.make(wish, 'recovery', wish.email) };
  },
  subject: () => `Reset your ${BRAND.name} password`,
  view: (link) => <ResetPasswordMail link={link} />,
});

const signInCode = defineMail({
  name: 'auth.send-sign-in-code-mail',
  on: signInCodeRequested,
  template: 'sign-in-code',
  inject: [LinkMaker],
  async load({ requestId }, [links]) {
    const wish = await links.find(requestId);
    if (wish === undefined) return null;
    const { email } = wish;
    return { to: email, data: await links.makeWithCode(wish, 'sign-in', email, requestId) };
  },
  subject: () => `Your ${BRAND.name} sign-in code`,
  view: (data) => <SignInCodeMail {...data} />,
});

const proof = defineMail({
  name: 'auth.send-reauthentication-mail',
  on: reauthenticationRequested,
  template: 'reauthentication',
  inject: [LinkMaker],
  async load({ requestId }, [links]) {
    const wish = await links.find(requestId);
    if (wish === undefined) return null;
    const { code } = await links.makeWithCode(wish, 'reauthentication', wish.email);
    return { to: wish.email, data: code };
  },
  subject: () => `Your ${BRAND.name} confirmation code`,
  view: (code) => <ConfirmationCodeMail code={code} />,
});

const passwordChange = defineMail({
  name: 'auth.send-password-changed-mail',
  on: passwordChanged,
  template: 'password-changed',
  inject: [Recipients],
  async load({ userId }, [recipients]) {
    const owner = await recipients.find(userId);
    return owner === null ? null : { to: owner.email, data: null };
  },
  subject: () => `Your ${BRAND.name} password was changed`,
  view: () => <PasswordChangedMail />,
});

const twoStep = defineMail({
  name: 'auth.send-two-step-mail',
  on: twoStepChanged,
  template: 'two-step',
  inject: [Recipients],
  async load({ userId, change }, [recipients]) {
    const owner = await recipients.find(userId);
    return owner === null ? null : { to: owner.email, data: change };
  },
  subject: (change) => TWO_STEP_TITLES[change],
  view: (change, site) => <TwoStepMail change={change} link={site.url('/profile/security')} />,
});

const newDevice = defineMail({
  name: 'auth.send-new-device-mail',
  on: newDeviceUsed,
  template: 'new-device',
  inject: [Recipients, SessionsService],
  async load({ userId, sessionId }, [recipients, sessions]) {
    const owner = await recipients.find(userId);
    if (owner === null) return null;
    return { to: owner.email, data: { used: (await sessions.deviceOf(sessionId)) ?? null } };
  },
  subject: () => `New sign-in to your ${BRAND.name} account`,
  view: ({ used }, site) => <NewDeviceMail used={used} link={site.url('/profile/security')} />,
});

/** To the owner of an account whose password someone tries to guess. */
const guessed = defineMail({
  name: 'auth.send-password-guessed-mail',
  on: passwordGuessed,
  template: 'password-guessed',
  inject: [LinkMaker],
  async load({ requestId }, [links]) {
    const wish = await links.find(requestId);
    if (wish === undefined || wish.user.emailConfirmedAt === null) return null;
    return { to: wish.email, data: null };
  },
  subject: () => `Too many wrong passwords for your ${BRAND.name} account`,
  view: (_none, site) => (
    <PasswordGuessedMail
      newPassword={site.url('/forgot-password')}
      security={site.url('/profile/security')}
    />
  ),
});

/** The address that an account had: its owner may undo the change. */
const addressChange = defineMail({
  name: 'auth.send-address-changed-mail',
  on: addressChanged,
  template: 'address-changed',
  inject: [LinkMaker],
  async load({ requestId }, [links]) {
    const wish = await links.find(requestId);
    if (wish === undefined) return null;
    const { email } = wish.request;
    return { to: email, data: await links.make(wish, 'email-change-undo', email) };
  },
  subject: () => `Your ${BRAND.name} email address was changed`,
  view: (link) => <AddressChangedMail link={link} />,
});

/** The address that an account has: it is proven, so the new one is named. */
const changeFrom = defineMail({
  name: 'auth.send-email-change-current-mail',
  on: emailChangeRequested,
  template: 'email-change-current',
  inject: [LinkMaker],
  async load({ requestId }, [links]) {
    const wish = await links.findChange(requestId);
    if (wish === undefined) return null;
    const link = await links.make(wish, 'email-change-current', wish.email);
    return { to: wish.email, data: { link, newEmail: wish.newEmail } };
  },
  subject: () => `Confirm your new email address for ${BRAND.name}`,
  view: (data) => <ChangeAddressMail {...data} />,
});

/** The address that was typed: no one has proven it, so nothing typed is repeated. */
const changeTo = defineMail({
  name: 'auth.send-email-change-new-mail',
  on: emailChangeRequested,
  template: 'email-change-new',
  inject: [LinkMaker],
  async load({ requestId }, [links]) {
    const wish = await links.findChange(requestId);
    if (wish === undefined) return null;
    const link = await links.make(wish, 'email-change-new', wish.newEmail);
    return { to: wish.newEmail, data: link };
  },
  subject: () => `Confirm your new email address for ${BRAND.name}`,
  view: (link) => <ChangeAddressMail link={link} newEmail={null} />,
});

/** Every email of the module. */
export const AUTH_MAILS = [
  verification,
  accountExists,
  welcome,
  recovery,
  signInCode,
  proof,
  passwordChange,
  twoStep,
  changeFrom,
  changeTo,
  newDevice,
  guessed,
  addressChange,
  ...SIGN_IN_MAILS,
];
