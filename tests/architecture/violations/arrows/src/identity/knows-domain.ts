// violates: identity-service-stands-alone
import '#src/domains/catalog/index.ts';
