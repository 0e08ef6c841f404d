// @ts-check
// Entry of `npm start` and `npm run dev`. Plain syntax, and nothing newer imported before the version is known.
import { nodeVersionFault } from './checkout/node-version.mjs';

const fault = nodeVersionFault(process.versions.node);
if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  import('./up.mjs').then((program) => program.up({ isWatching: process.argv.includes('--watch') }));
}
