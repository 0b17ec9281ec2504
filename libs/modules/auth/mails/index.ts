import { accountExistsMail } from './account-exists.js';
import { addressChangedMail } from './address-changed.js';
import { changeFromMail, changeToMail } from './change-address.js';
import { confirmationCodeMail, signInCodeMail } from './codes.js';
import { googleLinkedMail } from './google-linked.js';
import { newDeviceMail } from './new-device.js';
import { passkeyMail } from './passkey.js';
import { passwordChangedMail } from './password-changed.js';
import { passwordGuessedMail } from './password-guessed.js';
import { resetPasswordMail } from './reset-password.js';
import { twoStepMail } from './two-step.js';
import { verifyAddressMail } from './verify-address.js';
import { welcomeMail } from './welcome.js';

/**
 * Every email of the module. Only these, in the worker, check whether an address has an account:
 * neither the api's responses nor their timing depend on that.
 */
export const AUTH_MAILS = [
  verifyAddressMail,
  accountExistsMail,
  welcomeMail,
  resetPasswordMail,
  signInCodeMail,
  confirmationCodeMail,
  passwordChangedMail,
  twoStepMail,
  changeFromMail,
  changeToMail,
  newDeviceMail,
  passwordGuessedMail,
  addressChangedMail,
  googleLinkedMail,
  passkeyMail,
];
