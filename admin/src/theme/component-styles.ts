import type { ThemeOptions } from '@mui/material/styles';
// Its types add react-admin's parts to those that a theme may style.
import type {} from 'react-admin';
import type { Tokens } from './tokens.js';

type Components = NonNullable<ThemeOptions['components']>;

/** Hairlines instead of shadows; a shadow only for what floats. */
function surfaces(t: Tokens): Components {
  const floating = { border: `1px solid ${t.line}`, boxShadow: t['shadow-float'] };
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${t.line}` } } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiMenu: { styleOverrides: { paper: floating } },
    MuiSnackbarContent: {
      styleOverrides: {
        root: { backgroundColor: t.surface, color: t.ink, ...floating },
      },
    },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: t.veil } } },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'default' },
      styleOverrides: {
        root: {
          backgroundColor: t.surface,
          backgroundImage: 'none',
          color: t.ink,
          borderRadius: 0,
          borderBottom: `1px solid ${t.line}`,
        },
      },
    },
  };
}

function controls(t: Tokens): Components {
  const focus = { outline: `3px solid ${t.primary}`, outlineOffset: 2 };
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focus } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: t.target } },
    },
    MuiIconButton: {
      styleOverrides: { root: { minWidth: t.target, minHeight: t.target } },
    },
    // react-admin's own spinners have no accessible name.
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { minHeight: t.target, backgroundColor: t.surface },
        notchedOutline: { borderColor: t['line-strong'] },
      },
    },
    MuiInputBase: {
      styleOverrides: { input: { '&::placeholder': { color: t.soft, opacity: 1 } } },
    },
    // react-admin labels a row's wrapper, which isn't a control; the input inside it is.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (checkbox: { 'aria-label'?: string }) => ({
            'aria-label': checkbox['aria-label'],
          }),
        },
      },
    },
    MuiLink: { styleOverrides: { root: { '&:focus-visible': focus } } },
    MuiChip: { styleOverrides: { root: { fontSize: t['size-14'], fontWeight: 600 } } },
  };
}

/** The height of a row of filters and buttons, px; actions for selected rows replace it. */
const TOOLBAR = 68;
const GAP = 12;

/** The parts of react-admin's lists. */
function listParts(t: Tokens): Components {
  return {
    RaListToolbar: {
      styleOverrides: { root: { '&&': { backgroundColor: 'transparent', alignItems: 'start' } } },
    },
    // All fields of a row line up with each other and with the buttons next to them.
    RaFilterForm: {
      styleOverrides: {
        root: {
          '&&': { gap: GAP, minHeight: 0, paddingBlock: GAP, alignItems: 'center' },
          '&& .RaFilterFormInput-spacer': { display: 'none' },
          '&& .RaFilterFormInput-hideButton': { marginBottom: 0 },
          '&& .MuiFormControl-root': { marginBlock: 0 },
        },
      },
    },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
            inset: '0 -1px auto',
            height: TOOLBAR,
            transform: `translateY(-${TOOLBAR}px)`,
          },
        },
      },
    },
    RaSimpleList: {
      styleOverrides: {
        root: {
          overflowWrap: 'anywhere',
          '& > li:not(:last-of-type)': { borderBottom: `1px solid ${t.line}` },
        },
      },
    },
    RaLayout: { styleOverrides: { root: { '& .RaLayout-content': { paddingBottom: 24 } } } },
  };
}

function lists(t: Tokens): Components {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: t.line, fontSize: t['size-16'] },
        head: {
          paddingBlock: 4,
          color: t.soft,
          fontSize: t['size-14'],
          fontWeight: 600,
          whiteSpace: 'nowrap',
        },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: t.target } } },
    MuiTablePagination: {
      styleOverrides: {
        root: { fontVariantNumeric: 'tabular-nums' },
        toolbar: { flexWrap: 'wrap' },
      },
    },
    ...listParts(t),
    RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: t.target,
          '&.RaMenuItemLink-active': {
            backgroundColor: t.tint,
            color: t.primary,
            fontWeight: 600,
            '& .RaMenuItemLink-icon': { color: t.primary },
          },
        },
      },
    },
  };
}

/** Styles MUI's components for the brand. */
export function componentStyles(tokens: Tokens): Components {
  return { ...surfaces(tokens), ...controls(tokens), ...lists(tokens) };
}
