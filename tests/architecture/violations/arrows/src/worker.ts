// violates: entries-compose
import '#src/domains/catalog/index.ts';
