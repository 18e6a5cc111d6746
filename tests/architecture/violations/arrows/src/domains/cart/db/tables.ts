// violates: tables-point-left
import '#src/domains/catalog/index.ts';
