/** The way to a place by car, in the map that the visitor's device opens for it. */
export const Directions = ({ to }: { to: string }) => (
  <a
    href={`https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: to }).toString()}`}
    target="_blank"
    rel="noreferrer"
    aria-label={`Directions to ${to}, in a new tab`}
    data-print="hide"
  >
    Directions
  </a>
);
