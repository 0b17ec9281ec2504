import { expect, it } from '@jest/globals';
import { CircularProgress } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { componentStyles } from './component-styles.js';
import type { Tokens } from './tokens.js';

const tokens = new Proxy({} as Tokens, { get: () => '#123456' });

it('says what a spinner means', () => {
  render(
    <ThemeProvider theme={createTheme({ components: componentStyles(tokens) })}>
      <CircularProgress />
    </ThemeProvider>,
  );
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
});
