// violates: gateways-import-no-domain
import '#src/domains/catalog/index.ts';
