import type { FaultCode } from '@simpletread/domain';
import { z } from 'zod';

import { faultIssue } from '../faults/index.js';

/** A file of a form, as the server read it. */
export interface UploadedFile {
  readonly name: string;
  /** As the sender declared it. */
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

interface FileRule {
  /** The most bytes a file may have. */
  readonly maxBytes: number;
  /** Absent: of any type. */
  readonly mediaTypes?: readonly string[];
  readonly faults: {
    readonly missing: FaultCode;
    readonly tooLarge: FaultCode;
    readonly wrongType: FaultCode;
  };
}

const NOTHING = new Uint8Array();

const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** Returns the size and type of a file: as a server read it, or as a browser is about to send it. */
const factsOf = (value: unknown): { readonly size: number; readonly mediaType: string } | null => {
  if (isUploadedFile(value)) return { size: value.bytes.length, mediaType: value.mediaType };
  return value instanceof Blob ? { size: value.size, mediaType: value.type } : null;
};

/**
 * Returns a schema of a form's file: a client sends a Blob or File, the server's handler receives an UploadedFile. Refuses with `rule`'s
 * faults, on the server and in a form that is checked before it is sent; the latter has no use for the result.
 */
export const fileField = ({ maxBytes, mediaTypes, faults }: FileRule) =>
  z.custom<Blob>().transform((value, context): UploadedFile => {
    const file: unknown = value;
    const refuseWith = (code: FaultCode): never => {
      context.addIssue(faultIssue({ code, data: { limit: `${Math.round(maxBytes / 1_048_576)} MB` } }));
      return z.NEVER;
    };
    const facts = factsOf(file);
    if (facts === null || facts.size === 0) return refuseWith(faults.missing);
    if (facts.size > maxBytes) return refuseWith(faults.tooLarge);
    if (mediaTypes?.includes(facts.mediaType) === false) return refuseWith(faults.wrongType);
    return isUploadedFile(file) ? file : { name: '', mediaType: facts.mediaType, bytes: NOTHING };
  });
