/** The rule that holds the dark look of a mail. A preview turns it on and off. */
export const DARK_MAIL_MEDIA = '@media (prefers-color-scheme: dark)';

/** The values of libs/ui's tokens: mail programs know no custom properties. Each class of the kit has one in light and one in dark. */
export const MAIL_COLORS = {
  light: {
    page: '#f4f4ef',
    sheet: '#ffffff',
    panel: '#f4f4ef',
    ink: '#0c0c09',
    dim: '#4c4c47',
    line: '#dfdfd9',
    link: '#16543d',
    button: '#fbca0c',
    buttonInk: '#0c0c09',
  },
  dark: {
    page: '#0c0c09',
    sheet: '#1c1c19',
    panel: '#262623',
    ink: '#f4f4ef',
    dim: '#aaaaa3',
    line: '#4c4c47',
    link: '#83c9a9',
    button: '#fbca0c',
    buttonInk: '#0c0c09',
  },
} as const;
