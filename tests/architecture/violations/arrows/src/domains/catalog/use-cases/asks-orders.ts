// violates: domains-import-earlier-domains-only
import '#src/domains/orders/index.ts';
