// violates: domain-is-in-domain-line
import '#src/domains/catalog/index.ts';
