export const Palette = (_props: { readonly onClose: () => void }) => null;
