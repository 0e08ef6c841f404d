// @ts-check
// Files of a built single-page app, read once and kept compressed in memory: the whole of it is a few megabytes.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = /^(text\/|application\/|image\/svg)/;
/** Vite writes a hash of the content into these names. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+(\.map)?$/;

/**
 * @typedef {object} StaticFile
 * @property {Buffer} body
 * @property {string} type
 * @property {string} etag
 * @property {string} cacheControl
 * @property {Partial<Record<'br' | 'gzip', Buffer>>} packed filled on first use
 */

/** @param {string} path as in the address @param {Buffer} body @returns {StaticFile} */
const staticFile = (path, body) => ({
  body,
  type: TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  cacheControl: HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  packed: {},
});

/**
 * Returns every file of a folder by its path in the address. A request can name only entries of this table, so no path reaches the disk.
 * @param {string} folder
 * @returns {Map<string, StaticFile>}
 */
export function loadStaticFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      return [path, staticFile(path, readFileSync(file))];
    }),
  );
}

/**
 * Returns the best encoding that the client accepts.
 * @param {StaticFile} file
 * @param {string} accepted its accept-encoding header
 * @returns {{ body: Buffer, encoding: 'br' | 'gzip' | null }}
 */
export function packedFor(file, accepted) {
  if (!COMPRESSIBLE.test(file.type)) return { body: file.body, encoding: null };
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
    return { body: (file.packed.br ??= brotliCompressSync(file.body, { params })), encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted))
    return { body: (file.packed.gzip ??= gzipSync(file.body)), encoding: 'gzip' };
  return { body: file.body, encoding: null };
}
