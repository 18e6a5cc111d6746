// violates: tables-reference-earlier-domains
import '#src/domains/catalog/index.ts';
