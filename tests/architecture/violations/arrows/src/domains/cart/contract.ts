// violates: contracts-know-shared
import '#src/domains/catalog/contract.ts';
