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
  readonly mediaTypes: readonly string[];
  readonly faults: {
    readonly missing: FaultCode;
    readonly tooLarge: FaultCode;
    readonly wrongType: FaultCode;
  };
}

const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/**
 * Returns a schema of a form's file: a client sends a Blob or File, the server's handler receives an UploadedFile. Refuses with `rule`'s
 * faults.
 */
export const fileField = ({ maxBytes, mediaTypes, faults }: FileRule) =>
  z.custom<Blob>().transform((value, context): UploadedFile => {
    const file: unknown = value;
    const refuseWith = (code: FaultCode): never => {
      context.addIssue(faultIssue({ code, data: { limit: `${Math.round(maxBytes / 1_048_576)} MB` } }));
      return z.NEVER;
    };
    if (!isUploadedFile(file) || file.bytes.length === 0) return refuseWith(faults.missing);
    if (file.bytes.length > maxBytes) return refuseWith(faults.tooLarge);
    return mediaTypes.includes(file.mediaType) ? file : refuseWith(faults.wrongType);
  });
