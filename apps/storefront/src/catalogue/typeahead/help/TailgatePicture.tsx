/** The back of a car: the model on the left, the trim on the right. */
export const TailgatePicture = () => (
  <svg
    viewBox="0 0 320 190"
    role="img"
    aria-label="The back of a car: the model’s name on the left, the trim EX on the right"
  >
    <rect width="320" height="190" fill="#dfe3e8" />
    <path d="M46 96 C54 48 80 26 110 24 H210 C240 26 266 48 274 96 L286 108 V158 H34 V108 Z" fill="#4a6076" />
    <path d="M78 84 C84 54 98 42 116 40 H204 C222 42 236 54 242 84 Z" fill="#1c2733" />
    <rect x="34" y="104" width="46" height="18" rx="6" fill="#b3372f" />
    <rect x="240" y="104" width="46" height="18" rx="6" fill="#b3372f" />
    <rect x="126" y="124" width="68" height="24" rx="3" fill="#ffffff" stroke="#3b4048" />
    <rect x="34" y="150" width="252" height="14" rx="6" fill="#23262b" />
    <rect x="52" y="160" width="44" height="26" rx="6" fill="#14161a" />
    <rect x="224" y="160" width="44" height="26" rx="6" fill="#14161a" />
    <text x="88" y="116" fontSize="13" fontWeight="700" fill="#ffffff">
      CR-V
    </text>
    <rect x="202" y="101" width="34" height="21" rx="5" fill="var(--brand)" />
    <text x="219" y="116" fontSize="14" fontWeight="800" textAnchor="middle" fill="#14161a">
      EX
    </text>
  </svg>
);
