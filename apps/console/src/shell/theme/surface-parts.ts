import type { RaThemeOptions } from 'react-admin';

const RAISED = { borderRadius: 12, boxShadow: 'var(--shadow-3)', color: 'var(--ink)' };

/** The parts above a page, dialogs, menus and notices, and tables on it. */
export const SURFACE_PARTS = {
  MuiDialog: { styleOverrides: { paper: { ...RAISED, margin: 16, width: 'calc(100% - 32px)' } } },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '20px 20px 0', fontSize: 14, fontWeight: 640, lineHeight: 1.3 } },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        display: 'grid',
        gap: 14,
        padding: '14px 20px',
        '.MuiDialogTitle-root + &': { paddingTop: '14px' },
      },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap', gap: 8, padding: '12px 20px 20px' } } },
  MuiBackdrop: {
    styleOverrides: { root: { background: 'var(--scrim)' }, invisible: { background: 'none' } },
  },
  MuiPopover: { styleOverrides: { paper: RAISED } },
  MuiMenuItem: { styleOverrides: { root: { fontSize: 13, minHeight: 32 } } },
  MuiAccordion: {
    styleOverrides: {
      root: { background: 'none', color: 'inherit', font: 'inherit', '&::before': { display: 'none' } },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 0, padding: 0 },
      content: { gap: 10, alignItems: 'center', minWidth: 0, margin: 0 },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: 0 } } },
  MuiAlert: {
    styleOverrides: {
      root: { padding: '4px 12px', borderRadius: 8, fontSize: 13 },
      icon: { opacity: 1 },
      message: { minWidth: 0 },
      action: { flexWrap: 'wrap', gap: 8, alignItems: 'center', paddingTop: 0, marginRight: 0 },
      standard: {
        '& .MuiAlert-icon': { color: 'inherit' },
        '&.MuiAlert-colorInfo': { background: 'var(--info-bg)', color: 'var(--info)' },
        '&.MuiAlert-colorSuccess': { background: 'var(--good-bg)', color: 'var(--good)' },
        '&.MuiAlert-colorWarning': { background: 'var(--warn-bg)', color: 'var(--warn)' },
        '&.MuiAlert-colorError': { background: 'var(--bad-bg)', color: 'var(--bad)', fontWeight: 540 },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderColor: 'var(--line)',
        color: 'inherit',
        fontSize: 'inherit',
        fontWeight: 'inherit',
        letterSpacing: 'inherit',
        lineHeight: 'inherit',
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { minHeight: 24, '&:hover, &:focus-visible, &.Mui-active': { color: 'var(--ink)' } },
      icon: { width: 12, height: 12, margin: 0 },
    },
  },
  MuiSnackbarContent: {
    defaultProps: { role: 'status' },
    styleOverrides: {
      root: {
        borderRadius: 12,
        background: 'var(--primary-bg)',
        color: 'var(--primary-ink)',
        fontSize: 13,
        boxShadow: 'var(--shadow-3)',
      },
      action: { '& .MuiButton-root': { background: 'none', borderColor: 'currentcolor', color: 'inherit' } },
    },
  },
} satisfies RaThemeOptions['components'];
