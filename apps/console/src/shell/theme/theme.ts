import type { RaThemeOptions } from 'react-admin';

const fieldLook = {
  height: 34,
  borderRadius: 8,
  background: 'var(--surface)',
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--control)', borderWidth: 1 },
  '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
  '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)', borderWidth: 1 },
  '&.Mui-focused': { boxShadow: '0 0 0 3px var(--focus-halo)' },
  '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--bad-mark)' },
  '&.MuiInputBase-multiline': { height: 'auto' },
};

/** One theme for light and dark: its colors are the tokens' custom properties, which change under it. */
export const theme: RaThemeOptions = {
  cssVariables: { nativeColor: true },
  palette: {
    primary: { main: 'var(--ink)', light: 'var(--ink-2)', dark: 'var(--ink)', contrastText: 'var(--bg)' },
    secondary: {
      main: 'var(--brand)',
      light: 'var(--brand-hover)',
      dark: 'var(--brand-press)',
      contrastText: 'var(--on-brand)',
    },
    error: {
      main: 'var(--bad)',
      light: 'var(--bad-mark)',
      dark: 'var(--bad)',
      contrastText: 'var(--bad-bg)',
    },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--disabled-ink)' },
    background: { default: 'var(--bg)', paper: 'var(--surface)' },
    divider: 'var(--line)',
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'var(--font)',
    fontSize: 13,
    htmlFontSize: 16,
    button: { textTransform: 'none' },
  },
  transitions: { duration: { enteringScreen: 100, leavingScreen: 50 } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiButton: {
      defaultProps: { size: 'small', disableElevation: true, variant: 'outlined' },
      styleOverrides: {
        root: {
          height: 32,
          padding: '0 12px',
          gap: 7,
          borderRadius: 8,
          fontSize: 13,
          fontStretch: '96%',
          fontWeight: 580,
          whiteSpace: 'nowrap',
          '&.Mui-disabled': {
            background: 'var(--disabled-bg)',
            color: 'var(--disabled-ink)',
            borderColor: 'transparent',
          },
        },
        outlined: {
          borderColor: 'var(--control)',
          background: 'var(--surface)',
          '&:hover': { borderColor: 'var(--ink)', background: 'var(--surface)' },
        },
        contained: {
          background: 'var(--primary-bg)',
          color: 'var(--primary-ink)',
          '&:hover': { background: 'var(--primary-hover)' },
        },
        startIcon: { margin: 0 },
        text: { color: 'var(--ink)', '&:hover': { background: 'var(--sunken)' } },
        colorError: { color: 'var(--bad)', borderColor: 'color-mix(in oklab, var(--bad) 45%, transparent)' },
      },
    },
    MuiIconButton: { defaultProps: { size: 'small' }, styleOverrides: { root: { color: 'var(--ink-2)' } } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: fieldLook,
        input: { fontSize: 13, padding: '0 10px', outline: 'none !important', boxShadow: 'none !important' },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: 12,
          boxShadow: 'var(--shadow-3)',
          color: 'var(--ink)',
          margin: 16,
          width: 'calc(100% - 32px)',
        },
      },
    },
    MuiBackdrop: {
      styleOverrides: { root: { background: 'var(--scrim)' }, invisible: { background: 'none' } },
    },
    MuiPopover: {
      styleOverrides: { paper: { borderRadius: 12, boxShadow: 'var(--shadow-3)', color: 'var(--ink)' } },
    },
    MuiMenuItem: { styleOverrides: { root: { fontSize: 13, minHeight: 32 } } },
  },
};
