/** A tire from the side with its size on the rubber, drawn in the page's colors. */
export const SidewallPicture = () => (
  <svg
    viewBox="0 0 320 190"
    role="img"
    aria-label="The side of a tire with 225/65R17 102H written along its edge"
  >
    <defs>
      <path id="sidewall-arc" d="M 34 190 A 126 126 0 0 1 286 190" />
    </defs>
    <circle cx="160" cy="190" r="158" fill="#23262b" />
    <circle cx="160" cy="190" r="158" fill="none" stroke="#3b4048" strokeWidth="8" strokeDasharray="10 7" />
    <circle cx="160" cy="190" r="104" fill="#353a42" />
    <circle cx="160" cy="190" r="92" fill="#c9ced6" />
    <circle cx="160" cy="190" r="30" fill="#8d949f" />
    {[-60, -30, 0, 30, 60].map((degrees) => (
      <rect
        key={degrees}
        x="153"
        y="104"
        width="14"
        height="62"
        rx="5"
        fill="#8d949f"
        transform={`rotate(${degrees} 160 190)`}
      />
    ))}
    <path
      d="M 72 106 A 122 122 0 0 1 248 106"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="30"
      opacity="0.9"
    />
    <text fontSize="21" fontWeight="700" letterSpacing="1.5" fill="#14161a" dy="7">
      <textPath href="#sidewall-arc" startOffset="50%" textAnchor="middle">
        225/65R17 102H
      </textPath>
    </text>
  </svg>
);
