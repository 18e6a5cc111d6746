// violates: platform-imports-no-domain
import '#src/domains/catalog/index.ts';
