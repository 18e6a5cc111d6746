// violates: content-imports-contracts-only
import '#src/domains/catalog/db/tables.ts';
