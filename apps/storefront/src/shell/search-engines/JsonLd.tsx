import type { Thing } from 'schema-dts';

/** A page's structured data, escaped so that no text can end the element. */
export const JsonLd = ({ data }: { data: Exclude<Thing, string> }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
    }}
  />
);
