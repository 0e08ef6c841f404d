// Writes src/tokens/tokens.css from src/tokens/tokens.json. The build fails if they don't match.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const declare = (entries, prefix = '', unit = '') =>
  Object.entries(entries)
    .map(([name, value]) => `--${prefix}${name}: ${value === 0 ? 0 : `${value}${unit}`};`)
    .join('\n');

const seasonBrand = `--brand-hover: color-mix(in oklab, var(--brand) 82%, white);
  --brand-press: color-mix(in oklab, var(--brand) 88%, black);`;

const fontFace = `@font-face {
  font-family: 'SimpleTread Sans';
  src: url('../fonts/simpletread-sans-latin.woff2') format('woff2');
  font-weight: 200 900;
  font-stretch: 75% 125%;
  font-display: swap;
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}`;

/**
 * A fallback with the same width until the font loads; otherwise lines rewrap and move everything below. Measured over a paragraph of the
 * shop set in both. Liberation Sans and Helvetica are as wide as Arial.
 */
const standIn = ({ locals, weight, stretch, widthRatio }) => `@font-face {
  font-family: 'SimpleTread Sans Stand-in';
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  font-stretch: ${stretch};
  size-adjust: ${(widthRatio * 100).toFixed(1)}%;
  ascent-override: ${(109 / widthRatio).toFixed(1)}%;
  descent-override: ${(32 / widthRatio).toFixed(1)}%;
  line-gap-override: 0%;
}`;

const REGULAR = ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'];
const BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'];

const standIns = [
  { locals: REGULAR, weight: '200 579', stretch: '75% 110%', widthRatio: 1.034 },
  { locals: BOLD, weight: '580 900', stretch: '75% 110%', widthRatio: 1.001 },
  { locals: BOLD, weight: '580 900', stretch: '111% 125%', widthRatio: 1.099 },
].map(standIn);

const gridOf = ({ grid }, size) =>
  `--cols: ${grid.columns[size]}; --margin: ${grid.margin[size]}px; --gutter: ${grid.gutter[size]}px; --nav-h: ${grid.nav[size]}px;`;

const foundations = (tokens) => {
  const ramps = Object.entries(tokens.color).map(([ramp, steps]) => declare(steps, `${ramp}-`));
  const { type, motion, control, console: staff } = tokens;
  return `:root {
  /* ramps: for building roles only */
  ${ramps.join('\n')}

  /* type: one family, three widths */
  --font: ${type.family};
  ${declare(type.width, 'w-')}
  ${declare(type.weight, 'wt-')}
  ${declare(type.size, 't-')}
  ${declare(type.leading, 'lh-')}
  ${declare(type.tracking, 'tr-')}

  /* space, radius, controls */
  ${declare(tokens.space, 's-', 'px')}
  ${declare(tokens.radius, 'r-', 'px')}
  ${declare(control.height, 'h-', 'px')}
  --target-min: ${control.target}px;

  /* motion */
  ${declare(motion.duration, 'd-')}
  ${declare(motion.ease, 'e-')}

  /* z-layers */
  ${declare(tokens.z, 'z-')}

  /* grid from S up */
  ${gridOf(tokens, 'S')}
  --max: ${tokens.grid.maxContent}px;

  /* console density */
  --row: ${staff.row}px; --row-compact: ${staff.rowCompact}px; --sidebar: ${staff.sidebar}px; --topbar: ${staff.topbar}px;
}
${['M', 'L', 'XL']
  .map(
    (size) => `@media (min-width: ${tokens.grid.breakpoints[size]}px) { :root { ${gridOf(tokens, size)} } }`,
  )
  .join('\n')}`;
};

const modeRoles = (tokens, mode) => `color-scheme: ${mode};
  ${declare(tokens.mode[mode])}
  ${declare(tokens.shadow[mode], 'shadow-')}`;

const modes = (tokens) => `/* mode: follows the system unless data-mode on the root says otherwise */
:root, [data-mode='light'] { ${modeRoles(tokens, 'light')} }
@media (prefers-color-scheme: dark) { :root:not([data-mode='light']) { ${modeRoles(tokens, 'dark')} } }
[data-mode='dark'] { ${modeRoles(tokens, 'dark')} }`;

const selectorsOf = (season, root) =>
  season === 'default'
    ? [`${root}:not([data-season])`, `${root}[data-season='default']`, `${root} [data-season='default']`]
    : [`${root}[data-season='${season}']`, `${root} [data-season='${season}']`];

const seasons = (tokens) => {
  const light = Object.entries(tokens.season).map(([name, { label: _label, ...roles }]) => {
    const selector = name === 'default' ? `:root, [data-season='default']` : `[data-season='${name}']`;
    return `${selector} { ${declare(roles)}\n${seasonBrand} }`;
  });
  const dark = Object.entries(tokens.seasonDark).map(
    ([name, roles]) => `${selectorsOf(name, "[data-mode='dark']").join(',\n')} { ${declare(roles)} }
@media (prefers-color-scheme: dark) { ${selectorsOf(name, ":root:not([data-mode='light'])").join(',\n')} { ${declare(roles)} } }`,
  );
  return `/* season: repaints the line, the announcement bar, the hero and the brand; never prices or status */
${[...light, ...dark].join('\n')}`;
};

const stillMotion = ({ motion }) =>
  `@media (prefers-reduced-motion: reduce) { :root { ${Object.keys(motion.duration)
    .map((name) => `--d-${name}: 0ms;`)
    .join(' ')} } }`;

export const renderTokensCss = async () => {
  const tokens = JSON.parse(readFileSync(here('src/tokens/tokens.json'), 'utf8'));
  const css = [
    `/* Written from tokens.json by generate-tokens.mjs. --<role> is for use, --<ramp>-<step> for building roles. */`,
    fontFace,
    ...standIns,
    foundations(tokens),
    modes(tokens),
    seasons(tokens),
    stillMotion(tokens),
  ].join('\n\n');
  const options = (await prettier.resolveConfig(here('src/tokens/tokens.css'))) ?? {};
  return prettier.format(css, { ...options, parser: 'css' });
};

export const tokensCssPath = here('src/tokens/tokens.css');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(tokensCssPath, await renderTokensCss());
}
