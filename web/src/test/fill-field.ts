import type { UserEvent } from '@testing-library/user-event';

/** Pastes a text: typing it would render the page for each letter. */
export async function fillField(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
