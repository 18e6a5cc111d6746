// violates: browser-imports-contract-types-only
import { NAME_MAX } from '#src/domains/catalog/contract.ts';

export const longest = NAME_MAX;
