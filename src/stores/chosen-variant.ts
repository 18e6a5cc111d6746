export { tellVariant } from '#src/browser/chosen-variant.ts';
export { replaceAddress } from '#src/browser/overlays.ts';
