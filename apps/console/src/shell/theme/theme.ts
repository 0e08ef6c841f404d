import type { RaThemeOptions } from 'react-admin';

import { FIELD_PARTS } from './field-parts.js';
import { SURFACE_PARTS } from './surface-parts.js';

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
          '&.MuiButton-colorSecondary': { background: 'var(--brand)', color: 'var(--on-brand)' },
          '&.MuiButton-colorSecondary:hover': { background: 'var(--brand-hover)' },
        },
        startIcon: { margin: 0 },
        text: { color: 'var(--ink)', '&:hover': { background: 'var(--sunken)' } },
        colorError: { color: 'var(--bad)', borderColor: 'color-mix(in oklab, var(--bad) 45%, transparent)' },
      },
    },
    MuiIconButton: { defaultProps: { size: 'small' }, styleOverrides: { root: { color: 'var(--ink-2)' } } },
    ...FIELD_PARTS,
    ...SURFACE_PARTS,
  },
};
