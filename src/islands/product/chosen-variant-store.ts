export { publishVariant } from '#src/browser/chosen-variant.ts';
