import type { SVGProps } from 'react';

export type TireGlyphProps = SVGProps<SVGSVGElement> & { size?: number };

const lugs =
  'M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4';

/** The tire seen from the side: replaces a missing picture and heads an empty state. */
export const TireGlyph = ({ size = 24, ...rest }: TireGlyphProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    aria-hidden="true"
    {...rest}
  >
    <circle cx="12" cy="12" r="9.2" />
    <circle cx="12" cy="12" r="4.6" />
    <path d={lugs} />
  </svg>
);
