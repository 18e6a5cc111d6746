// violates: entry-points-import-no-domain
import '#src/domains/catalog/index.ts';
