import type { RaThemeOptions } from 'react-admin';

/** Phones get targets that thumbs hit. */
const PHONE = '@media (max-width: 599px)';

const QUIET_LABEL = {
  color: 'var(--ink-2)',
  fontSize: 12,
  lineHeight: 1.4,
  '&.Mui-focused, &.Mui-disabled': { color: 'var(--ink-2)' },
  '&.Mui-error': { color: 'var(--bad)' },
};

const LOCKED_INK = { color: 'var(--disabled-ink)', WebkitTextFillColor: 'var(--disabled-ink)' };

/** The parts of fields: labels above, 34 pixels high, hints and errors below. */
export const FIELD_PARTS = {
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true, margin: 'none' } },
  MuiFormControl: { defaultProps: { margin: 'none' }, styleOverrides: { root: { minWidth: 0 } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        ...QUIET_LABEL,
        position: 'static',
        maxWidth: 'none',
        marginBottom: 5,
        transform: 'none',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      },
    },
  },
  MuiFormLabel: { styleOverrides: { root: QUIET_LABEL } },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '5px 0 0',
        color: 'var(--ink-2)',
        fontSize: 12,
        lineHeight: 1.4,
        '&.Mui-error': { color: 'var(--bad)', fontWeight: 560 },
        '&.Mui-disabled': { color: 'var(--ink-2)' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        gap: 6,
        height: 34,
        padding: '0 10px',
        borderRadius: 8,
        background: 'var(--surface)',
        color: 'var(--ink)',
        fontSize: 13,
        [PHONE]: { height: 44 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--control)', borderWidth: 1 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)', borderWidth: 1 },
        '&.Mui-focused': { boxShadow: '0 0 0 3px var(--focus-halo)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--bad-mark)' },
        '&.Mui-disabled': { background: 'var(--disabled-bg)' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-2)' },
        '&.MuiInputBase-multiline': { height: 'auto', padding: '8px 10px' },
      },
      input: {
        height: '100%',
        padding: 0,
        fontSize: 13,
        outline: 'none !important',
        boxShadow: 'none !important',
        '&.Mui-disabled': LOCKED_INK,
        '&::file-selector-button': { minHeight: 24, height: 24, padding: '0 10px', fontSize: 12 },
        '&[type=file]': { lineHeight: '32px', [PHONE]: { lineHeight: '42px' } },
        '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: { select: { textOverflow: 'ellipsis' }, icon: { color: 'var(--ink-2)' } },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { padding: 4, color: 'var(--control)', '&.Mui-checked': { color: 'var(--ink)' } },
    },
  },
  MuiRadio: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { padding: 4, color: 'var(--control)', '&.Mui-checked': { color: 'var(--ink)' } },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 26, margin: 0, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 3,
        color: '#fff',
        '&.Mui-checked': { color: 'light-dark(var(--brand), var(--bg))', transform: 'translateX(18px)' },
        '&.Mui-checked + .MuiSwitch-track': { background: 'var(--ink)', opacity: 1 },
      },
      thumb: { width: 20, height: 20, boxShadow: 'none' },
      track: { borderRadius: 13, background: 'var(--control)', opacity: 1 },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { gap: 4, minHeight: 30, marginLeft: -4, marginRight: 0, [PHONE]: { minHeight: 44 } },
      labelPlacementStart: { gap: 12, minHeight: 44, marginLeft: 0 },
      label: { fontSize: 13, '&.Mui-disabled': { color: 'var(--ink-2)' } },
    },
  },
  MuiFormGroup: { styleOverrides: { root: { columnGap: 16 } } },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: {
        height: 'auto',
        minHeight: 34,
        padding: '2px 34px 2px 6px',
        '&.MuiOutlinedInput-root .MuiAutocomplete-input': { height: 'auto', padding: 4 },
        [PHONE]: { height: 'auto', minHeight: 44 },
      },
      paper: {
        border: '1px solid var(--line-2)',
        boxShadow: 'var(--shadow-3)',
        color: 'var(--ink)',
        fontSize: 13,
      },
      listbox: { color: 'var(--ink-2)', fontSize: 13 },
      noOptions: { color: 'var(--ink-2)', fontSize: 13 },
      loading: { color: 'var(--ink-2)', fontSize: 13 },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 24,
        borderRadius: 6,
        background: 'var(--sunken)',
        color: 'var(--ink)',
        fontSize: 12,
        '&.Mui-disabled': { opacity: 1 },
        '&.Mui-disabled .MuiChip-deleteIcon': { display: 'none' },
      },
    },
  },
} satisfies RaThemeOptions['components'];
