// violates: content-takes-limits-of-contracts
import '#src/domains/catalog/db/tables.ts';
