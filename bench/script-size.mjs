// @ts-check
// Prints the gzipped script size of each page of a running storefront: `node bench/script-size.mjs http://localhost:3000 / /tire-sizes/225-65r17`.
import { gzipSync } from 'node:zlib';

const [base = 'http://localhost:3000', ...paths] = process.argv.slice(2);
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+\.js)"[^>]*>/g;

/** @type {Map<string, Promise<number>>} */
const sizes = new Map();

/** @param {string} address */
const sizeOf = (address) => {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const size = fetch(new URL(address, base))
    .then((reply) => reply.arrayBuffer())
    .then((body) => gzipSync(Buffer.from(body), { level: 9 }).length);
  sizes.set(address, size);
  return size;
};

for (const path of paths.length === 0 ? ['/'] : paths) {
  const html = await (await fetch(new URL(path, base))).text();
  const tags = [...html.matchAll(SCRIPT)].filter(([tag]) => !/\bnomodule\b/i.test(tag));
  const addresses = [...new Set(tags.map(([, address]) => address ?? ''))];
  const total = (await Promise.all(addresses.map(sizeOf))).reduce((sum, size) => sum + size, 0);
  console.log(`${(total / 1000).toFixed(1).padStart(7)} KB  ${addresses.length} files  ${path}`);
}
