// violates: repositories-import-own-domain-only
import '#src/domains/catalog/db/tables.ts';
