import type { Thing } from 'schema-dts';

/** Structured data of a page, escaped so that no text of it can end the element. */
export const JsonLd = ({ data }: { data: Exclude<Thing, string> }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
    }}
  />
);
