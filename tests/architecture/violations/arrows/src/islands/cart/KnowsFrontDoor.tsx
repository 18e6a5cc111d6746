// violates: islands-import-stores
import '#src/domains/catalog/index.ts';
