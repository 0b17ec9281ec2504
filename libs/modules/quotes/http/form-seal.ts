/** What a form's token says. */
export interface SealedForm {
  id: string;
  /** Epoch ms. */
  openedAt: number;
}

/** Signs when a form was opened; the api binds it to what signs its other tokens. */
export abstract class FormSeal {
  /** @param seconds how long the token is good */
  abstract seal(form: SealedForm, seconds: number): Promise<string>;

  /** Undefined for a token that isn't ours, or too old. */
  abstract open(token: string): Promise<SealedForm | undefined>;
}
