import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderOverStore } from '../../../test/given-store.js';
import { SendCode } from './proof-field.js';

it('offers another code once one was mailed, and the first one where that failed', async () => {
  const answers = [
    { data: {}, error: new Error('down') },
    { data: {}, error: null },
  ];
  renderOverStore(<SendCode>We email you a code.</SendCode>, {
    client: { reauthenticate: async () => answers.shift() },
  });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Email me a code');
  expect(screen.getByRole('button')).toHaveProperty('disabled', true);
  expect((await screen.findByRole('alert')).textContent).toBe("We couldn't send the code.");
  press('Email me a code');
  expect(await screen.findByText('We emailed you a code. It expires in 10 minutes.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send another code' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
