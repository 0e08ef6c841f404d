import type { EndpointShape } from '../endpoint/index.js';

export interface RequestBody {
  readonly body?: string | FormData;
  /** Absent if the platform sets it, with the boundary of a form's parts. */
  readonly contentType?: string;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const entriesOf = (body: object): [string, unknown][] =>
  Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isGiven).map((item): [string, unknown] => [name, item]),
  );

const formOf = (body: object): RequestBody => {
  const entries = entriesOf(body);
  if (!entries.some(([, value]) => value instanceof Blob)) {
    const fields = new URLSearchParams(
      entries.map(([name, value]): [string, string] => [name, String(value)]),
    );
    return { body: fields.toString(), contentType: 'application/x-www-form-urlencoded' };
  }
  const form = new FormData();
  for (const [name, value] of entries) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return { body: form };
};

/** Returns the encoded `body`: JSON, or a form if the endpoint takes one, as parts if it has a file. */
export const requestBody = ({ bodyFormat }: EndpointShape, body: unknown): RequestBody => {
  if (body === undefined) return {};
  if (bodyFormat === 'form') return formOf(Object(body) as object);
  return { body: JSON.stringify(body), contentType: 'application/json' };
};
