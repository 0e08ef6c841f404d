const ROWS = [
  { wheel: 'Front', size: '225/65R17 102H', pressure: '33 psi' },
  { wheel: 'Rear', size: '225/65R17 102H', pressure: '33 psi' },
  { wheel: 'Spare', size: 'T135/90D17 104M', pressure: '60 psi' },
] as const;

/** The tire placard in a driver's door frame; for the trim, only the sizes are marked. */
export const PlacardPicture = ({ isTrimMarked = false }: { isTrimMarked?: boolean }) => (
  <svg
    viewBox="0 0 320 190"
    role="img"
    aria-label="The tire placard in the driver’s door: 225/65R17 102H front and rear, with the pressure for each"
  >
    <path d="M0 0 H320 V190 H0 Z" fill="#9aa1ab" />
    <path d="M0 0 H58 C44 60 44 130 58 190 H0 Z" fill="#5c636d" />
    <circle cx="30" cy="52" r="7" fill="#3b4048" />
    <circle cx="30" cy="140" r="7" fill="#3b4048" />
    <rect x="78" y="34" width="224" height="122" rx="6" fill="#ffffff" stroke="#3b4048" />
    <rect x="78" y="34" width="224" height="26" rx="6" fill="#23262b" />
    <text x="190" y="52" fontSize="12" fontWeight="700" textAnchor="middle" fill="#ffffff">
      TIRE AND LOADING INFORMATION
    </text>
    <rect
      x="122"
      y="68"
      width={isTrimMarked ? 120 : 174}
      height="48"
      rx="5"
      fill="var(--brand)"
      opacity="0.9"
    />
    {ROWS.map(({ wheel, size, pressure }, index) => (
      <g key={wheel} fontSize="12" fill="#14161a">
        <text x="88" y={86 + index * 24}>
          {wheel}
        </text>
        <text x="130" y={86 + index * 24} fontWeight="700">
          {size}
        </text>
        <text x="252" y={86 + index * 24}>
          {pressure}
        </text>
      </g>
    ))}
  </svg>
);
