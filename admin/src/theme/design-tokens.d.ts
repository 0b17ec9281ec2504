/** Put in by vite.config.ts from the student site's tokens.css. */
declare const __DESIGN_TOKENS__: {
  light: Record<string, string>;
  dark: Record<string, string>;
};
