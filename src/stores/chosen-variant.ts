export { tellVariant } from '#src/browser/chosen-variant.ts';
