import { CssBaseline, useMediaQuery } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { THEMES } from '../theme/theme.js';

/** The brand's theme, light or dark as the system has it. */
export function SystemTheme({ children }: { children: ReactNode }) {
  const dark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return (
    <ThemeProvider theme={dark ? THEMES.dark : THEMES.light}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
