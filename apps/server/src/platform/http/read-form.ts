import { createHash } from 'node:crypto';

import multipart from '@fastify/multipart';
import type { EndpointShape, UploadedFile } from '@simpletread/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { FaultError } from './fault-error.js';

const MEGABYTE = 1_048_576;

const FORM_LIMITS = {
  fileSize: 2 * MEGABYTE,
  files: 6,
  fields: 100,
  fieldSize: 20_000,
  fieldNameSize: 100,
  parts: 110,
} as const;

/**
 * Lets requests carry forms in parts. The plugin's hooks stay away: they delete files that it saved to disk, where ours never go, and would
 * run asynchronously on every request.
 */
export const installForms = (fastify: FastifyInstance): void => {
  const hookless: FastifyInstance = Object.create(fastify, { addHook: { value: () => hookless } });
  multipart(hookless, { limits: { ...FORM_LIMITS } }, () => undefined);
};

/** A megabyte above the file limit, so a schema can still name the fault. */
const mostFileBytes = ({ mostFileBytes: allowed = MEGABYTE }: EndpointShape): number => allowed + MEGABYTE;

class FormFile implements UploadedFile {
  constructor(
    readonly name: string,
    readonly mediaType: string,
    readonly bytes: Uint8Array,
  ) {}

  /** Represents the file in request hashes and logs. */
  toJSON(): object {
    const { name, mediaType, bytes } = this;
    return { name, mediaType, sha256: createHash('sha256').update(bytes).digest('hex') };
  }
}

type Fields = Map<string, unknown>;

const withValue = (fields: Fields, name: string, value: unknown): void => {
  const before = fields.get(name);
  fields.set(
    name,
    before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value],
  );
};

const partsOf = async (request: FastifyRequest, fileSize: number): Promise<object> => {
  const fields: Fields = new Map();
  for await (const part of request.parts({ limits: { ...FORM_LIMITS, fileSize } })) {
    const isFile = part.type === 'file';
    const value = isFile ? new FormFile(part.filename, part.mimetype, await part.toBuffer()) : part.value;
    if (!isFile && part.valueTruncated) throw FaultError.of('request.tooLarge', { limit: '20 KB' });
    withValue(fields, part.fieldname, value);
  }
  return Object.fromEntries(fields);
};

/** Reads the form in parts that `request` carries into its body: texts, files, and lists of what comes more than once. */
export const readForm = async (endpoint: EndpointShape, request: FastifyRequest): Promise<void> => {
  if (!request.isMultipart()) return;
  const fileSize = mostFileBytes(endpoint);
  try {
    request.body = await partsOf(request, fileSize);
  } catch (error) {
    if (error instanceof FaultError) throw error;
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    if (/LIMIT|TOO_LARGE/.test(code))
      throw FaultError.of('request.tooLarge', { limit: `${fileSize / MEGABYTE} MB` });
    throw FaultError.of('request.unreadable');
  }
};

const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)/i;

/** True if the body is a form instead of JSON, which pages of any other site can send, or the reverse. */
export const hasWrongFormat = ({ bodyFormat }: EndpointShape, { headers, body }: FastifyRequest): boolean =>
  FORM.test(headers['content-type'] ?? '')
    ? bodyFormat !== 'form'
    : bodyFormat === 'form' && body !== undefined;
