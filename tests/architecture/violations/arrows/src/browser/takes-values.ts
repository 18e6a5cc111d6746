// violates: browser-scripts-take-types-of-contracts
import { NAME_MAX } from '#src/domains/catalog/contract.ts';

export const longest = NAME_MAX;
