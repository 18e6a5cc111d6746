// violates: repositories-stay-at-home
import '#src/domains/catalog/db/tables.ts';
