// @ts-check
// Entry of `npm test`. Plain syntax, and nothing newer imported before the version is known.
import { nodeVersionFault } from '../start/checkout/node-version.mjs';

const fault = nodeVersionFault(process.versions.node);
if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  import('./run-tests.mjs').then((program) => program.runTests(process.argv.slice(2)));
}
