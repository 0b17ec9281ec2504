import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { componentStyles } from './component-styles.js';
import { readTokens, type Tokens } from './tokens.js';

const ROOT_FONT_PX = 16;

function palette(mode: 'light' | 'dark', t: Tokens): ThemeOptions['palette'] {
  const primary = {
    main: t.primary,
    light: t.tint,
    dark: t['primary-hover'],
    contrastText: t['on-primary'],
  };
  return {
    mode,
    primary,
    secondary: primary,
    error: { main: t.incorrect },
    warning: { main: t.notice },
    success: { main: t.correct },
    info: primary,
    background: { default: t.paper, paper: t.surface },
    text: { primary: t.ink, secondary: t.soft },
    divider: t.line,
  };
}

function typography(t: Tokens): ThemeOptions['typography'] {
  const heading = (size: string) => ({
    fontSize: size,
    fontWeight: 700,
    lineHeight: t['leading-heading'],
    letterSpacing: '-0.01em',
  });
  const text = (size: string) => ({ fontSize: size, lineHeight: t['leading-text'] });
  return {
    fontFamily: t['font-interface'],
    h1: heading(t['size-28']),
    h2: heading(t['size-21']),
    h3: heading(t['size-18']),
    h4: heading(t['size-28']),
    h5: heading(t['size-21']),
    h6: heading(t['size-18']),
    body1: text(t['size-16']),
    body2: text(t['size-14']),
    caption: text(t['size-14']),
    button: { ...text(t['size-16']), fontWeight: 600, textTransform: 'none' },
  };
}

function build(mode: 'light' | 'dark'): Theme {
  const tokens = readTokens(__DESIGN_TOKENS__[mode]);
  return createTheme({
    palette: palette(mode, tokens),
    typography: typography(tokens),
    shape: { borderRadius: Number.parseFloat(tokens.radius) * ROOT_FONT_PX },
    transitions: {
      duration: {
        shortest: 150,
        shorter: 160,
        short: 160,
        standard: 160,
        complex: 200,
        enteringScreen: 160,
        leavingScreen: 150,
      },
    },
    components: componentStyles(tokens),
  });
}

/** The brand in MUI's terms, from the tokens of the student site. */
export const THEMES = { light: build('light'), dark: build('dark') };
