// violates: words-know-shared
import { NAME_MAX } from '#src/domains/catalog/contract.ts';
export const words = NAME_MAX;
