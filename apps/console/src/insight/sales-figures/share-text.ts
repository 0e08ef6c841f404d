const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** Returns the share of won requests among those won or lost: `62.5%`; a dash while none is decided. */
export const shareOfDecided = ({ won, lost }: { readonly won: number; readonly lost: number }): string =>
  won + lost === 0 ? '–' : SHARE.format(won / (won + lost));
