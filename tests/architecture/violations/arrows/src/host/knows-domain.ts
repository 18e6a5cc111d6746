// violates: host-knows-no-domain
import '#src/domains/catalog/index.ts';
