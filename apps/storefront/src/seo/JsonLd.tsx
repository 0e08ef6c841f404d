type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Structured data of a page, escaped so that no text of it can end the element. */
export const JsonLd = ({ data }: { data: { readonly [key: string]: Json | undefined } }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
    }}
  />
);
