// @ts-check
// Entry of `npm run reset`. Plain syntax, and nothing newer imported before the version is known.
import { nodeVersionFault } from './checkout/node-version.mjs';

const fault = nodeVersionFault(process.versions.node);
if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  import('./empty-data.mjs').then((program) =>
    program.emptyData({ isAsking: !process.argv.includes('--yes') }),
  );
}
