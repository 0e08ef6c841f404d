// @ts-check
// Plain syntax on purpose: an old Node must be able to read this file to say that it is too old.

/** Oldest Node that every dependency supports; the same as `engines` in package.json. */
const OLDEST = { major: 20, minor: 19 };

/**
 * @param {string} version such as `20.19.1`
 * @returns {string | null} one sentence, or null if the version is supported
 */
export function nodeVersionFault(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  const isNewEnough = major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
  if (isNewEnough) return null;
  return (
    'SimpleTread needs Node ' +
    OLDEST.major +
    '.' +
    OLDEST.minor +
    ' or newer and this is ' +
    version +
    ': get one from nodejs.org.'
  );
}
