import { Box } from '@mui/material';

/** JSON, indented; it scrolls within its own box. */
export function JsonText({ value, label }: { value: unknown; label: string }) {
  return (
    <Box
      component="pre"
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={{
        m: 0,
        p: 2,
        maxHeight: '32rem',
        overflow: 'auto',
        contain: 'inline-size',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.default',
        fontSize: 'body2.fontSize',
      }}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );
}
