// violates: host-imports-no-domain
import '#src/domains/catalog/index.ts';
